import type { Incident, Match, VarDecision } from "#shared/match/index.ts";
import { periodOfMinute } from "#shared/match/match-clock.ts";
import type { MatchStatus } from "#shared/match/match-status.ts";
import { isAward } from "#shared/match/score.rules.ts";
import { isGoal } from "#shared/match/score-tally.rules.ts";
import { boardOf, halfTimeOf, type Pair, shootOutOf } from "#web/features/match/score.ts";

/** A separator in the timeline between two periods of the match. */
export type TimelineMilestone =
  | "kick_off"
  | "half_time"
  | "full_time"
  | "overtime_end"
  | "shootout"
  | "match_end";

/** A note on an incident: the video review's outcome, or why an entry is struck out. */
export type IncidentNote =
  | VarDecision
  | "var_no_goal"
  | "cancelled_var"
  | "cancelled_referee"
  | "cancelled_corrected";

export interface IncidentEntry {
  readonly type: "incident";
  readonly incident: Incident;
  readonly note: IncidentNote | null;
  /** Kicks scored so far; for kicks of a shoot-out only. */
  readonly tally: Pair | null;
}

export type TimelineEntry =
  | IncidentEntry
  | { readonly type: "milestone"; readonly milestone: TimelineMilestone; readonly score: Pair | null };

type Period = "first_half" | "second_half" | "overtime" | "penalties";

const PERIODS = ["first_half", "second_half", "overtime", "penalties"] as const;

/** Number of finished or running periods, by status; an ended match is judged by its score. */
const begun = {
  not_started: 0,
  first_half: 1,
  half_time: 1,
  second_half: 2,
  overtime: 3,
  penalties: 4,
} as const satisfies Partial<Record<MatchStatus, number>>;

/** The organiser set the result, and nothing shows that it was played. */
const isUnplayed = ({ decided_by, score }: Match): boolean => isAward(decided_by) && score.home.half === null;

function periodsBegun(match: Match): number {
  const { status, score } = match;
  if (isUnplayed(match)) return 0;
  if (status in begun) return begun[status as keyof typeof begun];
  if (score.home.penalties !== null) return 4;
  if (score.home.overtime !== null) return 3;
  return status === "ended" ? 2 : score.home.half !== null ? 2 : score.home.goals !== null ? 1 : 0;
}

const isKick = ({ kind }: Incident): boolean => kind === "shootout_scored" || kind === "shootout_missed";

function periodOf(incident: Incident, previous: Period): Period {
  if (isKick(incident)) return "penalties";
  return incident.minute === null ? previous : periodOfMinute(incident.minute);
}

function byPeriod(incidents: readonly IncidentEntry[]): Record<Period, IncidentEntry[]> {
  const periods: Record<Period, IncidentEntry[]> = {
    first_half: [],
    second_half: [],
    overtime: [],
    penalties: [],
  };
  let period: Period = "first_half";
  for (const entry of incidents) {
    period = periodOf(entry.incident, period);
    periods[period].push(entry);
  }
  return periods;
}

/** How many minutes after a goal a video review may still concern it. */
const VIDEO_MINUTES = 4;

/** True if an incident was reviewed by video: a separate entry, soon after and about the same side. */
function isOfVideo(video: Incident, about: Incident): boolean {
  if (video.kind !== "var" || video.side !== about.side) return false;
  if (video.minute === null || about.minute === null) return false;
  const gap = video.minute - about.minute;
  return gap >= 0 && gap <= VIDEO_MINUTES;
}

function noteOf(incident: Incident, all: readonly Incident[]): IncidentNote | null {
  if (incident.cancelled) {
    if (incident.decision || all.some((other) => isOfVideo(other, incident))) return "cancelled_var";
    return isGoal(incident.kind) ? "cancelled_referee" : "cancelled_corrected";
  }
  if (incident.kind !== "var") return null;
  if (incident.decision) return incident.decision;
  const refused = all.some((other) => other.cancelled && isGoal(other.kind) && isOfVideo(incident, other));
  return refused ? "var_no_goal" : null;
}

/** Incidents as entries, with their notes and the running score of the shoot-out. */
function entriesOf(incidents: readonly Incident[]): IncidentEntry[] {
  let kicks: Pair = { home: 0, away: 0 };
  return incidents.map((incident) => {
    if (incident.kind === "shootout_scored" && !incident.cancelled) {
      kicks = { ...kicks, [incident.side]: kicks[incident.side] + 1 };
    }
    const tally = isKick(incident) ? kicks : null;
    return { type: "incident", incident, note: noteOf(incident, incidents), tally };
  });
}

/** The separators before each period, with the score at that point. */
function milestonesBefore(period: Period, match: Match, periods: number): TimelineEntry[] {
  const milestone = (name: TimelineMilestone, score: Pair | null): TimelineEntry => ({
    type: "milestone",
    milestone: name,
    score,
  });
  const { home, away } = match.score;
  const regular = home.goals === null || away.goals === null ? null : { home: home.goals, away: away.goals };
  switch (period) {
    case "first_half":
      return periods >= 1 ? [milestone("kick_off", null)] : [];
    case "second_half":
      return periods >= 2 || match.status === "half_time" ? [milestone("half_time", halfTimeOf(match))] : [];
    case "overtime":
      return periods >= 3 && home.overtime !== null ? [milestone("full_time", regular)] : [];
    case "penalties": {
      if (periods < 4) return [];
      const before =
        home.overtime === null ? milestone("full_time", regular) : milestone("overtime_end", boardOf(match));
      return [before, milestone("shootout", shootOutOf(match))];
    }
  }
}

/** A match's timeline in order of play: incidents, and separators between periods. */
export function timelineOf(match: Match, incidents: readonly Incident[]): TimelineEntry[] {
  const periods = periodsBegun(match);
  const entriesByPeriod = byPeriod(entriesOf(incidents));
  const entries = PERIODS.flatMap((period) => [
    ...milestonesBefore(period, match, periods),
    ...entriesByPeriod[period],
  ]);
  if (match.status !== "ended" || isUnplayed(match)) return entries;
  return [...entries, { type: "milestone", milestone: "match_end", score: boardOf(match) }];
}
