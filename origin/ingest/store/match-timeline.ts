import { statKey } from "#origin/football/match/statistics-report.rules.ts";
import { boardScore, isGoal, leaderOf, type MatchState, statusTable } from "#shared/match/index.ts";
import type { BatchMatch, BatchStat, BatchStatusChange } from "../batch.schema.ts";
import { statesOf } from "./match-states.ts";
import type { PlannedMatch } from "./plan/planned-match.ts";
import {
  continueCourse,
  continueStats,
  type IncidentRow,
  type MergedIncidents,
  mergeIncidents,
  mergeStats,
  mergeStatusChanges,
  type StatRow,
  type StatusChangeRow,
  settlingMoment,
  takeIncidents,
} from "./timeline.rules.ts";

/** A match's timeline after the batch. */
export interface Timeline {
  /** The batch's source owns the course. */
  readonly isOurs: boolean;
  readonly changes: readonly StatusChangeRow[];
  readonly incidents: MergedIncidents;
  readonly stats: readonly StatRow[];
  /** {@link statKey}s of the values taken from the batch without dates of their own. */
  readonly given: readonly string[];
  /** `matches.more_stat_kinds` after the batch. */
  readonly moreStatKinds: string | null;
  /** Coverage of the source of the incidents. */
  readonly coverage: BatchMatch["coverage"];
}

/** True when status changes contain more than the scheduled kick-off. */
const reportsCourse = (changes: readonly Pick<BatchStatusChange, "status">[]): boolean =>
  changes.some(
    ({ status }) => statusTable[status].live || statusTable[status].final || status === "interrupted",
  );

const isOver = (changes: readonly StatusChangeRow[]): boolean => {
  const last = changes.at(-1);
  return last !== undefined && statusTable[last.status].final;
};

type Goals = Record<"home" | "away", number>;

function goalsOf(incidents: readonly { kind: IncidentRow["kind"]; side: IncidentRow["side"] }[]): Goals {
  const goals = incidents.filter(({ kind }) => isGoal(kind));
  const count = (side: "home" | "away") => goals.filter((goal) => goal.side === side).length;
  return { home: count("home"), away: count("away") };
}

/** The current score of a match whose course another source owns. */
function storedScore({ input: { stored }, id }: PlannedMatch) {
  const match = stored.matches.get(id);
  const coverage = { cards: match?.cards_covered === 1, corners: match?.corners_covered === 1 };
  const states = statesOf(stored.statusChanges.get(id) ?? [], stored.incidents.get(id) ?? [], coverage);
  return { coverage, score: states.at(-1)?.score ?? null };
}

const board = ({
  overtime,
  goals,
}: {
  overtime?: number | null | undefined;
  goals?: number | null | undefined;
}): number | null => overtime ?? goals ?? null;

/** Another source's scorers are accepted if they add up to the owner's result. */
function fitsScore(planned: PlannedMatch): boolean {
  const { score } = storedScore(planned);
  const { home, away } = goalsOf(
    planned.match.incidents.filter((one) => one.cancelled_at_ms === null && !one.disallowed),
  );
  return score !== null && board(score.home) === home && board(score.away) === away;
}

/** True if the batch's source owns the incidents, and so the coverage of cards and corners. */
function listsIncidents(
  planned: PlannedMatch,
  changes: readonly StatusChangeRow[],
  isOurs: boolean,
): boolean {
  const { input, match, id, ownership } = planned;
  if (match.snapshot?.incidents === false) return false;
  const given = match.incidents.length > 0;
  const mayBring = isOurs || (given && isOver(changes) && fitsScore(planned));
  const known = input.stored.incidents.get(id) ?? [];
  return mayBring && ownership.claim("incidents", { given, stored: known.length > 0 });
}

function mergedIncidents(planned: PlannedMatch, changes: readonly StatusChangeRow[]): MergedIncidents {
  const { input, match, id, path } = planned;
  const { references, stored, nowMs } = input;
  const merge = planned.ownership.isTaken("incidents") ? takeIncidents : mergeIncidents;
  return merge(match.incidents, stored.incidents.get(id) ?? [], {
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
}

/** The stored incidents of a match, unchanged. */
function storedIncidents({ input: { stored }, id }: PlannedMatch): MergedIncidents {
  return { all: stored.incidents.get(id) ?? [], added: [], changed: [], dropped: [] };
}

const undatedOf = (items: readonly BatchStat[]): string[] =>
  items.filter((item) => item.known_at_ms === null).map(statKey);

const kindsText = (rows: readonly Pick<StatRow, "kind">[]): string =>
  JSON.stringify([...new Set(rows.map(({ kind }) => kind))].toSorted());

/**
 * Statistics of the owner, with kinds that another source adds. The latter may change the kinds it added, until the
 * owner provides them too.
 */
function statsOf({
  input,
  match,
  id,
  ownership,
}: PlannedMatch): Pick<Timeline, "stats" | "given" | "moreStatKinds"> {
  const { nowMs, stored } = input;
  const known = stored.stats.get(id) ?? [];
  const noted = stored.matches.get(id)?.more_stat_kinds ?? null;
  const same = { stats: known, given: [], moreStatKinds: noted };
  if (match.snapshot?.stats === false) return same;
  const merge = match.snapshot ? continueStats : mergeStats;
  // Older releases stored the kinds without a note: they are those that the owner does not provide.
  const isNoteMissing = noted === null && ownership.isShared("more_stats");
  const notedKinds = new Set<string>(noted === null ? [] : JSON.parse(noted));
  const given = new Set<string>(match.stats.map(({ kind }) => kind));
  if (ownership.claim("stats", { given: given.size > 0, stored: known.length > 0 })) {
    // A source that takes the statistics over may lack some kinds: the former holder adds them.
    const isTaken = ownership.isTaken("stats");
    const isAdded = ({ kind }: StatRow) =>
      !given.has(kind) && (isTaken || isNoteMissing || notedKinds.has(kind));
    const added = known.filter(isAdded);
    if (isTaken && added.length > 0) ownership.leave("stats", "more_stats");
    const own = known.filter((row) => !isAdded(row));
    return {
      stats: [...merge(id, match.stats, own, nowMs), ...added],
      given: undatedOf(match.stats),
      moreStatKinds: added.length > 0 || noted !== null ? kindsText(added) : null,
    };
  }
  const added = known.filter(({ kind }) => notedKinds.has(kind));
  const others = known.filter(({ kind }) => !notedKinds.has(kind));
  const otherKinds = new Set(others.map(({ kind }) => kind));
  const more = match.stats.filter(({ kind }) => !otherKinds.has(kind));
  if (more.length === 0 || !ownership.claim("more_stats", { given: true, stored: false })) return same;
  const moreRows = merge(id, more, added, nowMs);
  return {
    stats: [...others, ...moreRows],
    given: undatedOf(more),
    moreStatKinds: isNoteMissing ? null : kindsText(moreRows),
  };
}

const COMPARED = ["half", "goals", "overtime", "penalties"] as const;

/** The owner's score is kept; a different one is reported as a warning. */
function warnOfScore(planned: PlannedMatch): void {
  const { input, match, id, path } = planned;
  const given = match.status_changes.findLast((change) => change.score !== null)?.score;
  const { score } = storedScore(planned);
  if (!given || !score) return;
  for (const field of COMPARED) {
    const ours = [given.home[field] ?? null, given.away[field] ?? null];
    const theirs = [score.home[field], score.away[field]];
    if ([...ours, ...theirs].includes(null) || ours.join() === theirs.join()) continue;
    const source = input.stored.matches.get(id)?.source ?? "";
    input.report.warn(
      `${path} (${match.external_id}): ${field} ${ours.join("-")} is not taken, ${theirs.join("-")} of ${source} stays`,
    );
  }
}

/** The timeline of a match to be stored. */
export function timelineOf(planned: PlannedMatch): Timeline {
  const { input, match, id, ownership } = planned;
  const known = input.stored.statusChanges.get(id) ?? [];
  const isOurs = ownership.claim("course", {
    given: reportsCourse(match.status_changes),
    stored: reportsCourse(known),
  });
  const merge = match.snapshot ? continueCourse : mergeStatusChanges;
  const changes = isOurs ? merge(id, match.status_changes, known, input.nowMs) : known;
  if (!isOurs) warnOfScore(planned);
  const isListed = listsIncidents(planned, changes, isOurs);
  return {
    isOurs,
    changes,
    incidents: isListed ? mergedIncidents(planned, changes) : storedIncidents(planned),
    ...statsOf(planned),
    coverage: isListed ? match.coverage : storedScore(planned).coverage,
  };
}

/** Warns about a stated winner that the score contradicts. It counts: an award can overrule what was played. */
export function warnOfWinner({ input, match, path }: PlannedMatch, states: readonly MatchState[]): void {
  const state = states.at(-1);
  const winner = state?.result?.winner ?? null;
  const leader = state && leaderOf(state.score);
  if (match.status_changes.length === 0 || !state || state.status !== "ended" || winner === null) return;
  if (leader === null || leader === winner) return;
  const { home, away } = boardScore(state.score);
  input.report.warn(
    `${path} (${match.external_id}): the winner is stated as ${winner}, the score is ${home}-${away}: the stated winner counts`,
  );
}

/** Warns about listed goals that do not add up to the stated score; no goals at all means a source without scorers. */
export function warnOfGoals({ input, match, path }: PlannedMatch, { all }: MergedIncidents): void {
  const stated = match.status_changes.findLast((change) => change.score !== null)?.score;
  const standing = all.filter((row) => row.cancelled_at === null);
  if (!stated || !standing.some(({ kind }) => isGoal(kind))) return;
  const goals = goalsOf(standing);
  const [home, away] = [board(stated.home), board(stated.away)];
  if (home === null || away === null || (home === goals.home && away === goals.away)) return;
  input.report.warn(
    `${path} (${match.external_id}): listed goals ${goals.home}-${goals.away} do not add up to the stated score ${home}-${away}`,
  );
}
