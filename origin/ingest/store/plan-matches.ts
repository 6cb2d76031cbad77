import type { matches } from "#origin/db/schema/match.table.ts";
import { isGoal } from "#shared/match/index.ts";
import type { BatchMatch } from "../batch.schema.ts";
import { complaintsOf } from "./match-complaints.rules.ts";
import { statesOf, toStateRow } from "./match-states.ts";
import type { PlanInput } from "./plan-table.ts";
import { type Row, type StoredRow, sameRow } from "./row.ts";
import { weatherText } from "./texts.ts";
import {
  type IncidentRow,
  type MergedIncidents,
  mergeIncidents,
  mergeStats,
  mergeStatusChanges,
  type StatRow,
  type StatusChangeRow,
  sameRows,
  settlingMoment,
} from "./timeline.rules.ts";

/** What has to be written of matches. Timelines of `rewritten` matches are replaced, incidents one by one. */
export interface MatchesPlan {
  readonly added: Row[];
  readonly changed: Row[];
  readonly rewritten: number[];
  readonly statusChanges: StatusChangeRow[];
  readonly stats: StatRow[];
  readonly states: Row[];
  readonly incidents: { added: IncidentRow[]; changed: IncidentRow[]; dropped: number[] };
}

type StoredMatch = StoredRow<typeof matches>;
type MatchColumns = Omit<StoredMatch, "id" | "known_at" | "updated_at">;

/** What only some sources know of a match, and what only the first one says. */
function extrasOf({ batch }: PlanInput, match: BatchMatch, known: StoredMatch | undefined) {
  const { referee, attendance, home_rank, away_rank } = match;
  return {
    source: known?.source ?? batch.source,
    referee: referee ?? known?.referee ?? null,
    attendance: attendance ?? known?.attendance ?? null,
    weather: weatherText(match.weather) ?? known?.weather ?? null,
    home_rank: home_rank ?? known?.home_rank ?? null,
    away_rank: away_rank ?? known?.away_rank ?? null,
  };
}

/** The columns of a match as the batch gives them; null (and a refusal) where it names something unknown. */
function columnsOf(
  input: PlanInput,
  match: BatchMatch,
  path: string,
  known: StoredMatch | undefined,
): MatchColumns | null {
  const { batch, references, stored, report } = input;
  const season_id = references.resolve("seasons", match.season, `${path}.season`);
  const stage_id = references.resolve("stages", match.stage, `${path}.stage`);
  const home_id = references.resolve("teams", match.home, `${path}.home`);
  const away_id = references.resolve("teams", match.away, `${path}.away`);
  const venue_id = match.venue === null ? null : references.resolve("venues", match.venue, `${path}.venue`);
  if (season_id === null || stage_id === null || home_id === null || away_id === null) return null;

  const competition = batch.seasons.find((season) => season.external_id === match.season)?.competition;
  const competition_id =
    stored.seasons.get(season_id)?.competition_id ??
    (competition === undefined ? null : references.resolve("competitions", competition, `${path}.season`));
  if (competition_id === null) return null;
  const stage = batch.stages.find((one) => one.external_id === match.stage);
  const stageSeason = stage
    ? stage.season === match.season
    : stored.stages.get(stage_id)?.season_id === season_id;
  if (!stageSeason) report.refuse(`${path}.stage`, "is a stage of another season");
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
    ...extrasOf(input, match, known),
  };
}

interface Timeline {
  readonly changes: StatusChangeRow[];
  readonly incidents: MergedIncidents;
  readonly stats: StatRow[];
}

function timelineOf(input: PlanInput, match: BatchMatch, path: string, id: number): Timeline {
  const { references, stored, nowMs } = input;
  const changes = mergeStatusChanges(id, match.status_changes, stored.statusChanges.get(id) ?? [], nowMs);
  const indexOf = new Map(match.incidents.map((incident, index) => [incident, index]));
  const incidents = mergeIncidents(match.incidents, stored.incidents.get(id) ?? [], {
    matchId: id,
    nowMs,
    settledMs: settlingMoment(changes, nowMs),
    nextId: () => references.nextId("incidents"),
    playerId(incident, role) {
      const named = incident[role];
      const field = `${path}.incidents.${indexOf.get(incident)}.${role}`;
      return named === null ? null : references.resolve("players", named, field);
    },
  });
  const stats = mergeStats(id, match.stats, stored.stats.get(id) ?? [], nowMs);
  return { changes, incidents, stats };
}

/** Listed goals that do not add up to the stated score deserve a look; none listed is a source without scorers. */
function warnOfGoals({ report }: PlanInput, match: BatchMatch, path: string, { all }: MergedIncidents): void {
  const stated = match.status_changes.findLast((change) => change.score !== null)?.score;
  const goals = all.filter((row) => isGoal(row.kind) && row.cancelled_at === null);
  if (!stated || goals.length === 0) return;
  const count = (side: "home" | "away") => goals.filter((goal) => goal.side === side).length;
  const home = stated.home.overtime ?? stated.home.goals ?? null;
  const away = stated.away.overtime ?? stated.away.goals ?? null;
  if (home === null || away === null || (home === count("home") && away === count("away"))) return;
  report.warn(
    `${path} (${match.external_id}): listed goals ${count("home")}-${count("away")} do not add up to the stated score ${home}-${away}`,
  );
}

function isChanged(input: PlanInput, id: number, wanted: Row, timeline: Timeline): boolean {
  const { stored } = input;
  const known = stored.matches.get(id);
  const { added, changed, dropped } = timeline.incidents;
  return (
    !known ||
    !sameRow(wanted, known) ||
    added.length + changed.length + dropped.length > 0 ||
    !sameRows(timeline.changes, stored.statusChanges.get(id) ?? []) ||
    !sameRows(timeline.stats, stored.stats.get(id) ?? [])
  );
}

function addTimeline(plan: MatchesPlan, match: BatchMatch, id: number, timeline: Timeline): void {
  const { changes, incidents, stats } = timeline;
  plan.rewritten.push(id);
  plan.statusChanges.push(...changes);
  plan.stats.push(...stats);
  plan.incidents.added.push(...incidents.added);
  plan.incidents.changed.push(...incidents.changed);
  plan.incidents.dropped.push(...incidents.dropped);
  const states = statesOf(changes, incidents.all, match.coverage);
  plan.states.push(...states.map((state) => toStateRow(id, state)));
}

function countIncidents({ report }: PlanInput, { all, added, changed }: MergedIncidents): void {
  for (const _ of added) report.count("incidents", "new");
  for (const _ of changed) report.count("incidents", "changed");
  for (let same = all.length - added.length - changed.length; same > 0; same -= 1) {
    report.count("incidents", "same");
  }
}

/** What has to be written of a batch's matches; refuses what cannot be. */
export function planMatches(input: PlanInput): MatchesPlan {
  const { batch, references, stored, report, nowMs } = input;
  const plan: MatchesPlan = {
    added: [],
    changed: [],
    rewritten: [],
    statusChanges: [],
    stats: [],
    states: [],
    incidents: { added: [], changed: [], dropped: [] },
  };
  for (const [index, match] of batch.matches.entries()) {
    const path = `matches.${index}`;
    const { id } = references.identityOf("matches", match.external_id);
    const known = stored.matches.get(id);
    const columns = columnsOf(input, match, path, known);
    if (!columns) continue;
    const timeline = timelineOf(input, match, path, id);
    for (const { field, reason } of complaintsOf(match, timeline.changes)) {
      report.refuse(`${path}.${field}`, reason);
    }
    warnOfGoals(input, match, path, timeline.incidents);
    countIncidents(input, timeline.incidents);
    const changed = isChanged(input, id, columns, timeline);
    report.count("matches", known ? (changed ? "changed" : "same") : "new");
    if (!changed) continue;
    const row = { id, ...columns, known_at: known?.known_at ?? nowMs, updated_at: nowMs };
    (known ? plan.changed : plan.added).push(row);
    report.touchMatch(id);
    addTimeline(plan, match, id, timeline);
  }
  return plan;
}
