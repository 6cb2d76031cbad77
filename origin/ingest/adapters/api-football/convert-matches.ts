import type { Batch, BatchMatch, BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import { type KickOff, noonOfDay } from "#shared/match/index.ts";
import { nationOfTeam as nationOfTeamName } from "../competition-name.rules.ts";
import {
  batchOfLeagues,
  type LeagueNote,
  nationOf,
  type StageNote,
  seasonIdOf,
  stageIdOf,
} from "../league-rows.ts";
import { INTERNATIONAL, type Nation } from "../nations.table.ts";
import type { ListReading } from "../provider.ts";
import { incidentsOf } from "../reported-incidents.ts";
import { logoOf, nameOf, onceEach, rowsOf } from "../rows.ts";
import { type ListedMatch, listedGroup, stagesOfList } from "../stages/listed-stages.ts";
import { statedMinute, statedResult } from "../stated-result.rules.ts";
import { People } from "../team-people.ts";
import { EventRow, FixtureRow, LineupRow, PlayersRow, StatisticsRow } from "./api-football.schema.ts";
import { reportedIncidents } from "./convert-events.ts";
import { lineupsOf, playerStatsOf, statsOf } from "./convert-sections.ts";
import { type Place, placeOf } from "./round.rules.ts";
import { decidedBy, statusOf } from "./status.table.ts";

/** Data of leagues and teams kept between responses. */
export interface Notes {
  readonly leagues: Readonly<Record<string, LeagueNote>>;
  /** FIFA codes of teams in international competitions: match rows lack them. */
  readonly nations: Readonly<Record<string, string>>;
  /** Whether teams in international competitions are national teams, where `/teams` states it. */
  readonly national?: Readonly<Record<string, boolean>>;
}

type Warn = (warning: string) => void;

interface Placed {
  readonly row: FixtureRow;
  readonly league: LeagueNote;
}

/** The country of a team: its league's; in international competitions the one from `/teams`, or the nation itself. */
function nationOfTeam({ row, league }: Placed, side: "home" | "away", notes: Notes): Nation | null {
  const own = nationOf(league.country);
  if (own.code !== INTERNATIONAL.code) return own;
  const reported = notes.nations[row.teams[side].id];
  return reported === undefined ? nationOfTeamName(row.teams[side].name) : nationOf(reported);
}

const known = <Value>(value: Value | null | undefined): value is Value =>
  value !== null && value !== undefined;

const SIDES = ["home", "away"] as const;

/** A stopped match: its status does not say whether that was in extra time. */
const isStopped = (short: string): boolean => ["SUSP", "INT", "ABD"].includes(short);

/** The match went on after 90 minutes: its status says so, or, when stopped, its scores and its minute. */
function wentOn({ fixture: { status }, score }: FixtureRow): boolean {
  const has = (part: "fulltime" | "extratime" | "penalty") => SIDES.every((of) => known(score?.[part]?.[of]));
  return isStopped(status.short)
    ? has("extratime") || has("penalty") || (has("fulltime") && (status.elapsed ?? 0) > 90)
    : ["ET", "BT", "P", "AET", "PEN"].includes(status.short);
}

/** The goals after 120 minutes by the parts of a score; null where they are not all stated. */
function sumOfParts({ score }: FixtureRow, of: "home" | "away"): number | null {
  const [regular, added] = [score?.fulltime?.[of], score?.extratime?.[of]];
  return known(regular) && known(added) ? regular + added : null;
}

/** The score of a response: regular time, separate from extra time and the shoot-out. */
function scoreOf(row: FixtureRow): BatchStatusChange["score"] {
  const { fixture, goals, score } = row;
  const { short } = fixture.status;
  // The half-time score of a match that was broken off and then awarded can exceed the awarded one.
  const isLater = !["1H", "LIVE", "NS", "TBD", "AWD", "WO"].includes(short);
  const inOvertime = wentOn(row);
  // Straight to the shoot-out: then the final score has no more goals than regular time.
  const hadOvertime =
    ["ET", "BT", "AET"].includes(short) ||
    (inOvertime && isStopped(short) && (fixture.status.elapsed ?? 0) > 90) ||
    SIDES.some((of) => Number(goals?.[of] ?? 0) > Number(score?.fulltime?.[of] ?? Infinity)) ||
    SIDES.some((of) => known(score?.extratime?.[of]));
  const isAbove = SIDES.some((of) => Number(score?.fulltime?.[of] ?? 0) > Number(goals?.[of] ?? Infinity));
  const side = (of: "home" | "away") => {
    const added = score?.extratime?.[of];
    // `goals` has all of play; `extratime` only those of extra time, and may be empty during it.
    const all = goals?.[of] ?? sumOfParts(row, of) ?? score?.fulltime?.[of];
    const before = known(all) && known(added) && all >= added ? all - added : null;
    const regular = score?.fulltime?.[of] ?? before;
    const after90 = inOvertime && known(regular) ? (isAbove ? null : regular) : all;
    return {
      ...(known(after90) && { goals: Number(after90) }),
      ...(isLater && known(score?.halftime?.[of]) && { half: Number(score?.halftime?.[of]) }),
      ...(inOvertime && hadOvertime && known(regular) && known(all) && { overtime: Number(all) }),
      ...(known(score?.penalty?.[of]) && { penalties: Number(score?.penalty?.[of]) }),
    };
  };
  const [home, away] = [side("home"), side("away")];
  return Object.keys(home).length + Object.keys(away).length === 0 ? null : { home, away };
}

/** Warns where the parts of a score add up to another one than its total: the total counts. */
function warnOfSum(row: FixtureRow, warn: Warn): void {
  const [parts, total] = [SIDES.map((of) => sumOfParts(row, of)), SIDES.map((of) => row.goals?.[of])];
  if (![...parts, ...total].every(known) || parts.join("-") === total.join("-")) return;
  warn(
    `match ${row.fixture.id}: the score after 90 minutes and extra time add up to ${parts.join("-")}, the total is ${total.join("-")}: the total counts`,
  );
}

/** The side that a response names as the winner. While a match is played it is the one in front. */
const namedWinner = ({ teams }: FixtureRow) => SIDES.find((side) => teams[side].winner === true) ?? null;

function statusChangesOf(row: FixtureRow, mode: StageNote["mode"], warn: Warn): BatchStatusChange[] {
  const { status: reported, periods } = row.fixture;
  const status = statusOf(reported.short, reported.elapsed ?? null);
  if (status === null) warn(`match ${row.fixture.id}: the status "${reported.short}" is not known here`);
  if (status === null) return [];
  const start = status === "first_half" ? periods?.first : status === "second_half" ? periods?.second : null;
  const isPlayed = !["not_started", "to_be_determined", "postponed", "cancelled"].includes(status);
  const score = isPlayed ? scoreOf(row) : null;
  if (isPlayed && wentOn(row)) warnOfSum(row, warn);
  const minute = start ? null : statedMinute(status, reported.elapsed, reported.extra);
  const statement = {
    named: namedWinner(row),
    decidedBy: decidedBy[reported.short] ?? null,
    score,
    mode,
  };
  return [
    {
      known_at_ms: null,
      status,
      period_started_at_ms: start ? start * 1000 : null,
      score,
      ...(minute && { minute }),
      ...(status === "ended" && { result: statedResult(statement) }),
    },
  ];
}

/**
 * True if no card among the events means none was shown. Some leagues have goals only: where the provider does not
 * state that it covers events, a card or a substitution shows that it does.
 */
function listsCards({ events }: LeagueNote, incidents: BatchMatch["incidents"]): boolean {
  if (events !== undefined) return events && incidents.length > 0;
  return incidents.some(({ kind }) => /card|yellow|substitution/.test(kind));
}

/** `TBD` ("time to be defined"): the hour of `timestamp` is a stand-in. */
const kickOffOf = ({ timestamp, status }: FixtureRow["fixture"]): KickOff =>
  status.short === "TBD"
    ? { match_time: noonOfDay(timestamp), time_unknown: true }
    : { match_time: timestamp };

/** The group of a team where round names say `Group Stage` only. */
const groupOf = ({ stage }: Place, team: string, { stages }: LeagueNote): string | null =>
  listedGroup({ stages }, stage.key, team);

function matchOf({ row, league }: Placed, people: People, warn: Warn): BatchMatch {
  const { fixture, teams, league: at } = row;
  const place = placeOf(at.round, league);
  const list = <Row>(schema: Parameters<typeof rowsOf<Row>>[0], rows: unknown[] | undefined, what: string) =>
    rowsOf(schema, rows ?? [], `${what} of match ${fixture.id}`, warn);
  const lineups = lineupsOf(list(LineupRow, row.lineups, "line-ups"), teams, people);
  const playerStats = playerStatsOf(list(PlayersRow, row.players, "players"), teams, people);
  const stats = statsOf(list(StatisticsRow, row.statistics, "statistics"), teams);
  const incidents = incidentsOf(reportedIncidents(list(EventRow, row.events, "events"), row), {
    goals: row.goals,
    teams: { home: String(teams.home.id), away: String(teams.away.id) },
    people,
  });
  const referee = nameOf(fixture.referee?.replace(/,[^,]*$/, ""));
  return {
    external_id: String(fixture.id),
    season: seasonIdOf(league),
    stage: stageIdOf(league, place.stage),
    round: place.round,
    group: place.group ?? groupOf(place, String(teams.home.id), league),
    home: String(teams.home.id),
    away: String(teams.away.id),
    ...kickOffOf(fixture),
    venue: fixture.venue?.id && nameOf(fixture.venue.name) ? String(fixture.venue.id) : null,
    neutral: false,
    clock_speed: 1,
    // Corners are not among the events: only statistics count them.
    coverage: { cards: listsCards(league, incidents), corners: false },
    status_changes: statusChangesOf(row, place.stage.mode, warn),
    incidents,
    stats,
    snapshot: { incidents: row.events !== undefined, stats: stats.length > 0 },
    ...(referee && { referee }),
    ...(lineups.length > 0 && { lineups }),
    ...(playerStats.length > 0 && { player_stats: playerStats }),
  };
}

function teamsOf(placed: readonly Placed[], notes: Notes): Batch["teams"] {
  return onceEach(
    placed.flatMap((one) =>
      (["home", "away"] as const).map((side) => {
        const { id, name, logo } = one.row.teams[side];
        const nation = nationOfTeam(one, side, notes);
        return {
          external_id: String(id),
          name,
          short_name: null,
          logo: logoOf(logo),
          country: nation?.code ?? "",
          // `Spain W` and `Brazil U20` are national teams too, whatever their league's other teams are.
          national:
            nationOf(one.league.country) === INTERNATIONAL &&
            (notes.national?.[id] ?? nationOfTeamName(name)?.code === nation?.code),
        };
      }),
    ),
  );
}

function venuesOf(placed: readonly Placed[]): Batch["venues"] {
  return onceEach(
    placed.flatMap(({ row: { fixture } }) => {
      const name = nameOf(fixture.venue?.name);
      if (!fixture.venue?.id || name === null) return [];
      const city = nameOf(fixture.venue.city);
      return [{ external_id: String(fixture.venue.id), name, city, country: null, capacity: null }];
    }),
  );
}

/** Teams in the tables of stages with points, including those that have not played yet. */
function stageTeamsOf(placed: readonly Placed[]): Batch["stage_teams"] {
  const rows = new Map<string, Batch["stage_teams"][number]>();
  for (const { row, league } of placed) {
    const place = placeOf(row.league.round, league);
    if (place.stage.mode !== "points") continue;
    for (const { id } of [row.teams.home, row.teams.away]) {
      const stage = stageIdOf(league, place.stage);
      const team = String(id);
      const group = place.group ?? groupOf(place, team, league);
      rows.set(`${stage} ${id}`, { stage, team, group });
    }
  }
  return [...rows.values()];
}

/** Relevant matches of a response: of selected leagues and their current season, between teams with known countries. */
function placesOf(
  rows: readonly FixtureRow[],
  notes: Notes,
  { wanted: leagues, warn }: ListReading,
): Placed[] {
  const placed = rows.flatMap((row): Placed[] => {
    const league = notes.leagues[row.league.id];
    const isWanted = league?.season === String(row.league.season) && leagues.includes(league.id);
    return isWanted ? [{ row, league }] : [];
  });
  const wanted = placed.filter((one) => nationOfTeam(one, "home", notes) && nationOfTeam(one, "away", notes));
  if (wanted.length < placed.length) {
    warn(`${placed.length - wanted.length} matches wait until the countries of their teams are known`);
  }
  return wanted;
}

/** The batch of matches as of now. Null if none is relevant. */
export function batchOfFixtures(list: readonly unknown[], notes: Notes, reading: ListReading): Batch | null {
  const { whole, warn } = reading;
  const rows = rowsOf(FixtureRow, list, "matches", warn);
  const placed = placesOf(rows, notes, reading);
  if (placed.length === 0) return null;
  const leagues = [...new Set(placed.map(({ league }) => league))];
  const stages = new Map<string, StageNote[]>(
    leagues.map((league) => {
      const found = placed
        .filter((one) => one.league === league)
        .map(({ row }) => placeOf(row.league.round, league).stage);
      return [league.id, [...new Map(found.map((stage) => [stage.key, stage])).values()]];
    }),
  );
  const nations = placed.flatMap((one) =>
    (["home", "away"] as const).flatMap((side) => nationOfTeam(one, side, notes) ?? []),
  );
  const people = new People();
  const matches = placed.map((one) => matchOf(one, people.at(one.row.fixture.timestamp), warn));
  return {
    ...batchOfLeagues("api-football", leagues, stages, nations),
    teams: teamsOf(placed, notes),
    stage_teams: whole ? stageTeamsOf(placed) : [],
    venues: venuesOf(placed),
    ...people.rows(),
    matches: onceEach(matches),
  };
}

/** A match as the shape of its stage shows it. */
function listedMatchOf({ fixture, teams, goals, score, league }: FixtureRow): ListedMatch {
  const { stage, words } = placeOf(league.round);
  const kicks = score?.penalty;
  const isPlayed = ["FT", "AET", "PEN", "AWD", "WO"].includes(fixture.status.short);
  const sum = (of: "home" | "away", other: "home" | "away") =>
    Number(goals?.[of] ?? 0) + Number(Number(kicks?.[of] ?? 0) > Number(kicks?.[other] ?? 0));
  return {
    stage: stage.key,
    words,
    home: String(teams.home.id),
    away: String(teams.away.id),
    at: fixture.timestamp,
    goals: isPlayed && known(goals?.home) ? [sum("home", "away"), sum("away", "home")] : null,
  };
}

/** The notes with what the whole list of a season shows: stages, and the number of teams in its tables. */
export function withListedSeasons(list: readonly unknown[], notes: Notes): Notes {
  const rows = Map.groupBy(
    rowsOf(FixtureRow, list, "matches", () => {}),
    ({ league }) => String(league.id),
  );
  const leagues = Object.entries(notes.leagues).map(([id, league]) => {
    const own = rows.get(id);
    if (!own) return [id, league] as const;
    const listed = { ...league, stages: stagesOfList(own.map(listedMatchOf), league.kind) };
    const inTables = own.filter(({ league: { round } }) => placeOf(round, listed).stage.mode === "points");
    const teams = new Set(inTables.flatMap((row) => [row.teams.home.id, row.teams.away.id])).size;
    return [id, { ...listed, teams: teams || league.teams }] as const;
  });
  return { ...notes, leagues: Object.fromEntries(leagues) };
}
