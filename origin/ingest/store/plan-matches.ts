import type { matches } from "#origin/db/schema/match.table.ts";
import { isGoal } from "#shared/match/index.ts";
import type { Batch, BatchMatch } from "../batch.schema.ts";
import { complaintsOf } from "./match-complaints.rules.ts";
import { statesOf, toStateRow } from "./match-states.ts";
import {
  emptyPartsPlan,
  type PartsPlan,
  type PlannedMatch,
  planParts,
  type Replacement,
} from "./plan-parts.ts";
import type { PlanInput } from "./plan-table.ts";
import { type Row, type StoredRow, sameRow, sameRows } from "./row.ts";
import { weatherText } from "./texts.ts";
import {
  type IncidentRow,
  type MergedIncidents,
  mergeIncidents,
  mergeStats,
  mergeStatusChanges,
  type StatRow,
  type StatusChangeRow,
  settlingMoment,
} from "./timeline.rules.ts";

/** What has to be written of matches. Incidents are written one by one, what else happened match by match. */
export interface MatchesPlan extends PartsPlan {
  readonly added: Row[];
  readonly changed: Row[];
  readonly status_changes: Replacement<StatusChangeRow>;
  readonly match_states: Replacement<Row>;
  readonly stats: Replacement<StatRow>;
  readonly incidents: { added: IncidentRow[]; changed: IncidentRow[]; dropped: number[] };
}

type StoredMatch = StoredRow<typeof matches>;
type MatchColumns = Omit<StoredMatch, "id" | "known_at" | "updated_at">;

/** What only some sources know of a match, and what only the first one says. */
function extrasOf({ batch }: PlanInput, match: BatchMatch, known: StoredMatch | undefined) {
  const { referee, attendance, home_rank, away_rank } = match;
  return {
    source: known?.source ?? batch.source,
    part_sources: known?.part_sources ?? null,
    referee: referee ?? known?.referee ?? null,
    attendance: attendance ?? known?.attendance ?? null,
    weather: weatherText(match.weather) ?? known?.weather ?? null,
    home_rank: home_rank ?? known?.home_rank ?? null,
    away_rank: away_rank ?? known?.away_rank ?? null,
  };
}

/** Rows of the batch that its matches name, by the source's id. */
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

/** The columns of a match as the batch gives them; null (and a refusal) where it names something unknown. */
function columnsOf(planned: PlannedMatch, named: Named): MatchColumns | null {
  const { input, match, path, id } = planned;
  const { batch, references, stored, report } = input;
  const season_id = references.resolve("seasons", match.season, `${path}.season`);
  const stage_id = references.resolve("stages", match.stage, `${path}.stage`);
  const home_id = references.resolve("teams", match.home, `${path}.home`);
  const away_id = references.resolve("teams", match.away, `${path}.away`);
  const venue_id = match.venue === null ? null : references.resolve("venues", match.venue, `${path}.venue`);
  if (season_id === null || stage_id === null || home_id === null || away_id === null) return null;

  const competition_id = competitionOf(planned, named, season_id);
  if (competition_id === null) return null;
  const stage = named.stages.get(match.stage);
  const isOfSeason = stage
    ? stage.season === match.season
    : stored.stages.get(stage_id)?.season_id === season_id;
  if (!isOfSeason) report.refuse(`${path}.stage`, "is a stage of another season");
  return {
    season_id,
    competition_id,
    stage_id,
    round: match.round,
    group_name: match.group,
    home_id,
    away_id,
    match_time: match.match_time,
    venue_id,
    neutral: Number(match.neutral),
    clock_speed: match.clock_speed,
    cards_covered: Number(match.coverage.cards),
    corners_covered: Number(match.coverage.corners),
    provenance: batch.provenance,
    ...extrasOf(input, match, stored.matches.get(id)),
  };
}

interface Timeline {
  readonly changes: StatusChangeRow[];
  readonly incidents: MergedIncidents;
  readonly stats: StatRow[];
}

function timelineOf({ input, match, id, path }: PlannedMatch): Timeline {
  const { references, stored, nowMs } = input;
  const changes = mergeStatusChanges(id, match.status_changes, stored.statusChanges.get(id) ?? [], nowMs);
  const incidents = mergeIncidents(match.incidents, stored.incidents.get(id) ?? [], {
    matchId: id,
    nowMs,
    settledMs: settlingMoment(changes, nowMs),
    nextId: () => references.nextId("incidents"),
    playerId(incident, role, position) {
      const named = incident[role];
      return named === null
        ? null
        : references.resolve("players", named, `${path}.incidents.${position}.${role}`);
    },
  });
  const stats = mergeStats(id, match.stats, stored.stats.get(id) ?? [], nowMs);
  return { changes, incidents, stats };
}

/** Listed goals that do not add up to the stated score deserve a look; none listed is a source without scorers. */
function warnOfGoals({ input, match, path }: PlannedMatch, { all }: MergedIncidents): void {
  const stated = match.status_changes.findLast((change) => change.score !== null)?.score;
  const goals = all.filter((row) => isGoal(row.kind) && row.cancelled_at === null);
  if (!stated || goals.length === 0) return;
  const count = (side: "home" | "away") => goals.filter((goal) => goal.side === side).length;
  const home = stated.home.overtime ?? stated.home.goals ?? null;
  const away = stated.away.overtime ?? stated.away.goals ?? null;
  if (home === null || away === null || (home === count("home") && away === count("away"))) return;
  input.report.warn(
    `${path} (${match.external_id}): listed goals ${count("home")}-${count("away")} do not add up to the stated score ${home}-${away}`,
  );
}

/** Takes a match's rows of a table into the plan; those of a new match have nothing to replace. */
function replaceRowsOf<Of extends Row>(
  { id, isNew }: PlannedMatch,
  { matches, rows }: Replacement<Of>,
  wanted: readonly Of[],
): void {
  if (!isNew) matches.push(id);
  rows.push(...wanted);
}

/** Takes a timeline into the plan, as far as it is not stored; true when anything has to be written. */
function planTimeline(planned: PlannedMatch, isMoved: boolean, plan: MatchesPlan): boolean {
  const { input, match, id, path } = planned;
  const { stored, report } = input;
  const { changes, incidents, stats } = timelineOf(planned);
  for (const { field, reason } of complaintsOf(match, changes)) report.refuse(`${path}.${field}`, reason);
  warnOfGoals(planned, incidents);
  const { all, added, changed, dropped } = incidents;
  report.count("incidents", "new", added.length);
  report.count("incidents", "changed", changed.length);
  report.count("incidents", "same", all.length - added.length - changed.length);

  const isPlayed =
    isMoved ||
    added.length + changed.length + dropped.length > 0 ||
    !sameRows(changes, stored.statusChanges.get(id) ?? []);
  if (isPlayed) {
    const states = statesOf(changes, all, match.coverage).map((state) => toStateRow(id, state));
    replaceRowsOf(planned, plan.status_changes, changes);
    replaceRowsOf(planned, plan.match_states, states);
    plan.incidents.added.push(...added);
    plan.incidents.changed.push(...changed);
    plan.incidents.dropped.push(...dropped);
  }
  const isCounted = !sameRows(stats, stored.stats.get(id) ?? []);
  if (isCounted) replaceRowsOf(planned, plan.stats, stats);
  return isPlayed || isCounted;
}

function planMatch(planned: PlannedMatch, named: Named, plan: MatchesPlan): void {
  const { input, id, isNew } = planned;
  const { stored, report, nowMs } = input;
  const columns = columnsOf(planned, named);
  if (!columns) return;
  const known = stored.matches.get(id);
  const isMoved = !known || !sameRow(columns, known);
  const changed = [planTimeline(planned, isMoved, plan), planParts(planned, plan), isMoved].includes(true);
  report.count("matches", isNew ? "new" : changed ? "changed" : "same");
  if (!changed) return;
  const row = { id, ...columns, known_at: known?.known_at ?? nowMs, updated_at: nowMs };
  (known ? plan.changed : plan.added).push(row);
  report.touchMatch(id);
}

/** What has to be written of a batch's matches; refuses what cannot be. */
export function planMatches(input: PlanInput): MatchesPlan {
  const { batch, references, stored } = input;
  const plan: MatchesPlan = {
    added: [],
    changed: [],
    status_changes: { matches: [], rows: [] },
    match_states: { matches: [], rows: [] },
    stats: { matches: [], rows: [] },
    incidents: { added: [], changed: [], dropped: [] },
    ...emptyPartsPlan(),
  };
  const named = { seasons: byExternalId(batch.seasons), stages: byExternalId(batch.stages) };
  for (const [index, match] of batch.matches.entries()) {
    const { id } = references.identityOf("matches", match.external_id);
    const isNew = !stored.matches.has(id);
    planMatch({ input, match, id, path: `matches.${index}`, isNew }, named, plan);
  }
  return plan;
}
