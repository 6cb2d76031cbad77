import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Favourite,
  type FavouriteList,
  favouriteCount,
  follow,
  isFollowed,
  KEPT_SECONDS,
  MOST_FAVOURITES,
  mergeFavourites,
  momentsAhead,
  newsFor,
  renewed,
  unfollow,
  withMatchTimes,
  withoutExpired,
} from "./favourite.rules.ts";

const DAY = 86_400;
const NOW = 1_800_000_000;

const followedOf = (list: FavouriteList): number[] => list.filter(isFollowed).map(({ id }) => id);

describe("a followed thing", () => {
  it("A followed item is kept with its name and kick-off for thirty days", () => {
    const thing = { id: 7, name: "Hà Nội - Huế", match_time: NOW + 60 };
    expect(follow([], thing, NOW)).toEqual([
      { ...thing, followed_at: NOW, removed_at: null, expires_at: NOW + 30 * DAY },
    ]);
  });

  it("An item followed again by its id alone keeps its known details", () => {
    const list = unfollow(follow([], { id: 7, name: "V.League" }, NOW), 7, NOW + 5);
    expect(follow(list, { id: 7 }, NOW + 9)).toEqual([
      {
        ...{ id: 7, name: "V.League", match_time: null },
        ...{ followed_at: NOW + 9, removed_at: NOW + 5, expires_at: NOW + 5 + KEPT_SECONDS + 4 },
      },
    ]);
  });

  it("An item can be followed and deleted within one second, again and again", () => {
    let list = follow([], { id: 1 }, NOW);
    list = unfollow(list, 1, NOW);
    expect(followedOf(list)).toEqual([]);
    list = follow(list, { id: 1 }, NOW);
    expect(followedOf(list)).toEqual([1]);
    list = unfollow(list, 1, NOW);
    expect(followedOf(list)).toEqual([]);
  });

  it("An item's name is the same text everywhere", () => {
    const nameOf = (name: string) => follow([], { id: 1, name }, NOW)[0]?.name;
    expect(nameOf("Huế\u0000\u0007 FC")).toBe("Huế FC");
    expect(nameOf("\uD83DHuế")).toBe("Huế");
    expect(nameOf(`${"x".repeat(119)}😀`)).toBe("x".repeat(119));
    expect([nameOf("\u0000"), nameOf("")]).toEqual([null, null]);
  });

  it("An item is too far ahead from a day on, and its end from a day after the thirty", () => {
    const latest = { followed_at: NOW + DAY, removed_at: NOW + DAY, expires_at: NOW + DAY + KEPT_SECONDS };
    const entry = { id: 1, match_time: null, name: null, ...latest };
    expect(momentsAhead(entry, NOW)).toEqual([]);
    expect(momentsAhead({ ...entry, removed_at: null }, NOW - 1)).toEqual(["followed_at", "expires_at"]);
    expect(momentsAhead(entry, NOW - 1)).toEqual(["followed_at", "removed_at", "expires_at"]);
  });

  it("An item that was never followed cannot be deleted", () => {
    const list = follow([], { id: 1 }, NOW);
    expect(unfollow(list, 2, NOW)).toBe(list);
  });
});

describe("time", () => {
  const list = follow(follow([], { id: 1 }, NOW), { id: 2 }, NOW + DAY);

  it("Items unused for thirty days expire", () => {
    expect(followedOf(withoutExpired(list, NOW + KEPT_SECONDS - 1))).toEqual([1, 2]);
    expect(followedOf(withoutExpired(list, NOW + KEPT_SECONDS))).toEqual([2]);
    expect(withoutExpired(list, NOW + KEPT_SECONDS + DAY)).toEqual([]);
  });

  it("A visit renews leagues and teams, once a day", () => {
    expect(renewed(list, "league", NOW + DAY)).toBe(list);
    const later = renewed(list, "team", NOW + 10 * DAY);
    expect(later.map(({ expires_at }) => expires_at)).toEqual(Array(2).fill(NOW + 10 * DAY + KEPT_SECONDS));
  });

  it("A visit renews a match until the day after it, and never a deleted one", () => {
    const at = (match_time: number) => follow([], { id: 3, match_time }, NOW - 20 * DAY);
    expect(renewed(at(NOW - DAY), "match", NOW)[0]?.expires_at).toBe(NOW + KEPT_SECONDS);
    expect(renewed(at(NOW - 3 * DAY), "match", NOW)[0]?.expires_at).toBe(NOW + 10 * DAY);
    const deleted = unfollow(at(NOW + DAY), 3, NOW - 19 * DAY);
    expect(renewed(deleted, "match", NOW)).toBe(deleted);
  });

  it("Tombstones and the least used items go first when a list outgrows its size", () => {
    let long: FavouriteList = Array.from({ length: MOST_FAVOURITES }, (_, at): Favourite => {
      const entry = { id: at + 10, followed_at: NOW, removed_at: null, match_time: null, name: null };
      return { ...entry, expires_at: NOW + KEPT_SECONDS };
    });
    long = unfollow(follow(long, { id: 1 }, NOW + 9), 1, NOW + 9);
    expect(followedOf(withoutExpired(long, NOW + 9))).toHaveLength(MOST_FAVOURITES);
    long = withoutExpired(follow(long, { id: 2 }, NOW + 9), NOW + 9);
    expect(long).toHaveLength(MOST_FAVOURITES);
    expect(followedOf(long)[0]).toBe(2);
  });
});

describe("the number at the menu", () => {
  const match = [
    ["yesterday's first second", Date.UTC(2026, 10, 20, 17)],
    ["a second before", Date.UTC(2026, 10, 20, 17) - 1000],
    ["today's last second", Date.UTC(2026, 10, 22, 17) - 1000],
    ["tomorrow's first", Date.UTC(2026, 10, 22, 17)],
  ].map(([name, ms], at) => ({ name: String(name), id: at + 1, match_time: Number(ms) / 1000 }));
  const now = Date.UTC(2026, 10, 22, 3) / 1000;
  const matches = match.reduce<FavouriteList>((list, thing) => follow(list, thing, now), []);

  it("The menu's number counts matches of today and yesterday in the zone, and all leagues and teams", () => {
    const league = follow(follow([], { id: 1 }, now), { id: 2 }, now);
    const team = unfollow(follow(follow([], { id: 1 }, now), { id: 2 }, now), 2, now);
    expect(favouriteCount({ match: matches, league: [], team: [] }, now, "+07:00")).toBe(2);
    expect(favouriteCount({ match: matches, league, team }, now, "+07:00")).toBe(5);
  });

  it("The menu's number depends on the zone, and leaves out a match whose day is not known", () => {
    const list = follow(matches.slice(0, 2), { id: 9 }, now);
    const countIn = (tz: string) => favouriteCount({ match: list, league: [], team: [] }, now, tz);
    expect([countIn("+07:00"), countIn("+08:00")]).toEqual([1, 2]);
  });
});

describe("a match that was moved", () => {
  it("A moved match has its new kick-off, also after a merge with an older list", () => {
    const old = follow(follow([], { id: 1, match_time: NOW }, NOW), { id: 2, match_time: NOW }, NOW);
    const moved = withMatchTimes(old, [{ id: 1, match_time: NOW - DAY }], NOW);
    expect(mergeFavourites(old, moved).map(({ match_time }) => match_time)).toEqual([NOW - DAY, NOW]);
  });

  it("Known kick-offs change nothing", () => {
    const list = follow([], { id: 1, match_time: NOW }, NOW);
    const rows = [
      { id: 1, match_time: NOW },
      { id: 2, match_time: 5 },
    ];
    expect(withMatchTimes(list, rows, NOW)).toBe(list);
  });
});

/** Few ids and times, so that lists overlap. */
const moment = fc.integer({ min: 1, max: 6 });
const anyEntry: fc.Arbitrary<Favourite> = fc.record({
  id: fc.integer({ min: 1, max: 4 }),
  followed_at: moment,
  removed_at: fc.option(moment),
  expires_at: moment,
  match_time: fc.option(moment),
  name: fc.option(fc.constantFrom("a", "b")),
});
const anyList = fc
  .uniqueArray(anyEntry, { selector: ({ id }) => id })
  .map((list): FavouriteList => list.sort((one, other) => one.id - other.id));

describe("entries that are new to a list", () => {
  it("The new entries are all that a merge would change, and nothing else", () => {
    fc.assert(
      fc.property(anyList, anyList, (known, list) => {
        const news = newsFor(known, list);
        expect(mergeFavourites(known, news)).toEqual(mergeFavourites(known, list));
        expect(newsFor(mergeFavourites(known, news), list)).toEqual([]);
        for (const entry of news) expect(mergeFavourites(known, [entry])).not.toEqual(known);
      }),
    );
  });
});

describe("two lists as one", () => {
  it("A merge gives the same result in any order and number", () => {
    fc.assert(
      fc.property(anyList, anyList, anyList, (a, b, c) => {
        const ab = mergeFavourites(a, b);
        expect(mergeFavourites(a, a)).toEqual(a);
        expect(mergeFavourites(b, a)).toEqual(ab);
        expect(mergeFavourites(ab, b)).toEqual(ab);
        expect(mergeFavourites(ab, c)).toEqual(mergeFavourites(a, mergeFavourites(b, c)));
      }),
    );
  });

  it("A merge loses nothing that was not deleted", () => {
    const alive = anyList.map((list) => list.map((entry) => ({ ...entry, removed_at: null })));
    fc.assert(
      fc.property(alive, alive, (a, b) => {
        const all = [...new Set([...followedOf(a), ...followedOf(b)])].sort();
        expect(followedOf(mergeFavourites(a, b))).toEqual(all);
      }),
    );
  });

  it("A merge takes the last deletion or following", () => {
    const both = follow([], { id: 1 }, NOW);
    const deleted = unfollow(both, 1, NOW + 5);
    expect(followedOf(mergeFavourites(both, deleted))).toEqual([]);
    const again = follow(deleted, { id: 1 }, NOW + 9);
    expect(followedOf(mergeFavourites(deleted, again))).toEqual([1]);
    expect(followedOf(mergeFavourites(both, again))).toEqual([1]);
  });
});
