// What build/languages.ts makes: where each language's files are.
declare module "virtual:languages" {
  export const LANGUAGES: readonly {
    code: string;
    name: string;
    complete: boolean; // has every message that English has
    catalogue: string; // addresses
    guides: Readonly<Record<string, string>>;
  }[];
}
