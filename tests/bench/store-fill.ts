import { DatabaseSync, type StatementSync } from "node:sqlite";

/**
 * Fills a migrated D1 file with seasons of equal size, so that a list is as long in a small store as in a large one and
 * only the store grows. It writes through SQLite itself, because the bench measures reads.
 */

const TEAMS = 20;
const SQUAD = 25;
export const MATCHES_OF_SEASON = TEAMS * (TEAMS - 1);
/** Competitions; seasons are distributed among them, so that lists of competitions keep their length. */
const COMPETITIONS = 13;
const COUNTRIES = 10;
const COMPANIES = 12;
/** Quotes of one series: 1 company x 5 series x 2 quotes is ten prices for every past match. */
const PAST_SERIES = [
  ["asian_handicap", "full"],
  ["over_under", "full"],
  ["match_result", "full"],
  ["asian_handicap", "half"],
  ["over_under", "half"],
] as const;
const INCIDENTS = 6;
const DAY_SECONDS = 86_400;
const YEAR_SECONDS = 365 * DAY_SECONDS;
const MARKETS = ["asian_handicap", "over_under", "match_result"] as const;

export interface FillPlan {
  readonly file: string;
  readonly seasons: number;
  /** Seconds UTC: the first 13 seasons have their tenth round kicking off around it. */
  readonly now: number;
}

export interface Filled {
  readonly matches: number;
  readonly incidents: number;
  readonly quotes: number;
}

interface Inserts {
  readonly [table: string]: StatementSync;
}

const COLUMNS = {
  countries: "id, code, name, continent",
  competitions: "id, name, hot, kind, country_id",
  seasons: "id, competition_id, name, tie_break_rule",
  stages: "id, season_id, name, mode, position, promotions",
  stage_teams: "stage_id, team_id, deducted_points",
  venues: "id, name, city, country_id",
  teams: "id, name, country_id, national, venue_id",
  players: "id, name, team_id, country_id, position, shirt_number, birthday",
  coaches: "id, name, kind, team_id, country_id",
  companies: "id, name, kind, hot, position",
  matches:
    "id, season_id, competition_id, stage_id, round, home_id, away_id, match_time, venue_id, neutral, clock_speed, cards_covered, corners_covered, provenance, known_at, updated_at, source",
  status_changes: "match_id, position, known_at, status, period_started_at",
  match_states:
    "match_id, known_at, status, period_started_at, score_changed_at, home_goals, home_half, away_goals, away_half",
  incidents: "id, match_id, external_id, known_at, kind, side, minute, player_id, position",
  stats: "match_id, kind, period, known_at, home, away",
  price_series: "match_id, market, period, company_id, quotes",
  player_stats: "match_id, player_id, known_at, side, starter, minutes_played, rating, counts",
  transfers: "id, player_id, kind, from_team_id, to_team_id, at",
  honors: "subject, subject_id, name, season_name",
} as const;

function prepareInserts(db: DatabaseSync): Inserts {
  return Object.fromEntries(
    Object.entries(COLUMNS).map(([table, columns]) => {
      const placeholders = columns.split(",").map(() => "?");
      return [table, db.prepare(`INSERT INTO ${table} (${columns}) VALUES (${placeholders.join(", ")})`)];
    }),
  );
}

/** Pairings of a double round robin by the circle method: 38 rounds of ten. */
function* roundRobin(): Generator<{ round: number; home: number; away: number }> {
  for (let round = 0; round < 2 * (TEAMS - 1); round += 1) {
    const turn = round % (TEAMS - 1);
    for (let pair = 0; pair < TEAMS / 2; pair += 1) {
      const one = pair === 0 ? TEAMS - 1 : (turn + pair) % (TEAMS - 1);
      const other = pair === 0 ? turn : (turn + TEAMS - 1 - pair) % (TEAMS - 1);
      const swapped = (round + pair) % 2 === 0;
      yield { round, home: swapped ? one : other, away: swapped ? other : one };
    }
  }
}

const CONSONANTS = "bcdfghklmnprstvz";
const VOWELS = "aeiou";

/** A word of three syllables: names differ as real names do, and no syllable is in all of them. */
export function wordOf(seed: number): string {
  let rest = Math.imul(seed, 0x9e3779b1) >>> 0;
  let word = "";
  for (let syllable = 0; syllable < 3; syllable += 1) {
    word += `${CONSONANTS[rest % 16]}${VOWELS[(rest >>> 4) % 5]}`;
    rest >>>= 7;
  }
  return word;
}

/** One player in this many has {@link COMMON_SURNAME}. */
const NAMESAKES = 30;
export const COMMON_SURNAME = "nguyen";

/** First and last name of a player. */
export const namesOfPlayer = (player: number): readonly [string, string] => [
  wordOf(player),
  player % NAMESAKES === 0 ? COMMON_SURNAME : wordOf(player + 7_919),
];

export class StoreFill {
  private readonly db: DatabaseSync;
  private readonly into: Inserts;
  private readonly plan: FillPlan;
  private readonly encodeQuotes: (market: string, knownAtMs: readonly number[]) => string;
  private matchId = 0;
  private incidentId = 0;
  private quotes = 0;

  constructor(plan: FillPlan, encodeQuotes: StoreFill["encodeQuotes"]) {
    this.plan = plan;
    this.encodeQuotes = encodeQuotes;
    this.db = new DatabaseSync(plan.file);
    this.db.exec("PRAGMA synchronous = OFF; PRAGMA foreign_keys = OFF; PRAGMA cache_size = -500000");
    this.into = prepareInserts(this.db);
  }

  run(): Filled {
    this.transaction(() => this.frame());
    for (let season = 0; season < this.plan.seasons; season += 1) {
      this.transaction(() => this.season(season));
    }
    this.db.exec("PRAGMA wal_checkpoint(TRUNCATE)");
    this.db.close();
    return { matches: this.matchId, incidents: this.incidentId, quotes: this.quotes };
  }

  private transaction(work: () => void): void {
    this.db.exec("BEGIN");
    work();
    this.db.exec("COMMIT");
  }

  private insert(table: keyof typeof COLUMNS, ...values: (string | number | null)[]): void {
    this.into[table]?.run(...values);
  }

  private frame(): void {
    for (let id = 1; id <= COUNTRIES; id += 1)
      this.insert("countries", id, `C${id}`, `Country ${id}`, "europe");
    for (let id = 1; id <= COMPETITIONS; id += 1) {
      this.insert("competitions", id, `League ${id}`, (id % 5) + 1, "league", (id % COUNTRIES) + 1);
    }
    for (let id = 1; id <= COMPANIES; id += 1) {
      this.insert("companies", id, `Company ${id}`, "bookmaker", id <= 4 ? 1 : 0, id);
    }
  }

  /** Season `index`: the first 13 are being played, the others lie one year further back for every 13. */
  private season(index: number): void {
    const id = index + 1;
    const competition = (index % COMPETITIONS) + 1;
    const year = Math.floor(index / COMPETITIONS);
    this.insert("seasons", id, competition, `${2026 - year}`, "goal_difference");
    this.insert("stages", id, id, "Regular", "points", 1, "[]");
    this.clubs(index, (competition % COUNTRIES) + 1);
    // Ten rounds are over in the first seasons and round 10 is on; the hour of the day differs by competition.
    const start =
      this.plan.now - 9 * 7 * DAY_SECONDS - 3600 - year * YEAR_SECONDS - (year > 0 ? 2 * DAY_SECONDS : 0);
    for (const { round, home, away } of roundRobin()) {
      const kickOff = start + round * 7 * DAY_SECONDS + (index % 4) * 900;
      this.match(id, competition, round, index * TEAMS + home + 1, index * TEAMS + away + 1, kickOff);
    }
  }

  private clubs(index: number, country: number): void {
    for (let place = 0; place < TEAMS; place += 1) {
      const team = index * TEAMS + place + 1;
      this.insert("venues", team, `Ground ${team}`, `City ${team}`, country);
      this.insert("teams", team, `${wordOf(team)} ${wordOf(team + 1_000_003)}`, country, 0, team);
      this.insert("coaches", team, `${wordOf(team + 31)} ${wordOf(team + 2_000_003)}`, "head", team, country);
      this.insert("stage_teams", index + 1, team, 0);
      this.insert("honors", "team", team, "Champion", "2025");
      for (let number = 1; number <= SQUAD; number += 1) {
        const player = (team - 1) * SQUAD + number;
        const position = number <= 3 ? "G" : number <= 11 ? "D" : number <= 19 ? "M" : "F";
        this.insert(
          "players",
          player,
          namesOfPlayer(player).join(" "),
          team,
          country,
          position,
          number,
          "2000-01-01",
        );
      }
      this.insert(
        "transfers",
        team,
        team * SQUAD,
        "transfer",
        team,
        team > 1 ? team - 1 : 2,
        this.plan.now - 9e6,
      );
    }
  }

  private match(
    season: number,
    competition: number,
    round: number,
    home: number,
    away: number,
    kickOff: number,
  ): void {
    this.matchId += 1;
    const match = this.matchId;
    const startMs = kickOff * 1000;
    const known = Math.min(startMs, this.plan.now * 1000) - 30 * DAY_SECONDS * 1000;
    const place = [match, season, competition, season, String(round + 1), home, away, kickOff, home];
    this.insert("matches", ...place, 0, 1, 1, 1, "real", known, known, "bench");
    this.course(match, home, away, startMs);
    this.prices(
      match,
      startMs,
      kickOff > this.plan.now - DAY_SECONDS && kickOff < this.plan.now + DAY_SECONDS,
    );
  }

  private course(match: number, home: number, away: number, startMs: number): void {
    const minute = 60_000;
    const states = [
      ["first_half", 0, startMs, 0, 0],
      ["half_time", 46, null, 1, 0],
      ["second_half", 62, startMs + 62 * minute, 1, 0],
      ["ended", 110, null, 2, 1],
    ] as const;
    for (const [position, [status, after, started, goals, against]] of states.entries()) {
      const at = startMs + after * minute;
      this.insert("status_changes", match, position, at, status, started);
      const half = after >= 46 ? ([1, 0] as const) : ([null, null] as const);
      this.insert("match_states", match, at, status, started, at, goals, half[0], against, half[1]);
    }
    for (let place = 0; place < INCIDENTS; place += 1) {
      this.incidentId += 1;
      const side = place === 4 ? "away" : "home";
      const kind =
        place === 1 || place === 3 || place === 4 ? "goal" : place === 5 ? "substitution" : "yellow_card";
      const at = startMs + (10 + place * 15) * minute;
      const player = ((side === "home" ? home : away) - 1) * SQUAD + 20 + (match % 6);
      const moment = [this.incidentId, match, String(place), at, kind, side, 10 + place * 15];
      this.insert("incidents", ...moment, player, place);
      if (place < 2) {
        this.insert("stats", match, place === 0 ? "shots" : "corners", "full", at, 10 + place, 8);
        this.insert(
          "player_stats",
          match,
          player + place,
          startMs + 110 * minute,
          side,
          1,
          90,
          7.1,
          '{"goals":1}',
        );
      }
    }
  }

  private prices(match: number, startMs: number, current: boolean): void {
    const opening = startMs - 86_400_000;
    const closing = startMs - 600_000;
    const series = current
      ? MARKETS.flatMap((market) => (["full", "half"] as const).map((period) => [market, period] as const))
      : PAST_SERIES;
    const moments = current
      ? [opening, opening + 3.6e6, closing, startMs + 6e5, startMs + 12e5]
      : [opening, closing];
    for (let company = 1; company <= (current ? COMPANIES : 1); company += 1) {
      for (const [market, period] of series) {
        this.insert("price_series", match, market, period, company, this.encodeQuotes(market, moments));
        this.quotes += moments.length;
      }
    }
  }
}
