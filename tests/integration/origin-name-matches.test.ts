import { describe, expect, it } from "vitest";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { currentId, mergeRows, undoMerge } from "#origin/ingest/names/merge.store.ts";
import { MERGE_REFERENCES } from "#origin/ingest/names/merge-references.table.ts";
import { decideNameMatch, keepApart, listNameMatches } from "#origin/ingest/names/name-queue.service.ts";
import {
  aBatchMatch,
  aLeague,
  aPlayedMatch,
  aResult,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { aSecondLeague, aSecondMatch } from "#tests/support/batches/second-source.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { store, rows, db, fetch } = originOfFile();
const DAY = 86_400;
const LATER = atMinute(3000);
const nowMs = LATER;

const namesOf = async (table: string) =>
  (await rows<{ name: string }>(`SELECT name FROM ${table} ORDER BY id`)).map(({ name }) => name);
const queue = async (state: "open" | "merged" | "apart" = "open") =>
  (await listNameMatches(db, state, { page: 1, limit: 50 })).data.name_matches;
const idOf = async (name: string) =>
  (await rows<{ id: number }>("SELECT id FROM teams WHERE name = ?1", name))[0]?.id ?? 0;

/** A season of the second source alone. */
const ownSeason = (matches: Parameters<typeof aSecondMatch>[0][], fields: Partial<Batch> = {}) =>
  aSecondLeague(
    matches.map((match) => aSecondMatch(match)),
    fields,
  );

describe("spellings within one source", () => {
  it("Two spellings in one season are one club while their matches never contradict", async () => {
    const report = await store(
      ownSeason([
        { home: "Ashby FC", away: "Hue" },
        { home: "Vinh FC", away: "Ashby", match_time: KICK_OFF + 7 * DAY },
      ]),
    );
    expect(report.refusals).toEqual([]);
    expect(await namesOf("teams")).toEqual(["Ashby FC", "Hue", "Vinh FC"]);
  });

  it("Two clubs of one name that meet stay two", async () => {
    await store(ownSeason([{ home: "Ashby FC", away: "Ashby" }]));
    expect(await namesOf("teams")).toEqual(["Ashby FC", "Ashby"]);
  });

  it("Two clubs of one name that play elsewhere on one day stay two", async () => {
    await store(
      ownSeason([
        { home: "Ashby FC", away: "Hue" },
        { home: "Ashby", away: "Vinh FC" },
      ]),
    );
    expect(await namesOf("teams")).toEqual(["Ashby FC", "Hue", "Ashby", "Vinh FC"]);
  });

  it("A shortened name joins the club of the season that has the usual number of matches only with it", async () => {
    const clubs = ["Ashby Rovers", "Hue", "Vinh FC", "Da Lat", "Measham", "Coalville"];
    const rounds = clubs.flatMap((home, i) =>
      clubs.flatMap((away, j) => (i === j ? [] : [{ home, away, match_time: KICK_OFF + (i * 6 + j) * DAY }])),
    );
    const [first, ...others] = rounds;
    await store(ownSeason([{ ...first, home: "Ashby" }, ...others]));
    expect((await namesOf("teams")).sort()).toEqual(clubs.sort());
  });

  it("A women's, youth or second team is no club of its name", async () => {
    await store(aLeague([aPlayedMatch()]));
    await store(
      ownSeason(
        [
          { home: "Huế U21", away: "Huế II", match_time: KICK_OFF - 400 * DAY },
          { home: "Nữ Huế", away: "Vinh U19", match_time: KICK_OFF - 300 * DAY },
        ],
        { seasons: [{ external_id: "L1/26", competition: "L1", name: "2025", tie_break_rule: "england" }] },
      ),
    );
    expect(await namesOf("teams")).toEqual([
      "Hà Nội",
      "Huế",
      "Vinh",
      "Đà Lạt",
      "Huế U21",
      "Huế II",
      "Nữ Huế",
      "Vinh U19",
    ]);
    expect(await queue()).toEqual([]);
  });
});

describe("spellings of two sources", () => {
  const seasonOf = (name: string) => [
    aSecondMatch({ home: name, away: "Hue", goals: [2, 1] }),
    aSecondMatch({ home: name, away: "Vinh FC", match_time: KICK_OFF + 7 * DAY }),
    aSecondMatch({ home: "Da Lat", away: name, match_time: KICK_OFF + 14 * DAY }),
  ];
  const stored = () =>
    aLeague([
      aPlayedMatch(),
      aBatchMatch({ external_id: "m2", away: "vinh", match_time: KICK_OFF + 7 * DAY }),
      aBatchMatch({ external_id: "m3", home: "da-lat", away: "hanoi", match_time: KICK_OFF + 14 * DAY }),
    ]);

  it("A club with the same three matches is the same, whatever its name", async () => {
    await store(stored());
    const report = await store(aSecondLeague(seasonOf("The Lakesiders")), LATER);
    expect(report.unmatched).toEqual([]);
    expect(await namesOf("teams")).toEqual(["Hà Nội", "Huế", "Vinh", "Đà Lạt"]);
  });

  it("A second team with the same matches is left out and not joined", async () => {
    await store(stored());
    const report = await store(aSecondLeague(seasonOf("The Lakesiders II")), LATER);
    expect(report.unmatched.map(({ name }) => name)).toContain("The Lakesiders II");
  });

  it("A single shared match is for an operator to decide", async () => {
    await store(aLeague([aPlayedMatch()]));
    await store(aSecondLeague([aSecondMatch({ home: "The Lakesiders", goals: [2, 1] })]), LATER);
    expect(await queue()).toMatchObject([
      {
        kind: "teams",
        source: "second",
        reason: "fixtures",
        context: "TEST LEAGUE 2026",
        named: { id: null, name: "The Lakesiders" },
        other: { name: "Hà Nội" },
      },
    ]);
  });
});

describe("the queue", () => {
  const doubtful = () => aSecondLeague([aSecondMatch({ home: "Dalat City", goals: [1, 1] })]);

  it("A name left out waits once, and a second import neither repeats nor answers it", async () => {
    await store(aLeague([aPlayedMatch()]));
    await store(doubtful(), LATER);
    const [first] = await queue();
    expect(first).toMatchObject({ named: { name: "Dalat City", id: null }, state: "open" });
    await store(doubtful(), LATER + 1000);
    expect(await queue()).toHaveLength(1);
    expect(await rows("SELECT id FROM ingests")).toHaveLength(1 + 1);
  });

  it("A name that was merged is that club in the next import, and its matches are stored", async () => {
    await store(aLeague([aPlayedMatch(), aResult("m2", ["vinh", 3, 0, "da-lat"])]));
    const batch = aSecondLeague([aSecondMatch({ home: "Dalatt Lake", goals: [1, 1] })]);
    await store(batch, LATER);
    const [pair] = await queue();
    const into = await idOf("Đà Lạt");
    await db.prepare("UPDATE name_matches SET other_id = ?1").bind(into).all();
    await decideNameMatch(db, { id: pair?.id ?? 0, decision: "merge", nowMs, by: null });
    const report = await store(batch, LATER + 1000);
    expect(report).toMatchObject({ unmatched: [], kinds: { matches: { new: 1 }, teams: { new: 0 } } });
    expect(await queue()).toEqual([]);
    expect(await queue("merged")).toMatchObject([{ named: { id: into, name: "Dalatt Lake" } }]);
  });

  it("A name kept apart is a club of its own in the next import", async () => {
    await store(aLeague([aPlayedMatch()]));
    await store(doubtful(), LATER);
    for (const { id } of await queue()) await decideNameMatch(db, { id, decision: "apart", nowMs, by: 7 });
    const report = await store(doubtful(), LATER + 1000);
    expect(report).toMatchObject({ unmatched: [], kinds: { teams: { new: 1 }, matches: { new: 1 } } });
    expect(await namesOf("teams")).toContain("Dalat City");
    expect(await rows("SELECT DISTINCT decided_by FROM name_matches")).toEqual([{ decided_by: 7 }]);
  });

  it("A new club that resembles a stored one is stored, and queued beside it", async () => {
    await store(ownSeason([{ home: "Ashby Vale", away: "Hue" }]));
    await store(
      ownSeason([{ home: "Ashby Vale Rovers", away: "Hue", match_time: KICK_OFF + 400 * DAY }], {
        seasons: [{ external_id: "L1/26", competition: "L1", name: "2027", tie_break_rule: "england" }],
      }),
    );
    expect(await namesOf("teams")).toContain("Ashby Vale Rovers");
    expect(await queue()).toMatchObject([
      {
        reason: "words",
        named: { id: 3, name: "Ashby Vale Rovers" },
        other: { id: 1, name: "Ashby Vale", matches: 1 },
      },
    ]);
  });

  it("An unknown pair is refused", async () => {
    await expect(decideNameMatch(db, { id: 99, decision: "merge", nowMs, by: null })).rejects.toMatchObject({
      code: "name_match_not_found",
    });
  });
});

describe("a merge", () => {
  async function twoClubs() {
    await store(aLeague([aPlayedMatch(), aResult("m2", ["vinh", 3, 0, "da-lat"])]));
    return { fromId: await idOf("Đà Lạt"), intoId: await idOf("Hà Nội") };
  }
  const columns = async () => ({
    matches: await rows("SELECT id, home_id, away_id FROM matches ORDER BY id"),
    tables: await rows("SELECT * FROM stage_teams ORDER BY stage_id, team_id"),
    people: await rows("SELECT id, team_id FROM players ORDER BY id"),
    names: await rows(
      "SELECT source, external_id, id FROM external_ids WHERE kind = 'teams' ORDER BY source, external_id",
    ),
    teams: await rows("SELECT * FROM teams ORDER BY id"),
    found: await rows("SELECT rowid, name FROM team_names ORDER BY rowid"),
    heat: await rows("SELECT * FROM team_heat ORDER BY team_id"),
  });

  it("A merge moves everything of a club, and undoing it moves everything back", async () => {
    const { fromId, intoId } = await twoClubs();
    const before = await columns();
    const report = await mergeRows(db, { kind: "teams", fromId, intoId, nowMs, by: null });
    expect(report).toMatchObject({
      from_id: fromId,
      into_id: intoId,
      moved: { matches: 1, external_ids: 1 },
    });
    const after = await columns();
    expect(after.teams).toHaveLength(3);
    expect(JSON.stringify([after.matches, after.tables, after.people, after.names])).not.toContain(
      `_id":${fromId},`,
    );
    expect(await currentId(db, "teams", fromId)).toBe(intoId);
    await undoMerge(db, report.merge_id, nowMs + 1);
    expect(await columns()).toEqual(before);
    expect(await currentId(db, "teams", fromId)).toBe(fromId);
    await expect(undoMerge(db, report.merge_id, nowMs + 2)).rejects.toMatchObject({
      code: "name_match_not_found",
    });
  });

  it("A merge of a merged club is followed to the end", async () => {
    const { fromId, intoId } = await twoClubs();
    await store(
      ownSeason([{ home: "Ashby", away: "Measham", match_time: KICK_OFF - 400 * DAY }], {
        seasons: [{ external_id: "L1/26", competition: "L1", name: "2025", tie_break_rule: "england" }],
      }),
    );
    await mergeRows(db, { kind: "teams", fromId, intoId, nowMs, by: null });
    const third = await idOf("Ashby");
    await mergeRows(db, { kind: "teams", fromId: intoId, intoId: third, nowMs, by: null });
    expect(await currentId(db, "teams", fromId)).toBe(third);
  });

  it("A later import of either name changes the merged club and adds none", async () => {
    const { fromId, intoId } = await twoClubs();
    await mergeRows(db, { kind: "teams", fromId, intoId, nowMs, by: null });
    const report = await store(
      aLeague([aPlayedMatch(), aResult("m2", ["vinh", 3, 0, "da-lat"])]),
      LATER + 5000,
    );
    expect(report).toMatchObject({ refusals: [], kinds: { teams: { new: 0 } } });
    expect(await namesOf("teams")).toEqual(["Hà Nội", "Huế", "Vinh"]);
  });

  it("Teams that met, and one with itself, are refused", async () => {
    await store(aLeague([aPlayedMatch()]));
    const [a, b] = [await idOf("Hà Nội"), await idOf("Huế")];
    for (const intoId of [a, b])
      await expect(
        mergeRows(db, { kind: "teams", fromId: a, intoId, nowMs, by: null }),
      ).rejects.toMatchObject({
        code: "merge_refused",
      });
    await expect(
      mergeRows(db, { kind: "teams", fromId: a, intoId: 999, nowMs, by: null }),
    ).rejects.toMatchObject({
      code: "team_not_found",
    });
    expect(await namesOf("teams")).toHaveLength(4);
  });

  it("Rows kept apart are remembered for all their names", async () => {
    const { fromId, intoId } = await twoClubs();
    await keepApart(db, { kind: "teams", ids: [fromId, intoId], nowMs, by: null });
    expect((await queue("apart")).map(({ other }) => other?.id).sort()).toEqual([intoId, fromId].sort());
  });

  it("Calls about a merged club answer about the one it became", async () => {
    const { fromId, intoId } = await twoClubs();
    const path = (id: number) => `/api/v1/football/teams-players?team_id=${id}`;
    expect((await fetch(path(fromId))).status).toBe(200);
    await mergeRows(db, { kind: "teams", fromId, intoId, nowMs, by: null });
    const answer = (await (await fetch(path(fromId))).json()) as { data: { team: { id: number } } };
    expect(answer.data.team.id).toBe(intoId);
    expect((await fetch(path(999))).status).toBe(404);
  });
});

describe("a merge of players", () => {
  const playerOf = async (name: string) =>
    (await rows<{ id: number }>("SELECT id FROM players WHERE name = ?1", name))[0]?.id ?? 0;

  it("A merge moves a player's goals, line-ups and names, and undoing it moves them back", async () => {
    await store(aLeague([aPlayedMatch()]));
    const [from, into] = await rows<{ id: number; name: string }>("SELECT id, name FROM players ORDER BY id");
    const lineup = [
      {
        player_id: from?.id,
        shirt_number: 9,
        position: null,
        starter: true,
        captain: false,
        x: null,
        y: null,
      },
    ];
    await db
      .prepare(
        "INSERT INTO lineups (match_id, side, known_at, confirmed, players) VALUES (1, 'home', 1, 1, ?1)",
      )
      .bind(JSON.stringify(lineup))
      .all();
    await db.prepare("UPDATE incidents SET player_id = ?1 WHERE player_id IS NOT NULL").bind(from?.id).all();
    const state = async () => ({
      incidents: await rows("SELECT id, player_id, other_player_id FROM incidents ORDER BY id"),
      lineups: await rows("SELECT players FROM lineups"),
      names: await rows("SELECT * FROM external_ids WHERE kind = 'players' ORDER BY external_id"),
      players: await rows("SELECT * FROM players ORDER BY id"),
      found: await rows("SELECT rowid, name FROM player_names ORDER BY rowid"),
    });
    const before = await state();
    const request = {
      kind: "players",
      fromId: from?.id ?? 0,
      intoId: into?.id ?? 0,
      nowMs,
      by: null,
    } as const;
    const { merge_id } = await mergeRows(db, request);
    const after = await state();
    expect(after.players).toHaveLength(before.players.length - 1);
    expect(JSON.stringify(after.lineups)).toContain(`player_id\\":${into?.id}`);
    expect(await playerOf(from?.name ?? "")).toBe(0);
    expect((await fetch(`/api/v1/football/players/detail?player_id=${from?.id}`)).status).toBe(200);
    await undoMerge(db, merge_id, nowMs + 1);
    expect(await state()).toEqual(before);
  });
});

describe("the tables that refer to a team or a player", () => {
  it("Every column that refers to one is moved by a merge", async () => {
    const tables = await rows<{ name: string; sql: string }>(
      "SELECT name, sql FROM sqlite_master WHERE type = 'table'",
    );
    for (const kind of ["teams", "players"] as const) {
      const { ids, keys } = MERGE_REFERENCES[kind];
      const moved = [...ids, ...keys].map(({ table, column }) => `${table}.${column}`);
      const referring = new RegExp(`FOREIGN KEY \\(\`(\\w+)\`\\) REFERENCES \`${kind}\``, "g");
      const found = tables.flatMap(({ name, sql }) =>
        [...sql.matchAll(referring)].map(([, column]) => `${name}.${column}`),
      );
      expect(found.length).toBeGreaterThan(4);
      for (const column of found) expect(moved).toContain(column);
    }
  });
});
