// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { AnswerAt } from "#shared/api/index.ts";
import { follow } from "#shared/favourite/favourite.rules.ts";
import { writeFavourites } from "#shared/favourite/favourite-text.rules.ts";
import { aMatch } from "#tests/support/builders/match-builders.ts";
import { FAVOURITE_KEYS } from "#web/platform/favourites/favourites.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import FavouritesBody from "./favourites-body.tsx";

const rooms = vi.hoisted((): { readonly onRestored: (absentMs: number) => void }[] => []);
vi.mock("#web/platform/realtime/room-connection.ts", () => ({
  openRoom: (room: (typeof rooms)[number]) => {
    rooms.push(room);
    return { close: () => undefined, followOdds: () => undefined, isBehind: () => false };
  },
}));

const noMatches: AnswerAt<"/api/v1/football/matches/recent"> = {
  date: "2026-01-01",
  tz: "+07:00",
  matches: [],
};

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  rooms.length = 0;
  localStorage.clear();
  vi.unstubAllGlobals();
});

it("takes no keys: the frame of every page does, and twice would be once too often", async () => {
  vi.stubGlobal("fetch", async () => Response.json({ data: noMatches }));
  renderWithProviders(<FavouritesBody kind="team" />);
  await act(async () => undefined);
  fireEvent.keyDown(document.body, { key: "t" });
  expect(document.documentElement.dataset.theme).toBeUndefined();
});

it("fetches what followed teams play next again after a long absence, and not after a short one", async () => {
  vi.spyOn(Math, "random").mockReturnValue(0);
  const list = follow([], { id: 1 }, Math.floor(Date.now() / 1000));
  localStorage.setItem(FAVOURITE_KEYS.team, writeFavourites(list));
  let [opponent, fetches] = ["Vinh", 0];
  vi.stubGlobal("fetch", async (url: string) => {
    if (!url.includes("/nearest?")) return Response.json({ data: noMatches });
    fetches += 1;
    const next = aMatch({ away: { ...aMatch().away, name: opponent } });
    return Response.json({ data: { teams: [{ team_id: 1, last: null, next }], competitions: [] } });
  });
  renderWithProviders(<FavouritesBody kind="team" />, { facts: { realtime_url: "http://rooms" } });
  await screen.findByText("Vinh");
  opponent = "Đà Lạt";
  const HOUR_MS = 3_600_000;
  for (const absentMs of [HOUR_MS, 3 * HOUR_MS]) await act(async () => rooms[0]?.onRestored(absentMs));
  await screen.findByText("Đà Lạt");
  expect(fetches).toBe(2);
});
