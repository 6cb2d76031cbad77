// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type Favourite,
  type FavouriteLists,
  follow,
  isFollowed,
  mergeFavourites,
  NO_FAVOURITES,
  unfollow,
} from "#shared/favourite/favourite.rules.ts";
import { stub } from "#tests/support/stub.ts";
import { loadFromBrowser, sendFromBrowser } from "#web/platform/data/browser-call.ts";
import { changeFavourites, createFavourites } from "./favourites.ts";
import { favouritesCollection } from "./favourites-collection.ts";

vi.mock("#web/platform/data/browser-call.ts", () => ({ loadFromBrowser: vi.fn(), sendFromBrowser: vi.fn() }));

const NOW_MS = Date.UTC(2026, 10, 22);
const NOW = NOW_MS / 1000;
const DAY = 86_400;

let account: FavouriteLists;
const sent: FavouriteLists[] = [];
beforeEach(() => {
  vi.useFakeTimers({ now: NOW_MS, toFake: ["Date"] });
  account = NO_FAVOURITES;
  sent.length = 0;
  vi.mocked(loadFromBrowser).mockImplementation(async () => ({ data: { favourites: account } }) as never);
  vi.mocked(sendFromBrowser).mockImplementation(async (_path, fields) => {
    const lists = stub<FavouriteLists>(fields);
    sent.push(lists);
    account = {
      match: mergeFavourites(account.match, lists.match),
      league: mergeFavourites(account.league, lists.league),
      team: mergeFavourites(account.team, lists.team),
    };
    return { data: { favourites: account } } as never;
  });
});
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

function aBrowser() {
  const favourites = createFavourites();
  const collection = favouritesCollection(favourites, () => NOW_MS);
  return {
    ...{ favourites, collection },
    follow: (id: number) =>
      changeFavourites(favourites, ["team"], (list, _kind, now) => follow(list, { id }, now)),
    unfollow: (id: number) =>
      changeFavourites(favourites, ["team"], (list, _kind, now) => unfollow(list, id, now)),
    async sync() {
      (await collection.load())();
      while (collection.hasUnsent()) (await collection.send())();
    },
    ids: () => favourites.lists.team.filter(isFollowed).map(({ id }) => id),
  };
}

describe("favourites with an account", () => {
  it("favourites are in browser and account after the first sync", async () => {
    account = { ...NO_FAVOURITES, team: follow([], { id: 1 }, NOW), league: follow([], { id: 9 }, NOW) };
    const browser = aBrowser();
    browser.follow(2);
    await browser.sync();
    expect([browser.ids(), account.team.map(({ id }) => id)]).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(sent.map(({ team }) => team.map(({ id }) => id))).toEqual([[2]]);
    expect(createFavourites().lists).toEqual(account);
    expect(browser.favourites.removal).toBeNull();
  });

  it("a deletion is synced to both sides, whichever made it", async () => {
    account = { ...NO_FAVOURITES, team: follow(follow([], { id: 1 }, NOW), { id: 2 }, NOW) };
    const browser = aBrowser();
    await browser.sync();
    account = { ...account, team: unfollow(account.team, 1, NOW + 5) };
    browser.unfollow(2);
    await browser.sync();
    expect([browser.ids(), account.team.some(isFollowed)]).toEqual([[], false]);
  });

  it("favourites are not sent again once the account has them", async () => {
    const browser = aBrowser();
    browser.follow(1);
    await browser.sync();
    await browser.sync();
    expect(sent).toHaveLength(1);
    // A full account is not sent the same entries again and again.
    account = NO_FAVOURITES;
    vi.mocked(sendFromBrowser).mockImplementation(async () => ({ data: { favourites: account } }) as never);
    await browser.sync();
    expect(browser.collection.hasUnsent()).toBe(false);
  });

  it("favourites are sent in portions that a closing page can still send", async () => {
    const browser = aBrowser();
    const many = Array.from({ length: 900 }, (_, at) => ({
      id: at + 1,
      name: "Câu lạc bộ bóng đá ".repeat(5),
    }));
    changeFavourites(browser.favourites, ["league", "team"], (list, _kind, now) =>
      many.reduce((all, thing) => follow(all, thing, now), list),
    );
    await browser.sync();
    expect(account.league.length + account.team.length).toBe(1800);
    const sizes = sent.map((lists) => new TextEncoder().encode(JSON.stringify(lists)).byteLength);
    expect(Math.max(...sizes)).toBeLessThan(32_000);
    expect(sent.length).toBeLessThan(40);
  });

  it("favourites stay in the browser when a clock runs a day ahead or the account would not store them", async () => {
    const kept = (fields: Partial<Favourite>): Favourite => ({
      ...{ id: 1, followed_at: NOW, removed_at: null, expires_at: NOW + DAY, match_time: null, name: null },
      ...fields,
    });
    const odd = [
      kept({ id: 1, followed_at: NOW + 2 * DAY }),
      kept({ id: 2, removed_at: NOW + 2 * DAY }),
      kept({ id: 3, expires_at: NOW + 40 * DAY }),
      kept({ id: 4, followed_at: NOW + DAY / 2, expires_at: NOW + 30.5 * DAY }),
    ];
    localStorage.setItem("favouritesTeams", JSON.stringify(odd));
    const browser = aBrowser();
    await browser.sync();
    expect(account.team.map(({ id }) => id)).toEqual([4]);
    expect(browser.favourites.lists.team).toHaveLength(4);
  });
});
