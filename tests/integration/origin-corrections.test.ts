import { describe, expect, it } from "vitest";
import type { Database } from "#origin/db/database.ts";
import { getMatch } from "#origin/football/match/match.service.ts";
import { getStandings } from "#origin/football/season/standings.service.ts";
import type { BatchStageTeam } from "#origin/ingest/batch.schema.ts";
import {
  listCorrections,
  makeCorrection,
  undoCorrection,
} from "#origin/ingest/correction/correction.service.ts";
import { deleteMatches } from "#origin/ingest/store/delete-matches.ts";
import { settleTips } from "#origin/tip/settle.service.ts";
import type { OwnCorrectionForm } from "#shared/correction/index.ts";
import type { AppError } from "#shared/errors/index.ts";
import {
  aBatchMatch,
  aLeague,
  aResult,
  aStatusChange,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { aSecondLeague, aSecondMatch } from "#tests/support/batches/second-source.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { stub } from "#tests/support/stub.ts";

const origin = originOfFile();

/** A day after the builders' kick-off. */
const NOW = atMinute(1440);
const MINUTE = 60_000;

const correct = (fields: Partial<OwnCorrectionForm>, atMs = NOW) =>
  makeCorrection(
    origin.db,
    { field: "deduction", subject: {}, value: {}, reason: "Decision 7", ...fields },
    { by: "thu" },
    atMs,
  );
const undo = (id: number, atMs = NOW + MINUTE) => undoCorrection(origin.db, id, { by: "thu" }, atMs);

const deduct = (points: number, atMs = NOW) =>
  correct({ subject: { team: "Hà Nội", competition: "Test League" }, value: { points } }, atMs);

/** A source that says nothing about deductions, as files do. */
const silent = (rows: readonly BatchStageTeam[]): BatchStageTeam[] =>
  rows.map(({ deducted_points: _, ...row }) => row);
const league = (...args: Parameters<typeof aLeague>) => {
  const batch = aLeague(...args);
  return { ...batch, stage_teams: silent(batch.stage_teams) };
};
const results = () => [aResult("m1", ["hanoi", 2, 1, "hue"]), aResult("m2", ["vinh", 1, 1, "hanoi"])];

async function pointsOf(team: string, atMs = NOW + 10 * MINUTE) {
  const { data } = await getStandings(origin.db, 1, atMs);
  const row = data.tables[0]?.rows.find((one) => one.team.name === team);
  return row && [row.points, row.deducted_points, row.deduction_reason ?? null];
}

const shownMatch = async (atMs: number, id = 1) => (await getMatch(origin.db, id, atMs)).data;
const boardOf = ({ match }: Awaited<ReturnType<typeof shownMatch>>) => [
  match.status,
  match.score.home.goals,
  match.score.away.goals,
  match.winner,
];

const fieldsOf = async (attempt: Promise<unknown>) =>
  await attempt.then(
    () => null,
    (thrown: AppError) => thrown.fields ?? thrown.code,
  );
const stored = () => origin.rows("SELECT * FROM corrections UNION ALL SELECT * FROM corrections WHERE false");

describe("points deducted by a source", () => {
  it("A deduction that a batch states stays when files of the source do not mention deductions", async () => {
    await origin.store(league(results()));
    const posted = aLeague();
    await origin.store({
      ...posted,
      stage_teams: [{ stage: "v-2026/league", team: "hanoi", group: null, deducted_points: 8 }],
    });
    expect(await pointsOf("Hà Nội")).toEqual([-4, 8, null]);
    await origin.store(league(results()));
    expect(await pointsOf("Hà Nội")).toEqual([-4, 8, null]);
  });

  it("Another source neither withdraws nor changes a stated deduction; its own source does", async () => {
    await origin.store(aLeague(results()));
    const second = aSecondLeague([aSecondMatch({ home: "HA NOI FC", away: "Hue", goals: [2, 1] })]);
    const stating = (points: number) => ({
      ...second,
      stage_teams: second.stage_teams.map((row) =>
        row.team === "T/HA NOI FC" ? { ...row, deducted_points: points } : row,
      ),
    });
    await origin.store(stating(3));
    expect(await pointsOf("Hà Nội")).toEqual([1, 3, null]);
    // The owner of the table writes 0 for every team.
    await origin.store(aLeague(results()));
    expect(await pointsOf("Hà Nội")).toEqual([1, 3, null]);
    await origin.store(stating(0));
    expect(await pointsOf("Hà Nội")).toEqual([4, 0, null]);
  });
});

describe("corrections by hand", () => {
  it("A deduction survives the same file, another file and another source, and undoing it restores the table", async () => {
    await origin.store(aLeague(results()));
    const { correction, stored: isStored } = await deduct(8);
    expect(isStored).toBe(true);
    expect(correction).toMatchObject({
      subject: "Hà Nội, Test League 2026",
      before: { points: 0 },
      value: { points: 8 },
    });
    expect(await pointsOf("Hà Nội")).toEqual([-4, 8, "Decision 7"]);
    await origin.store(aLeague(results()));
    await origin.store(league([...results(), aResult("m3", ["hanoi", 1, 0, "da-lat"])]));
    await origin.store(aSecondLeague([aSecondMatch({ home: "HA NOI FC", away: "Hue", goals: [2, 1] })]));
    expect(await pointsOf("Hà Nội")).toEqual([-1, 8, "Decision 7"]);
    await undo(correction.id);
    expect(await pointsOf("Hà Nội")).toEqual([7, 0, null]);
  });

  it("Undoing a deduction restores what its source has stated since", async () => {
    await origin.store(aLeague(results()));
    const { correction } = await deduct(8);
    const batch = aLeague(results());
    const stated = batch.stage_teams.map((row) =>
      row.team === "hanoi" ? { ...row, deducted_points: 2 } : row,
    );
    await origin.store({ ...batch, stage_teams: stated });
    expect(await pointsOf("Hà Nội")).toEqual([-4, 8, "Decision 7"]);
    await undo(correction.id);
    expect(await pointsOf("Hà Nội")).toEqual([2, 2, null]);
  });

  it("The last of two corrections wins, undoing it restores the former, and a repeated one stores nothing", async () => {
    await origin.store(aLeague(results()));
    const first = await deduct(3);
    const second = await deduct(6, NOW + 1);
    expect(await deduct(6, NOW + 2)).toMatchObject({
      stored: false,
      correction: { id: second.correction.id },
    });
    expect(await pointsOf("Hà Nội")).toEqual([-2, 6, "Decision 7"]);
    await undo(second.correction.id);
    expect(await pointsOf("Hà Nội")).toEqual([1, 3, "Decision 7"]);
    await undo(first.correction.id);
    expect(await pointsOf("Hà Nội")).toEqual([4, 0, null]);
    expect(await fieldsOf(undo(first.correction.id))).toEqual({ id: ["correction 1 is undone already"] });
    const { data, page } = await listCorrections(origin.db, { limit: 1, page: 1 });
    expect([page.total, data.corrections[0]?.undone_by, data.corrections[0]?.id]).toEqual([2, "thu", 2]);
  });

  it("An awarded result counts in the table from its moment on, and its match keeps the source's facts", async () => {
    await origin.store(aLeague(results()));
    const { correction, match_ids } = await correct({
      field: "award",
      subject: { match: "1" },
      value: { home: 0, away: 3 },
    });
    expect(match_ids).toEqual([1]);
    expect(correction.before).toEqual({ home: 2, away: 1 });
    expect(boardOf(await shownMatch(NOW - 1))).toEqual(["ended", 2, 1, "home"]);
    expect(boardOf(await shownMatch(NOW))).toEqual(["ended", 0, 3, "away"]);
    expect(await pointsOf("Huế")).toEqual([3, 0, null]);
    // The file brings another result meanwhile: the award stands, and undoing it shows that result.
    await origin.store(aLeague([aResult("m1", ["hanoi", 2, 2, "hue"])]), NOW + MINUTE);
    expect(boardOf(await shownMatch(NOW + MINUTE))).toEqual(["ended", 0, 3, "away"]);
    await undo(correction.id, NOW + 2 * MINUTE);
    expect(boardOf(await shownMatch(NOW + MINUTE))).toEqual(["ended", 0, 3, "away"]);
    expect(boardOf(await shownMatch(NOW + 2 * MINUTE))).toEqual(["ended", 2, 2, "draw"]);
  });

  it("A match that was never played can be awarded, and postponed against its provider", async () => {
    const scheduled = aBatchMatch({ match_time: KICK_OFF + 7 * 86_400 });
    await origin.store(aLeague([scheduled]));
    const postponed = await correct({
      field: "status",
      subject: { match: "Hà Nội v Huế 2026-01-08" },
      value: { status: "postponed" },
    });
    expect((await shownMatch(NOW)).match.status).toBe("postponed");
    const reported = { ...scheduled, status_changes: [aStatusChange(null, "not_started")] };
    await origin.store(aLeague([{ ...reported, snapshot: { incidents: false, stats: false } }]), NOW + 1);
    expect((await shownMatch(NOW + 1)).match.status).toBe("postponed");
    await correct({ field: "award", subject: { match: "1" }, value: { home: 3, away: 0 } }, NOW + 2);
    expect(boardOf(await shownMatch(NOW + 2))).toEqual(["ended", 3, 0, "home"]);
    await undo(2, NOW + 3);
    await undo(postponed.correction.id, NOW + 4);
    expect((await shownMatch(NOW + 3)).match.status).toBe("postponed");
    expect((await shownMatch(NOW + 4)).match.status).toBe("not_started");
  });

  it("A match that was postponed in truth loses the score that its source gave it, until that is undone", async () => {
    await origin.store(aLeague(results()));
    const { correction } = await correct({
      field: "status",
      subject: { match: "1" },
      value: { status: "postponed" },
    });
    expect(boardOf(await shownMatch(NOW))).toEqual(["postponed", null, null, null]);
    const score = { field: "score", subject: { match: "1" }, value: { home: 1, away: 0 } } as const;
    expect(await fieldsOf(correct(score, NOW + 1))).toEqual({
      "value.home": ["the match has not been played: award it instead"],
    });
    await undo(correction.id);
    expect(boardOf(await shownMatch(NOW + MINUTE))).toEqual(["ended", 2, 1, "home"]);
  });

  it("A winner and a score are corrected, and a running status is left to sources", async () => {
    await origin.store(aLeague([...results(), aBatchMatch({ external_id: "m9", match_time: KICK_OFF + 9 })]));
    const match = { match: "2" };
    await correct({ field: "winner", subject: match, value: { winner: "home" } });
    expect(boardOf(await shownMatch(NOW, 2))).toEqual(["ended", 1, 1, "home"]);
    // The points follow the winner, and the goals stay.
    expect([await pointsOf("Vinh"), await pointsOf("Hà Nội")]).toEqual([
      [3, 0, null],
      [3, 0, null],
    ]);
    await correct({ field: "score", subject: match, value: { home: 0, away: 2 } }, NOW + 1);
    expect(boardOf(await shownMatch(NOW + 1, 2))).toEqual(["ended", 0, 2, "home"]);
    const refusals = [
      [{ field: "winner", subject: { match: "3" }, value: { winner: "home" } }, "value.winner"],
      [{ field: "score", subject: { match: "3" }, value: { home: 1, away: 0 } }, "value.home"],
      [
        { field: "score", subject: match, value: { home: 1, away: 0, home_half: 2, away_half: 0 } },
        "value.home_half",
      ],
      [{ field: "score", subject: match, value: { home: 1, away: 0, home_half: 1 } }, "value.home_half"],
      [{ field: "status", subject: match, value: { status: "second_half" } }, "value.status"],
      [{ field: "award", subject: match, value: { home: -1, away: 0 } }, "value.home"],
    ] as const;
    for (const [fields, key] of refusals) {
      expect(Object.keys((await fieldsOf(correct(fields))) ?? {}), JSON.stringify(fields)).toEqual([key]);
    }
    expect(await stored()).toHaveLength(2);
  });

  it("A status that an operator may not set, or that is none, is refused with those that may be set", async () => {
    await origin.store(aLeague(results()));
    const reasonOf = (status: string) =>
      fieldsOf(correct({ field: "status", subject: { match: "1" }, value: { status } }));
    const reason =
      "must be one of not_started, ended, postponed, interrupted, abandoned, cancelled, to_be_determined";
    expect(await reasonOf("live")).toEqual({ "value.status": [reason] });
    expect(await reasonOf("first_half")).toEqual({ "value.status": [reason] });
  });

  it("A value that stands there already is refused, unless a correction put it there", async () => {
    await origin.store(aLeague(results()));
    const match = { match: "1" };
    const reason = ["stands there already: there is nothing to correct"];
    const time = { field: "kick_off", subject: match, value: { match_time: KICK_OFF } } as const;
    const refusals = [
      [time, "value.match_time"],
      [{ field: "name", subject: { team: "Huế" }, value: { name: "Huế" } }, "value.name"],
      [{ field: "status", subject: match, value: { status: "ended" } }, "value.status"],
      [{ field: "score", subject: match, value: { home: 2, away: 1 } }, "value.home"],
      [{ field: "winner", subject: match, value: { winner: "home" } }, "value.winner"],
      [{ field: "kind", subject: { competition: "Test League" }, value: { kind: "league" } }, "value.kind"],
      [
        { field: "country", subject: { competition: "Test League" }, value: { code: "VIE" } },
        "value.country_id",
      ],
    ] as const;
    for (const [form, key] of refusals) expect(await fieldsOf(correct(form))).toEqual({ [key]: reason });
    expect(await stored()).toEqual([]);
    const later = { ...time, value: { match_time: KICK_OFF + 60 } };
    await correct(later);
    // With another reason, and the source's own value over the correction.
    expect((await correct({ ...later, reason: "Decision 8" })).stored).toBe(true);
    expect((await correct(time)).stored).toBe(true);
    // An authority may confirm a result.
    expect((await correct({ field: "award", subject: match, value: { home: 2, away: 1 } })).stored).toBe(
      true,
    );
  });

  it("A kick-off survives its file, and undoing it restores the file's latest", async () => {
    await origin.store(aLeague([aBatchMatch()]));
    const later = KICK_OFF + 3 * 86_400;
    const { correction } = await correct({
      field: "kick_off",
      subject: { match: "1" },
      value: { match_time: later },
    });
    await origin.store(aLeague([aBatchMatch()]));
    expect((await shownMatch(NOW)).match.match_time).toBe(later);
    await origin.store(aLeague([aBatchMatch({ match_time: KICK_OFF + 60 })]));
    expect((await shownMatch(NOW)).match.match_time).toBe(later);
    // Another source's match of these teams is still the same match.
    await origin.store(aSecondLeague([aSecondMatch({})]));
    expect(await origin.rows("SELECT id FROM matches")).toHaveLength(1);
    await undo(correction.id);
    expect((await shownMatch(NOW + MINUTE)).match.match_time).toBe(KICK_OFF + 60);
  });

  it("A kick-off of an unknown hour is corrected, and its history says that the hour was unknown", async () => {
    await origin.store(aLeague([aBatchMatch({ time_unknown: true })]));
    const noon = (await shownMatch(NOW)).match.match_time;
    const at = async (value: OwnCorrectionForm["value"]) =>
      (await correct({ field: "kick_off", subject: { match: "1" }, value })).correction.before;
    expect(await at({ match_time: KICK_OFF + 60 })).toEqual({ match_time: noon, time_unknown: 1 });
    expect(await at({ match_time: noon, time_unknown: 1 })).toEqual({
      match_time: KICK_OFF + 60,
      time_unknown: 0,
    });
    expect(await fieldsOf(at({ match_time: KICK_OFF + 60, time_unknown: 1 }))).toEqual({
      "value.match_time": ["must be 12:00 UTC of its day where the hour is unknown"],
    });
  });

  it("Names outlive imports, and other sources still find the club under both names", async () => {
    await origin.store(aLeague(results()));
    const { correction } = await correct({
      field: "name",
      subject: { team: "Huế" },
      value: { name: "Sông Lam" },
    });
    await origin.store(aLeague(results()));
    expect((await shownMatch(NOW)).match.away.name).toBe("Sông Lam");
    await origin.store(aSecondLeague([aSecondMatch({ goals: [2, 1] })]));
    await origin.store({
      ...aSecondLeague([aSecondMatch({ home: "Song Lam", away: "Vinh FC", match_time: KICK_OFF + 86_400 })]),
      source: "third",
    });
    expect(await origin.rows("SELECT count(*) AS teams FROM teams")).toEqual([{ teams: 4 }]);
    await undo(correction.id);
    expect((await shownMatch(NOW)).match.away.name).toBe("Huế");
  });

  it("Rooms get the matches of these days that show a corrected name, and get them again when it is undone", async () => {
    const later = { match_time: KICK_OFF + 9 * 86_400 };
    await origin.store(
      aLeague([...results(), aBatchMatch({ external_id: "m3", home: "hue", away: "vinh", ...later })]),
    );
    const rename = async (subject: OwnCorrectionForm["subject"]) => {
      const { correction, match_ids } = await correct({ field: "name", subject, value: { name: "New" } });
      return [match_ids, (await undo(correction.id)).match_ids];
    };
    expect(await rename({ team: "Huế" })).toEqual([[1], [1]]);
    expect(await rename({ competition: "Test League" })).toEqual([
      [1, 2],
      [1, 2],
    ]);
    expect(await rename({ player: "Hạ Long" })).toEqual([[], []]);
    expect((await deduct(3)).match_ids).toEqual([]);
  });

  it("Country, kind and names by language of a competition are corrected, and the mode of a stage", async () => {
    const france = { external_id: "fra", code: "FRA", name: "France" };
    const batch = aLeague(results());
    const whole = { ...batch, countries: [...batch.countries, france] };
    await origin.store(whole);
    const competition = { competition: "Test League" };
    await correct({ field: "country", subject: competition, value: { code: "fra" } });
    await correct({ field: "kind", subject: competition, value: { kind: "cup" } });
    await correct({ field: "name", subject: competition, value: { vi: "Giải thử" } });
    await correct({
      field: "mode",
      subject: { ...competition, stage: "League" },
      value: { mode: "knock_out" },
    });
    await origin.store(whole);
    await origin.store(aSecondLeague([aSecondMatch({ goals: [2, 1] })]));
    const { match } = await shownMatch(NOW);
    expect(match.competition).toMatchObject({
      name: "Test League",
      translations: { vi: "Giải thử" },
      country: { code: "FRA" },
    });
    expect(
      await origin.rows("SELECT kind, (SELECT count(*) FROM competitions) AS n FROM competitions"),
    ).toEqual([{ kind: "cup", n: 1 }]);
    expect(await origin.rows("SELECT mode FROM stages")).toEqual([{ mode: "knock_out" }]);
    expect((await getStandings(origin.db, 1, NOW)).data.tables).toEqual([]);
    const { data } = await listCorrections(origin.db, { limit: 10, page: 1 });
    for (const { id } of data.corrections) await undo(id);
    expect((await shownMatch(NOW)).match.competition).toMatchObject({ country: { code: "VIE" } });
    expect((await getStandings(origin.db, 1, NOW)).data.tables).toHaveLength(1);
    expect(await origin.rows("SELECT kind, translations FROM competitions")).toEqual([
      { kind: "league", translations: null },
    ]);
  });

  it("An unclear or unknown name is refused with its candidates, and stores nothing", async () => {
    const batch = aLeague(results());
    const reserves = batch.teams
      .filter(({ external_id }) => external_id === "hanoi")
      .map((team) => ({ ...team, external_id: "hanoi-2", name: "Hà Nội Trẻ" }));
    await origin.store({ ...batch, teams: [...batch.teams, ...reserves] });
    const name = (text: string) =>
      fieldsOf(correct({ field: "name", subject: { team: text }, value: { name: "X" } }));
    expect(await name("Nội")).toEqual({
      team: ['"Nội" may be 1 Hà Nội (VIE), 5 Hà Nội Trẻ (VIE): pass the id'],
    });
    expect(await name("Nowhere")).toEqual({ team: ['nothing stored is known as "Nowhere"'] });
    expect(await name("99")).toEqual({ team: ["there is no team 99"] });
    expect(
      await fieldsOf(
        correct({ subject: { team: "Nowhere", competition: "Test League" }, value: { points: 1 } }),
      ),
    ).toEqual({
      team: ['the tables of Test League 2026 have no team known as "Nowhere"'],
    });
    expect(
      await fieldsOf(
        correct({
          subject: { team: "Huế", competition: "Test League", season: "1999" },
          value: { points: 1 },
        }),
      ),
    ).toEqual({ season: ['Test League has no season "1999"; it has 2026'] });
    expect(await fieldsOf(correct({ field: "name", subject: {}, value: { name: "X" } }))).toEqual({
      team: ["give exactly one of team, player, coach, competition"],
    });
    expect(
      await fieldsOf(
        correct({ field: "award", subject: { match: "Huế v Hà Nội" }, value: { home: 1, away: 0 } }),
      ),
    ).toEqual({
      match: [
        "no match of Huế v Hà Nội is stored; the other way round: 1 Hà Nội v Huế, 2026-01-01 (Test League): pass the id",
      ],
    });
    expect(await stored()).toEqual([]);
    // The exact name is clear, whatever else begins like it.
    expect((await correct({ field: "name", subject: { team: "Ha Noi" }, value: { name: "X" } })).stored).toBe(
      true,
    );
  });

  it("A match is named by its day in UTC or in the site's zone, and by its id where they name different matches", async () => {
    const evening = { match_time: Date.UTC(2026, 0, 1, 20) / 1000 };
    const nextEvening = { match_time: Date.UTC(2026, 0, 2, 20) / 1000 };
    await origin.store(
      aLeague([aBatchMatch(evening), aBatchMatch({ external_id: "m2", ...nextEvening })]),
      Date.UTC(2026, 0, 1),
    );
    const nameByDay = async (day: string) => {
      const form = { field: "round", subject: { match: `Hà Nội v Huế ${day}` } } as const;
      return (await correct({ ...form, value: { round: `Round ${day}` } })).correction.target_id;
    };
    expect(await nameByDay("2026-01-01")).toBe(1);
    expect(await nameByDay("2026-01-03")).toBe(2);
    expect(await fieldsOf(nameByDay("2026-01-02"))).toEqual({
      match: [
        '"Hà Nội v Huế 2026-01-02" may be 2 Hà Nội v Huế, 2026-01-02 UTC and 2026-01-03 +07:00 (Test League), 1 Hà Nội v Huế, 2026-01-01 UTC and 2026-01-02 +07:00 (Test League): pass the id',
      ],
    });
  });

  it("The refusal of a match names the unknown side, or lists the matches of the pair, newest first", async () => {
    const days = Array.from({ length: 12 }, (_, day) =>
      aBatchMatch({ external_id: `m${day}`, match_time: KICK_OFF + day * 86_400 }),
    );
    await origin.store(aLeague(days));
    const reasonOf = async (match: string) => {
      const form = { field: "round", subject: { match }, value: { round: "1" } } as const;
      const fields = await fieldsOf(correct(form));
      return typeof fields === "object" ? fields?.match?.join() : fields;
    };
    expect(await reasonOf("Nowhere v Huế 2026-01-01")).toBe('no team is known as "Nowhere"');
    expect(await reasonOf("Hà Nội v Wolves")).toBe('no team is known as "Wolves"');
    expect(await reasonOf("Nowhere v Wolves")).toBe('no team is known as "Nowhere" or "Wolves"');
    expect(await reasonOf("Hà Nội v Huế")).toMatch(
      /^"Hà Nội v Huế" may be 12 Hà Nội v Huế, 2026-01-12 \(Test League\), 11 .*, 3 Hà Nội v Huế, 2026-01-03 \(Test League\), …: add the day or pass the id$/,
    );
    expect(await reasonOf("Hà Nội v Huế 2024-08-17")).toMatch(
      /^no match of Hà Nội v Huế on 2024-08-17 is stored; on other days: 12 Hà Nội v Huế, 2026-01-12 \(Test League\), .*, …: correct the day or pass the id$/,
    );
    expect(await reasonOf("Huế v Vinh 2026-01-01")).toBe("no match of Huế v Vinh is stored");
    expect(await reasonOf("Huế")).toContain('teams and day such as "Home v Away 2026-05-24"');
  });

  it("A correction and a batch stored at the same time both take effect", async () => {
    await origin.store(aLeague(results()));
    const more = league([...results(), aResult("m3", ["hanoi", 1, 0, "da-lat"])]);
    await Promise.all([
      deduct(8),
      origin.store(more),
      correct({ field: "round", subject: { match: "1" }, value: { round: "Matchday 2" } }),
    ]);
    expect(await pointsOf("Hà Nội")).toEqual([-1, 8, "Decision 7"]);
    expect((await shownMatch(NOW)).match.round).toBe("Matchday 2");
    const ids = await origin.rows<{ id: number }>("SELECT id FROM ingests ORDER BY id");
    expect(ids.map(({ id }) => id)).toEqual([1, 2, 3, 4]);
  });

  it("A tip follows a corrected score until it is undone, but not an award, which comes after the play", async () => {
    await origin.store(aLeague(results()));
    await origin.rows(`INSERT INTO tips (id, expert_id, match_id, market, period, outcome, price, company_id,
      kick_off_at, published_at, text_hash, hash, permission)
      VALUES (1, 1, 1, 'match_result', 'full', 'home', 2, 1, ${KICK_OFF}, ${KICK_OFF - 60}, '', '', 'free')`);
    const settled = async (atMs: number) => {
      await settleTips(origin.db, atMs);
      return (await origin.rows("SELECT result FROM tips"))[0]?.result;
    };
    expect(await settled(NOW - 1)).toBe("won");
    const away = { subject: { match: "1" }, value: { home: 0, away: 3 } };
    const { correction } = await correct({ field: "score", ...away });
    expect(await settled(NOW + 1)).toBe("lost");
    await undo(correction.id, NOW + MINUTE);
    expect(await settled(NOW + MINUTE)).toBe("won");
    await correct({ field: "award", ...away }, NOW + 2 * MINUTE);
    expect(await settled(NOW + 2 * MINUTE)).toBe("won");
  });

  it.each([
    ["country", { competition: "1" }, { country_id: 999, code: "QQQ" }],
    ["kick_off", { match: "1" }, { match_time: 9e12 }],
    ["round", { match: "1" }, { round: "Round \u202e1" }],
  ] as const)("A value that cannot be stored as %s is refused", async (field, subject, value) => {
    await origin.store(aLeague(results()));
    await expect(correct({ field, subject, value })).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("A logo that is copied while its club is corrected stays", async () => {
    await origin.store(aLeague(results()));
    let isCopied = false;
    const copying: Database = {
      prepare: (sql) => origin.db.prepare(sql),
      async batch(statements) {
        const read = await origin.db.batch(statements);
        if (!isCopied && JSON.stringify(read).includes('"picture":null')) {
          isCopied = true;
          await origin.rows("UPDATE teams SET picture = '/media/new.webp' WHERE name = 'Huế'");
        }
        return stub(read);
      },
    };
    const form = { field: "short_name", subject: { team: "Huế" }, value: { short_name: "HUE" } } as const;
    await makeCorrection(copying, { ...form, reason: "Decision 7" }, { by: "thu" }, NOW);
    expect(await origin.rows("SELECT short_name, picture FROM teams WHERE name = 'Huế'")).toEqual([
      { short_name: "HUE", picture: "/media/new.webp" },
    ]);
  });

  it("A correction of a match that was deleted meanwhile is undone", async () => {
    await origin.store(aLeague(results()));
    await correct({ field: "round", subject: { match: "1" }, value: { round: "Final" } });
    await deleteMatches(origin.db, [1]);
    const undone = await undo(1);
    expect(undone.correction).toMatchObject({ id: 1, undone_by: "thu", field: "round" });
    await expect(undo(1)).rejects.toMatchObject({ code: "validation_failed" });
  });

  it("A player's name is corrected in line-ups and goals", async () => {
    await origin.store(aLeague(results()));
    await correct({ field: "name", subject: { player: "Hạ Long" }, value: { name: "Hạ Long Nguyễn" } });
    await origin.store(aLeague(results()));
    expect(await origin.rows("SELECT name FROM players ORDER BY id")).toEqual([
      { name: "Hạ Long Nguyễn" },
      { name: "Sông Hương" },
    ]);
  });
});
