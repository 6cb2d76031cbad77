import { describe, expect, it } from "vitest";
import type * as z from "zod/mini";
import { childrenOf, shapeOf } from "#tests/support/schema-tree.ts";
import { HandicapRecord, LineRecord, LineRecords, TotalRecord } from "../analysis/team-statistics.schema.ts";
import {
  BetOutcome,
  Company,
  CompanyId,
  CompanyRef,
  Line,
  Market,
  Price,
  TotalOutcome,
} from "../odds/index.ts";
import { TipRecordRow } from "../tip/tip.schema.ts";
import type { Endpoint } from "./endpoint.ts";
import { endpointList } from "./registry.ts";

/** Schemas that hold betting data. */
const ABOUT_BETTING = new Map<unknown, string>([
  [Price, "a price"],
  [Line, "a line"],
  [Market, "a market"],
  [Company, "a company"],
  [CompanyRef, "a company"],
  [BetOutcome, "how a bet ended"],
  [TotalOutcome, "how a bet ended"],
  [HandicapRecord, "records of bets"],
  [TotalRecord, "records of bets"],
  [LineRecord, "records of bets"],
  [LineRecords, "records of bets"],
  [TipRecordRow, "records of bets"],
]);

interface Found {
  readonly path: readonly string[];
  readonly what: string;
}

/** True if a company is spelt out instead of named by its schema: an extended one, for example. */
const isCompanyLike = (shape: Record<string, unknown>): boolean => shape.id === CompanyId;

/** Everything about betting in a schema, with the keys that lead to it. */
function findBetting(schema: z.ZodMiniType, path: readonly string[] = []): Found[] {
  const what = ABOUT_BETTING.get(schema);
  if (what !== undefined) return [{ path, what }];
  const shape = shapeOf(schema);
  if (!shape) return childrenOf(schema).flatMap((child) => findBetting(child, path));
  if (isCompanyLike(shape)) return [{ path, what: "a company" }];
  return Object.entries(shape).flatMap(([key, child]) => findBetting(child, [...path, key]));
}

const foundIn = new Map(endpointList.map(([name, call]) => [name, findBetting(call.answer)] as const));
const betting = (call: Endpoint) => (Array.isArray(call.betting) ? call.betting : []);

describe("betting declarations of calls", () => {
  it.each(endpointList)(
    "The declaration of %s covers every price, market and company in its response",
    (name, call) => {
      if (call.betting === "only") return;
      const uncovered = (foundIn.get(name) ?? []).filter(
        ({ path }) => !path.some((key) => betting(call).includes(key)),
      );
      expect(uncovered).toEqual([]);
    },
  );

  it("Every call that declares betting has some, so that this test can fail", () => {
    const declared = endpointList.filter(([, call]) => call.betting !== "none").map(([name]) => name);
    expect(declared.length).toBeGreaterThan(20);
    const silent = declared.filter((name) => foundIn.get(name)?.length === 0);
    expect(silent).toEqual([
      // Probabilities, which are prices without their margin, among others.
      ...[
        "matchesWinProbability",
        "matchesStatsteampercent",
        "oddsCalibration",
        "tipsPost",
        "tipsLedgerDays",
      ],
      // Ids and times of betting data.
      ...["sitemapTips", "sitemapExperts"],
    ]);
  });

  it("Removed betting keys may be null, so that the response keeps its shape", () => {
    const parses = endpointList.flatMap(([name, call]) =>
      betting(call).map((key) => [name, key, mayBeNull(call.answer, key)] as const),
    );
    expect(parses.length).toBeGreaterThan(5);
    expect(parses.filter(([, , nullable]) => !nullable)).toEqual([]);
  });
});

/** True if a key takes null everywhere in a schema; false too where it does not occur. */
function mayBeNull(schema: z.ZodMiniType, wanted: string): boolean {
  const places = placesOf(schema, wanted);
  return places.length > 0 && places.every((place) => place._zod.def.type === "nullable");
}

function placesOf(schema: z.ZodMiniType, wanted: string): z.ZodMiniType[] {
  const shape = shapeOf(schema);
  if (!shape) return childrenOf(schema).flatMap((child) => placesOf(child, wanted));
  return Object.entries(shape).flatMap(([key, child]) =>
    key === wanted ? [child] : placesOf(child, wanted),
  );
}
