import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { childrenOf, shapeOf } from "#tests/support/schema-tree.ts";
import { endpointList } from "../api/registry.ts";
import { ChatMessage } from "../chat/index.ts";
import { BestEleven, Lineup, SideLineup } from "../lineup/index.ts";
import {
  CommentaryLine,
  Highlight,
  Incident,
  Match,
  MatchBrief,
  MatchCorners,
  MatchStat,
} from "../match/index.ts";
import { PlayerMatchStats, Scorer } from "../player/index.ts";
import { StandingsTable } from "../standings/index.ts";
import { TeamSeasonStats } from "../team/index.ts";
import { resultContentOf } from "./result-content.table.ts";

/** Schemas that reveal how a match went, or how many have gone. */
const REVEALING = new Set<unknown>([
  ...[BestEleven, CommentaryLine, Highlight, Incident, Lineup, SideLineup, MatchCorners, MatchStat],
  ...[PlayerMatchStats, Scorer, StandingsTable, TeamSeasonStats, ChatMessage],
]);
/** Words for statistics that matches add to, in any schema. */
const REVEALING_KEYS = new Set([
  ...["goals", "goals_for", "goals_against", "goal_difference", "goal_times", "scored", "conceded", "points"],
  ...["played", "won", "drawn", "lost", "won_percent", "win_percent", "form", "clean_sheets", "half_full"],
  ...["assists", "appearances", "starts", "minutes_played", "rating", "red", "yellow", "corners"],
  ...["red_cards", "yellow_cards", "shots", "possession", "handicap_outcomes", "total_outcomes", "result"],
]);
const ROWS = new Set<unknown>([Match, MatchBrief]);
/** Masked wherever they stand. */
const MASKED_KEYS = new Set(["inplay", "goal_distribution"]);
/** Masked where they stand beside the match that they are about. */
const MASKED_BESIDE = new Set(["incidents", "stats", "commentary", "result", "lineup"]);

/** A list by this name is named after its content: rows that are checked themselves. */
const isList = (schema: z.ZodMiniType): boolean =>
  schema._zod.def.type === "array" || childrenOf(schema).some(isList);

/** Paths to fields that reveal a result and are not beside their match, with which they would be masked. */
function untold(schema: z.ZodMiniType, path: string): string[] {
  if (ROWS.has(schema)) return [];
  if (REVEALING.has(schema)) return [path];
  const shape = shapeOf(schema);
  if (!shape) return childrenOf(schema).flatMap((child) => untold(child, path));
  const isBeside = ROWS.has(shape.match);
  return Object.entries(shape).flatMap(([key, child]) => {
    if (MASKED_KEYS.has(key) || (isBeside && MASKED_BESIDE.has(key))) return [];
    if (REVEALING_KEYS.has(key) && !isList(child)) return [`${path}.${key}`];
    return untold(child, `${path}.${key}`);
  });
}

const publicCalls = endpointList.filter(
  ([, { access, upstream, method }]) => access === "public" && upstream === "football" && method === "GET",
);

describe("result declarations of calls", () => {
  it.each(publicCalls)("The results of %s are declared, or masked with the rows beside them", (_, call) => {
    if (resultContentOf(call.path) === "rows") expect(untold(call.answer, "data")).toEqual([]);
  });

  it("A call is refused by the match only where the query names one", () => {
    const byMatch = publicCalls.filter(([, call]) => resultContentOf(call.path) === "match");
    expect(byMatch.length).toBeGreaterThan(15);
    expect(byMatch.filter(([, { query }]) => !Object.hasOwn(query.shape, "match_id"))).toEqual([]);
  });

  it("Declared results are found, so that this test can fail", () => {
    const found = publicCalls.filter(([, { answer }]) => untold(answer, "data").length > 0);
    expect(found.length).toBeGreaterThan(15);
  });
});
