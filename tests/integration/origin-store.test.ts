import { describe, expect, it } from "vitest";
import type { Database } from "#origin/db/database.ts";
import { getMatch, getMatchDetail } from "#origin/football/match/match.service.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { storeBatch } from "#origin/ingest/store/batch.service.ts";
import type { AppError } from "#shared/errors/index.ts";
import {
  aBatchMatch,
  aGoal,
  aLeague,
  aPlayedMatch,
  aResult,
  aStatusChange,
  atMinute,
} from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store, rows } = originOfFile();
const DAY_BEFORE = atMinute(-1440);

const TABLES = ["matches", "status_changes", "incidents", "stats", "match_states", "teams", "external_ids"];

async function dump(tables: readonly string[] = [...TABLES, "ingests"]): Promise<unknown> {
  const answers = await db.batch(tables.map((table) => db.prepare(`SELECT * FROM ${table}`)));
  return answers.map(({ results }) => results);
}

async function count(table: string): Promise<unknown> {
  const results = await rows(`SELECT count(*) AS n FROM ${table}`);
  return (results[0] as { n: number }).n;
}

const detailAt = async (minute: number, id = 1) => (await getMatchDetail(db, id, atMinute(minute))).data;

describe("storing a batch", () => {
  it("Storing a batch reports what is new, and then that everything is the same and untouched", async () => {
    const batch = aLeague([aPlayedMatch(), aResult("m2", ["vinh", 3, 0, "da-lat"])]);
    const first = await store(batch);
    expect(first).toMatchObject({ stored: true, refusals: [], warnings: [], match_ids: [1, 2] });
    expect(first.kinds.matches).toEqual({ new: 2, changed: 0, same: 0, refused: 0 });
    expect(first.kinds.incidents).toEqual({ new: 4, changed: 0, same: 0, refused: 0 });
    expect(first.kinds.stage_teams).toEqual({ new: 4, changed: 0, same: 0, refused: 0 });
    const before = await dump();
    const second = await store(batch, atMinute(3000));
    expect(second).toMatchObject({ stored: true, match_ids: [] });
    for (const kind of Object.values(second.kinds)) expect(kind).toMatchObject({ new: 0, changed: 0 });
    expect(await dump()).toEqual(before);
  });

  it("Storing a batch keeps the log of the last thousand ingests and no more", async () => {
    await store(aLeague([aPlayedMatch()]));
    await db.prepare("UPDATE ingests SET id = 5").all();
    await db
      .prepare("INSERT INTO ingests (id, source, stored_at, matches) VALUES (1004, 'rush', 0, 0)")
      .all();
    await store(aLeague([aPlayedMatch(), aResult("m2", ["vinh", 3, 0, "da-lat"])]));
    expect(await rows("SELECT id FROM ingests ORDER BY id")).toEqual([{ id: 1004 }, { id: 1005 }]);
  });

  it("Storing a batch keeps facts without a moment at their first arrival when they arrive again", async () => {
    const match = aBatchMatch({
      status_changes: [aStatusChange(null, "first_half")],
      incidents: [aGoal({ external_id: "g1" })],
      stats: [{ known_at_ms: null, kind: "shots", period: "full", home: 3, away: 1 }],
    });
    await store(aLeague([match]), atMinute(12));
    const before = await dump(TABLES);
    expect((await store(aLeague([match]), atMinute(20))).match_ids).toEqual([]);
    expect(await dump(TABLES)).toEqual(before);
    const grown = {
      ...match,
      status_changes: [...match.status_changes, aStatusChange(null, "half_time")],
    };
    expect((await store(aLeague([grown]), atMinute(47))).match_ids).toEqual([1]);
    expect((await detailAt(46)).match.status).toBe("first_half");
    expect((await detailAt(47)).match).toMatchObject({ status: "half_time", score: { home: { half: 1 } } });
  });

  it("Storing a batch names rows by the source's ids: those of the demo world are nobody else's, whatever their names", async () => {
    await store(aLeague([aPlayedMatch()], { source: "demo", provenance: "demo" }));
    const report = await store(aLeague([aPlayedMatch()]));
    expect(report.kinds.matches).toMatchObject({ new: 1 });
    expect(report.kinds.teams).toMatchObject({ new: 4 });
    expect(report.match_ids).toEqual([2]);
  });

  it("Storing a batch takes a batch whose references were stored before it", async () => {
    await store(aLeague());
    const { countries, competitions, seasons, stages, teams, stage_teams, venues, players } = aLeague();
    expect(countries.length + competitions.length + seasons.length + stages.length).toBe(4);
    expect(teams.length + stage_teams.length + venues.length + players.length).toBeGreaterThan(0);
    const only = aLeague([aPlayedMatch()], {
      countries: [],
      competitions: [],
      seasons: [],
      stages: [],
      teams: [],
      stage_teams: [],
      venues: [],
      players: [],
    });
    expect(await store(only)).toMatchObject({ stored: true, match_ids: [1] });
    expect((await detailAt(200)).match.competition.name).toBe("Test League");
  });

  it("Storing a batch reports a dry run without storing anything", async () => {
    const report = await store(aLeague([aPlayedMatch()]), DAY_BEFORE, true);
    expect(report).toMatchObject({ stored: false, refusals: [], kinds: { matches: { new: 1 } } });
    expect([await count("matches"), await count("teams"), await count("ingests")]).toEqual([0, 0, 0]);
  });

  it("Storing a batch moves a match and renames a team, and says what changed", async () => {
    await store(aLeague([aBatchMatch()]));
    const moved = aLeague([aBatchMatch({ match_time: aBatchMatch().match_time + 3600 })]);
    const report = await store(moved, atMinute(-60));
    expect(report.kinds.matches).toMatchObject({ changed: 1 });
    expect(report.kinds.teams).toMatchObject({ changed: 0, same: 4 });
    const { data } = await getMatch(db, 1, atMinute(-30));
    expect(data.match.match_time).toBe(aBatchMatch().match_time + 3600);
    expect(data.match.updated_at).toBe(atMinute(-60) / 1000);
  });

  it("Storing a batch does not forget what another file of the source said when this one leaves it out", async () => {
    await store(aLeague([aBatchMatch()]));
    const batch = aLeague([aBatchMatch()]);
    const silent = {
      ...batch,
      players: batch.players.map(({ external_id, name }) => ({ external_id, name })),
    };
    expect((await store(silent)).kinds.players).toMatchObject({ same: 2, changed: 0 });
  });

  it("A player leaves the club when the source reports no club", async () => {
    await store(aLeague([aBatchMatch()]));
    const batch = aLeague([aBatchMatch()]);
    const free = { ...batch, players: batch.players.map((player) => ({ ...player, team: null })) };
    expect((await store(free)).kinds.players).toMatchObject({ same: 0, changed: 2 });
  });
});

describe("all or nothing", () => {
  it("Ingest stores nothing of a batch with one bad row, and names the place", async () => {
    const bad = aBatchMatch({ external_id: "m2", home: "nowhere" });
    const report = await store(aLeague([aPlayedMatch(), bad]));
    expect(report.stored).toBe(false);
    expect(report.match_ids).toEqual([]);
    expect(report.refusals).toEqual([
      {
        path: "matches.1.home",
        reason: 'names team "nowhere", which is neither in the batch nor stored',
      },
    ]);
    expect(report.kinds.matches).toMatchObject({ refused: 1 });
    expect([await count("matches"), await count("teams"), await count("external_ids")]).toEqual([0, 0, 0]);
  });

  it.each<[string, Batch, string]>([
    ["a team against itself", aLeague([aBatchMatch({ away: "hanoi" })]), "matches.0.away"],
    ["two matches of one id", aLeague([aBatchMatch(), aBatchMatch()]), "matches.1.external_id"],
    [
      "changes of status out of order",
      aLeague([
        aBatchMatch({
          status_changes: [
            aStatusChange(atMinute(50), "half_time"),
            aStatusChange(atMinute(1), "first_half"),
          ],
        }),
      ]),
      "matches.0.status_changes.1.known_at_ms",
    ],
    [
      "a minute after the end",
      aLeague([
        aPlayedMatch({
          incidents: [aGoal({ external_id: "g", known_at_ms: atMinute(99), minute: 101 })],
        }),
      ]),
      "matches.0.incidents.0.minute",
    ],
    [
      "a goal taken back before it fell",
      aLeague([
        aBatchMatch({
          incidents: [aGoal({ external_id: "g", known_at_ms: atMinute(9), cancelled_at_ms: atMinute(8) })],
        }),
      ]),
      "matches.0.incidents.0.cancelled_at_ms",
    ],
    [
      "an incident listed twice",
      aLeague([aBatchMatch({ incidents: [aGoal({ external_id: "g" }), aGoal({ external_id: "g" })] })]),
      "matches.0.incidents.1.external_id",
    ],
    [
      "an unknown scorer",
      aLeague([aBatchMatch({ incidents: [aGoal({ external_id: "g", player: "nobody" })] })]),
      "matches.0.incidents.0.player",
    ],
    [
      "a statistic listed twice",
      aLeague([
        aBatchMatch({
          stats: [
            { known_at_ms: null, kind: "shots", period: "full", home: 1, away: 1 },
            { known_at_ms: null, kind: "shots", period: "full", home: 2, away: 1 },
          ],
        }),
      ]),
      "matches.0.stats.1",
    ],
    ["an unknown stage", aLeague([aBatchMatch({ stage: "cup" })]), "matches.0.stage"],
    [
      "a team listed twice in a stage",
      aLeague([], { stage_teams: [...aLeague().stage_teams, ...aLeague().stage_teams].slice(0, 5) }),
      "stage_teams.4",
    ],
  ])("Ingest refuses a batch with %s and stores nothing of it", async (_, batch, path) => {
    const report = await store(batch);
    expect(report.refusals.map((refusal) => refusal.path)).toEqual([path]);
    expect([report.stored, await count("countries")]).toEqual([false, 0]);
  });

  it("Ingest warns where listed goals do not add up to the stated score, and believes the score", async () => {
    const match = aPlayedMatch({ incidents: [aGoal({ external_id: "g1", known_at_ms: atMinute(10) })] });
    const report = await store(aLeague([match]));
    expect(report.warnings).toEqual([
      "matches.0 (m1): listed goals 1-0 do not add up to the stated score 2-1",
    ]);
    const detail = await detailAt(200);
    expect(detail.match.score.home.goals).toBe(2);
    expect(detail.incidents.map((incident) => incident.home_score)).toEqual([null]);
  });
});

describe("corrections", () => {
  it("A correction strikes an incident that the source no longer lists, and counts it no more", async () => {
    const match = aBatchMatch({
      status_changes: [aStatusChange(null, "first_half")],
      incidents: [aGoal({ external_id: "g1" })],
    });
    await store(aLeague([match]), atMinute(10));
    const report = await store(aLeague([{ ...match, incidents: [] }]), atMinute(15));
    expect(report.kinds.incidents).toMatchObject({ changed: 1 });
    const detail = await detailAt(15);
    expect(detail.incidents).toMatchObject([{ cancelled: true, home_score: 0 }]);
    expect(detail.match.score.home.goals).toBe(0);
    expect((await detailAt(14)).incidents).toMatchObject([{ cancelled: false, home_score: 1 }]);
    expect((await store(aLeague([{ ...match, incidents: [] }]), atMinute(16))).match_ids).toEqual([]);
  });

  it("A correction drops an incident that nobody has seen yet when the timeline is replaced", async () => {
    await store(aLeague([aPlayedMatch()]), atMinute(20));
    const shorter = aPlayedMatch();
    const withoutLast = { ...shorter, incidents: shorter.incidents.slice(0, 3) };
    await store(aLeague([withoutLast]), atMinute(30));
    expect((await detailAt(100)).incidents.map((incident) => incident.minute)).toEqual([10, 50, 60]);
  });

  it("A correction does not count a scorer that becomes known after the end on top of the final score", async () => {
    const result = aResult("m1", ["hanoi", 2, 1, "hue"]);
    await store(aLeague([result]), atMinute(106));
    const named = { ...result, incidents: [aGoal({ external_id: "g1" })] };
    await store(aLeague([named]), atMinute(500));
    expect((await detailAt(501)).match.score.home.goals).toBe(2);
    await store(aLeague([result]), atMinute(600));
    expect((await detailAt(601)).match.score.home.goals).toBe(2);
  });

  it("A correction takes the second half of a timeline that came in halves", async () => {
    const whole = aPlayedMatch();
    const half = {
      ...whole,
      status_changes: whole.status_changes.slice(0, 2),
      incidents: whole.incidents.slice(0, 1),
      stats: whole.stats.slice(0, 1),
    };
    await store(aLeague([half]), DAY_BEFORE);
    expect((await detailAt(48)).match.status).toBe("half_time");
    await store(aLeague([whole]), atMinute(50));
    expect((await detailAt(200)).match).toMatchObject({
      status: "ended",
      winner: "home",
      score: { home: { goals: 2, half: 1 }, away: { goals: 1 } },
    });
  });
});

describe("batches at the same time", () => {
  it("Neither of two batches at the same time is lost", async () => {
    const [a, b] = await Promise.all([
      store(aLeague([aBatchMatch()])),
      store(aLeague([aBatchMatch({ external_id: "m2" })])),
    ]);
    expect([a.stored, b.stored]).toEqual([true, true]);
    expect([await count("matches"), await count("teams"), await count("ingests")]).toEqual([2, 4, 2]);
  });

  it("A batch is given up with ingest_conflict when others keep coming first", async () => {
    await store(aLeague());
    const racing: Database = {
      prepare: (sql) => db.prepare(sql),
      async batch(statements) {
        const results = await rows("SELECT max(id) AS id FROM ingests");
        const next = (results[0] as { id: number }).id + 1;
        // Another batch is stored between the reads and the write of ours, every time.
        await db.prepare(`INSERT INTO ingests VALUES (${next}, 'other', 0, 0)`).all();
        return db.batch(statements);
      },
    };
    const stored = storeBatch(racing, aLeague([aBatchMatch()]), { now_ms: 0, dry_run: false });
    await expect(stored).rejects.toMatchObject({ code: "ingest_conflict" } satisfies Partial<AppError>);
    expect(await count("matches")).toBe(0);
  });
});

describe("a failure that is no conflict", () => {
  it("A failure that is no conflict is told as what it is, and not tried again", async () => {
    let writes = 0;
    let writing = false;
    const broken: Database = {
      prepare(sql) {
        writing ||= sql.startsWith("INSERT INTO ingests");
        return db.prepare(sql);
      },
      batch(statements) {
        if (!writing) return db.batch(statements);
        writing = false;
        writes += 1;
        const twice = db.prepare(`INSERT INTO external_ids (kind, source, external_id, id)
          VALUES ('x', 'x', 'x', 1), ('x', 'x', 'x', 2)`);
        return db.batch([...statements, twice]);
      },
    };
    const stored = storeBatch(broken, aLeague([aBatchMatch()]), { now_ms: 0, dry_run: false });
    await expect(stored).rejects.toThrow(/UNIQUE constraint failed: external_ids/);
    expect([writes, await count("matches")]).toEqual([1, 0]);
  });
});

describe("ids", () => {
  it("Ids never come back, also when the newest rows are gone", async () => {
    const match = (external_id: string) =>
      aPlayedMatch({ external_id, incidents: [aGoal({ external_id: "g", known_at_ms: atMinute(10) })] });
    await store(aLeague([match("m1"), match("m2")]));
    for (const table of ["match_states", "status_changes", "incidents", "stats"]) {
      await db.prepare(`DELETE FROM ${table} WHERE match_id = 2`).all();
    }
    await db.prepare("DELETE FROM matches WHERE id = 2").all();
    await db.prepare("DELETE FROM external_ids WHERE kind = 'matches' AND id = 2").all();
    expect((await store(aLeague([match("m1"), match("m3")]))).match_ids).toEqual([3]);
    expect((await detailAt(200, 3)).incidents.map(({ id }) => id)).toEqual([3]);
  });

  it("Ids are not used up by a batch that stores nothing", async () => {
    await store(aLeague([aBatchMatch({ home: "nowhere" })]));
    await store(aLeague([aBatchMatch()]), DAY_BEFORE, true);
    expect((await store(aLeague([aBatchMatch()]))).match_ids).toEqual([1]);
  });
});

describe("a season's worth", () => {
  it("Ingest stores a season's 380 matches with their timelines in well under two seconds", async () => {
    const season = Array.from({ length: 380 }, (_, index) =>
      aPlayedMatch({ external_id: `m${index}`, match_time: aBatchMatch().match_time + index * 3600 }),
    );
    const started = performance.now();
    const report = await store(aLeague(season));
    const elapsed = performance.now() - started;
    expect(report.kinds.matches).toMatchObject({ new: 380 });
    expect(elapsed).toBeLessThan(2000);
    console.log(`380 matches stored in ${Math.round(elapsed)} ms`);
  });
});
