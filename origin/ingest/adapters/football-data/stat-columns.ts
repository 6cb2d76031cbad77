import type { BatchStat } from "#origin/ingest/batch.schema.ts";
import type { StatKind } from "#shared/match/index.ts";

/**
 * Columns of a match's figures, home and away. A free kick is counted there for the side that gave it away, here for
 * the one that took it. Files of England and Scotland leave a player's first yellow card out when he got a second,
 * files of other leagues count it; both count the second as a red card.
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

/** A match's figures by kind; null where a cell is empty. */
export type Figures = ReadonlyMap<
  CountedKind,
  { readonly home: number | null; readonly away: number | null }
>;

/** Reads the figures of a row; kinds of which it says nothing are left out. */
export function figuresOf(count: (name: string) => number | null): Figures {
  return new Map(
    (Object.keys(statColumns) as CountedKind[]).flatMap((kind) => {
      const [home, away] = statColumns[kind].map(count);
      const none = (home ?? null) === null && (away ?? null) === null;
      return none ? [] : [[kind, { home: home ?? null, away: away ?? null }] as const];
    }),
  );
}

/** Figures as statistics of the whole match. */
export function statsOf(figures: Figures): BatchStat[] {
  return [...figures].map(([kind, { home, away }]) => ({
    known_at_ms: null,
    kind,
    period: "full",
    home,
    away,
  }));
}
