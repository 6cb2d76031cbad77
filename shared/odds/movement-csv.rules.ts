import { csvText } from "../text/csv.rules.ts";
import type { Movement, PriceEntry } from "./movement.rules.ts";
import type { PricePeriod } from "./price.table.ts";

/** Subject of a CSV: every row names it, so that files can be concatenated. */
export interface MovementName {
  readonly match_id: number;
  readonly company: { readonly id: number; readonly name: string };
  readonly period: PricePeriod;
}

const COLUMNS = ["match_id", "company_id", "company", "market", "period", "time", "phase"] as const;
const MOMENT = ["minute", "home_score", "away_score", "line", "suspended"] as const;

const isoTime = (at: number | null): string | null =>
  at === null ? null : new Date(at * 1000).toISOString().replace(".000Z", "Z");

/**
 * A movement as CSV (RFC 4180, header row, rows newest first as in the history): times in ISO 8601 UTC, prices decimal,
 * one column an outcome. A suspended row keeps the price that was suspended, with a flag.
 */
export function movementCsv({ market, outcomes, entries }: Movement, name: MovementName): string {
  const head = [...COLUMNS, ...MOMENT, ...outcomes];
  const rowOf = (entry: PriceEntry) => [
    ...[name.match_id, name.company.id, name.company.name, market, name.period],
    ...[isoTime(entry.at), entry.phase, entry.minute, entry.home_score, entry.away_score],
    ...[entry.line, entry.suspended, ...entry.prices],
  ];
  return csvText([head, ...entries.map(rowOf)]);
}
