import { describe, expect, it } from "vitest";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { aCoveredLeague } from "#tests/support/batches/covered-batches.ts";
import { aLeague, atMinute } from "#tests/support/batches/origin-batches.ts";
import { aCoach, anAbsence, anHonor, aTransfer } from "#tests/support/batches/people-batches.ts";
import { aCompany } from "#tests/support/batches/price-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { store, rows } = originOfFile();

const one = async (sql: string): Promise<unknown> => (await rows(sql))[0];

/** Everything but matches. */
const covered = (fields: Partial<Batch> = {}): Batch => aCoveredLeague([], fields);

describe("people of a batch", () => {
  it("People of a batch are stored with all that is said of them", async () => {
    const report = await store(covered());
    expect(report.refusals).toEqual([]);
    for (const [kind, count] of [
      ["coaches", 2],
      ["companies", 2],
      ["transfers", 1],
      ["honors", 1],
      ["absences", 1],
    ] as const) {
      expect([kind, report.kinds[kind]]).toEqual([kind, { new: count, changed: 0, same: 0, refused: 0 }]);
    }
    expect(
      await one("SELECT c.*, t.name AS team FROM coaches c JOIN teams t ON t.id = c.team_id"),
    ).toMatchObject({
      name: "Park Sung Min",
      kind: "head",
      team: "Hà Nội",
      birthday: null,
    });
    expect(await one("SELECT * FROM transfers")).toMatchObject({
      kind: "transfer",
      at: aTransfer().at,
      fee: 250_000,
      fee_currency: "EUR",
    });
    expect(await one("SELECT * FROM absences")).toMatchObject({
      kind: "injured",
      reason: "Ankle",
      until: null,
    });
    expect(
      await one("SELECT h.*, t.name AS winner FROM honors h JOIN teams t ON t.id = h.subject_id"),
    ).toMatchObject({
      subject: "team",
      name: "Champion",
      season_name: "2025",
      winner: "Hà Nội",
      season_id: null,
    });
    expect(await one("SELECT * FROM companies ORDER BY id")).toEqual({
      id: 1,
      name: "Bookmaker One",
      kind: "bookmaker",
      hot: 1,
      position: 1,
    });
  });

  it("People of a batch are the same when they come again, and cost no write", async () => {
    await store(covered());
    const again = await store(covered(), atMinute(0));
    for (const [kind, count] of Object.entries(again.kinds)) {
      expect([kind, count]).toEqual([kind, { new: 0, changed: 0, same: count.same, refused: 0 }]);
    }
    expect(await rows("SELECT id FROM ingests")).toHaveLength(1);
  });

  it("People of a batch keep what a batch leaves out, and take what it says", async () => {
    const player = { external_id: "ha-long", name: "Hạ Long", team: "hanoi" };
    const known = {
      height_cm: 181,
      market_value: { amount: 90_000, currency: "EUR" },
      birthday: "2001-05-06",
    };
    await store(
      covered({
        players: [{ ...player, ...known, shirt_number: 9 }],
        coaches: [aCoach({ birthday: "1970-01-02" })],
      }),
    );
    const report = await store(covered({ players: [{ ...player, shirt_number: 10 }], coaches: [aCoach()] }));
    expect(report.kinds).toMatchObject({ players: { changed: 1 }, coaches: { changed: 0, same: 1 } });
    expect(await one("SELECT * FROM players")).toMatchObject({
      shirt_number: 10,
      height_cm: 181,
      market_value: 90_000,
      market_value_currency: "EUR",
      birthday: "2001-05-06",
    });
    expect(await one("SELECT birthday FROM coaches WHERE id = 1")).toEqual({ birthday: "1970-01-02" });
  });

  it("People of a batch change: a coach leaves for another club, an injury has an end, a title gets its season", async () => {
    await store(covered());
    const report = await store(
      covered({
        coaches: [aCoach({ team: "vinh", kind: "interim" })],
        absences: [anAbsence({ until: anAbsence().since + 86_400 })],
        honors: [anHonor({ season: "v-2026" }), anHonor({ subject: "coach", of: "park", competition: null })],
      }),
    );
    expect(report.kinds).toMatchObject({
      coaches: { changed: 1 },
      absences: { changed: 1 },
      honors: { new: 1, changed: 1 },
    });
    expect(await one("SELECT kind, team_id FROM coaches WHERE id = 1")).toEqual({
      kind: "interim",
      team_id: 3,
    });
    expect(await one("SELECT until FROM absences")).toEqual({ until: anAbsence().since + 86_400 });
    expect(await one("SELECT season_id, competition_id FROM honors WHERE subject = 'team'")).toEqual({
      season_id: 1,
      competition_id: 1,
    });
  });

  it("People of a batch take the arrival for the moment at which an absence became known, and keep it", async () => {
    await store(covered({ absences: [anAbsence({ known_at_ms: null })] }), atMinute(-500));
    const again = await store(covered({ absences: [anAbsence({ known_at_ms: null })] }), atMinute(-400));
    expect(again.kinds.absences).toMatchObject({ same: 1 });
    expect(await one("SELECT known_at FROM absences")).toEqual({ known_at: atMinute(-500) });
  });

  it.each<[string, Partial<Batch>, string]>([
    ["a coach of an unknown team", { coaches: [aCoach({ team: "nowhere" })] }, "coaches.0.team"],
    [
      "a transfer of an unknown player",
      { transfers: [aTransfer({ player: "nobody" })] },
      "transfers.0.player",
    ],
    ["a transfer to an unknown team", { transfers: [aTransfer({ to: "nowhere" })] }, "transfers.0.to"],
    ["a title of an unknown coach", { honors: [anHonor({ subject: "coach", of: "nobody" })] }, "honors.0.of"],
    ["a title twice", { honors: [anHonor(), anHonor()] }, "honors.1"],
    ["an absence of an unknown player", { absences: [anAbsence({ player: "nobody" })] }, "absences.0.player"],
    ["an absence that ends before it begins", { absences: [anAbsence({ until: 0 })] }, "absences.0.until"],
    [
      "two companies of one id",
      { companies: [aCompany(), aCompany({ name: "Else" })] },
      "companies.1.external_id",
    ],
    [
      "two companies of one name",
      { companies: [aCompany(), aCompany({ external_id: "b2", name: "BOOKMAKER one" })] },
      "companies.1.name",
    ],
  ])("A batch with %s is refused, and nothing is stored", async (_, fields, path) => {
    const report = await store(covered(fields));
    expect(report.refusals.map((refusal) => refusal.path)).toEqual([path]);
    expect([report.stored, await rows("SELECT id FROM teams")]).toEqual([false, []]);
  });
});

describe("companies of two sources", () => {
  it("Companies of two sources are one when they have the same name, and the first source describes it", async () => {
    await store(covered({ companies: [aCompany()] }));
    const theirs = aCompany({ external_id: "B365", name: "bookmaker ONE", position: 7, hot: false });
    const other = aLeague([], { source: "other-source", companies: [theirs] });
    expect((await store(other)).kinds.companies).toMatchObject({ new: 0, changed: 0, same: 1 });
    expect((await store(other)).kinds.companies).toMatchObject({ same: 1 });
    expect(await rows("SELECT * FROM companies")).toEqual([
      { id: 1, name: "Bookmaker One", kind: "bookmaker", hot: 1, position: 1 },
    ]);
    expect(await rows("SELECT source, external_id, id FROM external_ids WHERE kind = 'companies'")).toEqual([
      { source: "test-source", external_id: "b1", id: 1 },
      { source: "other-source", external_id: "B365", id: 1 },
    ]);
    await store(covered({ companies: [aCompany({ position: 3 })] }));
    expect(await one("SELECT position FROM companies")).toEqual({ position: 3 });
  });

  it("Companies of two sources are two when they have other names, whatever their ids", async () => {
    await store(covered({ companies: [aCompany()] }));
    await store(aLeague([], { source: "other-source", companies: [aCompany({ name: "Bookmaker Ones" })] }));
    expect(await rows("SELECT id FROM companies")).toEqual([{ id: 1 }, { id: 2 }]);
  });
});

describe("new columns", () => {
  it("New columns of countries, competitions and teams stay as they are where a batch leaves them out", async () => {
    const batch = covered();
    const content: Partial<Batch> = {
      countries: batch.countries.map((row) => ({
        ...row,
        continent: "asia",
        translations: { vi: "Việt Nam" },
      })),
      competitions: batch.competitions.map((row) => ({ ...row, translations: { vi: "Giải thử" } })),
      teams: batch.teams.map((row) => ({
        ...row,
        founded: 2006,
        venue: "hang-day",
        website: "https://ha.vn",
      })),
    };
    await store(covered(content));
    const report = await store(batch);
    expect(report.kinds).toMatchObject({
      countries: { same: 1 },
      competitions: { same: 1 },
      teams: { same: 4 },
    });
    expect(await one("SELECT continent, translations FROM countries")).toEqual({
      continent: "asia",
      translations: '{"vi":"Việt Nam"}',
    });
    expect(await one("SELECT translations FROM competitions")).toEqual({ translations: '{"vi":"Giải thử"}' });
    expect(await one("SELECT founded, venue_id, website FROM teams")).toEqual({
      founded: 2006,
      venue_id: 1,
      website: "https://ha.vn",
    });
  });

  it("New columns put a country whose continent nobody says into the world", async () => {
    await store(covered());
    expect(await one("SELECT continent, translations FROM countries")).toEqual({
      continent: "world",
      translations: null,
    });
  });

  it("New columns find coaches by the words of their names", async () => {
    await store(covered());
    const found = "SELECT name FROM coach_names WHERE coach_names MATCH 'park' ORDER BY rowid";
    expect(await rows(found)).toEqual([{ name: "Park Sung Min" }]);
  });
});
