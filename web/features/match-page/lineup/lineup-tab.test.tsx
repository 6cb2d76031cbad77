// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { AnswerAt } from "#shared/api/index.ts";
import { aLineupPlayer, anAbsence, aSideLineup } from "#tests/support/builders/lineup-builders.ts";
import { aMatch, anIncident, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { pushDetail } from "#web/features/live-overlay/match-push.ts";
import { type LineupAnswer, lineupQuery } from "#web/platform/data/match.query.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { lastLineupsQuery } from "./lineup.query.ts";
import LineupTab from "./lineup-tab.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const keeper = aLineupPlayer(1, { x: 50, y: 6 }, { position: "G", name: "Emiliano Martínez" });
const messi = aLineupPlayer(
  10,
  { x: 50, y: 80, captain: true, rating: 8.4 },
  { position: "F", name: "Lionel Messi" },
);
const dybala = aLineupPlayer(21, { starter: false }, { position: "F", name: "Paulo Dybala" });
const home = aSideLineup("home", [keeper, messi, dybala], {
  formation: "4-4-2",
  coach: { id: 3, name: "Lionel Scaloni", logo: null },
});
const away = aSideLineup("away", [
  aLineupPlayer(31, { x: 50, y: 6 }, { position: "G", name: "Hugo Lloris" }),
]);

const playing = aMatch({ status: "second_half", home: { goals: 1 }, away: { goals: 0 } });
interface Lineups {
  readonly answer: LineupAnswer;
  readonly last: AnswerAt<"/api/v1/football/matches/lastlineup"> | null;
}
const queriesOf = ({ answer, last }: Lineups) => [
  fetched(lineupQuery(playing.id), answer),
  fetched(lastLineupsQuery(playing.id), last ?? { home: null, away: null }),
];
const tabOf = (data: Lineups, match = playing) =>
  renderWithProviders(<LineupTab match={match} />, {
    now_ms: match.match_time * 1000,
    queries: queriesOf(data),
  });
const withLineup = (fields: Readonly<Record<string, unknown>> = {}): Lineups => ({
  answer: { lineup: { confirmed: true, home, away, ...fields } },
  last: null,
});
const onPitch = (name: string) => {
  const card = screen.getByTitle(name).closest("li");
  if (!card) throw new Error(`${name} is not on the pitch`);
  return within(card);
};

describe("The line-up tab", () => {
  it("Starters are on the pitch by short name, with rating and captain's armband", () => {
    tabOf(withLineup());
    expect(onPitch("Lionel Messi").getByText("Messi")).toBeTruthy();
    expect(onPitch("Lionel Messi").getByText("Điểm 8,4")).toBeTruthy();
    expect(onPitch("Lionel Messi").getByTitle("Đội trưởng")).toBeTruthy();
    expect(screen.queryByTitle("Paulo Dybala")).toBeNull();
  });

  it("Old ratings show their minute", () => {
    const rated = { ...home, ratings_as_of_minute: 45 };
    const started = KICK_OFF + 3_600;
    const match = aMatch({ status: "second_half", rest: { period_started_at: started } });
    const at = (minute: number) => {
      const now_ms = (started + (minute - 46) * 60) * 1000;
      vi.useFakeTimers({ toFake: ["Date"], now: now_ms });
      renderWithProviders(<LineupTab match={match} />, {
        now_ms,
        queries: queriesOf(withLineup({ home: rated })),
      });
      const note = screen.queryByText("Điểm số đến phút 45") !== null;
      cleanup();
      return note;
    };
    expect([at(50), at(60)]).toEqual([false, true]);
  });

  it("The list names everybody by line, with bench and coach", () => {
    tabOf(withLineup());
    const headings = screen.getAllByRole("heading", { level: 4 }).map(({ textContent }) => textContent);
    expect(headings).toEqual(["Thủ môn", "Tiền đạo", "Dự bị", "Huấn luyện viên", "Thủ môn"]);
    for (const name of ["Lionel Messi", "Paulo Dybala", "Lionel Scaloni"])
      expect(screen.getAllByText(name).length).toBe(1);
  });

  it("Players and coaches link to their pages, on the pitch and in the list", () => {
    tabOf(withLineup());
    const hrefs = (name: string) =>
      screen.getAllByRole("link", { name }).map((link) => link.getAttribute("href"));
    expect(hrefs("Messi")).toEqual(["/player/10"]);
    expect(hrefs("Lionel Messi")).toEqual(["/player/10"]);
    expect(hrefs("Lionel Scaloni")).toEqual(["/coach/3"]);
    expect(document.querySelector("a a")).toBeNull();
  });

  it("A pushed goal and substitution appear at once, as text for screen readers too", async () => {
    const { overlay } = tabOf(withLineup());
    const incidents = [
      anIncident(1, { kind: "goal", minute: 23, player: { id: 10, name: "Lionel Messi" } }),
      anIncident(2, {
        kind: "substitution",
        minute: 70,
        player: { id: 10, name: "Lionel Messi" },
        other_player: { id: 21, name: "Paulo Dybala" },
      }),
    ];
    await act(async () => pushDetail(overlay, { match: playing, incidents, stats: [], commentary: [] }));
    expect(onPitch("Lionel Messi").getByRole("img", { name: "Bàn thắng, phút 23" })).toBeTruthy();
    expect(screen.getByRole("img", { name: "Vào sân thay Lionel Messi, phút 70" })).toBeTruthy();
  });

  it("Line-ups are labelled as confirmed, or with their expected time", () => {
    tabOf(withLineup({ confirmed: false }), aMatch());
    expect(screen.getByText("Dự kiến")).toBeTruthy();
    expect(screen.getByText(/khoảng 18-12-2022 21:00/)).toBeTruthy();
    cleanup();
    tabOf(withLineup());
    expect(screen.getByText("Chính thức")).toBeTruthy();
  });

  it("Without known positions only the list is shown", () => {
    const { container } = tabOf(
      withLineup({ home: aSideLineup("home", [aLineupPlayer(1)]), away: aSideLineup("away", []) }),
    );
    expect(container.querySelector(".pitch")).toBeNull();
    expect(screen.getByText("Player 1")).toBeTruthy();
  });

  it("The last line-ups are shown with their match while there are none", () => {
    const match = aMatch({ id: 3, status: "ended", home: { goals: 2 }, away: { goals: 1 } });
    tabOf({ answer: { lineup: null }, last: { home: { match, lineup: home }, away: null } }, aMatch());
    expect(screen.getByRole("heading", { level: 2, name: "Đội hình trận gần nhất" })).toBeTruthy();
    const link = screen.getByRole("link", { name: /Argentina 2-1 France/ });
    expect(link.getAttribute("href")).toBe("/match/3");
    expect(screen.queryByText("Dự kiến")).toBeNull();
    expect(screen.getByText(/Chưa có đội hình của trận này/)).toBeTruthy();
  });

  it("A finished match reports that the provider has no line-ups", () => {
    tabOf({ answer: { lineup: null }, last: null }, aMatch({ status: "ended" }));
    expect(screen.getByText("Không có dữ liệu đội hình của trận này.")).toBeTruthy();
  });

  it("Absences show the player, the reason and the expected end", () => {
    const absences = [
      anAbsence(4, { kind: "suspended", reason: "Red Card", until: KICK_OFF + 7 * 86_400 }),
      anAbsence(5, { kind: "questionable" }),
    ];
    tabOf(withLineup({ home: { ...home, absences } }));
    expect(screen.getByText("Treo giò")).toBeTruthy();
    const [suspended] = screen.getAllByText(/đến 25-12-2022/);
    expect(suspended?.parentElement?.textContent).toBe("Thẻ đỏ, đến 25-12-2022");
    expect(screen.getByText("Chưa chắc ra sân")).toBeTruthy();
    expect(screen.getByText("chưa rõ ngày trở lại")).toBeTruthy();
    expect(screen.getByText("Không có ai vắng mặt.")).toBeTruthy();
  });
});
