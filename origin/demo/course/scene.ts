import { expectedGoals } from "../expected-goals.ts";
import { type DemoResult, decideMatch } from "../goals.ts";
import type { DemoMatchPlan, DemoTeam } from "../match-plan.ts";
import { addedTimeOf } from "../moment.ts";
import { createRandom, type Random } from "../random.ts";
import { type DecidedEvent, decidedEvents } from "./decided.ts";
import { type Disruption, disruptionOf } from "./disruption.ts";
import type { SideName } from "./occurrence.ts";
import { type Change, type Stay, staysOf } from "./presence.ts";
import type { Timetable } from "./timetable.ts";
import { layOut } from "./timetable-layout.ts";

/** The timeline of a match before the random details are drawn: input of every module of the course. */
export interface Scene {
  readonly plan: DemoMatchPlan;
  readonly result: DemoResult;
  readonly disruption: Disruption | null;
  readonly timetable: Timetable;
  readonly decided: readonly DecidedEvent[];
  readonly stays: Readonly<Record<SideName, readonly Stay[]>>;
  /** Expected goals of each side. */
  readonly mean: Readonly<Record<SideName, number>>;
  /** Delay until something becomes known: constant within a match, so that nothing overtakes. */
  readonly delay_ms: number;
  /** A random stream for one module of the course. */
  readonly chance: (label: string) => Random;
}

function changesOf(side: SideName, events: readonly DecidedEvent[]): Change[] {
  return events.flatMap(({ kind, side: whose, at_ms, minute, player, other }) => {
    if (whose !== side) return [];
    if (kind === "substitution") return [{ at_ms, minute, off: player, on: other }];
    return kind === "second_yellow" || kind === "red_card" ? [{ at_ms, minute, off: player, on: null }] : [];
  });
}

/** Lays out the timeline of a match. */
export function sceneOf(plan: DemoMatchPlan): Scene {
  const random = createRandom(`${plan.seed}/${plan.id}/course`);
  const result = decideMatch(plan);
  const disruption = disruptionOf(plan);
  const needs = {
    kick_off_ms: plan.match_time * 1000,
    disruption,
    overtime: result.overtime,
    kicks: result.shootout?.kicks.length ?? 0,
    added: addedTimeOf(plan),
  };
  const timetable = layOut(needs, random.fork("timetable"));
  const decided = decidedEvents(result, timetable, random.fork("moments"));
  const stays = (side: SideName, team: DemoTeam) =>
    staysOf(side, team.formation, result[side], changesOf(side, decided));
  return {
    plan,
    result,
    disruption,
    timetable,
    decided,
    stays: { home: stays("home", plan.home), away: stays("away", plan.away) },
    mean: expectedGoals(plan),
    delay_ms: random.int(5, 12) * 1000,
    chance: (label) => random.fork(label),
  };
}
