import type { Odds } from "#shared/odds/index.ts";
import { INPLAY_STALE_S, priceAge } from "#shared/odds/price-state.rules.ts";
import type { OddsMatch } from "../odds-match.rules.ts";

const NONE: ReadonlySet<number> = new Set();

/**
 * True if a company prices this row in play. It may be suspended for a moment, as after a goal; a price or a suspension
 * that is older than five minutes means that the company has stopped. `now` in seconds UTC.
 */
export function isRunning({ inplay }: Pick<Odds, "inplay">, match_time: number, now: number): boolean {
  if (inplay === null) return false;
  const age = priceAge(inplay, "inplay", { now, match_time });
  return age === null || age <= INPLAY_STALE_S;
}

/**
 * Ids of the companies that no longer price a match in play, while others do. None before kick-off, after the end, and
 * where nobody prices it: all prices are then alike.
 */
export function stoppedCompanies(
  rows: readonly Pick<Odds, "company" | "inplay">[],
  { live, closed, match_time }: Pick<OddsMatch, "live" | "closed" | "match_time">,
  now: number,
): ReadonlySet<number> {
  if (!live || closed) return NONE;
  const running = new Set<number>();
  for (const row of rows) if (isRunning(row, match_time, now)) running.add(row.company.id);
  if (running.size === 0) return NONE;
  return new Set(rows.map(({ company }) => company.id).filter((id) => !running.has(id)));
}
