// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Match, PlayerId } from "#shared/match/index.ts";
import type { PlayerMatchStats } from "#shared/player/index.ts";
import { somePlayerStats } from "#tests/support/builders/lineup-builders.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { playerStatsQuery } from "./player-stats.query.ts";
import PlayerStatsTab from "./player-stats-tab.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const ended = aMatch({ status: "ended" });
const queryOf = ({ id }: Match) => playerStatsQuery(id);
const messi = somePlayerStats(10, { rating: 8.4, goals: 2, passes: 41, passes_accurate: 34 });
const lloris = somePlayerStats(1, { side: "away", rating: 6.1, goals: 0, passes: 0, passes_accurate: 0 });
const reserve = somePlayerStats(12, { starter: false, minutes_played: 0 });

function tabOf(players: readonly PlayerMatchStats[], match: Match = ended, best: number | null = 10) {
  const of = (side: "home" | "away") => players.filter((stats) => stats.side === side);
  const teams = [
    { team: match.home, players: of("home") },
    { team: match.away, players: of("away") },
  ];
  const answer = { teams, best_player_id: best as PlayerId | null };
  return renderWithProviders(<PlayerStatsTab match={match} />, {
    queries: [fetched(queryOf(match), answer)],
  });
}
const tableOf = (group: string) => within(screen.getByRole("table", { name: `Thống kê cầu thủ: ${group}` }));
const rowsOf = (group: string) =>
  tableOf(group)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe("Statistics of a match's players", () => {
  it("Each group has its table, best rating first, without empty columns", () => {
    tabOf([lloris, messi, reserve]);
    expect(
      tableOf("Tổng quan")
        .getAllByRole("columnheader")
        .map(({ textContent }) => textContent),
    ).toEqual(["Cầu thủ", "Điểm", "Bàn thắng", "Chuyền chính xác"]);
    expect(rowsOf("Chuyền")).toEqual([
      ["ARG10Player 10", "Điểm 8,48,4", "34/41 (83%)"],
      ["FRA1Player 1", "Điểm 6,16,1", "0/0"],
    ]);
  });

  it("A missing value is labelled as missing", () => {
    tabOf([messi, somePlayerStats(11, { rating: 7 })]);
    const cell = tableOf("Tổng quan").getAllByTitle("Không có số liệu")[0];
    expect(cell?.textContent).toBe("–Không có số liệu");
  });

  it("A press on a column head sorts by it, and a second press reverses the order", () => {
    tabOf([messi, lloris]);
    const head = () => tableOf("Tổng quan").getByRole("columnheader", { name: /Bàn thắng/ });
    fireEvent.click(within(head()).getByRole("button"));
    expect(head().getAttribute("aria-sort")).toBe("descending");
    fireEvent.click(within(head()).getByRole("button"));
    expect(head().getAttribute("aria-sort")).toBe("ascending");
    expect(rowsOf("Tổng quan")[0]?.[0]).toBe("FRA1Player 1");
  });

  it("New values do not reorder rows until the reader sorts again", async () => {
    const answerOf = (rating: number) => ({
      teams: [{ team: ended.home, players: [messi, somePlayerStats(9, { rating, goals: 0 })] }],
      best_player_id: null,
    });
    const { client } = renderWithProviders(<PlayerStatsTab match={ended} />, {
      queries: [fetched(queryOf(ended), answerOf(7))],
    });
    act(() => client.setQueryData(queryOf(ended).queryKey, answerOf(9)));
    await screen.findAllByRole("button", { name: "Sắp xếp lại danh sách" });
    expect(rowsOf("Tổng quan").map(([name]) => name)).toEqual(["ARG10Player 10", "ARG9Player 9"]);
    const group = screen.getByRole("table", { name: "Thống kê cầu thủ: Tổng quan" }).closest(".stats-group");
    fireEvent.click(within(group as HTMLElement).getByRole("button", { name: "Sắp xếp lại danh sách" }));
    expect(rowsOf("Tổng quan").map(([name]) => name)).toEqual(["ARG9Player 9", "ARG10Player 10"]);
  });

  it("The player of the match is named once it is over, and the best so far before", () => {
    tabOf([messi, lloris]);
    const card = within(screen.getByRole("region", { name: "Cầu thủ hay nhất trận" }));
    expect(card.getByText("Player 10")).toBeTruthy();
    expect(card.getByText("34/41 (83%)")).toBeTruthy();
    cleanup();
    tabOf([messi], aMatch({ status: "second_half" }));
    expect(screen.getByText("Điểm cao nhất lúc này")).toBeTruthy();
  });

  it("Values more than five minutes old show their minute, by team where the teams differ", () => {
    const at = (minute: number, home: number | null, away: number | null) => {
      const started = KICK_OFF + 3_600;
      const live = aMatch({ status: "second_half", rest: { period_started_at: started } });
      const teams = [
        { team: live.home, as_of_minute: home, players: [messi] },
        { team: live.away, as_of_minute: away, players: [lloris] },
      ];
      const now_ms = (started + (minute - 46) * 60) * 1000;
      const answer = { teams, best_player_id: null };
      vi.useFakeTimers({ toFake: ["Date"], now: now_ms });
      const page = renderWithProviders(<PlayerStatsTab match={live} />, {
        now_ms,
        queries: [fetched(queryOf(live), answer)],
      });
      const notes = page.queryAllByText(/đến phút \d+$/).map(({ textContent }) => textContent);
      cleanup();
      return notes;
    };
    expect(at(50, 45, 45)).toEqual([]);
    expect(at(51, 45, 45)).toEqual(["Số liệu đến phút 45"]);
    expect(at(60, 45, 58)).toEqual(["Argentina: đến phút 45"]);
    expect(at(70, 45, 58)).toEqual(["Argentina: đến phút 45", "France: đến phút 58"]);
    expect(at(70, null, null)).toEqual([]);
  });

  it("Missing statistics are explained according to the state of the match", () => {
    tabOf([], aMatch(), null);
    expect(screen.getByText(/Trận đấu chưa bắt đầu/)).toBeTruthy();
    cleanup();
    tabOf([], ended, null);
    expect(screen.getByText(/Không có dữ liệu thống kê cầu thủ/)).toBeTruthy();
  });
});
