import { describe, expect, it } from "vitest";
import { favouriteCount, follow, unfollow } from "./favourite.rules.ts";
import { readFavourites, writeFavourites } from "./favourite-text.rules.ts";

const NOW = 1_800_000_000;
const list = unfollow(follow(follow([], { id: 2, name: "Huế" }, NOW), { id: 1 }, NOW), 1, NOW);

describe("a list as text", () => {
  it("A stored list is read unchanged, and leaves out unknown values", () => {
    const text = writeFavourites(list);
    expect(text).not.toContain("null");
    expect(readFavourites(text)).toEqual({ list, broken: false });
  });

  it("A list is empty without stored text", () => {
    expect(readFavourites(null)).toEqual({ list: [], broken: false });
  });

  it.each(["", "{", "7", "null", '{"1":2}'])("A list is empty and broken for %j", (text) => {
    expect(readFavourites(text)).toEqual({ list: [], broken: true });
  });

  it("Invalid entries are left out, and the list is broken", () => {
    const strangers = [
      ...[3, null, {}, { id: -1, followed_at: 1, expires_at: 2 }, { id: 4, followed_at: "x", expires_at: 2 }],
      ...[{ id: 5, followed_at: 1, expires_at: 2, removed_at: "x", match_time: 1.5, name: 9 }, ...list],
    ];
    const read = readFavourites(JSON.stringify(strangers));
    expect(read.broken).toBe(true);
    expect(read.list).toEqual([
      ...list,
      { id: 5, followed_at: 1, expires_at: 2, removed_at: null, match_time: null, name: null },
    ]);
  });

  it("A list has no impossible time, and no id that no call takes", () => {
    const times = { followed_at: NOW, expires_at: NOW + 60 };
    const strangers = [
      { id: 1e15, ...times },
      { id: 6, followed_at: Number.MAX_SAFE_INTEGER, expires_at: NOW },
      { id: 7, ...times, match_time: 8.64e12 + 1 },
    ];
    const { list, broken } = readFavourites(JSON.stringify(strangers));
    expect([broken, list]).toMatchObject([true, [{ id: 7, match_time: null }]]);
    expect(favouriteCount({ match: list, league: [], team: [] }, NOW, "+14:00")).toBe(0);
  });

  it("A list has each item once", () => {
    const twice = JSON.stringify([list[0], list[0]]);
    expect(readFavourites(twice).list).toEqual([list[0]]);
  });
});
