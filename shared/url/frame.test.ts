import { expect, it } from "vitest";
import { isFramePath } from "./frame.ts";
import { LOCALES } from "./locale.ts";
import { pathOf } from "./paths.ts";
import { type Screen, screens } from "./screens.ts";

it("Only the embedded list may be framed, in both languages", () => {
  const paths = (Object.keys(screens) as Screen[]).flatMap((screen) =>
    LOCALES.map((locale) => pathOf(screen, locale, { id: 7, page: "oddscomp", category: "live" })),
  );
  expect(paths.filter(isFramePath)).toEqual(["/iframe", "/en/iframe"]);
});
