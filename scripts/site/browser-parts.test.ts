import { globSync } from "node:fs";
import { expect, it } from "vitest";
import { browserParts } from "./browser-parts.ts";

it("names a part for modules that exist: one that has moved would fall out of it in silence", () => {
  const files = globSync("web/**/*.{ts,tsx}").map((path) => `/${path}`);
  for (const { name, test, modules } of browserParts) {
    const found = files.filter((path) => test.test(path));
    expect([name, found.length]).toEqual([name, modules]);
  }
});
