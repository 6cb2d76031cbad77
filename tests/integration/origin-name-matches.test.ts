import { describe, expect, it } from "vitest";
import type { Database } from "#origin/db/database.ts";
import { type Batch, emptyBatch } from "#origin/ingest/batch.schema.ts";
import { makeCorrection } from "#origin/ingest/correction/correction.service.ts";
import { mergeRows } from "#origin/ingest/names/merge.store.ts";
import { MERGE_REFERENCES } from "#origin/ingest/names/merge-references.table.ts";
import { decideNameMatch, keepApart, listNameMatches } from "#origin/ingest/names/name-queue.service.ts";
import { currentId } from "#origin/ingest/names/stored-row.service.ts";
import { undoMerge } from "#origin/ingest/names/undo-merge.store.ts";
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
import { stub } from "#tests/support/stub.ts";

const origin = originOfFile();
const { store, rows, db, fetch } = origin;
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
        reasons: ["fixtures"],
        context: "TEST LEAGUE 2026",
        named: { id: null, name: "The Lakesiders" },
        other: { name: "Hà Nội" },
      },
    ]);
  });
});

/** A club that a third source brought without a season. */
function thirdSource(name: string): Batch {
  const { countries, teams } = aLeague();
  const [team] = teams;
  if (!team) throw new Error("no team");
  return { ...emptyBatch("third", "real"), countries, teams: [{ ...team, external_id: name, name }] };
}

describe("the queue", () => {
  const doubtful = () => aSecondLeague([aSecondMatch({ home: "Dalat City", goals: [1, 1] })]);

  it("A name left out waits once, and a second import neither repeats nor answers it", async () => {
    await store(aLeague([aPlayedMatch()]));
    expect((await store(doubtful(), LATER)).queued_pairs).toBe(1);
    const [first] = await queue();
    expect(first).toMatchObject({ named: { name: "Dalat City", id: null }, state: "open" });
    expect((await store(doubtful(), LATER + 1000)).queued_pairs).toBe(0);
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

  it("A name merged into a club that the season's source does not know is stored with its matches", async () => {
    await store(aLeague([aPlayedMatch()]));
    await store(thirdSource("Lakesiders"));
    const batch = aSecondLeague([aSecondMatch({ home: "Dalatt Lake", goals: [1, 1] })]);
    await store(batch, LATER);
    const [pair] = await queue();
    const into = await idOf("Lakesiders");
    await decideNameMatch(db, { id: pair?.id ?? 0, decision: "merge", intoId: into, nowMs, by: null });
    expect(await store(batch, LATER + 1000)).toMatchObject({ unmatched: [], kinds: { matches: { new: 1 } } });
  });

  it("A stored club that is left out of a season waits in the queue, and is a club of its own once it is kept apart", async () => {
    await store(aLeague([aPlayedMatch()]));
    await store(thirdSource("Lakesiders"));
    const batch = aSecondLeague([aSecondMatch({ home: "Lakesiders", match_time: KICK_OFF + 60 * DAY })]);
    expect((await store(batch, LATER)).unmatched.map(({ name }) => name)).toEqual(["Lakesiders v Hue"]);
    const [pair] = await queue();
    expect(pair).toMatchObject({ named: { name: "Lakesiders" }, other: null, reasons: ["unknown"] });
    await decideNameMatch(db, { id: pair?.id ?? 0, decision: "apart", nowMs, by: null });
    expect(await store(batch, LATER + 1000)).toMatchObject({ unmatched: [], kinds: { matches: { new: 1 } } });
  });

  it("A name that a later import knows waits no more", async () => {
    await store(aLeague([aPlayedMatch()]));
    const batch = aSecondLeague([aSecondMatch({ home: "Lakesiders", match_time: KICK_OFF + 60 * DAY })]);
    await store(batch, LATER);
    expect(await queue()).toMatchObject([{ named: { id: null, name: "Lakesiders" }, reasons: ["unknown"] }]);
    await store(thirdSource("Lakesiders"));
    await store(aSecondLeague([aSecondMatch({ home: "Lakesiders", away: "Hue" })]), LATER + 1000);
    expect((await queue()).filter(({ named }) => named.id === null)).toEqual([]);
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
        reasons: ["words"],
        named: { id: 3, name: "Ashby Vale Rovers" },
        other: { id: 1, name: "Ashby Vale", matches: 1 },
      },
    ]);
  });

  /** A name that is queued as unknown, and a way to decide it. */
  async function unknownName() {
    await store(aLeague([aPlayedMatch()]));
    await store(aSecondLeague([aSecondMatch({ home: "Measham", goals: [1, 1] })]), LATER);
    const pair = (await queue()).find(({ named }) => named.name === "Measham");
    return (intoId: number) =>
      decideNameMatch(db, { id: pair?.id ?? 0, decision: "merge", intoId, nowMs, by: null });
  }
  const namesStored = () => rows("SELECT * FROM external_ids WHERE kind = 'teams' AND source = 'second'");

  it("A name that is not stored becomes no unknown row, no demo one and no national team of a season of clubs", async () => {
    const decide = await unknownName();
    const [before, open] = [await namesStored(), await queue()];
    const [{ id: last } = { id: 0 }] = await rows<{ id: number }>("SELECT max(id) AS id FROM teams");
    await expect(decide(last + 1)).rejects.toMatchObject({ code: "team_not_found" });
    const hue = await idOf("Huế");
    await db.prepare("UPDATE teams SET national = 1 WHERE id = ?1").bind(hue).all();
    const dalat = await idOf("Đà Lạt");
    await db.prepare("UPDATE name_matches SET other_id = ?1").bind(dalat).all();
    await expect(decide(hue)).rejects.toMatchObject({ code: "merge_refused", detail: /national/ });
    await db
      .prepare("UPDATE external_ids SET provenance = 'demo' WHERE kind = 'teams' AND id = ?1")
      .bind(dalat)
      .all();
    await expect(decide(dalat)).rejects.toMatchObject({ code: "merge_refused", detail: /demo/ });
    expect(await namesStored()).toEqual(before);
    expect((await queue()).map(({ id }) => id)).toEqual(open.map(({ id }) => id));
  });

  it("A match of a team with itself is refused", async () => {
    const decide = await unknownName();
    await decide(await idOf("Huế"));
    const batch = aSecondLeague([aSecondMatch({ home: "Measham", goals: [1, 1] })]);
    const report = await store(batch, LATER + 1000);
    expect(report.refusals).toEqual([{ path: "matches.0.away", reason: "would play against itself" }]);
    expect(await rows("SELECT id FROM matches WHERE home_id = away_id")).toEqual([]);
  });

  it("A decided pair keeps its decision; the same one again changes nothing", async () => {
    const decide = await unknownName();
    const into = await idOf("Vinh");
    await decide(into);
    const stored = () => rows("SELECT * FROM name_matches ORDER BY id");
    const before = await stored();
    expect(await decide(into)).toBeNull();
    await expect(decide(await idOf("Đà Lạt"))).rejects.toMatchObject({ code: "merge_refused" });
    const [pair] = await queue("merged");
    await expect(
      decideNameMatch(db, { id: pair?.id ?? 0, decision: "apart", nowMs: nowMs + 1, by: 7 }),
    ).rejects.toMatchObject({ code: "merge_refused" });
    expect(await stored()).toEqual(before);
  });

  it("A refused merge leaves its pair as it was", async () => {
    await store(ownSeason([{ home: "Ashby Vale", away: "Hue" }]));
    await store(
      ownSeason([{ home: "Ashby Vale Rovers", away: "Hue", match_time: KICK_OFF + 400 * DAY }], {
        seasons: [{ external_id: "L1/26", competition: "L1", name: "2027", tie_break_rule: "england" }],
      }),
    );
    const before = await rows("SELECT * FROM name_matches");
    const [pair] = await queue();
    const request = { id: pair?.id ?? 0, decision: "merge", nowMs, by: null } as const;
    const opponent = await idOf("Hue");
    await expect(decideNameMatch(db, { ...request, intoId: opponent })).rejects.toMatchObject({
      code: "merge_refused",
    });
    expect(await rows("SELECT * FROM name_matches")).toEqual(before);
  });

  it("An unknown pair is refused", async () => {
    await expect(decideNameMatch(db, { id: 99, decision: "merge", nowMs, by: null })).rejects.toMatchObject({
      code: "name_match_not_found",
    });
  });
});

describe("a merge", () => {
  /** Hà Nội and Đà Lạt play on two days. */
  const aLeagueOfTwoDays = () =>
    aLeague([aPlayedMatch(), { ...aResult("m2", ["vinh", 3, 0, "da-lat"]), match_time: KICK_OFF - 7 * DAY }]);
  async function twoClubs() {
    await store(aLeagueOfTwoDays());
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
    const report = await store(aLeagueOfTwoDays(), LATER + 5000);
    expect(report).toMatchObject({ refusals: [], kinds: { teams: { new: 0 } } });
    expect(await namesOf("teams")).toEqual(["Hà Nội", "Huế", "Vinh"]);
  });

  it("A later import with squad lists of both names keeps one, without a player whose two names are one", async () => {
    const { fromId, intoId } = await twoClubs();
    const batch = aLeagueOfTwoDays();
    const [one, other] = batch.players.map(({ external_id }) => external_id);
    const member = (player = "") => ({ player, shirt_number: null, position: null });
    const listing = (...squads: NonNullable<Batch["squads"]>) => ({ ...batch, squads });
    await mergeRows(db, { kind: "teams", fromId, intoId, nowMs, by: null });
    await db
      .prepare("UPDATE external_ids SET id = (SELECT min(id) FROM players) WHERE kind = 'players'")
      .all();
    const report = await store(
      listing(
        { season: "v-2026", team: "hanoi", players: [member(one), member(other)] },
        { season: "v-2026", team: "da-lat", players: [member(other)] },
      ),
      LATER + 5000,
    );
    expect(report.refusals).toEqual([]);
    expect(await rows("SELECT team_id FROM squad_members")).toEqual([{ team_id: intoId }]);
    const twice = await store(
      listing(
        { season: "v-2026", team: "hanoi", players: [member(one)] },
        { season: "v-2026", team: "hanoi", players: [] },
      ),
    );
    expect(twice.refusals).toMatchObject([{ path: "squads.1" }]);
  });

  it("A later import that fills a gap by one name keeps what it changes by the other", async () => {
    const { fromId, intoId } = await twoClubs();
    await mergeRows(db, { kind: "teams", fromId, intoId, nowMs, by: null });
    const batch = aLeague([aPlayedMatch()]);
    const teams = batch.teams.map((team) => ({
      ...team,
      ...(team.external_id === "hanoi" && { founded: 1956 }),
      ...(team.external_id === "da-lat" && { short_name: "DL" }),
    }));
    await store({ ...batch, teams }, LATER + 5000);
    expect(await rows("SELECT founded, short_name FROM teams WHERE id = ?1", intoId)).toEqual([
      { founded: 1956, short_name: "DL" },
    ]);
  });

  it("A later import with one title of both names keeps it once", async () => {
    const { fromId, intoId } = await twoClubs();
    await mergeRows(db, { kind: "teams", fromId, intoId, nowMs, by: null });
    const title = {
      subject: "team",
      name: "Cup",
      season_name: "2020",
      competition: null,
      season: null,
    } as const;
    const listing = (...holders: string[]) => ({
      ...aLeague([aPlayedMatch()]),
      honors: holders.map((of) => ({ ...title, of })),
    });
    const report = await store(listing("hanoi", "da-lat"), LATER + 5000);
    expect(report).toMatchObject({ refusals: [], kinds: { honors: { new: 1 } } });
    const twice = await store(listing("hanoi", "hanoi"), LATER + 5001);
    expect(twice.refusals).toMatchObject([{ path: "honors.1", reason: "is listed twice" }]);
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

  const mergeTeams = (fromId: number, intoId: number, on: Database = db) =>
    mergeRows(on, { kind: "teams", fromId, intoId, nowMs, by: null });
  const refusal = (detail: RegExp) => ({ code: "merge_refused", detail: expect.stringMatching(detail) });

  it("Merges are undone newest first", async () => {
    await store(aLeague([aPlayedMatch()]));
    const [a, b, c] = [await idOf("Vinh"), await idOf("Đà Lạt"), await idOf("Hà Nội")];
    const before = await columns();
    const first = await mergeTeams(a, b);
    const second = await mergeTeams(b, c);
    await expect(undoMerge(db, first.merge_id, nowMs)).rejects.toMatchObject(refusal(/undo merge/));
    await undoMerge(db, second.merge_id, nowMs);
    await undoMerge(db, first.merge_id, nowMs);
    expect(await columns()).toEqual(before);
  });

  it("Of two rows of one match, the one with the result stays, and both names lead to it", async () => {
    for (const isPlayedFormer of [true, false]) {
      await store(aLeague([aPlayedMatch(), aBatchMatch({ external_id: "m2", home: "vinh" })]));
      const [played, unplayed] = [await idOf("Hà Nội"), await idOf("Vinh")];
      const [fromId, intoId] = isPlayedFormer ? [played, unplayed] : [unplayed, played];
      await mergeTeams(fromId, intoId);
      expect(await rows("SELECT id, home_id FROM matches")).toEqual([{ id: 1, home_id: intoId }]);
      expect(
        await rows("SELECT external_id FROM external_ids WHERE kind = 'matches' AND id = 1 ORDER BY rowid"),
      ).toEqual([{ external_id: "m1" }, { external_id: "m2" }]);
      expect(await rows("SELECT id FROM incidents WHERE match_id = 1")).toHaveLength(4);
      await origin.clear();
    }
  });

  it("A later import that lists a common match under both names stores it once", async () => {
    await store(aLeague([aBatchMatch(), aBatchMatch({ external_id: "m2", home: "vinh" })]), atMinute(-60));
    await mergeTeams(await idOf("Vinh"), await idOf("Hà Nội"));
    const report = await store(aLeague([aPlayedMatch(), aPlayedMatch({ external_id: "m2", home: "vinh" })]));
    expect(report.refusals).toEqual([]);
    expect(await rows("SELECT match_id, status FROM status_changes WHERE position = 0")).toHaveLength(1);
    expect(await rows("SELECT id FROM matches")).toHaveLength(1);
    expect(await rows("SELECT id FROM incidents")).toHaveLength(4);
  });

  it("A merge of two clubs needs no more statements for many common matches than for one", async () => {
    const statementsFor = async (matches: number) => {
      const fixtures = Array.from({ length: matches }, (_, at) => [
        aBatchMatch({ external_id: `a${at}`, match_time: KICK_OFF + at * 7 * DAY }),
        aBatchMatch({ external_id: `b${at}`, home: "vinh", match_time: KICK_OFF + at * 7 * DAY }),
      ]);
      await store(aLeague(fixtures.flat()));
      let statements = 0;
      const counting: Database = {
        prepare: (sql) => db.prepare(sql),
        async batch(given) {
          statements += given.length;
          return stub(await db.batch(given));
        },
      };
      await mergeTeams(await idOf("Vinh"), await idOf("Hà Nội"), counting);
      expect(await rows("SELECT id FROM matches")).toHaveLength(matches);
      expect(await rows("SELECT id FROM external_ids WHERE kind = 'matches'")).toHaveLength(2 * matches);
      await origin.clear();
      return statements;
    };
    expect(await statementsFor(5)).toBe(await statementsFor(1));
  });

  it("Two rows of one match of which each has what the other lacks are refused", async () => {
    await store(aLeague([aPlayedMatch(), aResult("m2", ["vinh", 2, 1, "hue"])]));
    await db.prepare("DELETE FROM status_changes WHERE match_id = 1").all();
    await expect(mergeTeams(await idOf("Vinh"), await idOf("Hà Nội"))).rejects.toMatchObject(
      refusal(/each has a result or goals/),
    );
    expect(await rows("SELECT id FROM matches")).toHaveLength(2);
  });

  it("A team with corrections in force is not merged into another", async () => {
    const { fromId, intoId } = await twoClubs();
    const correction = { reason: "Decision 7" };
    await makeCorrection(
      db,
      {
        field: "deduction",
        subject: { team: "Đà Lạt", competition: "Test League" },
        value: { points: 3 },
        ...correction,
      },
      { by: "thu" },
      nowMs,
    );
    await expect(mergeTeams(fromId, intoId)).rejects.toMatchObject(refusal(/correction/));
    await db.prepare("UPDATE corrections SET undone_at = 1").all();
    await makeCorrection(
      db,
      {
        field: "short_name",
        subject: { team: "Đà Lạt" },
        value: { short_name: "ĐL" },
        ...correction,
      },
      { by: "thu" },
      nowMs,
    );
    await expect(mergeTeams(fromId, intoId)).rejects.toMatchObject(refusal(/correction/));
    const before = await rows("UPDATE corrections SET undone_at = 1 RETURNING *");
    await mergeTeams(fromId, intoId);
    expect(await rows("UPDATE corrections SET undone_at = 1 RETURNING *")).toEqual(before);
  });

  it("Readers' choices move with a merge, are not recorded and survive undoing after accounts have ended", async () => {
    const { fromId, intoId } = await twoClubs();
    await db.batch([
      db.prepare(
        `INSERT INTO users (id, user_name, user_key, nick_name, nick_key, role, password_hash, created_at, password_at)
          SELECT value, value, value, value, value, 'reader', 'x', 1, 1 FROM json_each('[1,2]')`,
      ),
      db.prepare(
        `INSERT INTO push_subscriptions (id, endpoint, p256dh, auth, locale, kinds, delay_s, created_at, seen_at, failures, failed_at)
          VALUES ('one', 'https://push.example', 'x', 'x', 'vi', '[]', 0, 1, 1, 0, 0)`,
      ),
      db
        .prepare(
          "INSERT INTO push_targets (kind, thing_id, delay_s, subscription_id) VALUES ('team', ?1, 0, 'one')",
        )
        .bind(fromId),
      db
        .prepare(
          "INSERT INTO reader_favourites (user_id, kind, thing_id, followed_at, expires_at) VALUES (1, 'team', ?1, 1, 9), (2, 'team', ?1, 1, 9), (2, 'team', ?2, 1, 9)",
        )
        .bind(fromId, intoId),
    ]);
    const choices = () => rows("SELECT user_id, thing_id FROM reader_favourites ORDER BY user_id");
    const { merge_id } = await mergeTeams(fromId, intoId);
    expect(await choices()).toEqual([
      { user_id: 1, thing_id: intoId },
      { user_id: 2, thing_id: intoId },
    ]);
    expect(await rows("SELECT thing_id FROM push_targets")).toEqual([{ thing_id: intoId }]);
    const [record] = await rows<{ moved: string }>("SELECT moved FROM merges");
    expect(record?.moved).not.toMatch(/user_id|subscription/);
    await db.prepare("DELETE FROM users WHERE id = 1").all();
    await db.prepare("DELETE FROM push_subscriptions").all();
    await undoMerge(db, merge_id, nowMs);
    expect(await choices()).toEqual([{ user_id: 2, thing_id: intoId }]);
    expect(await rows("SELECT thing_id FROM push_targets")).toEqual([]);
  });

  it("Rows of the demo world and real ones stay apart", async () => {
    const { fromId, intoId } = await twoClubs();
    await db
      .prepare("UPDATE external_ids SET provenance = 'demo' WHERE kind = 'teams' AND id = ?1")
      .bind(fromId)
      .all();
    await expect(mergeTeams(fromId, intoId)).rejects.toMatchObject(refusal(/demo/));
    await expect(mergeTeams(intoId, fromId)).rejects.toMatchObject(refusal(/demo/));
  });

  it("Of two merges of one pair at once, one holds", async () => {
    const { fromId, intoId } = await twoClubs();
    let isFirst = true;
    // The other merge happens right after this one has read its first row.
    const slow: Database = {
      prepare: (sql) => db.prepare(sql),
      async batch(statements) {
        const results = await db.batch(statements);
        if (isFirst && JSON.stringify(results).includes("Đà Lạt")) {
          isFirst = false;
          await mergeTeams(fromId, intoId);
        }
        return stub(results);
      },
    };
    await expect(mergeTeams(fromId, intoId, slow)).rejects.toMatchObject({ code: "ingest_conflict" });
    expect(isFirst).toBe(false);
    expect(await rows("SELECT id FROM merges WHERE undone_at IS NULL")).toHaveLength(1);
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

  const twoPlayers = async () => {
    await store(aLeague([aPlayedMatch()]));
    const [fromId, intoId] = [await playerOf("Hạ Long"), await playerOf("Sông Hương")];
    const refused = () =>
      expect(mergeRows(db, { kind: "players", fromId, intoId, nowMs, by: null })).rejects.toMatchObject({
        code: "merge_refused",
      });
    return { fromId, intoId, refused };
  };

  it("Players of one match, by its incidents or line-ups, and of one squad are two", async () => {
    const { fromId, intoId, refused } = await twoPlayers();
    await refused();
    await db.prepare("DELETE FROM incidents").all();
    const lineup =
      "INSERT INTO lineups (match_id, side, known_at, confirmed, players) VALUES (1, ?1, 1, 1, ?2)";
    for (const [side, player_id] of [
      ["home", fromId],
      ["away", intoId],
    ] as const)
      await db
        .prepare(lineup)
        .bind(side, JSON.stringify([{ player_id }]))
        .all();
    await refused();
    await db.prepare("DELETE FROM lineups").all();
    const squad =
      "INSERT INTO squad_members (season_id, team_id, source, player_id) VALUES (1, 1, 'second', ?1)";
    for (const id of [fromId, intoId]) await db.prepare(squad).bind(id).all();
    await refused();
    await db.prepare("DELETE FROM squad_members WHERE player_id = ?1").bind(intoId).all();
    await mergeRows(db, { kind: "players", fromId, intoId, nowMs, by: null });
  });

  it("A merged player returns to the club that the former one was merged into", async () => {
    const { fromId, intoId } = await twoPlayers();
    await db.prepare("DELETE FROM incidents").all();
    const squad =
      "INSERT INTO squad_members (season_id, team_id, source, player_id) VALUES (1, ?1, 'second', ?2)";
    const club = await idOf("Hà Nội");
    await db.prepare(squad).bind(club, fromId).all();
    const { merge_id } = await mergeRows(db, { kind: "players", fromId, intoId, nowMs, by: null });
    const vinh = await idOf("Vinh");
    await mergeRows(db, { kind: "teams", fromId: club, intoId: vinh, nowMs, by: null });
    await undoMerge(db, merge_id, nowMs);
    expect(await rows("SELECT team_id FROM players WHERE id = ?1", fromId)).toEqual([{ team_id: vinh }]);
  });

  it("Undoing a merge of clubs leaves out squad rows of players who are gone, and brings the others back", async () => {
    const { fromId: gone, intoId: other } = await twoPlayers();
    await db.prepare("DELETE FROM incidents").all();
    const [fromId, intoId] = [await idOf("Vinh"), await idOf("Đà Lạt")];
    await db.batch([
      db.prepare("INSERT INTO players (id, name) VALUES (77, 'Third')"),
      ...[gone, 77].flatMap((player) =>
        [fromId, intoId].map((club) =>
          db
            .prepare(
              "INSERT INTO squad_members (season_id, team_id, source, player_id) VALUES (1, ?1, 'second', ?2)",
            )
            .bind(club, player),
        ),
      ),
    ]);
    const { merge_id } = await mergeRows(db, { kind: "teams", fromId, intoId, nowMs, by: null });
    await mergeRows(db, { kind: "players", fromId: gone, intoId: other, nowMs, by: null });
    await undoMerge(db, merge_id, nowMs);
    expect(await rows("SELECT player_id FROM squad_members WHERE team_id = ?1", fromId)).toEqual([
      { player_id: 77 },
    ]);
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
