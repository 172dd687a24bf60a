// Font sizes in pixels become multiples of the root's, so that the reader's text size reaches every text.

import type { Plugin } from "postcss";

const ROOT = 16;

/** `700 20px / 1.1 var(--serif)` with its pixels as rem. */
export function inRem(value: string): string {
  return value.replace(/\b(\d+(?:\.\d+)?)px\b/g, (_, pixels) => `${Number((Number(pixels) / ROOT).toFixed(4))}rem`);
}

export const textSize: Plugin = {
  postcssPlugin: "text-size",
  Declaration: {
    font: (declaration) => {
      declaration.value = inRem(declaration.value);
    },
    "font-size": (declaration) => {
      declaration.value = inRem(declaration.value);
    },
  },
};
