// Makes a catalogue and the guides of every language into files that the page fetches; none of it is JavaScript.
// The module `virtual:languages` says where they are.

import { readdirSync, readFileSync } from "node:fs";
import type { Plugin } from "vite";
import { hasAllOf, languages, pageCatalogue, plainText } from "./catalogues.ts";
import { blocks } from "./guides.ts";

const MODULE = "virtual:languages";
const RESOLVED = `\0${MODULE}`;
const SERVED = "/@languages/"; // while somebody works on the page

/** The files of a language by name: `hu.json`, `hu-dominion.json`. */
export function files(place: string, code: string): Map<string, () => unknown> {
  const made = new Map<string, () => unknown>([[`${code}.json`, () => pageCatalogue(place, code).entries]]);
  for (const name of readdirSync(`${place}/${code}`)) {
    const game = /^guide-(\w+)\.md$/.exec(name)?.[1];
    if (game) made.set(`${code}-${game}.json`, () => blocks(readFileSync(`${place}/${code}/${name}`, "utf8")));
  }
  return made;
}

/** `place` holds a folder for each language. */
export function languagesPlugin(place: string): Plugin {
  let building = false;

  /** The module's source; `address` makes the expression for the address of a file. */
  function source(address: (name: string, content: () => unknown) => string): string {
    const english = pageCatalogue(place, "en");
    const listed = languages(place).map((code) => {
      const catalogue = pageCatalogue(place, code);
      const addresses = [...files(place, code)].map(([name, content]) => [name, address(name, content)] as const);
      const guides = addresses.slice(1).map(([name, at]) => `${name.slice(code.length + 1, -".json".length)}: ${at}`);
      const name = plainText(catalogue, "page-language-name") ?? code;
      return `{ code: ${JSON.stringify(code)}, name: ${JSON.stringify(name)}, complete: ${hasAllOf(catalogue, english)},
        catalogue: ${addresses[0]?.[1]}, guides: { ${guides.join(", ")} } }`;
    });
    return `export const LANGUAGES = [${listed.join(",\n")}];`;
  }

  return {
    name: "signoria-languages",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId(id) {
      return id === MODULE ? RESOLVED : undefined;
    },
    load(id) {
      if (id !== RESOLVED) return undefined;
      if (!building) return source((name) => JSON.stringify(SERVED + name));
      return source((name, content) => {
        const file = this.emitFile({ type: "asset", name: `lang-${name}`, source: JSON.stringify(content()) });
        return `import.meta.ROLLUP_FILE_URL_${file}`;
      });
    },
    configureServer(server) {
      server.middlewares.use(SERVED, (request, response, next) => {
        const name = (request as { url?: string }).url?.slice(1).split("?")[0] ?? ""; // node.d.ts does not know it
        const content = files(place, name.split(/[-.]/)[0] ?? "").get(name);
        if (!content) return next();
        response.setHeader("Content-Type", "application/json");
        response.end(JSON.stringify(content()));
      });
      server.watcher.add(place);
      server.watcher.on("change", (file) => {
        if (/\.(ftl|md)$/.test(file)) server.ws.send({ type: "full-reload" });
      });
    },
  };
}
