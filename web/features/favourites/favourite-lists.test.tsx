// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type FavouriteKind, type Followable, follow } from "#shared/favourite/favourite.rules.ts";
import { writeFavourites } from "#shared/favourite/favourite-text.rules.ts";
import type { Match } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/builders/match-builders.ts";
import { FAVOURITE_KEYS } from "#web/platform/favourites/favourites.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { FavouriteMatches } from "./favourite-matches.tsx";
import { FavouriteThings } from "./favourite-things.tsx";

// The stars' code has loaded.

const now = () => Math.floor(Date.now() / 1000);
const TODAY = "2026-11-22";
const KICK_OFF = Date.UTC(2026, 10, 22, 12) / 1000;
const DAY = 86_400;

const team = (id: number, name: string) => ({ ...aMatch().home, id: id as Match["home"]["id"], name });
const match = (id: number, day: number, home: Match["home"], away: Match["away"]) =>
  aMatch({ id, match_time: KICK_OFF + day * DAY, home, away });
const [hanoi, hue, vinh] = [team(1, "Hà Nội"), team(2, "Huế"), team(3, "Vinh")];

/** Edge's responses by path; a missing path is unreachable. */
let answers: Record<string, object>;
let requests: string[];
beforeEach(() => {
  [answers, requests] = [{}, []];
  vi.stubGlobal("fetch", async (url: string) => {
    requests.push(url);
    const data = answers[url.split("?")[0] ?? ""];
    return data ? Response.json({ data }) : Response.json({ code: "upstream_unavailable" }, { status: 503 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const keep = (kind: FavouriteKind, ...things: Followable[]) =>
  localStorage.setItem(
    FAVOURITE_KEYS[kind],
    writeFavourites(
      things.reduce<ReturnType<typeof follow>>((list, thing) => follow(list, thing, now()), []),
    ),
  );
const row = ({ id, home, away }: Match) => <li key={id}>{`${home.name} - ${away.name}`}</li>;
const nothing = () => null;
/** Headings and rows in page order. */
const shown = () =>
  [...document.querySelectorAll("h2, li, .favourites-near")].map(({ textContent }) => textContent);

describe("Followed matches", () => {
  const matchesOfToday = [
    match(11, 0, hanoi, hue),
    match(12, 0, hue, vinh),
    match(13, 0, vinh, team(4, "Đà Lạt")),
  ];
  const list = (today: readonly Match[] | null = matchesOfToday) =>
    renderWithProviders(<FavouriteMatches today={TODAY} matchesOfToday={today} row={row} sync={nothing} />);

  it("The list has followed matches of any day, and today's matches of followed teams and leagues", async () => {
    keep("match", { id: 20 }, { id: 11 });
    keep("team", { id: 2 });
    answers["/api/v1/football/matches/byid"] = { matches: [matchesOfToday[0], match(20, 5, vinh, hanoi)] };
    list();
    await screen.findByText("Vinh - Hà Nội");
    expect(requests).toEqual(["/api/v1/football/matches/byid?ids=11%2C20"]);
    expect(shown()).toEqual([
      ...["Hôm nay, 22-11-2026", "Hà Nội - Huế", "Huế - Vinh"],
      ...["Thứ sáu, 27-11-2026", "Vinh - Hà Nội"],
    ]);
  });

  it("Followed matches that failed to load can be requested again", async () => {
    keep("match", { id: 20 });
    list();
    const retry = await screen.findByRole("button", { name: "Thử lại" });
    answers["/api/v1/football/matches/byid"] = { matches: [match(20, 1, vinh, hanoi)] };
    fireEvent.click(retry);
    await screen.findByText("Vinh - Hà Nội");
    expect(screen.queryByRole("alert")).toBeNull();
  });

  it("Unknown followed matches can be unfollowed", async () => {
    keep("match", { id: 20, name: "Vinh - Huế" });
    answers["/api/v1/football/matches/byid"] = { matches: [] };
    list();
    await screen.findByText("Vinh - Huế");
    fireEvent.click(await screen.findByRole("button", { name: "Theo dõi Vinh - Huế", pressed: true }));
    await screen.findByText("Bạn chưa theo dõi trận nào");
  });

  it("A moved match gets its new day in the reader's list", async () => {
    keep("match", { id: 20, match_time: KICK_OFF });
    answers["/api/v1/football/matches/byid"] = { matches: [match(20, 5, vinh, hanoi)] };
    list();
    await screen.findByText("Vinh - Hà Nội");
    await waitFor(() =>
      expect(JSON.parse(localStorage.getItem("favouritesList") ?? "")[0].match_time).toBe(KICK_OFF + 5 * DAY),
    );
  });

  it("A day without matches of followed leagues and teams shows none", () => {
    keep("league", { id: 99 });
    list();
    expect(screen.getByText(/Hôm nay không có trận nào/)).toBeTruthy();
    expect(requests).toEqual([]);
  });
});

describe("Followed teams", () => {
  it("Followed teams are ordered by their next match, with the last one below", async () => {
    keep("team", { id: 1 }, { id: 2 }, { id: 9, name: "Cũ" });
    answers["/api/v1/football/matches/nearest"] = {
      teams: [
        { team_id: 1, last: match(1, -4, hue, hanoi), next: match(2, 6, hanoi, vinh) },
        { team_id: 2, last: null, next: match(3, 2, hue, vinh) },
      ],
      competitions: [],
    };
    renderWithProviders(<FavouriteThings kind="team" row={row} sync={nothing} />);
    await screen.findByText("Huế - Vinh");
    expect(shown()).toEqual([
      ...["Huế", "Sắp đá: Thứ ba, 24-11-2026", "Huế - Vinh"],
      ...["Hà Nội", "Sắp đá: Thứ bảy, 28-11-2026", "Hà Nội - Vinh"],
      ...["Vừa đá: Thứ tư, 18-11-2026", "Huế - Hà Nội", "Không còn dữ liệu", "Cũ"],
    ]);
  });
});

describe("Followed leagues", () => {
  it("Followed leagues link to their table and schedule", async () => {
    keep("league", { id: 1, name: "Cúp" });
    const next = match(3, 2, hue, vinh);
    answers["/api/v1/football/matches/nearest"] = {
      teams: [],
      competitions: [{ comp_id: 1, last: null, next }],
    };
    renderWithProviders(<FavouriteThings kind="league" row={row} sync={nothing} />);
    await screen.findByText("Huế - Vinh");
    expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
      ...["/league/1", "/league/1?tab=standings", "/league/1?tab=schedule"],
    ]);
  });
});

describe("A reader who follows nothing", () => {
  const COMPETITIONS = "/api/v1/football/comp-list";
  const TABLES = "/api/v1/football/seasons/tablestanding";
  const league = (id: number, name: string, kind = "league") => ({
    ...{ ...aMatch().competition, id, name, kind, current_season_id: id * 10 },
  });
  const stars = () =>
    screen.getAllByRole("button", { pressed: false }).map((star) => star.getAttribute("aria-label"));

  it("An empty list of leagues suggests popular ones, which stay when one is followed", async () => {
    answers[COMPETITIONS] = { competitions: [league(1, "Giải A"), league(2, "Cúp B", "cup")] };
    answers["/api/v1/football/matches/nearest"] = {
      teams: [],
      competitions: [{ comp_id: 1, last: null, next: null }],
    };
    renderWithProviders(<FavouriteThings kind="league" row={row} sync={nothing} />);
    await screen.findByRole("heading", { name: "Giải được xem nhiều" });
    expect(stars()).toEqual(["Theo dõi Giải A", "Theo dõi Cúp B"]);
    fireEvent.click(screen.getByRole("button", { name: "Theo dõi Giải A" }));
    await screen.findByRole("heading", { name: "Giải A" });
    expect(stars()).toEqual(["Theo dõi Cúp B"]);
  });

  it("An empty list of teams suggests the leaders of popular leagues", async () => {
    answers[COMPETITIONS] = { competitions: [league(2, "Cúp B", "cup"), league(1, "Giải A")] };
    answers[TABLES] = {
      tables: [
        { rows: [hanoi, hue, vinh, team(4, "Đà Lạt"), team(5, "Nam Định")].map((one) => ({ team: one })) },
      ],
    };
    renderWithProviders(<FavouriteThings kind="team" row={row} sync={nothing} />);
    await screen.findByRole("heading", { name: "Đội dẫn đầu các giải lớn" });
    expect(stars()).toEqual(["Theo dõi Hà Nội", "Theo dõi Huế", "Theo dõi Vinh", "Theo dõi Đà Lạt"]);
    expect(requests.filter((url) => url.startsWith(TABLES))).toEqual([`${TABLES}?season_id=10`]);
  });

  it("An empty list without suggestions shows how to follow something", async () => {
    answers[COMPETITIONS] = { competitions: [] };
    renderWithProviders(<FavouriteMatches today={TODAY} matchesOfToday={[]} row={row} sync={nothing} />);
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(screen.queryByText("Đội dẫn đầu các giải lớn")).toBeNull();
    expect(screen.getAllByRole("heading")).toHaveLength(1);
  });
});
