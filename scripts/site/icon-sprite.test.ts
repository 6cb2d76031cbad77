import { expect, it } from "vitest";
import { ICONS } from "#web/ui/icons.table.ts";
import { SPRITE } from "./icon-sprite.ts";

it("The sprite has every icon once, with a drawing and no style in it", () => {
  const symbols = [...SPRITE.matchAll(/<symbol id="([\w-]+)" viewBox="0 0 24 24">(.+?)<\/symbol>/g)];
  expect(symbols.map(([, name]) => name)).toEqual([...ICONS]);
  for (const [, name, shapes] of symbols)
    expect(shapes, name).toMatch(/^(?:<(?:path|circle|rect|line|polyline|polygon|ellipse) [^<>]*\/>)+$/);
  expect(SPRITE).not.toMatch(/stroke|class=|\n/);
});
