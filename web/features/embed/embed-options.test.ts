import fc from "fast-check";
import { expect, it } from "vitest";
import { ZONES } from "#shared/time/zones.table.ts";
import { canonicalPath } from "#shared/url/index.ts";
import { EMBED_STATUSES, EMBED_THEMES, embedOptionsOf, embedPath } from "./embed-options.ts";

const options = fc.record({
  theme: fc.constantFrom(null, ...EMBED_THEMES),
  zone: fc.constantFrom(...ZONES),
  comp_id: fc.option(fc.integer({ min: 1, max: 999_999_999 })),
  status: fc.constantFrom(null, ...EMBED_STATUSES),
  odds: fc.boolean(),
});

it("The URL of a frame contains every option, spelled as edge spells it", () => {
  fc.assert(
    fc.property(options, (chosen) => {
      const url = new URL(embedPath("vi", chosen), "https://site.example");
      expect(embedOptionsOf(url.searchParams)).toEqual(chosen);
      expect(canonicalPath(url)).toBe(url.pathname + url.search);
    }),
  );
});

it("A URL without a query has the defaults, and invalid options are ignored", () => {
  const plain = embedOptionsOf(new URLSearchParams());
  expect(embedPath("en", plain)).toBe("/en/iframe");
  const nonsense = "theme=pink&tz=east&comp_id=0&status=soon&odds=yes";
  expect(embedOptionsOf(new URLSearchParams(nonsense))).toEqual(plain);
});
