import type { BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import { formatMinute } from "#shared/match/index.ts";
import type { DemoMatchPlan } from "../../match-plan.ts";
import { addedTimeOf } from "../../moment.ts";
import { type Board, boardAt } from "../board.ts";
import { rivalOf, type SideName } from "../occurrence.ts";
import type { Scene } from "../scene.ts";
import type { Setting } from "../setting.ts";
import type { Tallies, Totals } from "../statistics/team-totals.ts";
import { minuteAt, playedAt } from "../timetable.ts";
import type { Note } from "./commentary-note.ts";
import { sideWords } from "./commentary-play.ts";
import type { LineKind, Words } from "./commentary-text.ts";

const MINUTE = 60_000;
const always = { rank: 0, weight: 1, side: null, minute: null, added: null } as const;

/** Lines before kick-off. */
export function notesBefore(plan: DemoMatchPlan, { referee, weather }: Setting): Note[] {
  const kickOff = plan.match_time * 1000;
  const words = {
    ...sideWords({ plan }, "home", { home: 0, away: 0 }),
    home_formation: plan.home.formation,
    away_formation: plan.away.formation,
    temperature: weather.temperature_c,
    referee,
  };
  return [
    { ...always, at_ms: kickOff - 54 * MINUTE, kinds: ["line_ups"], words },
    { ...always, at_ms: kickOff - 11 * MINUTE, kinds: ["setting"], words },
  ];
}

/** Announced added time, at the end of regular time. */
function addedNotes(tallies: Tallies): Note[] {
  const { scene } = tallies;
  const added = addedTimeOf(scene.plan);
  const note = (minute: number, count: number): Note[] => {
    const played = playedAt(scene.timetable, { minute, added: 1 }, 0);
    if (!played) return [];
    return [{ ...always, at_ms: played.at_ms + scene.delay_ms, minute, kinds: ["added"], words: { count } }];
  };
  return [...note(45, added.first_half), ...note(90, added.second_half)];
}

function halfTimeWords({ possession, shots }: Totals): Words {
  return {
    home_possession: possession.home,
    away_possession: possession.away,
    home_shots: shots.home,
    away_shots: shots.away,
  };
}

function endKind({ result }: Scene, board: Board): LineKind {
  if (result.shootout) return "won_shootout";
  return board.home === board.away ? "drawn" : "won";
}

/** The winner, and the score on penalties. */
function winnerWords({ plan, result: { shootout } }: Scene, board: Board): Words {
  const { home, away } = shootout ?? board;
  const team = home > away ? plan.home.name : plan.away.name;
  return { team, shootout: `${Math.max(home, away)}-${Math.min(home, away)}` };
}

const FIRST_MINUTES: Readonly<Partial<Record<LineKind, number>>> = { first_half: 1, second_half: 46 };

/** Line for a change of status; null for one that only moves the clock. */
function kindOf(change: BatchStatusChange, before: readonly BatchStatusChange[]): LineKind | "ended" | null {
  const last = before.at(-1)?.status;
  const { status, period_started_at_ms: clock } = change;
  if (last === "interrupted" && (status === "first_half" || status === "second_half")) return "resumed";
  if (status === "overtime") {
    if (last !== "overtime") return "overtime";
    const started = before.some((row) => row.status === "overtime" && row.period_started_at_ms !== null);
    return clock !== null && started ? "overtime_second" : null;
  }
  if (status === "no_news" || status === "result_unknown") return null;
  return status === "not_started" || status === "to_be_determined" ? null : status;
}

/** The written minute in which play stopped at a moment; null if it did not stop then. */
function stoppedAt({ timetable }: Scene, ms: number): string | null {
  const stretch = timetable.stretches.find(({ to_ms }) => to_ms === ms);
  if (!stretch) return null;
  const { minute, added } = minuteAt(stretch, ms);
  return formatMinute(minute, added);
}

interface Frame extends Pick<Setting, "referee"> {
  /** Statistics at half-time. */
  readonly halfTime: Totals | null;
}

/** Lines for the changes of status, from kick-off to the end. */
export function frameNotes(tallies: Tallies, { referee, halfTime }: Frame): Note[] {
  const { scene, occurrences } = tallies;
  const changes = scene.timetable.status_changes;
  const kickOffSide: SideName = scene.chance("kick-off").chance(0.5) ? "home" : "away";
  const notes = changes.flatMap((change, index): Note[] => {
    const at_ms = change.known_at_ms ?? scene.timetable.end_ms;
    const board = boardAt(occurrences, at_ms);
    const shownKind = kindOf(change, changes.slice(0, index));
    if (shownKind === null) return [];
    const kind = shownKind === "ended" ? endKind(scene, board) : shownKind;
    const side = kind === "second_half" ? rivalOf(kickOffSide) : kickOffSide;
    const words = {
      ...sideWords(scene, side, board),
      ...(shownKind === "ended" ? winnerWords(scene, board) : {}),
      ...(kind === "half_time" && halfTime ? halfTimeWords(halfTime) : {}),
      minute: stoppedAt(scene, at_ms),
      referee,
    };
    return [{ ...always, at_ms, minute: FIRST_MINUTES[kind] ?? null, kinds: [kind], words }];
  });
  return [...notes, ...addedNotes(tallies)];
}

/** Lines for a match that is not played. */
export function calledOffNote(plan: DemoMatchPlan, kind: "postponed" | "cancelled", atMs: number): Note {
  const words = sideWords({ plan }, "home", { home: 0, away: 0 });
  return { ...always, at_ms: atMs, kinds: [kind], words };
}
