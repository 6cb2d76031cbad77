import { beforeEach, describe, expect, it } from "vitest";
import { decodeQuotes } from "#origin/football/odds/price-series.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { BOOKMAKERS_FILE, hasRealFiles, realBatch } from "#tests/support/origin/real-files.ts";

const OPENFOOTBALL = ["openfootball/2025-26_en.1.json", "openfootball/2025-26_de.1.json"];
const NOW = Date.UTC(2026, 3, 1);

const { store, clear, rows } = originOfFile();

const importOpenfootball = (at = NOW) => store(realBatch(...OPENFOOTBALL), at);
const importBookmakers = (at = NOW) => store(realBatch(BOOKMAKERS_FILE), at);

/** Matches as readers see them, without ids: equal for both orders of import. */
const matchesNow = () =>
  rows<{ series: number }>(`SELECT k.code, s.name AS season, m.match_time,
      st.home_goals, st.away_goals, st.home_half, st.away_half, st.home_corners, st.away_corners,
      st.home_yellow, st.away_red, m.referee, m.round,
      (SELECT count(*) FROM price_series p WHERE p.match_id = m.id) AS series,
      (SELECT count(*) FROM stats x WHERE x.match_id = m.id) AS stats
    FROM matches m JOIN seasons s ON s.id = m.season_id
      JOIN competitions c ON c.id = m.competition_id JOIN countries k ON k.id = c.country_id
      LEFT JOIN match_states st ON st.match_id = m.id AND st.known_at = (
        SELECT max(known_at) FROM match_states WHERE match_id = m.id)
    ORDER BY k.code, m.match_time, series, st.home_goals, st.away_goals, st.home_corners, m.referee, m.round`);

async function seriesOf(home: string, away: string) {
  const found = await rows<{ market: string; company: string; quotes: string }>(
    `SELECT p.market, o.name AS company, p.quotes FROM price_series p
      JOIN companies o ON o.id = p.company_id JOIN matches m ON m.id = p.match_id
      JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
      WHERE h.name = ?1 AND a.name = ?2`,
    home,
    away,
  );
  return (company: string, market: string) => {
    const one = found.find((row) => row.company === company && row.market === market);
    return decodeQuotes(one?.quotes ?? "[]").map(({ line, prices }) => [line, ...prices]);
  };
}

describe.skipIf(!hasRealFiles())("bookmakers' prices for matches of openfootball", () => {
  beforeEach(async () => {
    await importOpenfootball();
  });

  it("Bookmakers' prices for matches of openfootball join every match of England and Germany; the other leagues come in whole", async () => {
    const report = await importBookmakers();
    expect(report).toMatchObject({ stored: true, refusals: [], unmatched: [], warnings: [] });
    // 30 of England and 18 of Germany are openfootball's, 78 of Spain, Italy and France are new.
    expect(report.kinds.matches).toEqual({ new: 78, changed: 48, same: 0, refused: 0 });
    expect(report.kinds.teams).toEqual({ new: 58, changed: 0, same: 38, refused: 0 });
    expect(report.kinds.seasons).toEqual({ new: 3, changed: 0, same: 2, refused: 0 });
    expect(report.kinds.companies).toMatchObject({ new: 9 });
    const [counts] = await rows(
      "SELECT count(*) AS matches, count(DISTINCT season_id) AS seasons FROM matches",
    );
    expect(counts).toEqual({ matches: 380 + 306 + 78, seasons: 5 });
  });

  it("Bookmakers' prices for matches of openfootball stand as in the file: Liverpool v Bournemouth, opening and closing", async () => {
    await importBookmakers();
    const series = await seriesOf("Liverpool FC", "AFC Bournemouth");
    expect(series("Bet365", "match_result")).toEqual([
      [null, 1.3, 6, 8.5],
      [null, 1.29, 6.25, 9],
    ]);
    // The file's home handicap is -1.5, later -1.75: Liverpool gives goals.
    expect(series("Bet365", "asian_handicap")).toEqual([
      [1.5, 1.83, 2.03],
      [1.75, 2.03, 1.78],
    ]);
    expect(series("Pinnacle", "over_under")).toEqual([
      [2.5, 1.37, 3.26],
      [2.5, 1.41, 2.95],
    ]);
    const [exchange] = await rows("SELECT kind FROM companies WHERE name = 'Betfair Exchange'");
    expect(exchange).toEqual({ kind: "exchange" });
  });

  it("Bookmakers' prices for matches of openfootball bring referee, statistics, corners and cards, and leave names, rounds and score to openfootball", async () => {
    await importBookmakers();
    const [match] = await rows(
      `SELECT m.round, m.referee, m.source, h.name AS home, st.home_goals, st.home_half, st.home_corners,
          st.away_corners, st.away_yellow, st.home_red
        FROM matches m JOIN teams h ON h.id = m.home_id JOIN teams a ON a.id = m.away_id
        JOIN match_states st ON st.match_id = m.id
        WHERE h.name = 'Liverpool FC' AND a.name = 'AFC Bournemouth' ORDER BY st.known_at DESC LIMIT 1`,
    );
    expect(match).toEqual({
      round: "Matchday 1",
      referee: "A Taylor",
      source: "openfootball",
      home: "Liverpool FC",
      home_goals: 4,
      home_half: 1,
      home_corners: 6,
      away_corners: 7,
      away_yellow: 2,
      home_red: 0,
    });
  });

  it("Bookmakers' prices for matches of openfootball change nothing when either file is imported again", async () => {
    await importBookmakers();
    const before = await matchesNow();
    for (const again of [await importBookmakers(NOW + 60_000), await importOpenfootball(NOW + 120_000)]) {
      expect(again).toMatchObject({ stored: true, match_ids: [], unmatched: [], warnings: [] });
      for (const [kind, counts] of Object.entries(again.kinds)) {
        expect([kind, counts]).toEqual([kind, { new: 0, changed: 0, same: counts.same, refused: 0 }]);
      }
    }
    expect(await matchesNow()).toEqual(before);
  });
});

describe.skipIf(!hasRealFiles())("the order of imports", () => {
  it("The order of imports makes no difference to the matches", async () => {
    await importOpenfootball();
    await importBookmakers();
    const one = await matchesNow();
    expect(one).toHaveLength(764);
    expect(one.filter((match) => match.series > 0)).toHaveLength(126);
    await clear();
    await importBookmakers();
    const second = await importOpenfootball();
    expect(second).toMatchObject({ unmatched: [], warnings: [], refusals: [] });
    expect(second.kinds.matches).toEqual({ new: 638, changed: 48, same: 0, refused: 0 });
    expect(await matchesNow()).toEqual(one);
  });
});
