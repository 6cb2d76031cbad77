import { describe, expect, it } from "vitest";
import { getCoach, listCoaches, listCoachHonors } from "#origin/football/coach/coach.service.ts";
import {
  getPlayer,
  listPlayerHonors,
  listPlayerSeasons,
  listTransfers,
} from "#origin/football/player/player.service.ts";
import { listSeasonTransfers } from "#origin/football/season/season-transfer.service.ts";
import { getSquad, listTeamHonors, listTeamTransfers } from "#origin/football/team/team.service.ts";
import {
  listFutureMatches,
  listPastMatches,
  listTeamSeasons,
} from "#origin/football/team/team-match.service.ts";
import { listYears } from "#origin/football/team/team-season.service.ts";
import type { Batch, BatchMatch, BatchPlayer } from "#origin/ingest/batch.schema.ts";
import {
  aBatchMatch,
  aLeague,
  aResult,
  aStatusChange,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { aCoach, anHonor, aTransfer } from "#tests/support/batches/people-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { storedId } from "#tests/support/origin/rows-of.ts";

const { db, store } = originOfFile();
const NOW = atMinute(200);
const DAY = 86_400;

const team = (name = "hanoi") => storedId(db, "teams", name);

const aPlayer = (external_id: string, fields: Partial<BatchPlayer> = {}): BatchPlayer => ({
  external_id,
  name: external_id,
  team: "hanoi",
  ...fields,
});

describe("a team's page", () => {
  it("A team's page shows the squad, goalkeepers first, then by line and number", async () => {
    const players = [
      aPlayer("striker", { position: "F", shirt_number: 9 }),
      aPlayer("unknown"),
      aPlayer("keeper 2", { position: "G", shirt_number: 13 }),
      aPlayer("back", { position: "D", shirt_number: 4 }),
      aPlayer("keeper", { position: "G", shirt_number: 1 }),
      aPlayer("middle", { position: "M", shirt_number: 8 }),
      aPlayer("somebody else's", { team: "hue" }),
    ];
    await store(aLeague([], { players }));
    const squad = (await getSquad(db, await team(), NOW)).players.map((player) => player.name);
    expect(squad).toEqual(["keeper", "keeper 2", "back", "middle", "striker", "unknown"]);
  });

  it("A team's page names ground, coach and what the squad is worth as far as it is known", async () => {
    const worth = (amount: number) => ({ market_value: { amount, currency: "EUR" } });
    const league = aLeague([], {
      players: [aPlayer("a", worth(100_000)), aPlayer("b", worth(50_000)), aPlayer("c")],
      coaches: [
        aCoach({ external_id: "stand-in", name: "Stand-in", kind: "interim", joined: "2025-12-01" }),
        aCoach({ joined: "2024-07-01" }),
      ],
    });
    const teams = league.teams.map((row) => ({ ...row, venue: "hang-day", founded: 1956 }));
    await store({ ...league, teams });
    expect((await getSquad(db, await team(), NOW)).team).toMatchObject({
      name: "Hà Nội",
      founded: 1956,
      national: false,
      country: { code: "VIE" },
      venue: { name: "Hàng Đẫy", city: "Hà Nội", capacity: 22_000 },
      coach: { name: "Park Sung Min" },
      squad_value: { amount: 150_000, currency: "EUR" },
    });
    expect((await getSquad(db, await team("hue"), NOW)).team).toMatchObject({
      coach: null,
      squad_value: null,
    });
  });

  it("A team's page groups titles, the last one won first", async () => {
    const honors = [
      anHonor({ season_name: "2023" }),
      anHonor({ name: "Cup", season_name: "2024", competition: null }),
      anHonor({ season_name: "2025", season: "v-2026" }),
      anHonor({ subject: "player", of: "ha-long", name: "Best player" }),
    ];
    await store(aLeague([], { honors }));
    const [champion, cup, ...others] = (await listTeamHonors(db, await team())).honors;
    expect(champion).toMatchObject({
      name: "Champion",
      competition_id: await storedId(db, "competitions", "v"),
    });
    expect(champion?.seasons).toEqual([
      { name: "2025", season_id: await storedId(db, "seasons", "v-2026") },
      { name: "2023", season_id: null },
    ]);
    expect(cup).toMatchObject({ name: "Cup", competition_id: null, seasons: [{ name: "2024" }] });
    expect(others).toEqual([]);
    const player = await storedId(db, "players", "ha-long");
    expect((await listPlayerHonors(db, player)).honors.map((honor) => honor.name)).toEqual(["Best player"]);
  });
});

describe("a team's matches", () => {
  /** One match of `hanoi` a day around now, named by its status. */
  function aFortnight(): BatchMatch[] {
    const plan: [string, number, BatchMatch["status_changes"]][] = [
      ["long over", -9, [aStatusChange(atMinute(-12_000), "ended", null)]],
      ["never told", -5, []],
      ["postponed", -4, [aStatusChange(atMinute(-8000), "postponed")]],
      ["abandoned", -3, [aStatusChange(atMinute(-4000), "abandoned")]],
      ["resumed", -2, [aStatusChange(atMinute(150), "second_half")]],
      ["in play", 0, [aStatusChange(atMinute(120), "first_half")]],
      ["tomorrow", 1, []],
      ["called off", 2, [aStatusChange(atMinute(0), "cancelled")]],
      ["next week", 7, []],
    ];
    return plan.map(([external_id, days, status_changes], index) =>
      aBatchMatch({
        external_id,
        round: external_id,
        match_time: KICK_OFF + 2 * 3600 + days * DAY,
        status_changes,
        // Home and away alternately.
        ...(index % 2 === 0 ? {} : { home: "vinh", away: "hanoi" }),
      }),
    );
  }
  const queryOf = async (page = { limit: 20, page: 1 }) => ({ team_id: await team(), ...page });

  it("A team's matches are over or still to come, each in one list: the next first, the last first", async () => {
    const other = aBatchMatch({ external_id: "others", home: "hue", away: "vinh" });
    await store(aLeague([...aFortnight(), other]), atMinute(-20_000));
    const future = await listFutureMatches(db, await queryOf(), NOW);
    const past = await listPastMatches(db, await queryOf(), NOW);
    expect(future.data.matches.map((match) => match.round)).toEqual([
      "resumed",
      "in play",
      "tomorrow",
      "next week",
    ]);
    expect(past.data.matches.map((match) => match.round)).toEqual([
      "called off",
      "abandoned",
      "postponed",
      "never told",
      "long over",
    ]);
    expect([future.page.total, past.page.total]).toEqual([4, 5]);
  });

  it("A team's matches are in one of the lists at any moment", async () => {
    await store(aLeague(aFortnight()), atMinute(-20_000));
    for (let minute = -15_000; minute < 20_000; minute += 2777) {
      const future = await listFutureMatches(db, await queryOf(), atMinute(minute));
      const past = await listPastMatches(db, await queryOf(), atMinute(minute));
      const ids = [...future.data.matches, ...past.data.matches].map((match) => match.id);
      expect(new Set(ids).size, `${minute}`).toBe(9);
      expect(ids.length).toBe(9);
    }
  });

  it("A team's matches are paged and counted, and name the next moment of change", async () => {
    await store(aLeague(aFortnight()), atMinute(-20_000));
    const second = await listPastMatches(db, await queryOf({ limit: 2, page: 2 }), NOW);
    expect(second.data.matches.map((match) => match.round)).toEqual(["postponed", "never told"]);
    expect(second.page).toEqual({ limit: 2, page: 2, total: 5 });
    const before = await listFutureMatches(db, await queryOf(), atMinute(110));
    expect(before.nextChangeAtMs).toBe(atMinute(120));
  });
});

describe("transfers", () => {
  const at = (date: string) => Date.parse(`${date}T00:00:00Z`) / 1000;
  const moves = (): Partial<Batch> => ({
    transfers: [
      aTransfer({ external_id: "1", at: at("2025-06-30"), kind: "loan", fee: null }),
      aTransfer({ external_id: "2", at: at("2025-07-01"), from: "hanoi", to: "vinh", kind: "loan_end" }),
      aTransfer({ external_id: "3", at: at("2026-01-10"), from: "hanoi", to: null, kind: "released" }),
      aTransfer({ external_id: "4", at: at("2026-07-01"), from: null, to: "hanoi", kind: "signed" }),
    ],
  });

  it("Transfers of a player are listed newest first, a side without a club as none", async () => {
    await store(aLeague([], moves()));
    const { transfers } = await listTransfers(db, await storedId(db, "players", "ha-long"));
    expect(transfers.map(({ kind, from, to, fee }) => [kind, from?.name, to?.name, fee?.amount])).toEqual([
      ["signed", undefined, "Hà Nội", 250_000],
      ["released", "Hà Nội", undefined, 250_000],
      ["loan_end", "Hà Nội", "Vinh", 250_000],
      ["loan", "Huế", "Hà Nội", undefined],
    ]);
    expect(transfers[0]).toMatchObject({
      player: { name: "Hạ Long" },
      at: at("2026-07-01"),
      description: null,
    });
  });

  it.each([
    [undefined, ["signed", "loan"], ["released", "loan_end"]],
    ["2026", ["signed"], ["released"]],
    ["2025", ["loan"], ["loan_end"]],
    ["2025/26", [], ["released", "loan_end"]],
    ["2024-25", ["loan"], []],
    ["1999", [], []],
  ])("Transfers of a team in %s are those that came and those that left", async (season_year, came, left) => {
    await store(aLeague([], moves()));
    const found = await listTeamTransfers(db, { team_id: await team(), season_year });
    expect(found.in.map((move) => move.kind)).toEqual(came);
    expect(found.out.map((move) => move.kind)).toEqual(left);
  });

  it("Transfers of a season are those of its teams in its year, each once, newest first, page by page", async () => {
    const { transfers = [] } = moves();
    const inside = aTransfer({ external_id: "5", at: at("2026-02-01"), from: "hue", to: "hanoi" });
    await store(aLeague([aBatchMatch()], { transfers: [...transfers, inside] }));
    const season_id = await storedId(db, "seasons", "v-2026");
    const pageAt = (page: number) => listSeasonTransfers(db, { season_id, limit: 2, page });
    const [first, second] = [await pageAt(1), await pageAt(2)];
    expect(first.page).toEqual({ limit: 2, page: 1, total: 3 });
    expect([first, second].map(({ data }) => data.transfers.map(({ kind }) => kind))).toEqual([
      ["signed", "transfer"],
      ["released"],
    ]);
    await expect(listSeasonTransfers(db, { season_id: 999, limit: 2, page: 1 })).rejects.toMatchObject({
      code: "season_not_found",
    });
  });

  it("Transfers are refused for a year that is none", async () => {
    await store(aLeague());
    const transfers = listTeamTransfers(db, { team_id: await team(), season_year: "summer" });
    await expect(transfers).rejects.toMatchObject({
      code: "validation_failed",
      fields: { season_year: ["must be a year such as 2026 or a season such as 2025/26"] },
    });
  });
});

describe("a player's and a coach's page", () => {
  it("A player's page tells age, club, country and what else is known", async () => {
    const players = [
      aPlayer("ha-long", {
        name: "Hạ Long",
        country: "vie",
        position: "F",
        shirt_number: 10,
        birthday: "1999-01-02",
        height_cm: 178,
        preferred_foot: "left",
        market_value: { amount: 400_000, currency: "EUR" },
        contract_until: "2027-06-30",
      }),
      aPlayer("nobody", { team: null }),
    ];
    await store(aLeague([], { players }));
    const { player } = await getPlayer(db, await storedId(db, "players", "ha-long"), NOW);
    expect(player).toMatchObject({
      name: "Hạ Long",
      position: "F",
      shirt_number: 10,
      age: 26,
      height_cm: 178,
      weight_kg: null,
      preferred_foot: "left",
      contract_until: "2027-06-30",
      market_value: { amount: 400_000, currency: "EUR" },
      team: { name: "Hà Nội", rank: null },
      country: { code: "VIE", name: "Vietnam" },
    });
    const nobody = await getPlayer(db, await storedId(db, "players", "nobody"), NOW);
    expect(nobody.player).toMatchObject({ team: null, country: null, age: null, market_value: null });
    const later = await getPlayer(db, player.id, NOW + DAY * 1000);
    expect(later.player.age).toBe(27);
  });

  it("Coaches are listed by name, those without a team last", async () => {
    const coaches = [
      aCoach({ external_id: "free", name: "Anh", team: null }),
      aCoach(),
      aCoach({ external_id: "bao", name: "Bảo", team: "hue" }),
    ];
    await store(aLeague([], { coaches }));
    const pages = await Promise.all([1, 2].map((page) => listCoaches(db, { limit: 2, page }, NOW)));
    expect(pages.map(({ data }) => data.coaches.map(({ name }) => name))).toEqual([
      ["Bảo", "Park Sung Min"],
      ["Anh"],
    ]);
  });

  it("A coach's page tells titles and career", async () => {
    const coach = aCoach({ birthday: "1970-05-05", country: "vie", preferred_formation: "3-4-3" });
    const honors = [anHonor({ subject: "coach", of: "park", name: "Cup", translations: { en: "The Cup" } })];
    await store(aLeague([], { coaches: [coach], honors }));
    const id = await storedId(db, "coaches", "park");
    expect((await getCoach(db, id, NOW)).coach).toMatchObject({
      name: "Park Sung Min",
      kind: "head",
      age: 55,
      preferred_formation: "3-4-3",
      joined: null,
      team: { name: "Hà Nội" },
      country: { code: "VIE" },
    });
    expect((await listCoachHonors(db, id)).honors).toMatchObject([
      { name: "Cup", translations: { en: "The Cup" } },
    ]);
  });
});

describe("seasons somebody took part in", () => {
  /** Three seasons of the league, the last of which has not begun. */
  function seasons(): Batch {
    const league = aLeague();
    const [season] = league.seasons;
    const [stage] = league.stages;
    if (!season || !stage) throw new Error("the league has a season and a stage");
    const years = ["2024", "2025", "2026"];
    const match = (year: string, home: string, away: string): BatchMatch => ({
      ...aResult(`${year}-${home}`, [home, 2, 0, away]),
      season: `v-${year}`,
      stage: `v-${year}/league`,
      match_time: Date.UTC(Number(year), 0, 1) / 1000,
    });
    return {
      ...league,
      seasons: years.map((name) => ({ ...season, external_id: `v-${name}`, name })),
      stages: years.map((year) => ({ ...stage, external_id: `v-${year}/league`, season: `v-${year}` })),
      stage_teams: [],
      matches: [
        match("2024", "hanoi", "hue"),
        match("2024", "vinh", "da-lat"),
        match("2025", "hue", "vinh"),
        match("2026", "vinh", "hanoi"),
      ],
    };
  }

  it("Seasons of a team are those of its matches, the latest first", async () => {
    await store(seasons());
    const { competitions } = await listTeamSeasons(db, await team(), NOW);
    expect(competitions.map((one) => one.competition.name)).toEqual(["Test League"]);
    expect(competitions[0]?.competition.country).toMatchObject({ code: "VIE" });
    expect(competitions[0]?.seasons.map((season) => season.name)).toEqual(["2026", "2024"]);
  });

  it("Seasons of a player are those of the player's incidents where nothing else is known", async () => {
    const goal = { kind: "goal", side: "home", minute: 5, added: null, known_at_ms: null } as const;
    const batch = seasons();
    const matches = batch.matches.map((match): BatchMatch => {
      const players = { player: "ha-long", other_player: null, external_id: "g1", cancelled_at_ms: null };
      return match.season === "v-2024" && match.home === "hanoi"
        ? { ...match, incidents: [{ ...goal, ...players }] }
        : match;
    });
    await store({ ...batch, matches });
    const [found] = (await listPlayerSeasons(db, await storedId(db, "players", "ha-long"), NOW)).competitions;
    expect(found?.seasons.map((season) => season.name)).toEqual(["2024"]);
    const other = await listPlayerSeasons(db, await storedId(db, "players", "song-huong"), NOW);
    expect(other.competitions).toEqual([]);
  });

  it("Seasons of a team give its places in the last tables, newest first", async () => {
    await store(seasons());
    const comp_id = await storedId(db, "competitions", "v");
    const { years } = await listYears(db, { team_id: await team(), comp_id }, NOW);
    expect(years.map(({ season, row }) => [season.name, row.position, row.points])).toEqual([
      ["2026", 2, 0],
      ["2024", 1, 3],
    ]);
  });
});
