import type { IncidentKind } from "./incident.schema.ts";
import type { Score, Side, SideScore } from "./match.schema.ts";
import { periodOfMinute } from "./match-clock.ts";

/** Counts that a source states outright; missing or undefined ones are unknown. */
export type StatedCounts = { readonly [Count in keyof SideScore]?: SideScore[Count] | undefined };

/** Standing incidents that a source has listed: `overtime` counts overtime alone, `half` the first half's. */
type ListedCounts = Readonly<Record<keyof SideScore, number>>;

/**
 * The shown score of a side and its listed incidents. The difference is the stated rest: incidents still to come use it
 * up before they change what is shown.
 */
interface SideTally {
  readonly shown: SideScore;
  readonly listed: ListedCounts;
}

/** Both sides while a timeline is being folded. */
export type Tally = Readonly<Record<Side, SideTally>>;

/** A side of which nothing is known. */
export const emptySideScore: SideScore = {
  goals: null,
  half: null,
  overtime: null,
  penalties: null,
  red: null,
  yellow: null,
  corners: null,
};
const nothingListed: ListedCounts = {
  goals: 0,
  half: 0,
  overtime: 0,
  penalties: 0,
  red: 0,
  yellow: 0,
  corners: 0,
};

/** Before anything is known. */
export const emptyTally: Tally = {
  home: { shown: emptySideScore, listed: nothingListed },
  away: { shown: emptySideScore, listed: nothingListed },
};

/** The score shown at this point of the timeline. */
export const scoreOf = ({ home, away }: Tally): Score => ({ home: home.shown, away: away.shown });

/** The count that an incident adds to; null for none. */
const COUNT_OF = {
  goal: "goals",
  penalty_goal: "goals",
  own_goal: "goals",
  missed_penalty: null,
  yellow_card: "yellow",
  second_yellow: "red",
  red_card: "red",
  substitution: null,
  var: null,
  corner: "corners",
  shootout_scored: "penalties",
  shootout_missed: null,
} as const satisfies Record<IncidentKind, keyof SideScore | null>;

/** True for incidents that put a goal on the board during play (not in the shoot-out). */
export function isGoal(kind: IncidentKind): boolean {
  return COUNT_OF[kind] === "goals";
}

/** The period in which an incident counts. */
function scoreField(kind: IncidentKind, minute: number | null): Exclude<keyof SideScore, "half"> | null {
  const inOvertime = minute !== null && periodOfMinute(minute) === "overtime";
  return isGoal(kind) && inOvertime ? "overtime" : COUNT_OF[kind];
}

/** `shown` after `by` more (or fewer) are listed, when `told` were listed before: its lead or lag is used up first. */
function advance(shown: number, counted: number, by: number): number {
  const ahead = shown - counted;
  if (ahead > 0 && by > 0) return shown + Math.max(0, by - ahead);
  if (ahead < 0 && by < 0) return shown + Math.min(0, by - ahead);
  return shown + by;
}

/** The score after overtime contains regular time, so a goal of either moves it. */
function overtimeAfter({ shown, listed }: SideTally, by: number): number {
  const counted = (shown.goals ?? listed.goals) + listed.overtime;
  return advance(shown.overtime ?? counted, counted, by);
}

/** An incident of one side as the tally sees it; `by` is 1 when it is listed and -1 when it is taken back. */
interface TalliedIncident {
  readonly kind: IncidentKind;
  readonly minute: number | null;
  readonly inFirstHalf: boolean;
  readonly by: 1 | -1;
}

function withRegularGoal(tally: SideTally, { by, inFirstHalf }: TalliedIncident): SideTally {
  const { shown, listed } = tally;
  const before = shown.goals ?? listed.goals;
  const goals = advance(before, listed.goals, by);
  const overtime = shown.overtime === null ? null : overtimeAfter(tally, goals - before);
  // A goal that is only listed later did not count at half-time, or is part of the count that the source stated.
  const falls = inFirstHalf && by < 0;
  const half = falls && shown.half !== null ? advance(shown.half, listed.half, by) : shown.half;
  return {
    shown: { ...shown, goals, overtime, half },
    listed: { ...listed, goals: listed.goals + by, half: listed.half + (inFirstHalf ? by : 0) },
  };
}

function sideWith(tally: SideTally, incident: TalliedIncident): SideTally {
  const { by } = incident;
  const field = scoreField(incident.kind, incident.minute);
  if (field === null) return tally;
  if (field === "goals") return withRegularGoal(tally, incident);
  const { shown, listed } = tally;
  const count =
    field === "overtime"
      ? overtimeAfter(tally, by)
      : advance(shown[field] ?? listed[field], listed[field], by);
  return { shown: { ...shown, [field]: count }, listed: { ...listed, [field]: listed[field] + by } };
}

/** The other side has its own count from the moment one side has: 1-0 in the shoot-out, not 1-unknown. */
function withZero({ shown, listed }: SideTally, one: SideScore): SideTally {
  const overtime = one.overtime === null ? shown.overtime : (shown.overtime ?? shown.goals);
  const penalties = one.penalties === null ? shown.penalties : (shown.penalties ?? 0);
  return { shown: { ...shown, overtime, penalties }, listed };
}

/** The tally after an incident of a side was listed or taken back. */
export function withIncident(tally: Tally, side: Side, incident: TalliedIncident): Tally {
  const own = sideWith(tally[side], incident);
  return side === "home"
    ? { home: own, away: withZero(tally.away, own.shown) }
    : { home: withZero(tally.home, own.shown), away: own };
}

/** Changes the shown counts of both sides. */
export function eachSide(tally: Tally, change: (shown: SideScore, listed: ListedCounts) => SideScore): Tally {
  const changed = ({ shown, listed }: SideTally) => ({ shown: change(shown, listed), listed });
  return { home: changed(tally.home), away: changed(tally.away) };
}

function sideWithStated(tally: SideTally, stated: StatedCounts): SideTally {
  const { shown, listed } = tally;
  const given = Object.entries(stated).filter(([, count]) => count !== undefined);
  const late = typeof stated.goals === "number" ? stated.goals - (shown.goals ?? 0) : 0;
  const overtime = shown.overtime === null ? null : overtimeAfter(tally, late);
  return { shown: { ...shown, overtime, ...Object.fromEntries(given) }, listed };
}

/** The tally after the source stated counts: they overrule the sum of its incidents. */
export function withStated(tally: Tally, stated: Readonly<Record<Side, StatedCounts>>): Tally {
  return {
    home: sideWithStated(tally.home, stated.home),
    away: sideWithStated(tally.away, stated.away),
  };
}
