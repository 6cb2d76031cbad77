import type { Incident, Match } from "#shared/match/index.ts";
import { periodOfMinute } from "#shared/match/match-clock.ts";
import type { MatchStatus } from "#shared/match/match-status.ts";
import { boardOf, halfTimeOf, type Pair, shootOutOf } from "./score.ts";

/** A line across the timeline between two parts of the match. */
export type TimelineMark = "kick_off" | "half_time" | "full_time" | "overtime_end" | "shootout" | "match_end";

export type TimelineEntry =
  | { readonly type: "incident"; readonly incident: Incident }
  | { readonly type: "mark"; readonly mark: TimelineMark; readonly score: Pair | null };

type Part = "first_half" | "second_half" | "overtime" | "penalties";

const PARTS = ["first_half", "second_half", "overtime", "penalties"] as const;

/** How many parts of the match are over or running, by status; an ended match is judged by its score. */
const begun = {
  not_started: 0,
  first_half: 1,
  half_time: 1,
  second_half: 2,
  overtime: 3,
  penalties: 4,
} as const satisfies Partial<Record<MatchStatus, number>>;

function partsBegun({ status, score }: Match): number {
  if (status in begun) return begun[status as keyof typeof begun];
  if (score.home.penalties !== null) return 4;
  if (score.home.overtime !== null) return 3;
  return status === "ended" ? 2 : score.home.half !== null ? 2 : score.home.goals !== null ? 1 : 0;
}

function partOf(incident: Incident, previous: Part): Part {
  if (incident.kind === "shootout_scored" || incident.kind === "shootout_missed") return "penalties";
  return incident.minute === null ? previous : periodOfMinute(incident.minute);
}

function byPart(incidents: readonly Incident[]): Record<Part, Incident[]> {
  const parts: Record<Part, Incident[]> = { first_half: [], second_half: [], overtime: [], penalties: [] };
  let part: Part = "first_half";
  for (const incident of incidents) {
    part = partOf(incident, part);
    parts[part].push(incident);
  }
  return parts;
}

/** The lines that stand before each part, and the score on them. */
function marksBefore(part: Part, match: Match, parts: number): TimelineEntry[] {
  const mark = (name: TimelineMark, score: Pair | null): TimelineEntry => ({
    type: "mark",
    mark: name,
    score,
  });
  const { home, away } = match.score;
  const regular = home.goals === null || away.goals === null ? null : { home: home.goals, away: away.goals };
  switch (part) {
    case "first_half":
      return parts >= 1 ? [mark("kick_off", null)] : [];
    case "second_half":
      return parts >= 2 || match.status === "half_time" ? [mark("half_time", halfTimeOf(match))] : [];
    case "overtime":
      return parts >= 3 && home.overtime !== null ? [mark("full_time", regular)] : [];
    case "penalties": {
      if (parts < 4) return [];
      const before =
        home.overtime === null ? mark("full_time", regular) : mark("overtime_end", boardOf(match));
      return [before, mark("shootout", shootOutOf(match))];
    }
  }
}

/** A match's story in the order of play: incidents, and lines where its parts meet. Corners are left to the statistics. */
export function timelineOf(match: Match, incidents: readonly Incident[]): TimelineEntry[] {
  const parts = partsBegun(match);
  const told = byPart(incidents.filter((incident) => incident.kind !== "corner"));
  const entries = PARTS.flatMap((part) => [
    ...marksBefore(part, match, parts),
    ...told[part].map((incident): TimelineEntry => ({ type: "incident", incident })),
  ]);
  if (match.status !== "ended") return entries;
  return [...entries, { type: "mark", mark: "match_end", score: boardOf(match) }];
}
