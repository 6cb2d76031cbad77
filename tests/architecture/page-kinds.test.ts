import { expect, it } from "vitest";
import { folderOf } from "#scripts/screens/contact-sheet.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import { LOCALES, screenAt, screens } from "#shared/url/index.ts";
import { PAGE_KINDS, type World } from "#tests/support/browser/page-kinds.ts";
import { PAGE_STATES, SCREENS_WITHOUT_PAGE } from "#tests/support/browser/page-states.ts";
import { aMatch } from "#tests/support/builders/match-builders.ts";

const world: World = {
  ...{ match: aMatch(), upcoming: aMatch(), company: 1, player: 1, coach: 1 },
  ...{ cup: 1, finished: 1, tip: 1, expert: 1 },
};
const pages = [...PAGE_KINDS, ...PAGE_STATES];

it("Every screen is a page kind, a page state, or an exception with a reason", () => {
  const opened = new Set(
    pages.flatMap(({ path }) =>
      LOCALES.map((locale) => screenAt(path(world, locale).split("?")[0] ?? "")?.screen),
    ),
  );
  const all = keysOf(screens);
  expect(all.filter((screen) => !opened.has(screen) && !(screen in SCREENS_WITHOUT_PAGE))).toEqual([]);
  // An exception that has a page is none.
  expect(all.filter((screen) => opened.has(screen) && screen in SCREENS_WITHOUT_PAGE)).toEqual([]);
});

it("Page kinds and states have different names, in folders too", () => {
  const names = pages.map(({ name }) => folderOf(name));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});
