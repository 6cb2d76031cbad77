import * as z from "zod/mini";
import { Instant, MatchId, TeamRef } from "../match/match.schema.ts";
import { FormResult, Promotion } from "./standings.schema.ts";

const count = () => z.int().check(z.nonnegative());

/** What a course of the matches to come leads to: the target, not the target, or either by goals, fair play or lots. */
export const ScenarioStatus = z.enum(["in", "out", "goals"]);
export type ScenarioStatus = z.infer<typeof ScenarioStatus>;

/** Another match that the target hangs on: what its home win, draw and away win lead to; null where others matter too. */
export const ScenarioCondition = z.object({
  match_id: MatchId,
  home: z.nullable(ScenarioStatus),
  draw: z.nullable(ScenarioStatus),
  away: z.nullable(ScenarioStatus),
});
export type ScenarioCondition = z.infer<typeof ScenarioCondition>;

/** What a result of the team's own match leads to; `status` is null where it hangs on the matches of `on`. */
export const ScenarioCase = z.object({
  /** Null for a team without a match to come. */
  own: z.nullable(FormResult),
  status: z.nullable(ScenarioStatus),
  on: z.array(ScenarioCondition),
});
export type ScenarioCase = z.infer<typeof ScenarioCase>;

const Verdict = z.enum(["certain", "impossible", "open"]);

/** What a team needs for a target. */
export const TeamTarget = z.object({
  zone: Promotion.shape.id,
  verdict: Verdict,
  /** Least points of the matches to come with which the target is possible; null if it is not, or not computed. */
  needed: z.nullable(count()),
  /** Least points of the matches to come with which the target is certain; null if none are, or not computed. */
  enough: z.nullable(count()),
  /** By the result of the team's only match to come; empty for more matches than one, and for settled targets. */
  cases: z.array(ScenarioCase),
});
export type TeamTarget = z.infer<typeof TeamTarget>;

/** A simulated chance to end in a zone, 0 to 1, with its standard error. */
export const ZoneChance = z.object({
  zone: Promotion.shape.id,
  /** What points settle, whatever the simulation says. */
  verdict: Verdict,
  chance: z.number().check(z.gte(0), z.lte(1)),
  error: z.number().check(z.gte(0), z.lte(1)),
});
export type ZoneChance = z.infer<typeof ZoneChance>;

/** A team of a table whose end is near. */
export const ScenarioTeam = z.object({
  team: TeamRef,
  /** Number of its own matches to come. */
  left: count(),
  /** Places that the points allow, whatever the results. */
  best: count(),
  worst: count(),
  targets: z.array(TeamTarget),
  /** In the order of the zones; empty for an exact table. */
  chances: z.array(ZoneChance),
});
export type ScenarioTeam = z.infer<typeof ScenarioTeam>;

/** A match to come, or in play, of a table whose end is near. */
export const ScenarioMatch = z.object({
  id: MatchId,
  home: TeamRef,
  away: TeamRef,
  match_time: Instant,
});
export type ScenarioMatch = z.infer<typeof ScenarioMatch>;

/** What the teams of a table can still reach. */
export const TableScenario = z.object({
  stage: z.nullable(z.string()),
  group: z.nullable(z.string()),
  /** `exact`: every combination of results; `simulated`: chances of `runs` simulations, and what points settle. */
  method: z.enum(["exact", "simulated"]),
  runs: z.nullable(z.int().check(z.positive())),
  /** Points of a win. */
  win_points: z.int().check(z.positive()),
  /** Targets: to end in one of the first `places`. */
  targets: z.array(z.object({ zone: Promotion.shape.id, places: z.int().check(z.positive()) })),
  /** Matches to come and in play, in the order of kick-off; empty for a simulated table. */
  matches: z.array(ScenarioMatch),
  /** In the order of the table. */
  teams: z.array(ScenarioTeam),
});
export type TableScenario = z.infer<typeof TableScenario>;
