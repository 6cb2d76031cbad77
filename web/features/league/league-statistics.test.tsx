// @vitest-environment happy-dom
import { hydrate } from "@tanstack/react-query";
import { cleanup, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { StageId, TeamRef } from "#shared/match/index.ts";
import { PlayerBrief, type Scorer, Transfer } from "#shared/player/index.ts";
import { aCompetition, aPageRequest, type PageAnswers } from "#tests/support/builders/league-builders.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { idIn } from "#web/platform/navigation/page-path.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { leagueQuery } from "./league.query.ts";
import type { LeagueSlots } from "./league-slots.ts";
import { loadLeagueTab } from "./league-tab.loader.server.ts";
import { LeagueTabBody } from "./league-tab-body.tsx";

afterEach(cleanup);

const SEASONS = "/api/v1/football/seasons";
const SCORERS = `${SEASONS}/shooter/stats` as const;
const BEST_ELEVEN = `${SEASONS}/bestlineup` as const;
const TEAM_STATS = `${SEASONS}/team-statitics` as const;
const HALF_FULL = `${SEASONS}/team-ht-ft` as const;
const GOAL_TIMES = `${SEASONS}/team-goal-time` as const;
const TRANSFERS = `${SEASONS}/transfers` as const;
const slots: LeagueSlots = { rows: () => null, tables: () => null, views: () => null, sync: () => null };
const teamOf = (id: number, name: string) =>
  TeamRef.parse({ id, name, short_name: null, logo: null, rank: null, translations: {} });
const [sun, moon] = [teamOf(1, "Sun FC"), teamOf(2, "Moon FC")];
const playerOf = (id: number, name: string, position = "F") =>
  PlayerBrief.parse({ id, name, logo: null, position, shirt_number: 9 });

async function show(search: string, answers: PageAnswers, competition = aCompetition()) {
  const { facts, calls } = aPageRequest({
    "/api/v1/football/comp-detail": { competition },
    ...answers,
  });
  const query = new URLSearchParams(search);
  const client = createQueryClient(() => facts.call);
  const { failed, queries } = await loadLeagueTab(facts, client, "5", query);
  const league = leagueQuery(5, idIn(query, "season_id"));
  const view = renderWithProviders(<LeagueTabBody leagueId={5} failed={failed} slots={slots} />, {
    path: `/league/5?${search}`,
    queries: [fetched(league, await client.query(league)), (page) => hydrate(page, queries ?? {})],
  });
  const isShown = (element: Element | null) =>
    element?.matches("h2, .panel.league-none, .panel > .button") ?? false;
  // The body's code loads when it is shown, slowly on a busy machine.
  await view.findByText((_, element) => isShown(element));
  return { ...view, query: calls.at(-1)?.query };
}
const cellsOf = (container: HTMLElement) =>
  [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent?.trim()),
  );

describe("Statistics of a season", () => {
  it.each<[tab: string, answers: PageAnswers]>([
    ["scorers", { [SCORERS]: { scorers: [] } }],
    ["best-eleven", { [BEST_ELEVEN]: { round: null, stage_id: null, lineup: null } }],
    ["stats", { [TEAM_STATS]: { teams: [] } }],
    ["half-full", { [HALF_FULL]: { teams: [] } }],
    ["goal-times", { [GOAL_TIMES]: { teams: [] } }],
  ])("A season without data reports that it is being updated: %s", async (tab, answers) => {
    const { container } = await show(`tab=${tab}`, answers);
    expect(container.textContent).toBe("Dữ liệu đang được cập nhật");
  });

  it("Scorers link to player and team, and the page in the URL is requested", async () => {
    const scorer: Scorer = {
      ...{ position: 51, player: playerOf(7, "Ha Long"), team: sun, goals: 3, penalty_goals: 1 },
      ...{ assists: null, appearances: 4, minutes_played: 300, matches: 6, counted: { appearances: 4 } },
    };
    const { container, getByRole, query } = await show("tab=scorers&page=2", {
      [SCORERS]: { scorers: [scorer] },
    });
    expect(query).toEqual({ season_id: 12, limit: 50, page: 2 });
    expect(cellsOf(container)[0]?.slice(1)).toEqual(["SUNSun FC", "3", "1", "–", "4 (4 trận)", "300"]);
    expect(getByRole("link", { name: /Ha Long/ }).getAttribute("href")).toBe("/player/7");
    expect(getByRole("link", { name: "Trang trước" }).getAttribute("href")).toBe("/league/5?tab=scorers");
  });

  it("Averages per match show the number of counted matches where it is not all", async () => {
    const stats = (team: TeamRef, passes: number) => ({
      ...{ team, played: 4, goals: 6, goals_against: 2, clean_sheets: 1, penalty_goals: null },
      ...{ yellow_cards: null, red_cards: null, corners: 10, shots: 30, shots_on_target: null },
      ...{ fouls: null, offsides: null, passes: 800, passes_accurate: 600, possession: null },
      counted: {
        ...{ goals: 4, goals_against: 4, clean_sheets: 4, penalty_goals: 0, yellow_cards: 0, red_cards: 0 },
        ...{ corners: 4, shots: 3, shots_on_target: 0, fouls: 0, offsides: 0, possession: 0 },
        ...{ passes, passes_accurate: passes },
      },
    });
    const teams = [stats(sun, 2), stats(moon, 4)];
    const { container, getByRole } = await show("tab=stats", { [TEAM_STATS]: { teams } });
    const heads = [...container.querySelectorAll("thead th")].map((head) => head.textContent?.trim());
    expect(heads).toContain("Sút (3 trận)");
    const row = cellsOf(container).find(([name]) => name?.includes("Sun FC"));
    expect(row).toEqual(
      expect.arrayContaining(["4", "1,50", "10,0", "2,5", "400 (2 trận)", "75,0% (2 trận)"]),
    );
    expect(getByRole("link", { name: "Tổng cộng" }).getAttribute("href")).toBe(
      "/league/5?per=total&tab=stats",
    );
  });

  it("A page beyond the last one links back", async () => {
    const { getByRole } = await show("tab=transfers&page=3", { [TRANSFERS]: { transfers: [] } });
    expect(getByRole("link", { name: "Trang trước" }).getAttribute("href")).toBe("/league/5?tab=transfers");
  });

  it("The stages of a best eleven are in playing order", async () => {
    const [league, older] = aCompetition().seasons;
    const stages = (older?.stages ?? []).map((stage, at) => ({ ...stage, id: 900 - at }));
    const competition = aCompetition({ kind: "cup", seasons: [league, { ...older, stages }] });
    const { getByRole } = await show(
      "season_id=11&tab=best-eleven",
      { [BEST_ELEVEN]: { round: null, stage_id: StageId.parse(899), lineup: null } },
      competition,
    );
    const chips = within(getByRole("navigation", { name: "Giai đoạn" })).getAllByRole("link");
    expect(chips.map((chip) => chip.getAttribute("href")?.match(/stage_id=(\d+)/)?.[1])).toEqual([
      "900",
      "899",
    ]);
  });

  it("Statistics are hidden with the results, and can be revealed", async () => {
    const { getByRole } = await show("tab=stats", { [TEAM_STATS]: new AppError("scores_hidden") });
    expect(getByRole("link", { name: "Hiện tỷ số" }).getAttribute("href")).toBe(
      "/league/5?tab=stats&scores=shown",
    );
  });

  it("The best eleven is shown on the pitch and as a list, with the rounds so far", async () => {
    const places = [50, 20, 40, 60, 80, 20, 40, 60, 80, 40, 60];
    const players = places.map((x, at) => ({
      ...{ player: playerOf(at + 1, `Player ${at + 1}`), team: at % 2 ? sun : moon, x },
      ...{ y: [6, 28, 28, 28, 28, 54, 54, 54, 54, 82, 82][at] ?? 0, rating: 8 },
    }));
    const { container, getByLabelText, query } = await show("tab=best-eleven&round=7", {
      [BEST_ELEVEN]: { round: "7", stage_id: StageId.parse(120), lineup: { formation: "4-4-2", players } },
    });
    expect(query).toEqual({ season_id: 12, stage_id: 120, round: "7" });
    expect(container.querySelectorAll(".pitch-player")).toHaveLength(11);
    expect(cellsOf(container)).toHaveLength(11);
    expect(container.querySelector(".pitch-player a")?.getAttribute("href")).toMatch(/^\/player\/\d+$/);
    const select = getByLabelText("Vòng đấu") as HTMLSelectElement;
    expect([select.value, select.options.length]).toEqual(["7", 15]);
  });

  it("Half-time and full-time results count the subset of matches in the URL", async () => {
    const none = {
      ...{ won_won: 0, won_drawn: 0, won_lost: 0, drawn_won: 0, drawn_drawn: 0, drawn_lost: 0 },
      ...{ lost_won: 0, lost_drawn: 0, lost_lost: 0 },
    };
    const total = { ...none, won_won: 2, lost_drawn: 1 };
    const teams = [{ team: sun, total, home: { ...none, won_won: 2 }, away: { ...none, lost_drawn: 1 } }];
    const { container } = await show("tab=half-full&view=away", { [HALF_FULL]: { teams } });
    expect(cellsOf(container)).toEqual([["SUNSun FC", "1", "0", "0", "0", "0", "0", "0", "0", "1", "0"]]);
  });

  it("Transfers show both clubs, the kind and the fee", async () => {
    const transfer = Transfer.parse({
      ...{ id: 1, kind: "loan_end", player: playerOf(7, "Ha Long", "G"), from: sun, to: null },
      ...{ at: 1_767_225_600, fee: { amount: 2_500_000, currency: "EUR" }, description: null },
    });
    const { container } = await show("tab=transfers", { [TRANSFERS]: { transfers: [transfer] } });
    expect(cellsOf(container)).toEqual([
      ["Ha LongThủ môn", "SUNSun FC", "–", "Hết hạn cho mượn", "2,5 triệu €", "01-01-2026"],
    ]);
  });
});
