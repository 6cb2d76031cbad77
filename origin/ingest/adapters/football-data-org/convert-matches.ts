import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";
import { slugOf } from "#origin/ingest/slug.ts";
import { type KickOff, noonOfDay, type Side } from "#shared/match/index.ts";
import { factsOfName, nationOfTeam as nationOfTeamName } from "../competition-name.rules.ts";
import {
  batchOfLeagues,
  type LeagueNote,
  nationOf,
  type StageNote,
  seasonIdOf,
  seasonNameOf,
  stageIdOf,
} from "../league-rows.ts";
import { INTERNATIONAL, type Nation } from "../nations.table.ts";
import type { ListReading } from "../provider.ts";
import { incidentsOf } from "../reported-incidents.ts";
import { logoOf, nameOf, onceEach, rowsOf, wholeWithin } from "../rows.ts";
import { type ListedMatch, listedMode, stagesOfList } from "../stages/listed-stages.ts";
import { readRound } from "../stages/round-words.rules.ts";
import { stageMode } from "../stages/stage-mode.rules.ts";
import { People } from "../team-people.ts";
import { FIRST_TABLES, KNOCK_OUT, leagueFacts } from "./codes.table.ts";
import { lineupsOf, reportedIncidents, SIDES, statsOf, teamOf } from "./convert-sections.ts";
import { statusChangesOf } from "./convert-status.ts";
import { OrgMatch } from "./football-data-org.schema.ts";

/** State kept between responses. */
export interface Notes {
  readonly leagues: Readonly<Record<string, LeagueNote>>;
  /** Country names of teams in international competitions. */
  readonly nations: Readonly<Record<string, string>>;
}

interface Placed {
  readonly row: OrgMatch;
  readonly league: LeagueNote;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Its crests are SVG or PNG, at the same address but for the ending; no SVG is copied (ingest/pictures). */
const pngOf = (address: string | null | undefined): string | null =>
  logoOf(address?.replace(/\.svg$/i, ".png"));

/** League of a match row; null where its season has no dates. */
export function leagueOf({ competition, area, season }: OrgMatch, notes: Notes): LeagueNote | null {
  if (!DAY.test(season.startDate) || !DAY.test(season.endDate)) return null;
  const id = competition.code;
  const year = Number(season.startDate.slice(0, 4));
  const before = notes.leagues[id];
  return {
    id,
    name: nameOf(competition.name) ?? before?.name ?? id,
    country: area.name,
    kind: competition.type?.includes("CUP") ? "cup" : "league",
    logo: pngOf(competition.emblem),
    season: String(year),
    seasonName: seasonNameOf(season.startDate, season.endDate),
    year,
    teams: before?.season === String(year) ? before.teams : 0,
    facts:
      leagueFacts[id] ??
      factsOfName(competition.name ?? "", nationOf(area.name).code) ??
      `football-data-org.${slugOf(id)}`,
    ...(before?.season === String(year) && before.stages && { stages: before.stages }),
  };
}

/** A code as words: `QUARTER_FINALS` is `Quarter finals`. */
const wordsOf = (code: string): string => {
  const words = code.toLowerCase().replaceAll("_", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

interface Place {
  readonly stage: StageNote;
  readonly round: string | null;
  readonly group: string | null;
}

/** The mode is that of the season's whole list where it is known, else what the words of the code say. */
function placeOf(
  { stage: code, group, matchday }: OrgMatch,
  league: Pick<LeagueNote, "kind" | "stages">,
): Place {
  const written = code ?? "REGULAR_SEASON";
  const name = wordsOf(written);
  const key = slugOf(name);
  const mode = listedMode(league, key) ?? stageMode(readRound(name), null, league.kind);
  if (mode === "knock_out") {
    return { stage: { key, name, mode, order: 10 + KNOCK_OUT.indexOf(written) }, round: name, group: null };
  }
  const letter = /^GROUP_([A-Z0-9]{1,2})$/.exec(group ?? "")?.[1] ?? null;
  const order = FIRST_TABLES.includes(written) ? 1 : 2;
  return { stage: { key, name, mode, order }, round: matchday ? String(matchday) : null, group: letter };
}

/** The notes' league with what the whole list of its season shows about its stages. */
function withStages(league: LeagueNote, rows: readonly OrgMatch[]): LeagueNote {
  const list = rows.map((row): ListedMatch => {
    const { fullTime, penalties } = row.score;
    const name = wordsOf(row.stage ?? "REGULAR_SEASON");
    const { home, away } = fullTime ?? {};
    const isPlayed = row.status === "FINISHED" && typeof home === "number" && typeof away === "number";
    const kicks = penalties ?? {};
    const won = (of: number | null | undefined, other: number | null | undefined) =>
      Number((of ?? 0) > (other ?? 0));
    return {
      stage: slugOf(name),
      words: readRound(name),
      home: String(row.homeTeam.id),
      away: String(row.awayTeam.id),
      at: Date.parse(row.utcDate),
      goals: isPlayed ? [home + won(kicks.home, kicks.away), away + won(kicks.away, kicks.home)] : null,
    };
  });
  return { ...league, stages: stagesOfList(list, league.kind) };
}

function nationOfTeam({ row, league }: Placed, side: Side, notes: Notes): Nation | null {
  const own = nationOf(league.country);
  if (own.code !== INTERNATIONAL.code) return own;
  const { id, name } = teamOf(row, side);
  const nationCode = notes.nations[String(id)];
  return nationCode === undefined ? nationOfTeamName(name ?? "") : nationOf(nationCode);
}

/** `SCHEDULED` means that only the day of `utcDate` is certain, and `TIMED` that its hour is. */
function kickOffOf({ utcDate, status }: OrgMatch): KickOff {
  const match_time = Math.floor(Date.parse(utcDate) / 1000);
  return status === "SCHEDULED" ? { match_time: noonOfDay(match_time), time_unknown: true } : { match_time };
}

function matchOf({ row, league }: Placed, people: People, warn: (warning: string) => void): BatchMatch {
  const place = placeOf(row, league);
  const changes = statusChangesOf(row, place.stage.mode, warn);
  const board = changes.at(-1)?.score;
  const teams = { home: String(row.homeTeam.id), away: String(row.awayTeam.id) };
  const goals = board
    ? {
        home: board.home.overtime ?? board.home.goals,
        away: board.away.overtime ?? board.away.goals,
      }
    : null;
  const incidents = incidentsOf(reportedIncidents(row, goals), { goals, teams, people });
  const stats = statsOf(row);
  const lineups = lineupsOf(row, people);
  const referee = nameOf(row.referees?.find(({ type }) => type === "REFEREE")?.name);
  const attendance = wholeWithin(row.attendance, 0, 500_000);
  return {
    external_id: String(row.id),
    season: seasonIdOf(league),
    stage: stageIdOf(league, place.stage),
    round: place.round,
    group: place.group,
    ...teams,
    ...kickOffOf(row),
    venue: null,
    neutral: false,
    clock_speed: 1,
    // Corners are in no list: only statistics count them.
    coverage: { cards: (row.bookings ?? []).length > 0, corners: false },
    status_changes: changes,
    incidents,
    stats,
    // Plans without the lists return empty ones.
    snapshot: { incidents: incidents.length > 0, stats: stats.length > 0 },
    ...(referee && { referee }),
    ...(attendance && { attendance }),
    ...(lineups.length > 0 && { lineups }),
  };
}

function teamsOf(placed: readonly Placed[], notes: Notes): Batch["teams"] {
  return onceEach(
    placed.flatMap((one) =>
      SIDES.map((side) => {
        const { id, name, shortName, crest } = teamOf(one.row, side);
        const nation = nationOfTeam(one, side, notes);
        return {
          external_id: String(id),
          name: name ?? "",
          short_name: nameOf(shortName),
          logo: pngOf(crest),
          country: nation?.code ?? "",
          national:
            nationOf(one.league.country).code === INTERNATIONAL.code &&
            nationOfTeamName(name ?? "")?.code === nation?.code,
        };
      }),
    ),
  );
}

/** Number of a league's known teams over its tables. */
const sizeOf = (placed: readonly Placed[]): number =>
  new Set(
    placed
      .filter(({ row, league }) => placeOf(row, league).stage.mode === "points")
      .flatMap(({ row }) => [row.homeTeam.id, row.awayTeam.id]),
  ).size;

/** The batch of matches as of now, with their leagues. */
export function readMatches(
  list: readonly unknown[],
  notes: Notes,
  { whole, wanted, warn }: ListReading,
): { readonly batch: Batch | null; readonly notes: Notes } {
  const rows = rowsOf(OrgMatch, list, "matches", warn);
  // Undecided teams of a tie are null.
  const named = rows.filter(
    ({ homeTeam, awayTeam }) => homeTeam.id && awayTeam.id && homeTeam.name && awayTeam.name,
  );
  const found = named.flatMap((row): Placed[] => {
    const league = wanted.includes(row.competition.code) ? leagueOf(row, notes) : null;
    return league && !Number.isNaN(Date.parse(row.utcDate)) ? [{ row, league }] : [];
  });
  const byLeague = Map.groupBy(found, ({ league }) => league.id);
  const leagues = [...byLeague.values()].flatMap((of) => {
    const [first] = of;
    if (!first) return [];
    if (!whole) return [first.league];
    const league = withStages(
      first.league,
      of.map(({ row }) => row),
    );
    return [{ ...league, teams: sizeOf(of.map(({ row }) => ({ row, league }))) }];
  });
  const known = new Map(leagues.map((league) => [league.id, league]));
  const next: Notes = { ...notes, leagues: { ...notes.leagues, ...Object.fromEntries(known) } };
  const placed = found.flatMap(({ row, league }) => {
    const one = { row, league: known.get(league.id) ?? league };
    return nationOfTeam(one, "home", next) && nationOfTeam(one, "away", next) ? [one] : [];
  });
  if (placed.length < found.length)
    warn(`${found.length - placed.length} matches wait until the countries of their teams are known`);
  if (placed.length === 0) return { batch: null, notes: next };
  const stages = new Map(
    [...Map.groupBy(placed, ({ league }) => league.id)].map(([id, of]) => [
      id,
      [
        ...new Map(
          of.map(({ row, league }) => {
            const { stage } = placeOf(row, league);
            return [stage.key, stage];
          }),
        ).values(),
      ],
    ]),
  );
  const nations = placed.flatMap((one) => SIDES.flatMap((side) => nationOfTeam(one, side, next) ?? []));
  const people = new People();
  const matches = placed.map((one) => {
    const kickOff = Math.floor(Date.parse(one.row.utcDate) / 1000);
    return matchOf(one, people.at(kickOff), warn);
  });
  const batch = {
    ...batchOfLeagues("football-data-org", leagues, stages, nations),
    teams: teamsOf(placed, next),
    ...people.rows(),
    matches: onceEach(matches),
  };
  return { batch: whole ? { ...batch, stage_teams: stageTeamsOf(placed) } : batch, notes: next };
}

function stageTeamsOf(placed: readonly Placed[]): Batch["stage_teams"] {
  const rows = new Map<string, Batch["stage_teams"][number]>();
  for (const { row, league } of placed) {
    const { stage: of, group } = placeOf(row, league);
    if (of.mode !== "points") continue;
    for (const side of SIDES) {
      const team = String(teamOf(row, side).id);
      const stage = stageIdOf(league, of);
      rows.set(`${stage} ${team}`, { stage, team, group });
    }
  }
  return [...rows.values()];
}
