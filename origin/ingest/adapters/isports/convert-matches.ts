import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";
import { slugOf } from "#origin/ingest/slug.ts";
import { type KickOff, noonOfDay } from "#shared/match/index.ts";
import { factsOfName, nationOfTeam } from "../competition-name.rules.ts";
import {
  batchOfLeagues,
  type LeagueNote,
  nationOf,
  type StageNote,
  seasonIdOf,
  stageIdOf,
} from "../league-rows.ts";
import { INTERNATIONAL } from "../nations.table.ts";
import type { ListReading } from "../provider.ts";
import { logoOf, nameOf, onceEach, rowsOf, wholeWithin } from "../rows.ts";
import { readRound } from "../stages/round-words.rules.ts";
import { stageMode } from "../stages/stage-mode.rules.ts";
import { statuses } from "./codes.table.ts";
import { statusChangesOf } from "./convert-status.ts";
import { IsportsMatch, LeagueRow } from "./isports.schema.ts";

/** State kept between responses: leagues with their seasons. */
export interface Notes {
  readonly leagues: Readonly<Record<string, LeagueNote>>;
}

type Warn = (warning: string) => void;

/** `2026-2027` or `2026`; null for anything else. */
function seasonOf(
  text: string | null | undefined,
): Pick<LeagueNote, "season" | "seasonName" | "year"> | null {
  const [, from = "", to] = /^(\d{4})(?:-(\d{4}))?$/.exec(text?.trim() ?? "") ?? [];
  if (from === "") return null;
  return { season: from, seasonName: to === undefined ? from : `${from}/${to.slice(2)}`, year: Number(from) };
}

/** The operator's selected leagues in the list of all. */
export function readLeagues(
  list: readonly unknown[],
  notes: Notes,
  wanted: readonly string[],
  warn: Warn,
): Notes {
  const found = rowsOf(LeagueRow, list, "leagues", warn).flatMap((row): LeagueNote[] => {
    const season = seasonOf(row.currentSeason);
    if (!wanted.includes(row.leagueId) || !season || !row.country) return [];
    const before = notes.leagues[row.leagueId];
    return [
      {
        id: row.leagueId,
        name: row.name,
        country: row.country,
        kind: row.type === 2 ? "cup" : "league",
        logo: logoOf(row.logo),
        ...season,
        teams: before?.season === season.season ? before.teams : 0,
        facts: factsOfName(row.name, nationOf(row.country).code) ?? `isports.${row.leagueId}`,
      },
    ];
  });
  return { leagues: { ...notes.leagues, ...Object.fromEntries(found.map((league) => [league.id, league])) } };
}

const REGULAR: StageNote = { key: "regular-season", name: "Regular season", mode: "points", order: 1 };
/** Knock-out rounds from first to last; `1/8 Final` is no final. */
const KNOCK_OUT = [
  /round 1\b/,
  /round 2\b/,
  /1\/16/,
  /1\/8/,
  /quarter/,
  /semi/,
  /3rd|third/,
  /^(?:grand )?final/,
];

function placeOf({ round, group, leagueType }: IsportsMatch): {
  stage: StageNote;
  round: string | null;
  group: string | null;
} {
  const name = nameOf(round);
  if (name === null || group || /^\d+$/.test(name)) {
    const letter = /^[a-z0-9]{1,2}$/i.test(group ?? "") ? (group ?? null) : null;
    const stage = letter === null ? REGULAR : { ...REGULAR, key: "group-stage", name: "Group stage" };
    return { stage, round: name, group: letter };
  }
  const mode = stageMode(readRound(name), null, leagueType === 2 ? "cup" : "league");
  const order = KNOCK_OUT.findIndex((pattern) => pattern.test(name.toLowerCase()));
  return {
    stage: { key: slugOf(name), name, mode, order: mode === "points" ? 2 : 11 + order },
    round: name,
    group: null,
  };
}

const rankOf = (text: string | null | undefined): number | null => {
  const rank = Number.parseInt((text ?? "").replace(/^\D+/, ""), 10);
  return wholeWithin(rank, 1, 99);
};

/** A match with the status "TBD" has a day; the hour of `matchTime` is a stand-in. */
const kickOffOf = ({ matchTime, status }: IsportsMatch): KickOff =>
  statuses[status] === "to_be_determined"
    ? { match_time: noonOfDay(matchTime), time_unknown: true }
    : { match_time: matchTime };

function matchOf(row: IsportsMatch, league: LeagueNote, warn: Warn): BatchMatch {
  const place = placeOf(row);
  const [home_rank, away_rank] = [rankOf(row.homeRank), rankOf(row.awayRank)];
  return {
    external_id: row.matchId,
    season: seasonIdOf(league),
    stage: stageIdOf(league, place.stage),
    round: place.round,
    group: place.group,
    home: row.homeId,
    away: row.awayId,
    ...kickOffOf(row),
    venue: null,
    neutral: row.neutral ?? false,
    clock_speed: 1,
    coverage: { cards: false, corners: false },
    status_changes: statusChangesOf(row, place.stage.mode, warn),
    incidents: [],
    stats: [],
    snapshot: { incidents: false, stats: false },
    ...(home_rank && { home_rank }),
    ...(away_rank && { away_rank }),
  };
}

/**
 * The batch of matches as of now. Teams get the country of their league, the only one available: in international
 * competitions only national teams are accepted.
 */
export function batchOfMatches(
  list: readonly unknown[],
  notes: Notes,
  { whole, wanted, warn }: ListReading,
): Batch | null {
  const rows = rowsOf(IsportsMatch, list, "matches", warn);
  const found = rows.flatMap((row) => {
    const league = notes.leagues[row.leagueId];
    const isOfSeason = league && (!row.season || seasonOf(row.season)?.season === league.season);
    return league && isOfSeason && wanted.includes(row.leagueId) ? [{ row, league }] : [];
  });
  const nationFor = (league: LeagueNote, name: string) =>
    nationOf(league.country).code === INTERNATIONAL.code ? nationOfTeam(name) : nationOf(league.country);
  const placed = found.filter(
    ({ row, league }) => nationFor(league, row.homeName) && nationFor(league, row.awayName),
  );
  if (placed.length < found.length)
    warn(`${found.length - placed.length} matches of clubs whose countries are not told were left out`);
  if (placed.length === 0) return null;
  const leagues = [...new Set(placed.map(({ league }) => league))];
  const stages = new Map(
    leagues.map((league) => {
      const of = placed.filter((one) => one.league === league).map(({ row }) => placeOf(row).stage);
      return [league.id, [...new Map(of.map((stage) => [stage.key, stage])).values()]];
    }),
  );
  const teams = placed.flatMap(({ row, league }) =>
    (
      [
        [row.homeId, row.homeName],
        [row.awayId, row.awayName],
      ] as const
    ).map(([external_id, name]) => {
      const nation = nationFor(league, name);
      const national = nationOf(league.country).code === INTERNATIONAL.code;
      return { external_id, name, short_name: null, logo: null, country: nation?.code ?? "", national };
    }),
  );
  const places = placed.flatMap(({ row, league }) => {
    const { stage, group } = placeOf(row);
    if (stage.mode !== "points") return [];
    return [row.homeId, row.awayId].map((team) => ({
      stage: stageIdOf(league, stage),
      team,
      group,
    }));
  });
  const nations = placed.flatMap(({ row, league }) => [
    nationFor(league, row.homeName) ?? [],
    nationFor(league, row.awayName) ?? [],
  ]);
  return {
    ...batchOfLeagues("isports", leagues, stages, nations.flat()),
    teams: onceEach(teams),
    stage_teams: whole ? [...new Map(places.map((one) => [`${one.stage} ${one.team}`, one])).values()] : [],
    matches: onceEach(placed.map(({ row, league }) => matchOf(row, league, warn))),
  };
}

/** Number of teams of leagues' tables in a list of matches. */
export function withTeams(list: readonly unknown[], notes: Notes): Notes {
  const rows = rowsOf(IsportsMatch, list, "matches", () => {});
  const leagues = Object.values(notes.leagues).map((league) => {
    const of = rows.filter((row) => row.leagueId === league.id && placeOf(row).stage.mode === "points");
    const teams = new Set(of.flatMap(({ homeId, awayId }) => [homeId, awayId])).size;
    return [league.id, { ...league, teams: teams || league.teams }] as const;
  });
  return { leagues: Object.fromEntries(leagues) };
}
