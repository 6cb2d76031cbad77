import { describe, expect, it } from "vitest";
import type { Database } from "#origin/db/database.ts";
import { changesSince } from "#origin/football/match/change.service.ts";
import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import { mergeRows } from "#origin/ingest/names/merge.store.ts";
import { decideNameMatch, keepApart, listNameMatches } from "#origin/ingest/names/name-queue.service.ts";
import { reopenNameMatch } from "#origin/ingest/names/reopen.service.ts";
import { scanNames } from "#origin/ingest/names/scan-names.service.ts";
import { undoMerge } from "#origin/ingest/names/undo-merge.store.ts";
import {
  aBatchMatch,
  aLeague,
  aPlayedMatch,
  aResult,
  aStatusChange,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { aSecondLeague, aSecondMatch } from "#tests/support/batches/second-source.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { stub } from "#tests/support/stub.ts";

const { store, rows, db } = originOfFile();
const DAY = 86_400;
/** Rooms follow the builders' matches then. */
const nowMs = atMinute(200);

const idOf = async (name: string) =>
  (await rows<{ id: number }>("SELECT id FROM teams WHERE name = ?1", name))[0]?.id ?? 0;
const merge = async (from: string, into: string, atMs = nowMs) =>
  mergeRows(db, {
    ...{ kind: "teams", fromId: await idOf(from), intoId: await idOf(into), nowMs: atMs, by: null },
  });

describe("a merge of clubs that play on one day", () => {
  const elsewhere = (fields: Partial<BatchMatch> = {}) =>
    aBatchMatch({ external_id: "m2", home: "vinh", away: "da-lat", match_time: KICK_OFF + 3600, ...fields });
  const isRefused = (detail: RegExp) =>
    expect(merge("Vinh", "Hà Nội")).rejects.toMatchObject({
      ...{ code: "merge_refused", detail: expect.stringMatching(detail) },
    });

  it("Clubs that play other opponents on one day are not merged, and the refusal names both matches", async () => {
    await store(aLeague([aPlayedMatch(), elsewhere()]));
    const before = await rows("SELECT id, home_id, away_id FROM matches");
    await isRefused(/2026-01-01.*Vinh v Đà Lạt \(match 2\).*Hà Nội v Huế \(match 1\)/);
    expect(await rows("SELECT id, home_id, away_id FROM matches")).toEqual(before);
    expect(await rows("SELECT id FROM merges")).toEqual([]);
  });

  it("Clubs that play other opponents on other days are merged", async () => {
    await store(aLeague([aPlayedMatch(), elsewhere({ match_time: KICK_OFF + DAY })]));
    expect(await merge("Vinh", "Hà Nội")).toMatchObject({ moved: { matches: 1 } });
  });

  it.each(["postponed", "cancelled"] as const)("A %s match keeps no clubs apart", async (status) => {
    await store(aLeague([aPlayedMatch(), elsewhere({ status_changes: [aStatusChange(null, status)] })]));
    expect(await merge("Vinh", "Hà Nội")).toMatchObject({ moved: { matches: 1 } });
  });

  it("A match of which another source spells both clubs otherwise keeps neither apart: they are merged one by one", async () => {
    await store(aLeague([aResult("m1", ["hanoi", 1, 0, "hue"])]));
    const { refusals } = await store(
      aSecondLeague([aSecondMatch({ home: "Hanoii", away: "Hue Lake", goals: [1, 0] })], {
        competitions: [
          {
            ...{ external_id: "L1", name: "Lake Cup", short_name: null, logo: null },
            ...{ hot: 1, kind: "cup", country: "VN" },
          },
        ],
      }),
      nowMs,
    );
    expect(refusals).toEqual([]);
    await merge("Hanoii", "Hà Nội");
    await merge("Hue Lake", "Huế");
    const [one, other] = await rows("SELECT home_id, away_id FROM matches");
    expect(other).toEqual(one);
  });

  it("A match that both clubs have under two dates keeps them apart from no third one", async () => {
    await store(
      aLeague([
        aPlayedMatch(),
        aBatchMatch({ external_id: "m2", home: "vinh", match_time: KICK_OFF - DAY }),
        aBatchMatch({ external_id: "m3", home: "hanoi", away: "da-lat", match_time: KICK_OFF - DAY }),
      ]),
    );
    expect(await merge("Vinh", "Hà Nội")).toMatchObject({ dropped: { matches: 1 } });
  });
});

describe("a merge and the rooms", () => {
  const changed = async (sinceMs: number, atMs: number) =>
    (await changesSince(db, sinceMs, atMs)).details.map(({ match }) => [match.id, match.home.name]);

  it("Changes for the hub list the matches of a merged club, and again those of a club that returns", async () => {
    await store(
      aLeague([aPlayedMatch(), { ...aResult("m2", ["vinh", 3, 0, "da-lat"]), match_time: KICK_OFF - DAY }]),
    );
    const since = nowMs - 60_000;
    expect(await changed(since, nowMs)).toEqual([]);
    const { merge_id } = await merge("Vinh", "Hà Nội");
    expect(await changed(since, nowMs)).toEqual([[2, "Hà Nội"]]);
    const later = nowMs + 600_000;
    expect(await changed(later - 60_000, later)).toEqual([]);
    await undoMerge(db, merge_id, later);
    expect(await changed(later - 60_000, later)).toEqual([[2, "Vinh"]]);
  });

  it("Changes for the hub list a match that both clubs had, and one whose scorer is merged", async () => {
    await store(aLeague([aPlayedMatch(), aBatchMatch({ external_id: "m2", home: "vinh" })]));
    await merge("Hà Nội", "Vinh");
    expect(await changed(nowMs - 60_000, nowMs)).toEqual([[1, "Vinh"]]);
    const later = nowMs + 600_000;
    await db.prepare("INSERT INTO players (id, name) VALUES (77, 'H. Long')").all();
    const [scorer] = await rows<{ id: number }>("SELECT id FROM players WHERE name = 'Hạ Long'");
    await mergeRows(db, {
      ...{ kind: "players", fromId: scorer?.id ?? 0, intoId: 77, nowMs: later, by: null },
    });
    expect(await changed(later - 60_000, later)).toEqual([[1, "Vinh"]]);
  });
});

describe("the copied logo of a merged club", () => {
  const url = "https://pictures.example/vinh.png";
  const picture = "/media/crest-abc-128.webp";
  const copies = () => rows("SELECT entity_id, source, url, key, tries FROM provider_pictures");
  async function mergedClub() {
    await store(aLeague([aPlayedMatch()]));
    const id = await idOf("Vinh");
    await db.batch([
      db.prepare("UPDATE teams SET logo = ?2, picture = ?3 WHERE id = ?1").bind(id, url, picture),
      db
        .prepare(
          `INSERT INTO provider_pictures (kind, entity_id, source, url, key, tries, next_at)
            VALUES ('teams', ?1, 'test-source', ?2, 'abc', 0, ?3)`,
        )
        .bind(id, url, nowMs * 2),
    ]);
    const { merge_id } = await merge("Vinh", "Hà Nội");
    const returned = () => rows("SELECT logo, picture FROM teams WHERE id = ?1", id);
    return { id, merge_id, returned };
  }

  it("A copy that was deleted after the merge is fetched again once the club returns", async () => {
    const { id, merge_id, returned } = await mergedClub();
    await db.prepare("DELETE FROM provider_pictures").all();
    await undoMerge(db, merge_id, nowMs);
    expect(await returned()).toEqual([{ logo: url, picture: null }]);
    expect(await copies()).toEqual([{ entity_id: id, source: "test-source", url, key: null, tries: 0 }]);
  });

  it("A copy that is still stored is shown when the club returns", async () => {
    const { id, merge_id, returned } = await mergedClub();
    await undoMerge(db, merge_id, nowMs);
    expect(await returned()).toEqual([{ logo: url, picture }]);
    expect(await copies()).toEqual([{ entity_id: id, source: "test-source", url, key: "abc", tries: 0 }]);
  });
});

describe("the list of pairs", () => {
  it("A long list of pairs needs no more reads than a short one", async () => {
    await store(aLeague([aPlayedMatch()]));
    const readsFor = async (pairs: number) => {
      await db
        .prepare(
          `INSERT OR IGNORE INTO name_matches (kind, source, external_id, name, other_id, reason, score, found_at)
            SELECT 'teams', 'second', id, name, id, 'form', 60, 1 FROM teams ORDER BY id LIMIT ?1`,
        )
        .bind(pairs)
        .all();
      let reads = 0;
      const counting: Database = {
        prepare: (sql) => db.prepare(sql),
        async batch(given) {
          reads += given.length;
          return stub(await db.batch(given));
        },
      };
      const { data } = await listNameMatches(counting, "open", { page: 1, limit: 50 });
      expect(data.name_matches.map(({ other }) => other?.sources)).toEqual(
        Array(pairs).fill(["test-source"]),
      );
      return reads;
    };
    expect(await readsFor(1)).toBe(await readsFor(4));
  });
});

const queued = async () =>
  (await listNameMatches(db, "open", { page: 1, limit: 50 })).data.name_matches.map(
    ({ named, other, reasons }) => [named.name, other?.name, ...reasons],
  );

describe("a scan of stored clubs", () => {
  const scanClubs = (after: number) => scanNames(db, { kind: "teams", after }, nowMs);
  const rename = (from: string, to: string) =>
    db.prepare("UPDATE teams SET name = ?2 WHERE name = ?1").bind(from, to).all();
  /** Two clubs, of which the first has no match, are stored under similar names. */
  async function storedTwice() {
    await store(aLeague([aPlayedMatch()]));
    await rename("Vinh", "Ashby Vale");
    await rename("Hà Nội", "Ashbi Vale");
  }

  it("Two spellings that are stored already wait for an operator, the club with fewer matches first, and only once", async () => {
    await storedTwice();
    expect(await scanClubs(0)).toEqual({ rows: 4, pairs: 1, next: null });
    expect(await queued()).toEqual([["Ashby Vale", "Ashbi Vale", "spelling"]]);
    expect(await scanClubs(0)).toMatchObject({ pairs: 0 });
    expect(await queued()).toHaveLength(1);
  });

  it("A pair that was kept apart, from either side, and one whose merge was undone do not return", async () => {
    await storedTwice();
    const [a, b] = [await idOf("Ashby Vale"), await idOf("Ashbi Vale")];
    await keepApart(db, { kind: "teams", ids: [a, b], nowMs, by: null });
    await db.prepare("DELETE FROM name_matches WHERE other_id = ?1").bind(a).all();
    expect(await scanClubs(0)).toMatchObject({ pairs: 0 });
    await db.prepare("DELETE FROM name_matches").all();
    const { merge_id } = await merge("Ashby Vale", "Ashbi Vale");
    await undoMerge(db, merge_id, nowMs);
    expect(await scanClubs(0)).toMatchObject({ pairs: 0 });
    expect(await queued()).toEqual([]);
  });

  it("Clubs that met or play elsewhere on one day make no pair", async () => {
    await store(aLeague([aPlayedMatch(), aBatchMatch({ external_id: "m2", home: "vinh", away: "da-lat" })]));
    await db.prepare("UPDATE teams SET name = 'x' || id").all();
    await db.prepare("UPDATE teams SET name = 'Ashby Vale' WHERE id = 1").all();
    for (const id of [2, 3]) {
      await db.prepare("UPDATE teams SET name = 'Ashbi Vale' WHERE id = ?1").bind(id).all();
      expect(await scanClubs(0)).toMatchObject({ pairs: 0 });
      await db.prepare("UPDATE teams SET name = 'x' WHERE id = ?1").bind(id).all();
    }
  });

  it("Teams of two squads and national teams make no pair where clubs of such names are one", async () => {
    await storedTwice();
    await rename("Ashby Vale", "Ashbi Vale U19");
    expect(await scanClubs(0)).toMatchObject({ pairs: 0 });
    await rename("Ashbi Vale", "Ashby Vale U19");
    expect(await scanClubs(0)).toMatchObject({ pairs: 1 });
    await db.prepare("DELETE FROM name_matches").all();
    await db.prepare("UPDATE teams SET national = 1").all();
    expect(await scanClubs(0)).toMatchObject({ pairs: 0 });
  });

  it("Clubs that have one fixture twice are a pair whatever their names", async () => {
    await store(aLeague([aPlayedMatch(), aBatchMatch({ external_id: "m2", home: "vinh" })]));
    expect(await scanClubs(0)).toMatchObject({ pairs: 1 });
    expect(await queued()).toEqual([["Vinh", "Hà Nội", "fixtures"]]);
    await db.prepare("DELETE FROM name_matches").all();
    const postpone = "UPDATE match_states SET status = 'postponed' WHERE match_id = 1";
    const first = "(SELECT min(known_at) FROM match_states WHERE match_id = 1)";
    await db.prepare(`${postpone} AND known_at = ${first}`).all();
    expect(await scanClubs(0)).toMatchObject({ pairs: 1 });
    await db.prepare("DELETE FROM name_matches").all();
    await db.prepare(postpone).all();
    expect(await scanClubs(0)).toMatchObject({ pairs: 0 });
  });

  it("A scan goes on after the countries of its last part", async () => {
    await storedTwice();
    await db.prepare("UPDATE people_counts SET total = 5000 WHERE kind = 'team'").all();
    await db.batch([
      db.prepare("INSERT INTO countries (id, code, name) VALUES (900, 'OTH', 'Other')"),
      db.prepare("INSERT INTO people_counts (kind, country_id, total) VALUES ('team', 900, 2)"),
    ]);
    const first = await scanClubs(0);
    expect(first).toMatchObject({ pairs: 1, next: expect.any(Number) });
    expect(await scanClubs(first.next ?? 0)).toEqual({ rows: 0, pairs: 0, next: null });
  });
});

describe("a scan of stored players", () => {
  const scanPlayers = () => scanNames(db, { kind: "players", after: 0 }, nowMs);
  const BORN = "1998-12-20";
  /** Players of the first club of the league: their names, birthdays and numbers. */
  async function storedPlayers(...players: readonly (readonly [string, string | null, number | null])[]) {
    await store(aLeague([aBatchMatch()], { players: [] }));
    await db.batch(
      players.flatMap(([name, birthday, number], at) => [
        db
          .prepare(
            "INSERT INTO players (id, name, team_id, birthday, shirt_number) VALUES (?1, ?2, 1, ?3, ?4)",
          )
          .bind(at + 1, name, birthday, number),
        db
          .prepare(
            "INSERT INTO external_ids (kind, source, external_id, id, provenance) VALUES ('players', 'test-source', ?1, ?2, 'real')",
          )
          .bind(name, at + 1),
      ]),
    );
  }

  it("Players of one club with one birthday or one number and similar names wait, and a name alone does not", async () => {
    await storedPlayers(
      ["Quang Hải", BORN, 19],
      ["Q. Hải", BORN, null],
      ["Văn Toàn", null, 9],
      ["V. Toàn", null, 9],
      ["Công Phượng", null, 10],
      ["Cong Phuong", null, null],
    );
    expect(await scanPlayers()).toEqual({ rows: 6, pairs: 2, next: null });
    expect(await queued()).toEqual([
      ["Q. Hải", "Quang Hải", "birthday", "initials"],
      ["V. Toàn", "Văn Toàn", "number", "initials"],
    ]);
    expect(await scanPlayers()).toMatchObject({ pairs: 0 });
  });

  it("A pair of players is merged or kept apart once, and does not return", async () => {
    await storedPlayers(["Quang Hải", BORN, 19], ["Q. Hải", BORN, 19], ["Quang Hai", BORN, null]);
    await scanPlayers();
    for (;;) {
      const [pair] = (await listNameMatches(db, "open", { page: 1, limit: 1 })).data.name_matches;
      if (!pair) break;
      const decision = pair.named.name === "Q. Hải" ? "merge" : "apart";
      await decideNameMatch(db, { id: pair.id, decision, nowMs, by: 7 });
    }
    expect(await rows("SELECT id FROM players ORDER BY id")).toEqual([{ id: 1 }, { id: 3 }]);
    expect(
      await rows("SELECT id FROM external_ids WHERE kind = 'players' AND external_id = 'Q. Hải'"),
    ).toEqual([{ id: 1 }]);
    expect(await scanPlayers()).toMatchObject({ pairs: 0 });
    expect(await queued()).toEqual([]);
  });

  it("Namesakes of one birthday in two clubs wait; players of one squad list do not", async () => {
    await storedPlayers(["Quang Hải", BORN, 19], ["Quang Hải ", BORN, 19]);
    await db.prepare("UPDATE players SET name = 'Quang Hải', team_id = 2 WHERE id = 2").all();
    const squad = "INSERT INTO squad_members (season_id, team_id, source, player_id) VALUES (1, 3, 'x', ?1)";
    for (const id of [1, 2]) await db.prepare(squad).bind(id).all();
    expect(await scanPlayers()).toMatchObject({ pairs: 0 });
    await db.prepare("DELETE FROM squad_members").all();
    expect(await scanPlayers()).toMatchObject({ pairs: 1 });
    expect(await queued()).toEqual([["Quang Hải", "Quang Hải", "birthday", "name"]]);
  });
});

describe("an answer that is taken back", () => {
  const states = () => rows("SELECT other_id, state, decided_at, decided_by FROM name_matches ORDER BY id");
  const reopen = async (state: "merged" | "apart") => {
    const [pair] = (await listNameMatches(db, state, { page: 1, limit: 1 })).data.name_matches;
    return reopenNameMatch(db, pair?.id ?? 0, nowMs + 1000);
  };
  /** Two stored clubs wait as a pair; the second has the matches. */
  async function waitingPair(decision: "merge" | "apart") {
    await store(aLeague([aPlayedMatch()]));
    await db.prepare("UPDATE teams SET name = 'Ashby Vale' WHERE name = 'Vinh'").all();
    await db.prepare("UPDATE teams SET name = 'Ashbi Vale' WHERE name = 'Hà Nội'").all();
    await scanNames(db, { kind: "teams", after: 0 }, nowMs);
    const before = await states();
    const [{ id } = { id: 0 }] = await rows<{ id: number }>("SELECT id FROM name_matches");
    await decideNameMatch(db, { id, decision, nowMs, by: 7 });
    return before;
  }

  it("A merge that is taken back is undone, and its pair waits as before, also after another answer", async () => {
    const before = await waitingPair("merge");
    expect(await idOf("Ashby Vale")).toBe(0);
    expect(await reopen("merged")).toMatchObject({ merge_id: expect.any(Number) });
    expect(await idOf("Ashby Vale")).toBeGreaterThan(0);
    expect(await states()).toEqual(before);
    const [{ id } = { id: 0 }] = await rows<{ id: number }>("SELECT id FROM name_matches");
    expect(await reopenNameMatch(db, id, nowMs)).toBeNull();
    await decideNameMatch(db, { id, decision: "apart", nowMs, by: 7 });
    expect(await reopen("apart")).toBeNull();
    expect(await states()).toEqual(before);
  });

  it("Two rows that were kept apart by all their names wait as one pair", async () => {
    await waitingPair("apart");
    await reopen("apart");
    const ids = [await idOf("Ashby Vale"), await idOf("Ashbi Vale")] as const;
    await keepApart(db, { kind: "teams", ids, nowMs, by: 7 });
    expect(await states()).toHaveLength(2);
    await reopen("apart");
    expect(await states()).toMatchObject([{ state: "open" }]);
  });

  it("Two rows that are kept apart already get no further pair, and keep the first answer", async () => {
    await waitingPair("apart");
    const before = await states();
    const ids = [await idOf("Ashbi Vale"), await idOf("Ashby Vale")] as const;
    await keepApart(db, { kind: "teams", ids, nowMs: nowMs + 1000, by: 9 });
    expect(await states()).toEqual(before);
  });

  it("A name that was not stored is left out again, and the other pairs of it wait again", async () => {
    await store(aLeague([aPlayedMatch()]));
    const batch = aSecondLeague([aSecondMatch({ home: "Dalatt Lake", goals: [1, 1] })]);
    await store(batch, nowMs);
    const [pair] = (await listNameMatches(db, "open", { page: 1, limit: 50 })).data.name_matches;
    await db
      .prepare(
        `INSERT INTO name_matches (kind, source, external_id, name, other_id, reason, score, found_at)
          SELECT kind, source, external_id, name, 4, 'words', 9, 1 FROM name_matches WHERE id = ?1`,
      )
      .bind(pair?.id ?? 0)
      .all();
    const before = await rows("SELECT * FROM external_ids");
    await decideNameMatch(db, { id: pair?.id ?? 0, decision: "merge", intoId: 3, nowMs, by: 7 });
    expect(await states()).toMatchObject([{ state: "merged" }, { state: "apart" }]);
    await reopen("merged");
    expect(await states()).toMatchObject([{ state: "open" }, { state: "open" }]);
    expect(await rows("SELECT * FROM external_ids")).toEqual(before);
    expect((await store(batch, nowMs + 2000)).unmatched.map(({ name }) => name)).toContain("Dalatt Lake");
  });

  it("A merge below a later one, and an unknown pair, are refused", async () => {
    await waitingPair("merge");
    await merge("Ashbi Vale", "Đà Lạt", nowMs + 500);
    const before = await states();
    await expect(reopen("merged")).rejects.toMatchObject({ code: "merge_refused" });
    expect(await states()).toEqual(before);
    await expect(reopenNameMatch(db, 99, nowMs)).rejects.toMatchObject({ code: "name_match_not_found" });
  });

  it("A pair that a merge by hand has answered waits no longer", async () => {
    await store(aLeague([aPlayedMatch()]));
    await db.prepare("UPDATE teams SET name = 'Ashby Vale' WHERE name IN ('Vinh', 'Đà Lạt')").all();
    await scanNames(db, { kind: "teams", after: 0 }, nowMs);
    await mergeRows(db, { kind: "teams", fromId: 3, intoId: 4, nowMs, by: null });
    expect(await queued()).toEqual([]);
  });
});

describe("line-ups and squads of merged players", () => {
  const lineups = () => rows("SELECT players FROM lineups");
  const squads = () => rows("SELECT team_id, player_id FROM squad_members");
  const player = (id: number) => [{ players: `[{"player_id":${id}}]` }];
  /** Players 10, of a club of one's choice, and 11, who plays for Huế; the former stands in a line-up of Hà Nội. */
  async function twoPlayers(club: string) {
    await store(aLeague([aBatchMatch()], { players: [] }));
    const insert = "INSERT INTO players (id, name, team_id) VALUES (?1, ?2, ?3)";
    await db.batch([
      db.prepare(insert).bind(10, "Q. Hải", await idOf(club)),
      db.prepare(insert).bind(11, "Quang Hải", await idOf("Huế")),
      db
        .prepare(
          "INSERT INTO lineups (match_id, side, known_at, confirmed, players) SELECT id, 'home', 5, 1, ?1 FROM matches",
        )
        .bind('[{"player_id":10}]'),
      db
        .prepare("INSERT INTO squad_members (season_id, team_id, source, player_id) VALUES (1, ?1, 'x', 10)")
        .bind(await idOf("Vinh")),
    ]);
  }
  const mergePlayers = (atMs = nowMs) =>
    mergeRows(db, { kind: "players", fromId: 10, intoId: 11, nowMs: atMs, by: null });

  it.each(["Hà Nội", "Đà Lạt"])(
    "A line-up without statistics names the player who stays, and who returns from a merge, at whichever club: %s",
    async (club) => {
      await twoPlayers(club);
      const { merge_id } = await mergePlayers();
      expect(await lineups()).toEqual(player(11));
      await undoMerge(db, merge_id, nowMs + 1000);
      expect(await lineups()).toEqual(player(10));
    },
  );

  it("A squad row returns with its player when the club was merged since, or returned", async () => {
    await twoPlayers("Đà Lạt");
    const [vinh, daLat] = [await idOf("Vinh"), await idOf("Đà Lạt")];
    const first = await mergePlayers();
    const clubs = await merge("Vinh", "Đà Lạt", nowMs + 1);
    await undoMerge(db, first.merge_id, nowMs + 2);
    expect(await squads()).toEqual([{ team_id: daLat, player_id: 10 }]);
    const second = await mergePlayers(nowMs + 3);
    await undoMerge(db, clubs.merge_id, nowMs + 4);
    expect(await squads()).toEqual([{ team_id: vinh, player_id: 11 }]);
    await undoMerge(db, second.merge_id, nowMs + 5);
    expect(await squads()).toEqual([{ team_id: vinh, player_id: 10 }]);
  });
});

describe("the queue after a merge that does not hold", () => {
  const pairs = () =>
    rows<{ id: number; external_id: string; other_id: number; state: string; reason: string }>(
      "SELECT id, external_id, other_id, state, reason, decided_at, decided_by FROM name_matches ORDER BY id",
    );
  const queue = (source: string, external_id: string, other_id: number, state = "open") =>
    db
      .prepare(
        `INSERT INTO name_matches (kind, source, external_id, name, other_id, reason, score, state, found_at, decided_at)
          VALUES ('teams', ?1, ?2, ?2, ?3, 'words', 50, ?4, 1, iif(?4 = 'open', NULL, 5))`,
      )
      .bind(source, external_id, other_id, state)
      .all();
  const byNumber = (fromId: number, intoId: number, atMs = nowMs) =>
    mergeRows(db, { kind: "teams", fromId, intoId, nowMs: atMs, by: null });
  const decide = (id: number, intoId?: number) =>
    decideNameMatch(db, { id, decision: "merge", intoId, nowMs, by: 7 });
  const firstId = async () => (await pairs())[0]?.id ?? 0;

  it("Pairs of a row that a merge deleted return with it, answered and waiting ones", async () => {
    await store(aLeague([aPlayedMatch()]));
    await queue("second", "K", 3, "apart");
    for (const [name, other] of [
      ["K", 4],
      ["L", 3],
      ["L", 1],
      ["M", 3],
    ] as const)
      await queue("second", name, other);
    const before = await pairs();
    const { merge_id } = await byNumber(3, 1);
    expect((await pairs()).map(({ external_id, other_id }) => `${external_id} ${other_id}`)).toEqual([
      ...["K 1", "K 4", "L 1", "M 1"],
    ]);
    await undoMerge(db, merge_id, nowMs + 1000);
    expect(await pairs()).toEqual(expect.arrayContaining(before));
  });

  it("A pair that was answered since the merge stays with the row that stayed", async () => {
    await store(aLeague([aPlayedMatch()]));
    await queue("second", "L", 3);
    const { merge_id } = await byNumber(3, 1);
    await decideNameMatch(db, { id: await firstId(), decision: "merge", nowMs: nowMs + 1, by: 7 });
    await undoMerge(db, merge_id, nowMs + 2);
    expect((await pairs())[0]).toMatchObject({ other_id: 1, state: "merged" });
  });

  it("A split keeps the two rows apart whichever of their names waited", async () => {
    await store(aLeague([aPlayedMatch()]));
    await queue("test-source", "hanoi", 3);
    const { merge_id } = await byNumber(3, 1);
    expect(await pairs()).toEqual([]);
    await undoMerge(db, merge_id, nowMs + 1000);
    expect(new Set((await pairs()).map(({ state }) => state))).toEqual(new Set(["apart"]));
  });

  it("A merge of a merged club that is split leaves the pair of the first merge, which still holds", async () => {
    await store(aLeague([aPlayedMatch()]));
    await queue("test-source", "vinh", 1);
    await decide(await firstId());
    const [before] = await pairs();
    const { merge_id } = await byNumber(1, 4, nowMs + 1);
    await undoMerge(db, merge_id, nowMs + 2);
    expect((await pairs())[0]).toEqual(before);
    expect(await reopenNameMatch(db, await firstId(), nowMs + 3)).toMatchObject({ into_id: 1 });
  });

  it("The other pairs of a name whose merge is split wait again, also with a row that was merged meanwhile", async () => {
    await store(aLeague([aPlayedMatch()]));
    await queue("test-source", "vinh", 1);
    await queue("test-source", "vinh", 4);
    await queue("second", "X", 2);
    const made = await decide(await firstId());
    await byNumber(4, 2, nowMs + 1);
    await undoMerge(db, made?.merge_id ?? 0, nowMs + 2);
    expect(await pairs()).toMatchObject([
      { other_id: 1, state: "apart" },
      { other_id: 2, state: "open" },
      { external_id: "X", other_id: 2, state: "open" },
    ]);
  });

  it.each([
    ["another row that waits beside it", 1, [3]],
    ["another row than those that wait", 1, [4]],
    ["a row, though none was similar,", 0, []],
  ] as const)(
    "A name that was made one of %s is taken back as it was, stored or not",
    async (_, first, others) => {
      await store(aLeague([aPlayedMatch()]));
      for (const [source, name] of [
        ["second", "K"],
        ["test-source", "vinh"],
      ] as const) {
        await db.prepare("DELETE FROM name_matches").all();
        const chosen = source === "second" ? 3 : 2;
        for (const other of [first, ...others]) await queue(source, name, other);
        const before = await pairs();
        await decide(await firstId(), chosen);
        expect((await pairs())[0]).toMatchObject({ other_id: chosen, state: "merged" });
        await reopenNameMatch(db, await firstId(), nowMs + 10);
        expect(await pairs()).toEqual(before);
      }
    },
  );
});
