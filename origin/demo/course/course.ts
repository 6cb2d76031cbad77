import type { BatchMatch } from "#origin/ingest/batch.schema.ts";
import type { DemoMatchPlan } from "../match-plan.ts";
import { createRandom } from "../random.ts";
import { teamSheetsOf } from "../team-sheet.ts";
import { commentaryOf } from "./commentary/commentary.ts";
import { calledOffNote, frameNotes, notesBefore } from "./commentary/commentary-frame.ts";
import { playNotes } from "./commentary/commentary-play.ts";
import { courseIncidents } from "./course-incidents.ts";
import { courseLineups } from "./course-lineups.ts";
import { type Disruption, disruptionOf } from "./disruption.ts";
import { occurrencesOf } from "./open-play.ts";
import { sceneOf } from "./scene.ts";
import { type Given, type Setting, settingOf } from "./setting.ts";
import { courseStatistics } from "./statistics/course-statistics.ts";
import { ledgerOf } from "./statistics/player-ledger.ts";
import { possessionOf } from "./statistics/possession.ts";
import type { Detail } from "./statistics/readings.ts";
import { talliesOf } from "./statistics/team-totals.ts";
import { calledOff } from "./timetable-layout.ts";

/** The course of one match, as fields of its `BatchMatch`, to be spread over a row with its identity. */
export type DemoCourse = Pick<BatchMatch, "status_changes" | "incidents" | "stats" | "attendance"> &
  Given<"referee" | "weather" | "lineups" | "player_stats" | "commentary">;

type CalledOff = Extract<Disruption, { kind: "postponed" | "cancelled" }>;

/** A cancelled match: what was known beforehand, and the cancellation. */
function calledOffCourse(plan: DemoMatchPlan, disruption: CalledOff, setting: Setting): DemoCourse {
  const random = createRandom(`${plan.seed}/${plan.id}/course`);
  const { status_changes, end_ms } = calledOff(plan.match_time * 1000, disruption);
  const notes = notesBefore(plan, setting).filter(({ at_ms }) => at_ms < end_ms);
  const { referee, weather } = setting;
  return {
    status_changes: [...status_changes],
    incidents: [],
    stats: [],
    referee,
    weather,
    lineups: courseLineups(plan, teamSheetsOf(plan), random.fork("line-ups"), end_ms),
    player_stats: [],
    commentary: commentaryOf(
      [...notes, calledOffNote(plan, disruption.kind, end_ms)],
      random.fork("commentary"),
    ),
  };
}

/**
 * Plays a match from its plan: `decideMatch` decides it, this adds all reports with their times. `detail`: statistics.
 */
export function playMatch(plan: DemoMatchPlan, detail: Detail = "running"): DemoCourse {
  const setting = settingOf(plan);
  const disruption = disruptionOf(plan);
  if (disruption?.kind === "postponed" || disruption?.kind === "cancelled")
    return calledOffCourse(plan, disruption, setting);
  const scene = sceneOf(plan);
  const occurrences = occurrencesOf(scene);
  const possession = possessionOf(scene);
  const ledger = ledgerOf(scene, occurrences, possession);
  const tallies = talliesOf(scene, occurrences, ledger, possession);
  const { stats, player_stats, halfTime } = courseStatistics(tallies, detail);
  const frame = frameNotes(tallies, { ...setting, halfTime });
  const notes = [...notesBefore(plan, setting), ...frame, ...playNotes(tallies)];
  return {
    ...setting,
    status_changes: [...scene.timetable.status_changes],
    incidents: courseIncidents(scene, occurrences),
    stats,
    lineups: courseLineups(plan, scene.result, scene.chance("line-ups")),
    player_stats,
    commentary: commentaryOf(notes, scene.chance("commentary")),
  };
}
