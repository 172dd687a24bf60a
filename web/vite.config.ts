import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { languagesPlugin } from "./build/languages.ts";
import { leanSvelte } from "./build/leanSvelte.ts";
import { offline } from "./build/offline.ts";
import { textSize } from "./build/textSize.ts";

// What home and most other screens use.
const FIRST = new RegExp(
  [
    "/node_modules/(?!uqr/)",
    "virtual:languages",
    "/src/[\\w.]+(?:\\?|$)",
    "/src/(?:art|say|wire)/(?!link)",
    "/src/dominion/(?:facts|names|printed|CardName|TypeWord)",
    "/src/home/(?:arrive|me|FileButton|NotifyOffer|Segments|TextField|Tick)\\.",
    "/src/intrigo/(?:picks|ring|Intrigue|Token)\\.",
    "/src/table/(?:pace|LinkState)\\.",
  ].join("|"),
);

// The page is built into the Python package; `npm run dev` talks to a server on port 8000.
export default defineConfig(({ mode }) => ({
  base: "./",
  plugins: [svelte(), leanSvelte(), languagesPlugin("../src/signoria/lang"), offline()],
  css: { postcss: { plugins: [textSize] } },
  resolve: mode === "test" ? { conditions: ["browser"] } : {},
  build: {
    outDir: "../src/signoria/server/page",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    target: "es2022",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // Few larger files compress better than many small ones. What home needs itself stays out of them, or the first
        // screen would load everything.
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [
            // A study screen has files of its own, which only those load who study: the size test counts them by this name.
            {
              debugName: "study",
              name: (id) => `study-${/\/src\/study\/(\w+)\//.exec(id)?.[1]}`,
              test: /\/src\/study\/\w+\//,
            },
            { name: "first", test: FIRST },
            {
              name: "table",
              test: /\/src\/(?:table|end|lesson|replay|wire|intrigo\/(?:happened|award)|dominion\/happened)\b/,
            },
            {
              name: "around",
              test: /\/src\/(?:games|daily|lobby|position|preferences|screen|learn)\/(?!DailyStrip|daily\.)|\/src\/home\/(?:GamesScreen|KingdomScreen|TenCards)/,
            },
          ],
        },
      },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } } },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    setupFiles: ["tests/english.ts"],
    // One window for all files, one after another: a window for each took eight times as long as the tests.
    isolate: false,
    fileParallelism: false,
  },
}));
