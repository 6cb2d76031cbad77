import { useMemo, useSyncExternalStore } from "react";
import { type ScoreOffer, scoreOffers } from "#shared/odds/correct-score.rules.ts";
import type { OddsOf } from "#shared/odds/index.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { momentOf } from "../odds-match.rules.ts";
import { newerOdds, type OddsOverlay } from "../odds-overlay.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import { useRenewal } from "../table/use-renewal.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";

type ScoreRows = readonly OddsOf<"correct_score">[];

const isSame = (one: readonly ScoreOffer[], other: readonly ScoreOffer[]): boolean =>
  one.length === other.length &&
  one.every(({ quote, state }, place) => quote === other[place]?.quote && state === other[place]?.state);

interface Offers {
  get(): readonly ScoreOffer[];
  first(): readonly ScoreOffer[];
  renew(): void;
  subscribe(listener: () => void): () => void;
}

function createOffers(
  offersAt: (nowMs: number) => readonly ScoreOffer[],
  now: () => number,
  first: readonly ScoreOffer[],
): Offers {
  const listeners = new Set<() => void>();
  let current = offersAt(now());
  return {
    get: () => current,
    first: () => first,
    renew() {
      const next = offersAt(now());
      if (isSame(current, next)) return;
      current = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const standing = (rows: ScoreRows, overlay: OddsOverlay): ScoreRows =>
  rows.map((row) => newerOdds(row, overlay.of(oddsKey(row)).odds));

/** The companies' current prices: renders when a price or its state changes. */
export function useScoreOffers(rows: ScoreRows): readonly ScoreOffer[] {
  const overlay = useOddsOverlay();
  const { clock } = usePageStores();
  const { match } = useOddsPage();
  const offers = useMemo(() => {
    const momentAt = (nowMs: number) => momentOf(match, Math.floor(nowMs / 1000));
    return createOffers(
      (nowMs) => scoreOffers(standing(rows, overlay), "current", momentAt(nowMs)),
      clock.now,
      scoreOffers(rows, "current", momentAt(clock.rendered_ms)),
    );
  }, [rows, overlay, clock, match]);
  useRenewal(rows, offers.renew);
  return useSyncExternalStore(offers.subscribe, offers.get, offers.first);
}
