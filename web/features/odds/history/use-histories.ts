import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { Odds } from "#shared/odds/index.ts";
import type { Movement } from "#shared/odds/movement.rules.ts";
import { withPushed } from "#shared/odds/movement-push.rules.ts";
import { oddsKey, oddsNameKey } from "#shared/odds/odds-key.rules.ts";
import type { PlayMoment } from "#shared/odds/quote.schema.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { historyQuery } from "./history.query.ts";
import type { History, HistoryName } from "./history-name.ts";

export type HistoryState = "loading" | "failed" | History;

/** A history with the prices pushed since. `base` is the fetched history they extend. */
interface Grown {
  readonly base: History;
  readonly movement: Movement;
}

/** Current histories by key: as fetched, with pushed prices appended. `moment` returns the state of the match. */
export function useHistories(
  names: readonly HistoryName[],
  moment: () => PlayMoment,
): { readonly states: readonly HistoryState[]; readonly retry: () => void } {
  const { bases, retry } = useQueries({ queries: names.map(historyQuery), combine });
  const grown = useGrowing(names, bases, moment);
  const states = bases.map((base, place) => {
    const name = names[place];
    const more = name && grown.get(oddsNameKey(name));
    if (typeof base === "string" || !more || more.base !== base) return base;
    return { ...base, movement: more.movement };
  });
  return { states, retry };
}

const combine = (answers: UseQueryResult<History>[]) => ({
  bases: answers.map(({ data, isError }): HistoryState => data ?? (isError ? "failed" : "loading")),
  retry: () => {
    for (const { isError, refetch } of answers) if (isError) void refetch();
  },
});

function useGrowing(
  names: readonly HistoryName[],
  bases: readonly HistoryState[],
  moment: () => PlayMoment,
): ReadonlyMap<string, Grown> {
  const overlay = useOddsOverlay();
  const [grown, setGrown] = useState<ReadonlyMap<string, Grown>>(new Map());
  const latest = useRef({ names, bases, moment });
  useEffect(() => {
    latest.current = { names, bases, moment };
  });
  useEffect(() => {
    const take = (rows: readonly Odds[]) => setGrown((known) => grow(known, rows, latest.current));
    return overlay.onRows(take);
  }, [overlay]);
  const shown = names.map(oddsNameKey).join();
  const ready = bases.filter((base) => typeof base !== "string").length;
  // Prices pushed before a history was loaded: the overlay holds its newest price.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when other histories are shown or loaded
  useEffect(() => {
    const rows = latest.current.names.flatMap((name) => overlay.of(oddsNameKey(name)).odds ?? []);
    if (rows.length > 0) setGrown((known) => grow(known, rows, latest.current));
  }, [overlay, shown, ready]);
  return grown;
}

interface Shown {
  readonly names: readonly HistoryName[];
  readonly bases: readonly HistoryState[];
  readonly moment: () => PlayMoment;
}

/** Appends pushed rows to their histories; the same map if there are none. */
function grow(known: ReadonlyMap<string, Grown>, rows: readonly Odds[], { names, bases, moment }: Shown) {
  let next: Map<string, Grown> | null = null;
  for (const row of rows) {
    const place = names.findIndex((name) => oddsNameKey(name) === oddsKey(row));
    const [name, base] = [names[place], bases[place]];
    if (!name || !base || typeof base === "string") continue;
    const before = (next ?? known).get(oddsNameKey(name));
    const movement = before?.base === base ? before.movement : base.movement;
    const longer = withPushed(movement, row, moment());
    if (longer === movement) continue;
    next ??= new Map(known);
    next.set(oddsNameKey(name), { base, movement: longer });
  }
  return next ?? known;
}
