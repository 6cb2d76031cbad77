import type { BatchStat } from "#origin/ingest/batch.schema.ts";
import type { StatKind } from "#shared/match/index.ts";
import { keysOf } from "#shared/record/typed-record.ts";

/**
 * Columns of a match's statistics, home and away. The files count a free kick for the side that committed the foul; we
 * count it for the side that took it. Files of England and Scotland omit a player's first yellow card after a second
 * one, files of other leagues count it; both count the second as a red card.
 */
export const statColumns = {
  shots: ["HS", "AS"],
  shots_on_target: ["HST", "AST"],
  corners: ["HC", "AC"],
  fouls: ["HF", "AF"],
  yellow_cards: ["HY", "AY"],
  red_cards: ["HR", "AR"],
  offsides: ["HO", "AO"],
  free_kicks: ["AFKC", "HFKC"],
  hit_woodwork: ["HHW", "AHW"],
} as const satisfies Partial<Record<StatKind, readonly [home: string, away: string]>>;

type CountedKind = keyof typeof statColumns;

/** A match's statistics by kind; null where a cell is empty. */
export type StatValues = ReadonlyMap<
  CountedKind,
  { readonly home: number | null; readonly away: number | null }
>;

/** Reads the statistics of a row; missing kinds are left out. */
export function statValuesOf(count: (name: string) => number | null): StatValues {
  return new Map(
    keysOf(statColumns).flatMap((kind) => {
      const [home, away] = statColumns[kind].map(count);
      const none = (home ?? null) === null && (away ?? null) === null;
      return none ? [] : [[kind, { home: home ?? null, away: away ?? null }] as const];
    }),
  );
}

/** Maps them to statistics of the whole match. */
export function statsOf(statValues: StatValues): BatchStat[] {
  return [...statValues].map(([kind, { home, away }]) => ({
    known_at_ms: null,
    kind,
    period: "full",
    home,
    away,
  }));
}
