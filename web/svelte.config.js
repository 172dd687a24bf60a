import { vitePreprocess } from "@sveltejs/vite-plugin-svelte";

export default {
  preprocess: vitePreprocess(),
  // Every element with a style of its own has this class in the scripts: short, it saves a kilobyte of them.
  compilerOptions: {
    runes: true,
    discloseVersion: false,
    cssHash: ({ hash, css }) => `s${hash(css).slice(0, 5)}`,
  },
};
