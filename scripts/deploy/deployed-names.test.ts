import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { previewNames, SITE_NAMES } from "./deployed-names.ts";

it("Deployed names are those of the configurations", () => {
  const valueIn = (path: string, key: string) =>
    new RegExp(`${key}"? ?[=:] "([^"]+)"`).exec(readFileSync(path, "utf8"))?.[1];
  expect(SITE_NAMES).toEqual({
    edge: valueIn("wrangler.toml", "\nname"),
    origin: valueIn("origin/wrangler.toml", "\nname"),
    rooms: valueIn("realtime/durable/wrangler.toml", "\nname"),
    project: valueIn("partykit.json", '"name'),
    database: valueIn("origin/wrangler.toml", "database_name"),
    bucket: valueIn("origin/wrangler.toml", "bucket_name"),
  });
});

it("All deployed names of a preview are different", () => {
  const site = new Set(Object.values(SITE_NAMES));
  const preview = Object.values(previewNames("pr-1"));
  expect(preview.filter((name) => site.has(name))).toEqual([]);
  expect(new Set(preview).size).toBe(site.size);
  expect(Math.max(...Object.values(previewNames("a".repeat(30))).map((name) => name.length))).toBeLessThan(
    63,
  );
});
