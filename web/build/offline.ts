// Writes the service worker of a build: which files it keeps, and a version that changes with any of them.

import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const TEMPLATE = new URL("./service-worker.js", import.meta.url);
/** All screens one plays with; study screens, languages, fonts, and drawings are kept when they are first used. */
const NEEDED = /^(?!assets\/study-).*\.(js|css)$|^icon|\.webmanifest$/;

export function offline(): Plugin {
  let folder = "";
  return {
    name: "offline",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      const files = filesIn(folder).filter((name) => name !== "sw.js");
      const hash = createHash("sha256");
      for (const name of files) hash.update(name).update(readFileSync(join(folder, name)));
      const kept = ["./", ...files.filter((name) => NEEDED.test(name))];
      const worker = readFileSync(TEMPLATE, "utf-8")
        .replace("%VERSION%", hash.digest("hex").slice(0, 16))
        .replace('"%FILES%"', JSON.stringify(kept));
      writeFileSync(join(folder, "sw.js"), worker);
    },
  };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(gz|br)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll("\\", "/"),
    )
    .sort();
}
