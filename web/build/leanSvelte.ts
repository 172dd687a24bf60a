// Svelte without what this page never does: take over a page that a server rendered ("hydration"), run components of Svelte 4.
// Its runtime asks flags at each step whether it has to. Here they are constants, and the minifier drops what they rule out.

import type { Plugin } from "vite";

/** By module of Svelte: what makes it lean. Each must be found, so that an update that renames something is noticed. */
const CHANGES: Record<string, [string | RegExp, string][]> = {
  "internal/client/dom/hydration.js": [
    ["export let hydrating = false;", "export const hydrating = false;"],
    ["\thydrating = value;\n", ""],
  ],
  "internal/flags/index.js": [
    ["export let async_mode_flag = false;", "export const async_mode_flag = false;"],
    ["export let legacy_mode_flag = false;", "export const legacy_mode_flag = false;"],
    ["export let tracing_mode_flag = false;", "export const tracing_mode_flag = false;"],
    [/^\t\w+_mode_flag = (?:true|false);\n/gm, ""],
  ],
};
/** What a component does after each element, only to take over what a server rendered. */
const TAKING_OVER = /^\t*\$\.(?:reset\([\w$]+\)|next\(\d*\));\n/gm;

export function leanSvelte(): Plugin {
  return {
    name: "lean-svelte",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      const changed = lean(id, code);
      return changed === undefined ? undefined : { code: changed, map: null };
    },
  };
}

/** A module without all that; undefined: there is nothing of it in there. */
export function lean(id: string, code: string): string | undefined {
  const name = id.split("?")[0] ?? "";
  if (name.endsWith(".svelte")) return code.replace(TAKING_OVER, "");
  const changes = CHANGES[/\/svelte\/src\/(.+)$/.exec(name)?.[1] ?? ""];
  return changes?.reduce((text, [old, other]) => changed(text, old, other), code);
}

function changed(text: string, old: string | RegExp, other: string): string {
  const after = text.replace(old, other);
  if (after === text) throw new Error(`Svelte has changed: there is no ${old} any more`);
  return after;
}
