import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { errorCatalogue } from "#shared/errors/index.ts";

const keysOf = (locale: string): string[] => {
  const catalogue: unknown = JSON.parse(readFileSync(new URL(`./${locale}.json`, import.meta.url), "utf8"));
  return Object.keys(Object(catalogue)).filter((key) => key !== "$schema");
};

const web = new URL("../", import.meta.url);
const sources = readdirSync(web, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.tsx?$/.test(path) && !path.includes(".test.") && !path.startsWith("paraglide"))
  .map((path) => readFileSync(new URL(path, web), "utf8"))
  .join("\n");

describe("messages", () => {
  it("exist in both languages", () => {
    expect(keysOf("en").toSorted()).toEqual(keysOf("vi").toSorted());
  });

  it("have a text for every code of the error catalogue", () => {
    const codes = Object.keys(errorCatalogue).map((code) => `error_${code}`);
    expect(keysOf("vi")).toEqual(expect.arrayContaining(codes));
  });

  it("are all used", () => {
    const used = new Set([...sources.matchAll(/\bm\.(\w+)/g)].map(([, key]) => key));
    expect(keysOf("vi").filter((key) => !used.has(key))).toEqual([]);
  });
});
