import { encodeQuotes } from "#origin/football/odds/price-series.ts";
import { seriesViolations } from "../price-violations.rules.ts";
import { continueQuotes, type PriceSeriesRow, seriesKey, settleQuotes } from "../prices.rules.ts";
import type { PlannedMatch } from "./planned-match.ts";

/** Writes of prices. */
export interface PricesPlan {
  readonly added: PriceSeriesRow[];
  readonly changed: PriceSeriesRow[];
}

/**
 * Plans a match's price series one by one: other series of the match stay. If another source was the first to bring
 * prices, only series that it lacks are accepted.
 */
export function planPrices({ input, match, id, path, ownership }: PlannedMatch, plan: PricesPlan): boolean {
  const { references, stored, nowMs, report } = input;
  const known = stored.prices.get(id);
  const given = (match.prices ?? []).length > 0;
  const areOurs = given && ownership.claim("prices", { given, stored: (known?.size ?? 0) > 0 });
  const seen = new Set<string>();
  const written = plan.added.length + plan.changed.length;
  for (const [index, series] of (match.prices ?? []).entries()) {
    const { market, period, company } = series;
    const company_id = references.resolve("companies", company, `${path}.prices.${index}.company`);
    if (company_id === null) continue;
    const key = seriesKey({ market, period, company_id });
    if (seen.has(key)) report.refuse(`${path}.prices.${index}`, "is listed twice");
    seen.add(key);
    const before = known?.get(key);
    if (before !== undefined && !areOurs) continue;
    const settled = (match.snapshot ? continueQuotes : settleQuotes)(series, before, nowMs);
    for (const { field, reason } of seriesViolations(series, settled)) {
      report.refuse(`${path}.prices.${index}.${field}`, reason);
    }
    const quotes = encodeQuotes(settled);
    report.count("prices", before === undefined ? "new" : before === quotes ? "same" : "changed");
    if (before === quotes) continue;
    const row: PriceSeriesRow = { match_id: id, market, period, company_id, quotes };
    (before === undefined ? plan.added : plan.changed).push(row);
  }
  return plan.added.length + plan.changed.length > written;
}
