import { readFileSync } from "node:fs";

const read = (locale: "vi" | "en"): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(new URL(`../../../web/messages/${locale}.json`, import.meta.url), "utf8"));

/** The texts of the interface, from their files. */
export const messages = { vi: read("vi"), en: read("en") } as const;
