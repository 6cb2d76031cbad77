import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Database } from "#origin/db/database.ts";
import { getMatchDetail, listDay } from "#origin/football/match/match.service.ts";
import { getStandings } from "#origin/football/season/standings.service.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import { boardScore, type Match } from "#shared/match/index.ts";
import { type OriginHarness, startOrigin } from "#tests/support/origin/origin-harness.ts";
import { hasRealFiles, openfootballFiles, realBatch } from "#tests/support/origin/real-files.ts";

const ENGLAND_2024_25 = `
1 Liverpool 84 86:41
2 Arsenal 74 69:34
3 Manchester City 71 72:44
4 Chelsea 69 64:43
5 Newcastle United 66 68:47
6 Aston Villa 66 58:51
7 Nottingham Forest 65 58:46
8 Brighton & Hove Albion 61 66:59
9 AFC Bournemouth 56 58:46
10 Brentford 56 66:57
11 Fulham 54 54:54
12 Crystal Palace 53 51:51
13 Everton 48 42:44
14 West Ham United 43 46:62
15 Manchester United 42 44:54
16 Wolverhampton Wanderers 42 54:69
17 Tottenham Hotspur 38 64:65
18 Leicester City 25 33:80
19 Ipswich Town 22 36:82
20 Southampton 12 26:86`;

const WORLD_CUP_2022 = [
  ["Group A", "Netherlands 7 5:1, Senegal 6 5:4, Ecuador 4 4:3, Qatar 0 1:7"],
  ["Group B", "England 7 9:2, USA 5 2:1, Iran 3 4:7, Wales 1 1:6"],
  ["Group C", "Argentina 6 5:2, Poland 4 2:2, Mexico 4 2:3, Saudi Arabia 3 3:5"],
  ["Group D", "France 6 6:3, Australia 6 3:4, Tunisia 4 1:1, Denmark 1 1:3"],
  ["Group E", "Japan 6 4:3, Spain 4 9:3, Germany 4 6:5, Costa Rica 3 3:11"],
  ["Group F", "Morocco 7 4:1, Croatia 5 4:1, Belgium 4 1:2, Canada 0 2:7"],
  ["Group G", "Brazil 6 3:1, Switzerland 6 4:3, Cameroon 4 4:4, Serbia 1 5:8"],
  ["Group H", "Portugal 6 6:4, South Korea 4 4:4, Uruguay 4 2:2, Ghana 3 5:7"],
];

describe.skipIf(!hasRealFiles())("real files of openfootball", () => {
  const now = Date.now();
  let origin: OriginHarness;
  let db: Database;
  let batch: Batch;
  beforeAll(async () => {
    origin = await startOrigin();
    db = origin.db;
    batch = realBatch(...openfootballFiles());
    const report = await storeBatch(db, batch, { now_ms: now, dry_run: false });
    expect(report).toMatchObject({ stored: true, refusals: [] });
    expect(report.kinds.matches).toEqual({ new: batch.matches.length, changed: 0, same: 0, refused: 0 });
  });
  afterAll(() => origin.dispose());

  async function idOf(kind: string, externalId: string): Promise<number> {
    const read = db.prepare("SELECT id FROM external_ids WHERE kind = ?1 AND external_id = ?2");
    const { results } = await read.bind(kind, externalId).all();
    return (results[0] as { id: number }).id;
  }

  async function seasonId(competition: string, name: string): Promise<number> {
    const one = batch.seasons.find(
      (season) =>
        season.name === name &&
        batch.competitions.find((row) => row.external_id === season.competition)?.name === competition,
    );
    if (!one) throw new Error(`no season ${name} of ${competition}`);
    return idOf("seasons", one.external_id);
  }

  async function matchesOf(day: string): Promise<Match[]> {
    const query = { date: day, tz: "+00:00", limit: 1000, page: 1 };
    return (await listDay(db, query, now)).data.matches;
  }

  it("Real files of openfootball change nothing when they are stored again", async () => {
    const started = performance.now();
    const report = await storeBatch(db, realBatch(...openfootballFiles()), {
      now_ms: now + 60_000,
      dry_run: false,
    });
    console.log(
      `${batch.matches.length} known matches compared in ${Math.round(performance.now() - started)} ms`,
    );
    expect(report).toMatchObject({ stored: true, match_ids: [] });
    for (const [kind, counts] of Object.entries(report.kinds)) {
      expect([kind, counts.new, counts.changed, counts.refused]).toEqual([kind, 0, 0, 0]);
    }
  });

  it("Real files of openfootball give England's table of 2024-25, row by row", async () => {
    const { data } = await getStandings(db, await seasonId("English Premier League", "2024/25"), now);
    expect(data.tables).toHaveLength(1);
    const rows = data.tables[0]?.rows.map(
      ({ position, team, points, goals_for, goals_against }) =>
        `${position} ${team.name.replace(/ FC$/, "")} ${points} ${goals_for}:${goals_against}`,
    );
    expect(rows?.join("\n")).toBe(ENGLAND_2024_25.trim());
    expect(data.tables[0]?.rows[0]).toMatchObject({ played: 38, won: 25, drawn: 9, lost: 4 });
  });

  it("Real files of openfootball give the groups of the World Cup 2022", async () => {
    const { data } = await getStandings(db, await seasonId("World Cup", "2022"), now);
    const tables = data.tables.map(({ group, rows }) => [
      group,
      rows.map((row) => `${row.team.name} ${row.points} ${row.goals_for}:${row.goals_against}`).join(", "),
    ]);
    expect(tables).toEqual(WORLD_CUP_2022);
  });

  it("Real files of openfootball give 172 goals in 64 matches of the World Cup 2022, and its final", async () => {
    const cup = await seasonId("World Cup", "2022");
    const days = Array.from({ length: 31 }, (_, index) =>
      new Date(Date.UTC(2022, 10, 19 + index)).toISOString().slice(0, 10),
    );
    const matches: Match[] = [];
    for (const day of days) {
      matches.push(...(await matchesOf(day)).filter((match) => match.season_id === cup));
    }
    expect(matches).toHaveLength(64);
    const goals = matches.map(({ score }) => {
      const board = boardScore(score);
      return (board.home ?? Number.NaN) + (board.away ?? Number.NaN);
    });
    expect(goals.reduce((sum, count) => sum + count)).toBe(172);

    const final = matches.at(-1);
    expect(final).toMatchObject({
      home: { name: "Argentina" },
      away: { name: "France" },
      status: "ended",
      winner: "home",
      score: {
        home: { goals: 2, half: 2, overtime: 3, penalties: 4 },
        away: { goals: 2, half: 0, overtime: 3, penalties: 2 },
      },
    });
    const { data } = await getMatchDetail(db, final?.id ?? 0, now);
    const goalsOfFinal = data.incidents.filter((incident) => /goal$/.test(incident.kind));
    expect(goalsOfFinal.map(({ home_score, away_score }) => `${home_score}-${away_score}`)).toEqual([
      "1-0",
      "2-0",
      "2-1",
      "2-2",
      "3-2",
      "3-3",
    ]);
  });
});
