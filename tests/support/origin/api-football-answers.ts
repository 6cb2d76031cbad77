/**
 * Responses of API-Football v3, written by its manual: as complete as the provider sends them, unused fields included.
 */

const MEDIA = "https://media.api-sports.io/football";

export const envelope = (get: string, response: readonly unknown[], errors: unknown = []) => ({
  get,
  parameters: {},
  errors,
  results: response.length,
  paging: { current: 1, total: 1 },
  response,
});

/** `/leagues?id=39`: the Premier League, whose season 2026 is played. */
export const aLeagueAnswer = (id = 39, country = "England", name = "Premier League", type = "League") =>
  envelope("leagues", [
    {
      league: { id, name, type, logo: `${MEDIA}/leagues/${id}.png` },
      country: { name: country, code: "GB-ENG", flag: "https://media.api-sports.io/flags/gb-eng.svg" },
      seasons: [
        { year: 2025, start: "2025-08-15", end: "2026-05-24", current: false, coverage: {} },
        { year: 2026, start: "2026-08-14", end: "2027-05-23", current: true, coverage: {} },
      ],
    },
  ]);

interface Goals {
  readonly home: number | null;
  readonly away: number | null;
}
const none: Goals = { home: null, away: null };

export interface FixtureFields {
  readonly id: number;
  readonly home: readonly [id: number, name: string];
  readonly away: readonly [id: number, name: string];
  /** Kick-off, seconds UTC. */
  readonly timestamp: number;
  readonly short?: string;
  readonly elapsed?: number | null;
  readonly extra?: number | null;
  readonly winner?: "home" | "away" | null;
  readonly goals?: Goals;
  readonly score?: Partial<Record<"halftime" | "fulltime" | "extratime" | "penalty", Goals>>;
  readonly round?: string;
  readonly league?: number;
  readonly country?: string;
  readonly secondHalf?: number | null;
  readonly lists?: Readonly<Record<string, readonly unknown[]>>;
}

/** A row of `/fixtures`. */
export function aFixture(fields: FixtureFields) {
  const { id, timestamp, short = "NS", elapsed = null, goals = none, league = 39 } = fields;
  const team = (side: "home" | "away") => ({
    id: fields[side][0],
    name: fields[side][1],
    logo: `${MEDIA}/teams/${fields[side][0]}.png`,
    winner: fields.winner ? fields.winner === side : null,
  });
  return {
    fixture: {
      id,
      referee: "M. Oliver, England",
      timezone: "UTC",
      date: new Date(timestamp * 1000).toISOString(),
      timestamp,
      periods: { first: short === "NS" ? null : timestamp, second: fields.secondHalf ?? null },
      venue: { id: 494, name: "Emirates Stadium", city: "London" },
      status: { long: short, short, elapsed, extra: fields.extra ?? null },
    },
    league: {
      id: league,
      name: "Premier League",
      country: fields.country ?? "England",
      logo: `${MEDIA}/leagues/${league}.png`,
      flag: null,
      season: 2026,
      round: fields.round ?? "Regular Season - 13",
      standings: true,
    },
    teams: { home: team("home"), away: team("away") },
    goals,
    score: { halftime: none, fulltime: none, extratime: none, penalty: none, ...fields.score },
    ...fields.lists,
  };
}

interface EventFields {
  readonly elapsed: number;
  readonly extra?: number | null;
  readonly team: number;
  readonly player: readonly [id: number | null, name: string];
  readonly assist?: readonly [id: number | null, name: string] | null;
  readonly type?: string;
  readonly detail?: string;
  readonly comments?: string | null;
}

/** An entry of `events`. */
export function anEvent(fields: EventFields) {
  const person = (one: readonly [number | null, string] | null | undefined) => ({
    id: one?.[0] ?? null,
    name: one?.[1] ?? null,
  });
  return {
    time: { elapsed: fields.elapsed, extra: fields.extra ?? null },
    team: { id: fields.team, name: "", logo: "" },
    player: person(fields.player),
    assist: person(fields.assist),
    type: fields.type ?? "Goal",
    detail: fields.detail ?? "Normal Goal",
    comments: fields.comments ?? null,
  };
}

/** `/standings`: rows are team, played, points, goals for and against, in the order of the table. */
export const aStandingsAnswer = (
  rows: readonly (readonly [
    team: number,
    name: string,
    played: number,
    points: number,
    scored: number,
    conceded: number,
  ])[],
) =>
  envelope("standings", [
    {
      league: {
        id: 39,
        name: "Premier League",
        country: "England",
        season: 2026,
        standings: [
          rows.map(([id, name, played, points, scored, conceded], index) => ({
            rank: index + 1,
            team: { id, name, logo: "" },
            points,
            goalsDiff: scored - conceded,
            group: "Premier League",
            form: "W",
            status: "same",
            description: null,
            all: { played, win: 0, draw: 0, lose: 0, goals: { for: scored, against: conceded } },
            home: {},
            away: {},
            update: "2026-11-23T00:00:00+00:00",
          })),
        ],
      },
    },
  ]);
