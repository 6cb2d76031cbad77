// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { follow, isFollowed, NO_FAVOURITES, unfollow } from "#shared/favourite/favourite.rules.ts";
import { writeFavourites } from "#shared/favourite/favourite-text.rules.ts";
import {
  changeFavourites,
  createFavourites,
  FAVOURITE_KEYS,
  type Favourites,
  forgetFavourites,
  takeFavourites,
} from "./favourites.ts";

const DAY_MS = 86_400_000;
const NOW_MS = Date.UTC(2026, 10, 22);
const NOW = NOW_MS / 1000;

beforeEach(() => vi.useFakeTimers({ now: NOW_MS, toFake: ["Date"] }));
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
  localStorage.clear();
});

const add = (favourites: Favourites, id: number, kind: "match" | "league" | "team" = "team") =>
  changeFavourites(favourites, [kind], (list, _kind, now) => follow(list, { id }, now));
const idsOf = ({ lists }: Favourites, kind: "match" | "league" | "team" = "team") =>
  lists[kind].filter(isFollowed).map(({ id }) => id);
const dispatchStorage = (key: string | null, newValue: string | null) =>
  window.dispatchEvent(new StorageEvent("storage", { key, newValue }));

describe("a reader's favourites", () => {
  it("each kind of favourites is stored under the spec's key", () => {
    const favourites = createFavourites();
    add(favourites, 1, "match");
    add(favourites, 2, "league");
    add(favourites, 3, "team");
    const keys = ["favouritesLeagues", "favouritesList", "favouritesTeams"];
    expect(Object.keys(localStorage).sort()).toEqual(keys);
    expect(keys.map((key) => JSON.parse(localStorage.getItem(key) ?? "")[0].id)).toEqual([2, 1, 3]);
  });

  it("favourites return on the next visit, and expire after thirty days without one", () => {
    add(createFavourites(), 7);
    vi.setSystemTime(NOW_MS + 29 * DAY_MS);
    expect(idsOf(createFavourites())).toEqual([7]);
    vi.setSystemTime(NOW_MS + 58 * DAY_MS);
    expect(idsOf(createFavourites())).toEqual([7]);
    vi.setSystemTime(NOW_MS + 89 * DAY_MS);
    expect(idsOf(createFavourites())).toEqual([]);
  });

  it("an expired favourite is removed from the browser, too", () => {
    const favourites = createFavourites();
    add(favourites, 7);
    vi.setSystemTime(NOW_MS + 40 * DAY_MS);
    changeFavourites(favourites, ["team"], (list) => list);
    expect(localStorage.getItem(FAVOURITE_KEYS.team)).toBeNull();
    expect(favourites.removal).toBeNull();
  });

  it("reading removes expired favourites from storage, and keeps the others", () => {
    const favourites = createFavourites();
    add(favourites, 7);
    add(favourites, 8, "match");
    vi.setSystemTime(NOW_MS + 5 * DAY_MS);
    add(favourites, 9, "match");
    vi.setSystemTime(NOW_MS + 31 * DAY_MS);
    createFavourites();
    expect(localStorage.getItem(FAVOURITE_KEYS.team)).toBeNull();
    const matches = JSON.parse(localStorage.getItem(FAVOURITE_KEYS.match) ?? "[]");
    expect(matches.map(({ id }: { id: number }) => id)).toEqual([9]);
  });

  it("broken stored text gives no favourites, and is copied aside once", () => {
    localStorage.setItem("favouritesTeams", "[1,2");
    const favourites = createFavourites();
    expect(idsOf(favourites)).toEqual([]);
    add(favourites, 5);
    expect(localStorage.getItem("favouritesTeams.broken")).toBe("[1,2");
    localStorage.setItem("favouritesTeams", "other");
    createFavourites();
    expect(localStorage.getItem("favouritesTeams.broken")).toBe("[1,2");
  });

  it("favourites follow a change in another tab, deletions too", () => {
    const favourites = createFavourites();
    const theirs = follow(follow([], { id: 1 }, NOW), { id: 2 }, NOW);
    dispatchStorage("favouritesTeams", writeFavourites(theirs));
    expect(idsOf(favourites)).toEqual([1, 2]);
    dispatchStorage("favouritesTeams", writeFavourites(unfollow(theirs, 1, NOW)));
    expect(idsOf(favourites)).toEqual([2]);
    dispatchStorage(null, null);
    expect(idsOf(favourites)).toEqual([]);
  });

  it("favourites keep another tab's simultaneous write", () => {
    const [one, other] = [createFavourites(), createFavourites()];
    add(one, 1);
    add(other, 2);
    expect(idsOf(other)).toEqual([1, 2]);
    expect(idsOf(createFavourites())).toEqual([1, 2]);
  });

  it("favourites from elsewhere are merged with another tab's latest write", () => {
    const [one, other] = [createFavourites(), createFavourites()];
    add(one, 1);
    takeFavourites(other, { ...NO_FAVOURITES, team: follow([], { id: 2 }, NOW) });
    expect([idsOf(other), idsOf(createFavourites()), other.removal]).toEqual([[1, 2], [1, 2], null]);
    const writes = vi.spyOn(Storage.prototype, "setItem");
    takeFavourites(other, other.lists);
    expect(writes).not.toHaveBeenCalled();
  });

  it("forgetting favourites leaves nothing in the browser, not even tombstones", () => {
    localStorage.setItem("favouritesLeagues", "[1");
    const favourites = createFavourites();
    add(favourites, 1);
    add(favourites, 2, "league");
    forgetFavourites(favourites);
    expect([favourites.lists, favourites.removal, localStorage.length]).toEqual([NO_FAVOURITES, null, 0]);
  });

  it("favourites last for the page where storage fails, with one warning", () => {
    vi.spyOn(localStorage, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    const favourites = createFavourites();
    expect([add(favourites, 1), add(favourites, 2)]).toEqual([false, true]);
    expect(idsOf(favourites)).toEqual([1, 2]);
  });

  it("the last deletion is remembered for undo", () => {
    const favourites = createFavourites();
    add(favourites, 1, "match");
    add(favourites, 2);
    add(favourites, 3);
    changeFavourites(favourites, ["match", "league", "team"], (list, _kind, now) =>
      list.reduce((rest, { id }) => unfollow(rest, id, now), list),
    );
    expect(favourites.removal).toEqual({ ids: { match: [1], league: [], team: [2, 3] }, atMs: NOW_MS });
  });
});
