import { describe, expect, it } from "vitest";
import { follow, unfollow } from "./favourite.rules.ts";
import { readFavourites, writeFavourites } from "./favourite-text.rules.ts";

const NOW = 1_800_000_000;
const list = unfollow(follow(follow([], { id: 2, name: "Huế" }, NOW), { id: 1 }, NOW), 1, NOW);

describe("a list as text", () => {
  it("comes back as it was, and says nothing of what is not known", () => {
    const text = writeFavourites(list);
    expect(text).not.toContain("null");
    expect(readFavourites(text)).toEqual({ list, broken: false });
  });

  it("is empty where nothing is kept", () => {
    expect(readFavourites(null)).toEqual({ list: [], broken: false });
  });

  it.each(["", "{", "7", "null", '{"1":2}'])("is empty and broken for %j", (text) => {
    expect(readFavourites(text)).toEqual({ list: [], broken: true });
  });

  it("leaves out entries that are none, and says so", () => {
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

  it("knows each thing once", () => {
    const twice = JSON.stringify([list[0], list[0]]);
    expect(readFavourites(twice).list).toEqual([list[0]]);
  });
});
