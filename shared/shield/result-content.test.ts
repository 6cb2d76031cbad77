import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { endpointList } from "../api/registry.ts";
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

/** Schemas that tell how a match went, or how many have gone. */
const TELLING = new Set<unknown>([
  ...[BestEleven, CommentaryLine, Highlight, Incident, Lineup, SideLineup, MatchCorners, MatchStat],
  ...[PlayerMatchStats, Scorer, StandingsTable, TeamSeasonStats],
]);
const ROWS = new Set<unknown>([Match, MatchBrief]);

type Def = { readonly shape?: Record<string, z.ZodMiniType>; readonly [key: string]: unknown };

/** Paths to what tells a result and does not stand beside the match that it is about, with which it is masked. */
function untold(schema: z.ZodMiniType, path: string, isBeside: boolean): string[] {
  if (TELLING.has(schema)) return isBeside ? [] : [path];
  const def = schema._zod.def as unknown as Def;
  if (def.shape) {
    const beside = ROWS.has(def.shape.match);
    return Object.entries(def.shape).flatMap(([key, part]) => untold(part, `${path}.${key}`, beside));
  }
  return ["element", "innerType", "valueType", "out", "options", "items"].flatMap((name) => {
    const part = def[name];
    const parts = Array.isArray(part) ? part : part ? [part] : [];
    return parts.flatMap((one: z.ZodMiniType) => untold(one, path, isBeside));
  });
}

const publicCalls = endpointList.filter(
  ([, { access, upstream, method }]) => access === "public" && upstream === "football" && method === "GET",
);

describe("what calls tell of results", () => {
  it.each(publicCalls)("of %s is declared, or masked with the rows it stands beside", (_, call) => {
    if (resultContentOf(call.path) === "rows") expect(untold(call.answer, "data", false)).toEqual([]);
  });

  it("is refused by the match only where the query names one", () => {
    const byMatch = publicCalls.filter(([, call]) => resultContentOf(call.path) === "match");
    expect(byMatch.length).toBeGreaterThan(15);
    expect(byMatch.filter(([, { query }]) => !Object.hasOwn(query.shape, "match_id"))).toEqual([]);
  });

  it("finds what is declared, so that this test can fail", () => {
    const found = publicCalls.filter(([, { answer }]) => untold(answer, "data", false).length > 0);
    expect(found.length).toBeGreaterThan(8);
  });
});
