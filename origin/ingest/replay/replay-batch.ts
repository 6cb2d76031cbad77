import type { Batch, BatchMatch } from "#origin/ingest/batch.schema.ts";
import { findMatch, titleOf } from "./find-match.ts";
import { resultOf } from "./periods.ts";
import { timelineOf } from "./timeline.ts";

export interface ReplayOptions {
  /** Kick-off of the (first) match, milliseconds UTC; rounded up to a whole second. */
  readonly at_ms: number;
  /** Match minutes per minute of real time. */
  readonly speed: number;
  /** Only this match: `Argentina v France`. */
  readonly match?: string | undefined;
  /** Suffix of this replay's ids and season names; by default its moment and speed. */
  readonly label?: { readonly id: string; readonly season: (name: string) => string } | undefined;
}

export type ReplayResult =
  | {
      readonly ok: true;
      readonly batch: Batch;
      /** When the last match is over, milliseconds UTC. */
      readonly ends_at_ms: number;
      /** Number of matches without a result, which have no timeline to replay. */
      readonly left_out: number;
    }
  | { readonly ok: false; readonly message: string; readonly candidates: readonly string[] };

function labelOf(at_ms: number, speed: number): { id: string; season: (name: string) => string } {
  const iso = new Date(at_ms).toISOString();
  return {
    id: `${iso.slice(0, 19).replace(/[-:]/g, "")}Z-x${speed}`,
    season: (name) => `${name} · replay ${iso.slice(0, 16).replace("T", " ")}`,
  };
}

/** Keeps the rows that the matches need: their season and stages, teams of their tables, people, places. */
function only(batch: Batch, matches: readonly BatchMatch[]): Batch {
  const seasons = new Set(matches.map((match) => match.season));
  const stages = new Set(matches.map((match) => match.stage));
  const tables = new Set(matches.map((match) => `${match.stage} ${match.group}`));
  const stage_teams = batch.stage_teams.filter(({ stage, group }) => tables.has(`${stage} ${group}`));
  const teams = new Set([
    ...matches.flatMap(({ home, away }) => [home, away]),
    ...stage_teams.map(({ team }) => team),
  ]);
  const people = new Set(
    matches.flatMap((match) => match.incidents.flatMap((row) => [row.player, row.other_player])),
  );
  const venues = new Set(matches.map((match) => match.venue));
  const kept = batch.seasons.filter((season) => seasons.has(season.external_id));
  const competitions = new Set(kept.map((season) => season.competition));
  return {
    ...batch,
    competitions: batch.competitions.filter((row) => competitions.has(row.external_id)),
    seasons: kept,
    stages: batch.stages.filter((row) => stages.has(row.external_id)),
    teams: batch.teams.filter((row) => teams.has(row.external_id)),
    stage_teams,
    venues: batch.venues.filter((row) => venues.has(row.external_id)),
    players: batch.players.filter((row) => people.has(row.external_id)),
    matches: [...matches],
  };
}

/** Gives seasons, stages and matches new ids, so that a replay never changes the real ones. */
function relabel(batch: Batch, label: { id: string; season: (name: string) => string }): Batch {
  const id = (external_id: string): string => `${external_id}@${label.id}`;
  return {
    ...batch,
    provenance: "replay",
    seasons: batch.seasons.map((row) => ({
      ...row,
      external_id: id(row.external_id),
      name: label.season(row.name),
    })),
    stages: batch.stages.map((row) => ({ ...row, external_id: id(row.external_id), season: id(row.season) })),
    stage_teams: batch.stage_teams.map((row) => ({ ...row, stage: id(row.stage) })),
    matches: batch.matches.map((row) => ({
      ...row,
      external_id: id(row.external_id),
      season: id(row.season),
      stage: id(row.stage),
    })),
  };
}

function chosen(batch: Batch, wanted: string | undefined): ReplayResult | readonly BatchMatch[] {
  if (wanted === undefined) {
    const played = batch.matches.filter((match) => resultOf(match) !== null);
    if (played.length > 0) return played;
    return { ok: false, message: "no match of the file has a result to replay", candidates: [] };
  }
  const found = findMatch(batch, wanted);
  if (!found.ok) return found;
  if (resultOf(found.match)) return [found.match];
  return { ok: false, message: `${titleOf(batch, found.match)} has no result to replay`, candidates: [] };
}

/**
 * Turns imported matches into a stored timeline that kicks off at `at_ms`. Competition, teams, players and venues stay
 * the same rows; season, stages and matches are new ones. Without `match` all played matches keep their order and
 * intervals, shortened by the speed.
 */
export function replayBatch(batch: Batch, options: ReplayOptions): ReplayResult {
  const { speed } = options;
  const at_ms = Math.ceil(options.at_ms / 1000) * 1000;
  const matches = chosen(batch, options.match);
  if ("ok" in matches) return matches;
  const first = Math.min(...matches.map((match) => match.match_time));
  let ends_at_ms = at_ms;
  const replayed = matches.flatMap((match): BatchMatch[] => {
    const result = resultOf(match);
    if (!result) return [];
    const match_time = at_ms / 1000 + Math.floor((match.match_time - first) / speed);
    const timeline = timelineOf(match, result, match_time * 1000, speed);
    ends_at_ms = Math.max(ends_at_ms, timeline.ended_at_ms);
    return [
      {
        ...match,
        match_time,
        time_unknown: undefined,
        clock_speed: speed,
        status_changes: [...timeline.status_changes],
        incidents: [...timeline.incidents],
        stats: match.stats.map((stat) => ({ ...stat, known_at_ms: timeline.ended_at_ms })),
      },
    ];
  });
  const label = options.label ?? labelOf(at_ms, speed);
  const left_out = options.match === undefined ? batch.matches.length - matches.length : 0;
  return { ok: true, batch: relabel(only(batch, replayed), label), ends_at_ms, left_out };
}
