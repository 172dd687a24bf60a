// Before any test: the catalogues and guides come from the sources instead of a server, and English is spoken.

import { beforeEach, vi } from "vitest";
import { files } from "../build/languages";
import { useLanguage } from "../src/say/index";

const PLACE = "../src/signoria/lang";

vi.stubGlobal("fetch", async (address: string | URL | Request): Promise<Response> => {
  if (`${address}`.endsWith(".svg")) return new Promise(() => {}); // drawings may be late, and nobody asks for them again
  const name = `${address}`.split("/@languages/")[1];
  const content = name && files(PLACE, name.split(/[-.]/)[0] ?? "").get(name);
  if (!content) throw new TypeError(`no test answers a request for ${address}`);
  return Response.json(content());
});

beforeEach(async () => {
  await useLanguage("en");
});
