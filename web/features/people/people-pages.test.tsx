// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { Coach } from "#shared/coach/coach.schema.ts";
import { SeasonRef } from "#shared/competition/index.ts";
import { CountryRef, type Match } from "#shared/match/index.ts";
import { Player, type PlayerMatchStats, PlayerProfile, Transfer } from "#shared/player/index.ts";
import { noCounts } from "#shared/player/player-statistics.rules.ts";
import { somePlayerStats } from "#tests/support/builders/lineup-builders.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { countriesQuery } from "#web/platform/list/countries.query.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { coachHonorsQuery, coachQuery } from "./coach/coach.query.ts";
import CoachPageView from "./coach/coach-page.tsx";
import { hotLeaguesQuery, playersQuery } from "./list/people.query.ts";
import PlayersPageView from "./list/players-page.tsx";
import {
  appearancesQuery,
  competitionsQuery,
  playerQuery,
  seasonQuery,
  transfersQuery,
} from "./player/player.query.ts";
import PlayerPageView from "./player/player-page.tsx";

afterEach(cleanup);

const country = CountryRef.parse({
  id: 21,
  code: "VIE",
  name: "Vietnam",
  translations: { vi: "Việt Nam" },
});
const player = PlayerProfile.parse({
  ...{ id: 5, name: "Nguyễn Văn An", logo: null, position: "F", shirt_number: 9 },
  ...{ birthday: "2001-03-09", age: 25, height_cm: 181, weight_kg: null, country, team: aMatch().home },
  market_value: { amount: 12_500_000, currency: "EUR" },
  ...{ preferred_foot: "left", contract_until: "2028-06-30" },
});
const page = { limit: 10, page: 1, total: 1 };
const noMatches = [fetched(appearancesQuery(player.id, 1), { appearances: [], page })];
const pageOf = (fields: Partial<PlayerProfile> = {}, queries = noMatches, path = "/player/5") =>
  renderWithProviders(<PlayerPageView playerId={player.id} failed={null} />, {
    path,
    queries: [
      fetched(playerQuery(player.id), { player: { ...player, ...fields } }),
      fetched(competitionsQuery(player.id), { competitions: [] }),
      ...queries,
    ],
  });
const header = () => {
  const found = screen.getByRole("heading", { level: 1 }).closest("header");
  if (!found) throw new Error("no header");
  return within(found);
};

describe("The header of a player", () => {
  it("The header shows position, number, team, date of birth with age, foot, value and contract", () => {
    pageOf();
    const text = screen.getByRole("heading", { level: 1 }).closest("header")?.textContent ?? "";
    for (const expected of [
      "Tiền đạo",
      "Số 9",
      "09-03-2001 (25 tuổi)",
      "181 cm",
      "Trái",
      "12,5 triệu €",
      "30-06-2028",
    ])
      expect(text).toContain(expected);
    expect(text).not.toContain("Cân nặng");
    expect(header().getByRole("link", { name: "Argentina" }).getAttribute("href")).toBe("/team/71");
  });

  it("A player without a club is labelled as free, and a missing position is the spec's dash", () => {
    pageOf({ team: null, position: null });
    expect(header().getByText(/Cầu thủ tự do/)).toBeTruthy();
    expect(header().getByText("-")).toBeTruthy();
  });
});

describe("A player's match", () => {
  const ended = aMatch({
    ...{ status: "ended", home: { goals: 2 }, away: { goals: 1 } },
    rest: { winner: "home" },
  });
  const stats = somePlayerStats(player.id, {
    ...{ side: "away", goals: 1, assists: 0, minutes_played: 90, rating: 7.3 },
    ...{ yellow_cards: 1, red_cards: 0, second_yellow_cards: 0 },
  });
  const matchesWith = (match: Match, fields: Partial<PlayerMatchStats> = {}) => [
    fetched(appearancesQuery(player.id, 1), {
      appearances: [{ match, side: "away", stats: { ...stats, ...fields } }],
      page,
    }),
  ];
  const rowOf = (match = ended, fields: Partial<PlayerMatchStats> = {}) => {
    pageOf({}, matchesWith(match, fields));
    const row = screen.getAllByRole("row").at(-1);
    if (!row) throw new Error("no row");
    return within(row);
  };

  it("An appearance is one link with the result and the player's own events", () => {
    const row = rowOf();
    expect(row.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/match/7"]);
    expect(row.getByTitle("Thua")).toBeTruthy();
    expect(row.getByText("7,3")).toBeTruthy();
    expect(row.getByRole("img", { name: "Thẻ vàng" })).toBeTruthy();
    expect(row.queryByRole("img", { name: "Thẻ đỏ" })).toBeNull();
  });

  it("A second yellow card is shown as a red one", () => {
    const row = rowOf(ended, { second_yellow_cards: 1 });
    expect(row.getByRole("img", { name: "Thẻ đỏ" })).toBeTruthy();
  });

  it("A live match shows its status and no result letter", () => {
    const live = aMatch({ status: "second_half", home: { goals: 2 }, away: { goals: 1 } });
    const row = rowOf(live);
    const status = row.getByText("Hiệp 2");
    expect([status.dataset.tone, status.title]).toEqual(["live", "Đang diễn ra · Hiệp 2"]);
    expect(row.getByRole("link").dataset.tone).toBe("live");
    expect(row.queryByTitle(/^(Thắng|Hòa|Thua)$/)).toBeNull();
    cleanup();
    expect(rowOf().queryByText(/^(KT|Hiệp \d)$/)).toBeNull();
  });

  it("During a match, season statistics have a note that they count finished matches only", () => {
    const note = "Chỉ tính trận đã kết thúc";
    const season = SeasonRef.parse({ id: 12, name: "2026" });
    const competitions = [{ competition: ended.competition, seasons: [season], matches: 12 }];
    const seasonPage = (match: Match, counted = {}) => {
      const stats = {
        ...{ ...noCounts, matches: 12, appearances: 12, starts: 12, goals: 9 },
        ...{ minutes_played: null, rating: null, counted },
      };
      pageOf({}, [
        ...matchesWith(match),
        fetched(competitionsQuery(player.id), { competitions }),
        fetched(seasonQuery(player.id, 12), { stats }),
      ]);
      return screen.queryByText(note);
    };
    const live = aMatch({ status: "half_time", home: { goals: 0 }, away: { goals: 0 } });
    expect(seasonPage(live)).toBeTruthy();
    cleanup();
    expect(seasonPage(ended)).toBeNull();
    cleanup();
    expect(seasonPage(live, { appearances: 5, starts: 5, minutes_played: 5, goals: 5 })).toBeNull();
  });

  it("Uncounted statistics are labelled as such", () => {
    const nothing = { goals: null, assists: null, minutes_played: null, rating: null };
    const row = rowOf(ended, { ...nothing, yellow_cards: null, red_cards: null, second_yellow_cards: null });
    expect(row.getAllByText("Không có số liệu")).toHaveLength(5);
  });
});

describe("A player's transfers", () => {
  it("Transfers show the exact day, the spec's label, both clubs and the fee", () => {
    const transfer = Transfer.parse({
      ...{ id: 1, kind: "loan_end", player, from: aMatch().home, to: null, description: null },
      ...{ at: Date.parse("2026-07-01T00:00:00Z") / 1000, fee: { amount: 900_000, currency: "EUR" } },
    });
    pageOf({}, [fetched(transfersQuery(player.id), { transfers: [transfer] })], "/player/5?tab=playerzh");
    const move = screen.getByRole("list", { name: "Lịch sử chuyển nhượng của Nguyễn Văn An" });
    // Without a picture the crest shows letters, which are hidden from screen readers.
    expect(move.textContent).toBe("01-07-2026Từ đội: ARGArgentinaĐến đội: –Hết hạn cho mượnPhí: 900 nghìn €");
    expect(within(move).getByRole("link").getAttribute("href")).toBe("/team/71");
  });
});

describe("The list of players", () => {
  const whole = { name: null, country_id: null, page: 1 };
  const listOf = (filter: object, answer = { players: [Player.parse(player)], page }) => {
    const wholeFilter = { ...whole, ...filter };
    return renderWithProviders(<PlayersPageView filter={wholeFilter} />, {
      path: "/player",
      queries: [
        fetched(countriesQuery(), { countries: [country] }),
        fetched(hotLeaguesQuery(), []),
        fetched(playersQuery(wholeFilter), answer),
      ],
    });
  };

  it("The list links to players and their teams, and its form keeps the filter", () => {
    listOf({ name: "văn", country_id: 21 });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Cầu thủ: Việt Nam");
    expect(screen.getByRole("link", { name: player.name }).getAttribute("href")).toBe("/player/5");
    expect(screen.getByRole("searchbox")).toHaveProperty("value", "văn");
    expect(screen.getByRole("combobox")).toHaveProperty("value", "21");
    expect(screen.getByRole("link", { name: "Bỏ lọc" }).getAttribute("href")).toBe("/player");
  });

  it("A short name asks for a longer one instead of reporting no results", () => {
    listOf({ name: "an" });
    expect(screen.getByRole("status").textContent).toBe("Nhập ít nhất 3 ký tự để tìm theo tên.");
  });

  it("An empty result is reported", () => {
    listOf({ name: "zzz" }, { players: [], page: { ...page, total: 0 } });
    expect(screen.getByRole("status").textContent).toContain("Không tìm thấy cầu thủ nào");
  });

  it("A page beyond the last one links back", () => {
    listOf({ country_id: 21, page: 9 }, { players: [], page: { limit: 50, page: 9, total: 70 } });
    expect(screen.getByRole("link", { name: "Trang trước" }).getAttribute("href")).toBe(
      "/player?country_id=21&page=2",
    );
  });
});

describe("The page of a coach", () => {
  const coach = Coach.parse({
    ...{ id: 3, name: "Kim", logo: null, kind: "interim", birthday: "1976-01-02", age: 50, country },
    ...{ preferred_formation: "3-4-3", joined: "2025-07-01", contract_until: null, team: aMatch().home },
  });

  it("The coach page names the coach and shows the matches of their team", () => {
    renderWithProviders(<CoachPageView coachId={3} matchesOf={() => <p>matches</p>} />, {
      path: "/coach/3",
      queries: [fetched(coachQuery(3), { coach }), fetched(coachHonorsQuery(3), { honors: [] })],
    });
    const text = screen.getByRole("heading", { level: 1 }).closest("header")?.textContent ?? "";
    for (const expected of ["Tạm quyền", "02-01-1976 (50 tuổi)", "3-4-3", "01-07-2025"])
      expect(text).toContain(expected);
    expect(screen.getByText("matches")).toBeTruthy();
    expect(screen.getByText("Chưa có danh hiệu nào được ghi nhận.")).toBeTruthy();
  });
});
