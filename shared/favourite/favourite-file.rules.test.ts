import { describe, expect, it } from "vitest";
import { type FavouriteLists, follow, unfollow } from "./favourite.rules.ts";
import { FILE_LENGTH, readFavouritesFile, writeFavouritesFile } from "./favourite-file.rules.ts";

const NOW = 1_800_000_000;
const lists: FavouriteLists = {
  match: follow([], { id: 3, name: "Hà Nội - Huế", match_time: NOW }, NOW),
  league: unfollow(follow(follow([], { id: 1 }, NOW), { id: 2 }, NOW), 1, NOW),
  team: [],
};
const fileOf = (fields: object) => JSON.stringify({ format: "favourites", version: 1, ...fields });

describe("a file of favourites", () => {
  it("A file has the followed items, and no deleted ones", () => {
    const file = { match: [{ id: 3, name: "Hà Nội - Huế", match_time: NOW }], league: [{ id: 2 }], team: [] };
    expect(readFavouritesFile(writeFavouritesFile(lists, NOW))).toEqual({ ok: true, file });
  });

  it("A file is read with a byte order mark, with a missing list, and with unknown fields", () => {
    const file = { match: [], league: [], team: [{ id: 5 }] };
    expect(readFavouritesFile(`\uFEFF${fileOf({ teams: [{ id: 5, colour: "red" }], more: 1 })}`)).toEqual({
      ok: true,
      file,
    });
  });

  it.each([
    ["not_json", "{"],
    ["not_favourites", "[]"],
    ["not_favourites", '{"format":"bookmarks","version":1}'],
    ["not_favourites", '{"format":"favourites"}'],
    ["not_favourites", fileOf({ matches: 7 })],
    ["newer", fileOf({ version: 2 })],
    ["too_many", fileOf({ teams: Array.from({ length: 1001 }, (_, at) => ({ id: at + 1 })) })],
    ["too_long", `"${"x".repeat(FILE_LENGTH)}"`],
  ])("A file is refused as %s", (kind, text) => {
    expect(readFavouritesFile(text)).toEqual({ ok: false, problem: { kind } });
  });

  it.each([
    ["matches[0]", { matches: ["x"] }],
    ["leagues[1]", { leagues: [{ id: 1 }, { id: "2" }] }],
    ["teams[0]", { teams: [{ id: 0 }] }],
    ["teams[0]", { teams: [{ id: 1, name: "x".repeat(121) }] }],
    ["matches[0]", { matches: [{ id: 1, match_time: "soon" }] }],
    ["matches[0]", { matches: [{ id: 1, match_time: 8.64e12 + 1 }] }],
    ["matches[0]", { matches: [{ id: 1, match_time: -1 }] }],
    ["teams[0]", { teams: [{ id: 1e15 }] }],
  ])("A file is refused for its entry %s", (at, fields) => {
    expect(readFavouritesFile(fileOf(fields))).toEqual({ ok: false, problem: { kind: "bad_entry", at } });
  });
});
