import type { matches } from "#origin/db/schema/match.table.ts";
import {
  earliestKickOff,
  isLive,
  isOnDayOf,
  type KickOff,
  type MatchStatus,
  noonOfDay,
  type Side,
} from "#shared/match/index.ts";
import type { Batch, BatchMatch } from "../../batch.schema.ts";
import { type MatchOwnership, ownershipOf } from "../match-ownership.rules.ts";
import { timelineOf } from "../match-timeline.ts";
import { type Row, type StoredRow, sameRow } from "../row.ts";
import { weatherText } from "../texts.ts";
import { type HistoryPlan, planHistory } from "./plan-history.ts";
import { planReports, type ReportsPlan } from "./plan-reports.ts";
import { emptySectionsPlan, planSections, type SectionsPlan } from "./plan-sections.ts";
import type { PlanInput } from "./plan-table.ts";
import { emptyTimelinePlan, planTimeline, type TimelinePlan } from "./plan-timeline.ts";
import type { PlannedMatch } from "./planned-match.ts";

/** Writes of matches. */
export interface MatchesPlan extends SectionsPlan, ReportsPlan, HistoryPlan, TimelinePlan {
  readonly added: Row[];
  readonly changed: Row[];
}

type StoredMatch = StoredRow<typeof matches>;
type MatchColumns = Omit<StoredMatch, "id" | "known_at" | "updated_at">;

/** Columns that only some sources have, and columns that only the first source sets. */
function extrasOf({ batch }: PlanInput, match: BatchMatch, known: StoredMatch | undefined) {
  const { referee, attendance, home_rank, away_rank } = match;
  return {
    source: known?.source ?? batch.source,
    part_sources: known?.part_sources ?? null,
    more_stat_kinds: known?.more_stat_kinds ?? null,
    referee: referee ?? known?.referee ?? null,
    attendance: attendance ?? known?.attendance ?? null,
    weather: weatherText(match.weather) ?? known?.weather ?? null,
    home_rank: home_rank ?? known?.home_rank ?? null,
    away_rank: away_rank ?? known?.away_rank ?? null,
  };
}

/** Rows of the batch that its matches reference, by the source's id. */
interface Named {
  readonly seasons: ReadonlyMap<string, Batch["seasons"][number]>;
  readonly stages: ReadonlyMap<string, Batch["stages"][number]>;
}

const byExternalId = <Item extends { external_id: string }>(items: readonly Item[]) =>
  new Map(items.map((item) => [item.external_id, item]));

/** Competition of a match's season, stored or in the batch. */
function competitionOf({ input, match, path }: PlannedMatch, { seasons }: Named, seasonId: number) {
  const { references, stored } = input;
  const competition = seasons.get(match.season)?.competition;
  return (
    stored.seasons.get(seasonId)?.competition_id ??
    (competition === undefined ? null : references.resolve("competitions", competition, `${path}.season`))
  );
}

/** The columns of a match in the batch; null (and a refusal) for an unknown reference. */
function columnsOf(planned: PlannedMatch, named: Named): MatchColumns | null {
  const { input, match, path, id } = planned;
  const { batch, references, stored, report } = input;
  const season_id = references.resolve("seasons", match.season, `${path}.season`);
  const stage_id = references.resolve("stages", match.stage, `${path}.stage`);
  const home_id = references.resolve("teams", match.home, `${path}.home`);
  const away_id = references.resolve("teams", match.away, `${path}.away`);
  const venue_id = match.venue === null ? null : references.resolve("venues", match.venue, `${path}.venue`);
  if (season_id === null || stage_id === null || home_id === null || away_id === null) return null;
  // One id of the source on both sides is refused with the other faults of a match (matchViolations).
  if (home_id === away_id && match.home !== match.away)
    report.refuse(`${path}.away`, "would play against itself");

  const competition_id = competitionOf(planned, named, season_id);
  if (competition_id === null) return null;
  const stage = named.stages.get(match.stage);
  const isOfSeason = stage
    ? stage.season === match.season
    : stored.stages.get(stage_id)?.season_id === season_id;
  if (!isOfSeason) report.refuse(`${path}.stage`, "is a stage of another season");
  const known = stored.matches.get(id);
  return {
    season_id,
    competition_id,
    stage_id,
    round: match.round ?? known?.round ?? null,
    group_name: match.group,
    home_id,
    away_id,
    ...kickOffOf(planned, known),
    venue_id: venue_id ?? known?.venue_id ?? null,
    neutral: Number(match.neutral),
    clock_speed: match.clock_speed,
    cards_covered: Number(match.coverage.cards),
    corners_covered: Number(match.coverage.corners),
    provenance: batch.provenance,
    ...extrasOf(input, match, known),
  };
}

const CALLED_OFF: ReadonlySet<MatchStatus | undefined> = new Set(["postponed", "cancelled"]);

/**
 * True for a batch that repeats the moment with which its source stood in for an unknown hour: football-data.org writes
 * midnight, and drops the status that says so once a match is postponed or over; a match called off gets no hour.
 */
function repeatsStandIn({ match }: PlannedMatch, dated: KickOff): boolean {
  const status = match.status_changes.at(-1)?.status;
  if (status === undefined || status === "not_started" || !isOnDayOf(match.match_time, dated)) return false;
  return CALLED_OFF.has(status) || match.match_time === earliestKickOff(dated);
}

/**
 * The kick-off, from its owner. One whose hour is unknown gives way to any source that knows the hour of that day, and
 * does not replace another source's hour of the same day.
 */
function kickOffOf(planned: PlannedMatch, known: StoredMatch | undefined) {
  const { match, ownership } = planned;
  const stored = known && { match_time: known.match_time, time_unknown: known.time_unknown === 1 };
  const isUnknown =
    match.time_unknown === true || (stored?.time_unknown === true && repeatsStandIn(planned, stored));
  const given = isUnknown
    ? { match_time: noonOfDay(match.match_time), time_unknown: 1 }
    : { match_time: match.match_time, time_unknown: 0 };
  const isOurs = ownership.claim("schedule", {
    given: !(isUnknown && stored && isOnDayOf(stored.match_time, given)),
    stored: known !== undefined,
    replaceable: !isUnknown && stored?.time_unknown && isOnDayOf(given.match_time, stored),
  });
  return known && !isOurs ? { match_time: known.match_time, time_unknown: known.time_unknown } : given;
}

/** The columns of a match of another source, with its gaps filled. */
function filledColumns(planned: PlannedMatch, known: StoredMatch): MatchColumns {
  const { input, match, path } = planned;
  const { references } = input;
  const { id: _, known_at: __, updated_at: ___, ...columns } = known;
  const venue = match.venue === null ? null : references.resolve("venues", match.venue, `${path}.venue`);
  return {
    ...columns,
    ...kickOffOf(planned, known),
    round: known.round ?? match.round,
    venue_id: known.venue_id ?? venue,
    referee: known.referee ?? match.referee ?? null,
    attendance: known.attendance ?? match.attendance ?? null,
    weather: known.weather ?? weatherText(match.weather) ?? null,
    home_rank: known.home_rank ?? match.home_rank ?? null,
    away_rank: known.away_rank ?? match.away_rank ?? null,
  };
}

/** The data of a match that its source may write. */
function claimedSections({ input: { stored }, match, id, ownership }: PlannedMatch): BatchMatch {
  const claim = (
    section: "lineups" | "player_stats" | "commentary",
    rows: readonly unknown[] | undefined,
  ) => {
    const given = match[section];
    if (!given) return undefined;
    return ownership.claim(section, { given: given.length > 0, stored: (rows ?? []).length > 0 });
  };
  return {
    ...match,
    lineups: claim("lineups", stored.lineups.get(id)) ? match.lineups : undefined,
    player_stats: claim("player_stats", stored.playerStats.get(id)) ? match.player_stats : undefined,
    commentary: claim("commentary", stored.commentary.get(id)) ? match.commentary : undefined,
  };
}

const SIDES = ["home", "away"] as const satisfies readonly Side[];

/** Sides for which the batch has player statistics without a date. */
const sidesGiven = ({ player_stats = [] }: BatchMatch): Side[] =>
  SIDES.filter((side) => player_stats.some((row) => row.side === side && row.known_at_ms === null));

function planMatch(planned: PlannedMatch, named: Named, plan: MatchesPlan): void {
  const { input, id, isNew, ownership } = planned;
  const { stored, report, nowMs } = input;
  const known = stored.matches.get(id);
  const columns = known && !ownership.isOwner ? filledColumns(planned, known) : columnsOf(planned, named);
  if (!columns) return;
  const timeline = timelineOf(planned);
  const claimed = { ...planned, match: claimedSections(planned) };
  const areSectionsNew = planSections(claimed, plan);
  planReports(
    planned,
    timeline.changes,
    { stats: timeline.given, player_stats: sidesGiven(claimed.match) },
    plan,
  );
  planHistory(planned, timeline, plan);
  const wanted = {
    ...columns,
    cards_covered: Number(timeline.coverage.cards),
    corners_covered: Number(timeline.coverage.corners),
    part_sources: ownership.text(),
    more_stat_kinds: timeline.moreStatKinds,
  };
  const isMoved = !known || !sameRow(wanted, known);
  const isPlayed = planTimeline(planned, timeline, { ...columns, isMoved }, plan);
  const isChanged = isMoved || isPlayed || areSectionsNew;
  report.count("matches", isNew ? "new" : isChanged ? "changed" : "same");
  if (!isChanged) return;
  const row = { id, ...wanted, known_at: known?.known_at ?? nowMs, updated_at: nowMs };
  (known ? plan.changed : plan.added).push(row);
  report.touchMatch(id);
}

/**
 * How long a provider may be silent about a live match before another one takes over its course. Longer than the
 * polling interval of the slowest plan (API-Football's 100 calls a day: a quarter of an hour), because otherwise two
 * providers would alternate on the score.
 */
const SILENT_MS = 20 * 60_000;

/** Providers that have been silent about a live match for a while. */
function silentSources({ stored, nowMs }: PlanInput, id: number): ReadonlySet<string> {
  const last = stored.statusChanges.get(id)?.findLast((change) => change.known_at <= nowMs);
  if (!last || !isLive(last.status)) return new Set();
  const claims = (stored.claims.get(id) ?? []).filter(({ said_at }) => said_at < nowMs - SILENT_MS);
  return new Set(claims.map(({ source }) => source));
}

/** A match of the batch with the permissions of its source. */
function sharedMatch(input: PlanInput, match: BatchMatch, path: string): PlannedMatch {
  const { batch, references, stored } = input;
  const { id, isOwner } = references.identityOf("matches", match.external_id);
  const known = stored.matches.get(id);
  const silent = silentSources(input, id);
  const ownership: MatchOwnership = ownershipOf(batch.source, isOwner, known && { ...known, silent });
  return { input, match, id, path, isNew: known === undefined, ownership };
}

/** Writes of a batch's matches; refuses invalid ones. */
export function planMatches(input: PlanInput): MatchesPlan {
  const { batch } = input;
  const plan: MatchesPlan = {
    added: [],
    changed: [],
    ...emptyTimelinePlan(),
    ...emptySectionsPlan(),
    match_part_reports: { rows: [], over: [] },
    stat_histories: [],
  };
  const named = { seasons: byExternalId(batch.seasons), stages: byExternalId(batch.stages) };
  for (const [index, match] of batch.matches.entries()) {
    planMatch(sharedMatch(input, match, `matches.${index}`), named, plan);
  }
  return plan;
}
