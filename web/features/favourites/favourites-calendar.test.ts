import { expect, it } from "vitest";
import { CALENDAR_LIMITS } from "#shared/favourite/calendar-limits.table.ts";
import { type FavouriteList, NO_FAVOURITES } from "#shared/favourite/favourite.rules.ts";
import { calendarOfFollowed } from "./favourites-calendar.ts";

const list = (...followed: readonly (readonly [id: number, at: number, removed?: number])[]): FavouriteList =>
  followed.map(([id, followed_at, removed_at = null]) => ({
    ...{ id, followed_at, removed_at, expires_at: 9_999_999_999, match_time: null, name: null },
  }));

it("The calendar of followed things names them in its address, without those that were removed", () => {
  const lists = { match: list([9, 1], [4, 2, 3]), league: list([7, 1]), team: list([3, 2], [1, 5]) };
  expect(calendarOfFollowed(lists, "vi")).toBe("/bong-da/theo-doi.ics?match_ids=9&team_ids=1,3&comp_ids=7");
  expect(calendarOfFollowed({ ...NO_FAVOURITES, team: lists.team }, "en")).toBe(
    "/football/favourites.ics?team_ids=1,3",
  );
  expect(calendarOfFollowed({ ...NO_FAVOURITES, match: list([4, 2, 3]) }, "en")).toBeNull();
});

it("The address names at most as many teams as a calendar takes, those followed last", () => {
  const most = CALENDAR_LIMITS.team_ids;
  const team = list(...Array.from({ length: most + 2 }, (_, index) => [index + 1, index] as const));
  const path = calendarOfFollowed({ ...NO_FAVOURITES, team }, "vi") ?? "";
  const ids = new URLSearchParams(path.split("?")[1]).get("team_ids")?.split(",").map(Number);
  expect(ids).toHaveLength(most);
  expect([ids?.[0], ids?.at(-1)]).toEqual([3, most + 2]);
});
