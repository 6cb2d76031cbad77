import { gunzipSync } from "node:zlib";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { type EdgeHarness, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";

/** Weight of the home page on a full day, from the built edge Worker in workerd. */

const RECENT = "/api/v1/football/matches/recent";
const PRICES = "/api/v1/football/odds/mainall";
const MATCHES = 150;

/** Names as varied as real teams': two syllables of forty. */
const SYLLABLES =
  "An Bình Cửu Duyên Đông Giang Hà Khánh Lâm Minh Nam Phú Quảng Sơn Tây Uyên Vĩnh Xuân Yên Thịnh Alder Brook Cal Dover Elm Ford Gale Hart Isle Kent Lyn Moor Nash Oak Penn Ross Stow Thorn Ware York".split(
    " ",
  );
const nameOf = (place: number): string =>
  `${SYLLABLES[place % 40]} ${SYLLABLES[Math.floor(place / 40 + place * 7) % 40]} FC`;

const dayOf = (leagues: number): Match[] =>
  Array.from({ length: MATCHES }, (_, at) => {
    const id = 15_000 + at;
    const league = 100 + (at % leagues);
    const match = aMatch({
      id,
      status: at % 10 === 0 ? "second_half" : at % 3 === 0 ? "ended" : "not_started",
      home: { goals: at % 4 },
      away: { goals: at % 3 },
      rest: { match_time: KICK_OFF + (at % 40) * 900 },
    });
    const competition = {
      ...match.competition,
      ...{
        id: league as never,
        name: `Giải ${nameOf(league)}`,
        hot: league % 5,
        logo: `/crests/l${league}.svg`,
      },
    };
    const side = (team: Match["home"], place: number) => ({
      ...team,
      ...{
        id: (id * 2 + place) as never,
        name: nameOf(at * 2 + place),
        logo: `/crests/${id * 2 + place}.svg`,
      },
    });
    return { ...match, competition, home: side(match.home, 0), away: side(match.away, 1) };
  });

const prices = dayOf(1).flatMap(({ id }, at) => {
  const head = {
    match_id: id,
    company: { id: 1, name: "Nhà cái A" },
    period: "full",
    instant: null,
    inplay: null,
  };
  const by = (step: number) => Math.round((1.4 + ((at * 37 + step * 11) % 120) / 100) * 100) / 100;
  const quote = { at: KICK_OFF - 3_600 - at * 61, suspended: false };
  const initial = [
    { ...quote, line: (at % 9) / 4, home: by(1), away: by(2) },
    { ...quote, home: by(3), draw: by(4), away: by(5) },
    { ...quote, line: 2 + (at % 7) / 4, over: by(6), under: by(7) },
  ];
  return ["asian_handicap", "match_result", "over_under"].map((market, place) => ({
    ...head,
    ...{ market, initial: initial[place] },
  }));
});

let edge: EdgeHarness;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge.stop());

const packed = (path: string): Promise<RawAnswer> => edge.get(path, { "accept-encoding": "gzip" });

// Each competition of the day has a head above its rows and a line in the panel beside the list.
it.each([
  [12, "/?date=2022-12-18"],
  [12, "/en?date=2022-12-18"],
  [60, "/?date=2022-12-19"],
] as const)(
  "A day of 150 matches in %d leagues, with prices, is at most 40 KB at %s",
  async (leagues, path) => {
    await edge.reset();
    await edge.plan({
      paths: {
        [RECENT]: { data: { date: "2022-12-18", tz: "+07:00", matches: dayOf(leagues) } },
        [PRICES]: { data: { odds: prices } },
      },
    });
    const page = await packed(path);
    const html = gunzipSync(page.bytes).toString();
    expect(html).toMatch(/class="chip-count"[^>]*>150</);
    expect(html).toContain("price");
    expect(page.bytes.length).toBeLessThanOrEqual(40_000);
  },
);
