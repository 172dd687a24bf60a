import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { languagesPlugin } from "./build/languages.ts";

// The page is built into the Python package; `npm run dev` talks to a server on port 8000.
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), languagesPlugin("../src/signoria/lang")],
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/signoria/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: { environment: "jsdom", include: ["src/**/*.test.ts", "tests/**/*.test.ts"], setupFiles: ["tests/english.ts"] },
}));
