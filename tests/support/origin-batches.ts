import {
  type Batch,
  type BatchAbsence,
  type BatchCoach,
  type BatchCommentaryLine,
  type BatchCompany,
  type BatchHonor,
  type BatchIncident,
  type BatchLineup,
  type BatchMatch,
  type BatchPlayer,
  type BatchPlayerStats,
  type BatchPriceSeries,
  type BatchQuote,
  type BatchStatusChange,
  type BatchTransfer,
  emptyBatch,
} from "#origin/ingest/batch.schema.ts";

/** Builders of small batches: a league of four teams whose matches a test says. */

/** Kick-off of the builders' matches: 2026-01-01 12:00 UTC. */
export const KICK_OFF = Date.UTC(2026, 0, 1, 12) / 1000;

/** Milliseconds of a minute after {@link KICK_OFF}. */
export const atMinute = (minute: number): number => (KICK_OFF + minute * 60) * 1000;

export function aStatusChange(
  known_at_ms: number | null,
  status: BatchStatusChange["status"],
  score: BatchStatusChange["score"] = null,
): BatchStatusChange {
  const running = status === "first_half" || status === "second_half" || status === "overtime";
  return { known_at_ms, status, period_started_at_ms: running ? known_at_ms : null, score };
}

/** A home goal of player `ha-long` unless said otherwise. */
export function aGoal(fields: Partial<BatchIncident> & { external_id: string }): BatchIncident {
  return {
    known_at_ms: null,
    cancelled_at_ms: null,
    kind: "goal",
    side: "home",
    minute: 10,
    added: null,
    player: "ha-long",
    other_player: null,
    ...fields,
  };
}

/** A league match of `hanoi` and `hue`, not started. */
export function aBatchMatch(fields: Partial<BatchMatch> = {}): BatchMatch {
  return {
    external_id: "m1",
    season: "v-2026",
    stage: "v-2026/league",
    round: "Matchday 1",
    group: null,
    home: "hanoi",
    away: "hue",
    match_time: KICK_OFF,
    venue: "hang-day",
    neutral: false,
    clock_speed: 1,
    coverage: { cards: true, corners: false },
    status_changes: [],
    incidents: [],
    stats: [],
    ...fields,
  };
}

/** An ended league match with nothing but its score, known at its end. */
export function aResult(
  external_id: string,
  [home, goals, conceded, away]: readonly [string, number, number, string],
): BatchMatch {
  const score = { home: { goals }, away: { goals: conceded } };
  return aBatchMatch({
    external_id,
    home,
    away,
    status_changes: [aStatusChange(atMinute(105), "ended", score)],
  });
}

/** A league with its teams, a ground and two players, and the matches given. */
export function aLeague(matches: BatchMatch[] = [], fields: Partial<Batch> = {}): Batch {
  const team = (external_id: string, name: string) => ({
    external_id,
    name,
    short_name: null,
    logo: null,
    country: "vie",
    national: false,
  });
  return {
    ...emptyBatch("test-source", "real"),
    countries: [{ external_id: "vie", code: "VIE", name: "Vietnam" }],
    competitions: [
      {
        external_id: "v",
        name: "Test League",
        short_name: null,
        logo: null,
        hot: 4,
        kind: "league",
        country: "vie",
      },
    ],
    seasons: [{ external_id: "v-2026", competition: "v", name: "2026", tie_break_rule: "goal_difference" }],
    stages: [
      {
        external_id: "v-2026/league",
        season: "v-2026",
        name: "League",
        mode: "points",
        order: 1,
        promotions: [{ id: "relegation", positions: [4] }],
      },
    ],
    teams: [team("hanoi", "Hà Nội"), team("hue", "Huế"), team("vinh", "Vinh"), team("da-lat", "Đà Lạt")],
    stage_teams: ["hanoi", "hue", "vinh", "da-lat"].map((one) => ({
      stage: "v-2026/league",
      team: one,
      group: null,
      deducted_points: 0,
    })),
    venues: [{ external_id: "hang-day", name: "Hàng Đẫy", city: "Hà Nội", country: "vie", capacity: 22_000 }],
    players: [
      { external_id: "ha-long", name: "Hạ Long", team: "hanoi" },
      { external_id: "song-huong", name: "Sông Hương", team: "hue" },
    ],
    matches,
    ...fields,
  };
}

/** A match with a whole timeline: 1-0 (10'), 1-1 (50'), a goal at 60' that is taken back at 62', 2-1 (80'). */
export function aPlayedMatch(fields: Partial<BatchMatch> = {}): BatchMatch {
  return aBatchMatch({
    status_changes: [
      aStatusChange(atMinute(0), "first_half"),
      aStatusChange(atMinute(46), "half_time"),
      aStatusChange(atMinute(61), "second_half"),
      aStatusChange(atMinute(108), "ended", {
        home: { goals: 2, half: 1 },
        away: { goals: 1, half: 0 },
      }),
    ],
    incidents: [
      aGoal({ external_id: "g1", known_at_ms: atMinute(10), minute: 10 }),
      aGoal({
        external_id: "g2",
        known_at_ms: atMinute(65),
        minute: 50,
        side: "away",
        player: "song-huong",
      }),
      aGoal({
        external_id: "g3",
        known_at_ms: atMinute(75),
        cancelled_at_ms: atMinute(77),
        minute: 60,
        side: "away",
        player: null,
      }),
      aGoal({ external_id: "g4", known_at_ms: atMinute(95), minute: 80 }),
    ],
    stats: [
      { known_at_ms: atMinute(46), kind: "possession", period: "full", home: 40, away: 60 },
      { known_at_ms: atMinute(108), kind: "possession", period: "full", home: 45, away: 55 },
    ],
    ...fields,
  });
}

/** A whole squad of a team: `hanoi-1`, the goalkeeper, to `hanoi-18`. */
export function aSquad(team: string, size = 18): BatchPlayer[] {
  return Array.from({ length: size }, (_, index) => ({
    external_id: `${team}-${index + 1}`,
    name: `${team} ${index + 1}`,
    team,
    shirt_number: index + 1,
    position: index === 0 ? "G" : index < 5 ? "D" : index < 9 ? "M" : "F",
  }));
}

/** The head coach `park` of `hanoi`. */
export function aCoach(fields: Partial<BatchCoach> = {}): BatchCoach {
  return { external_id: "park", name: "Park Sung Min", kind: "head", team: "hanoi", ...fields };
}

/** The hot bookmaker `b1`, first of its kind. */
export function aCompany(fields: Partial<BatchCompany> = {}): BatchCompany {
  return { external_id: "b1", name: "Bookmaker One", kind: "bookmaker", hot: true, position: 1, ...fields };
}

/** `ha-long` comes from `hue` to `hanoi`, ten days before {@link KICK_OFF}. */
export function aTransfer(fields: Partial<BatchTransfer> = {}): BatchTransfer {
  return {
    external_id: "t1",
    player: "ha-long",
    kind: "transfer",
    from: "hue",
    to: "hanoi",
    at: KICK_OFF - 10 * 86_400,
    fee: { amount: 250_000, currency: "EUR" },
    description: null,
    ...fields,
  };
}

/** `hanoi` won the league of 2025. */
export function anHonor(fields: Partial<BatchHonor> = {}): BatchHonor {
  return {
    subject: "team",
    of: "hanoi",
    name: "Champion",
    season_name: "2025",
    competition: "v",
    season: null,
    ...fields,
  };
}

/** `ha-long` is injured since two days before {@link KICK_OFF}, nobody knows how long. */
export function anAbsence(fields: Partial<BatchAbsence> = {}): BatchAbsence {
  return {
    external_id: "a1",
    player: "ha-long",
    team: "hanoi",
    kind: "injured",
    reason: "Ankle",
    since: KICK_OFF - 2 * 86_400,
    until: null,
    known_at_ms: atMinute(-2 * 1440),
    ...fields,
  };
}

type LineupPlayers = BatchLineup["players"];

/** Eleven starters and seven substitutes of {@link aSquad}, in a 4-4-2. */
export function lineupPlayers(team: string): LineupPlayers {
  return aSquad(team).map(({ external_id, shirt_number, position }, index) => ({
    player: external_id,
    shirt_number: shirt_number ?? null,
    position: position ?? null,
    starter: index < 11,
    captain: index === 4,
    x: index < 11 ? 50 : null,
    y: index < 11 ? index * 9 : null,
  }));
}

/** The confirmed line-up of `hanoi`, the home side of {@link aBatchMatch}, an hour before kick-off. */
export function aLineup(fields: Partial<BatchLineup> = {}): BatchLineup {
  return {
    side: "home",
    known_at_ms: atMinute(-60),
    confirmed: true,
    formation: "4-4-2",
    coach: null,
    players: lineupPlayers(fields.side === "away" ? "hue" : "hanoi"),
    ...fields,
  };
}

/** The match of the home striker `hanoi-10`, as counted at its end. */
export function somePlayerStats(fields: Partial<BatchPlayerStats> = {}): BatchPlayerStats {
  return {
    player: "hanoi-10",
    side: "home",
    known_at_ms: atMinute(108),
    starter: true,
    minutes_played: 90,
    rating: 7.4,
    counts: { goals: 1, shots: 4, shots_on_target: 2, passes: 21, passes_accurate: 17 },
    ...fields,
  };
}

/** A line of commentary in minute 10, known at once. */
export function aCommentaryLine(fields: Partial<BatchCommentaryLine> = {}): BatchCommentaryLine {
  return { known_at_ms: atMinute(10), minute: 10, added: null, side: "home", text: "Goal!", ...fields };
}

/** A price of two hours before kick-off: home gives a quarter, 1.95 to 1.90. */
export function aQuote(fields: Partial<BatchQuote> = {}): BatchQuote {
  const known_at_ms = fields.known_at_ms === undefined ? atMinute(-120) : fields.known_at_ms;
  return {
    known_at_ms,
    at: known_at_ms === null ? null : Math.floor(known_at_ms / 1000),
    in_play: false,
    suspended: false,
    minute: null,
    home_score: null,
    away_score: null,
    line: 0.25,
    prices: [1.95, 1.9],
    ...fields,
  };
}

/**
 * Asian handicaps of `b1` on the whole match: the first price, another before kick-off, and one in play after the
 * goal of minute 10.
 */
export function somePrices(fields: Partial<BatchPriceSeries> = {}): BatchPriceSeries {
  return {
    company: "b1",
    market: "asian_handicap",
    period: "full",
    quotes: [
      aQuote({ known_at_ms: atMinute(-1440) }),
      aQuote({ known_at_ms: atMinute(-30), line: 0.5, prices: [2.02, 1.84] }),
      aQuote({
        known_at_ms: atMinute(11),
        in_play: true,
        minute: 11,
        home_score: 1,
        away_score: 0,
        prices: [1.88, 1.98],
      }),
    ],
    ...fields,
  };
}

/** 1X2 prices of `b1` on the whole match. */
export function someResultPrices(fields: Partial<BatchPriceSeries> = {}): BatchPriceSeries {
  const quotes = [
    aQuote({ known_at_ms: atMinute(-1440), line: null, prices: [1.8, 3.5, 4.4] }),
    aQuote({ known_at_ms: atMinute(-30), line: null, prices: [1.75, 3.6, 4.6] }),
  ];
  return somePrices({ market: "match_result", quotes, ...fields });
}

/** Correct score prices of `b1` on the whole match. */
export function someScorePrices(fields: Partial<BatchPriceSeries> = {}): BatchPriceSeries {
  const listed = [
    { home: 1, away: 0, price: 6.5 },
    { home: 1, away: 1, price: 5.8 },
  ];
  const quotes = [aQuote({ line: null, prices: [], scores: { listed, other: 15 } })];
  return somePrices({ market: "correct_score", quotes, ...fields });
}

/** {@link aLeague} with squads of `hanoi` and `hue`, their coaches, two bookmakers and a row of every other kind. */
export function aCoveredLeague(
  matches: BatchMatch[] = [aCoveredMatch()],
  fields: Partial<Batch> = {},
): Batch {
  const league = aLeague(matches);
  return {
    ...league,
    players: [...league.players, ...aSquad("hanoi"), ...aSquad("hue")],
    coaches: [aCoach(), aCoach({ external_id: "polking", name: "Mano Polking", team: "hue" })],
    companies: [aCompany(), aCompany({ external_id: "b2", name: "Bookmaker Two", position: 2 })],
    transfers: [aTransfer()],
    honors: [anHonor()],
    absences: [anAbsence()],
    ...fields,
  };
}

/** {@link aPlayedMatch} with both line-ups, statistics of a player, commentary and prices. */
export function aCoveredMatch(fields: Partial<BatchMatch> = {}): BatchMatch {
  return aPlayedMatch({
    referee: "Ngô Duy Lân",
    attendance: 12_345,
    weather: { kind: "cloudy", temperature_c: 24, humidity_percent: 80, wind_ms: 2, pressure_hpa: 1012 },
    home_rank: 2,
    away_rank: 7,
    lineups: [aLineup({ coach: "park" }), aLineup({ side: "away", coach: "polking" })],
    player_stats: [somePlayerStats()],
    commentary: [
      aCommentaryLine({ known_at_ms: atMinute(0), minute: 1, side: null, text: "Kick-off." }),
      aCommentaryLine({ translations: { vi: "Vào!" } }),
      aCommentaryLine({ known_at_ms: atMinute(95), minute: 80, text: "It is 2-1!" }),
    ],
    prices: [somePrices(), someResultPrices(), somePrices({ company: "b2" }), someScorePrices()],
    ...fields,
  });
}
