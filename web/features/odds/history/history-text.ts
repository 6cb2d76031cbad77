import { m } from "#messages/paraglide/messages.js";
import type { PriceFormat } from "#shared/odds/format.rules.ts";
import type { Market } from "#shared/odds/market.table.ts";
import type { PriceEntry } from "#shared/odds/movement.rules.ts";
import type { MovementView } from "#shared/odds/movement-steps.rules.ts";
import type { LineFormat } from "#shared/settings/settings.table.ts";
import { outcomeLabel } from "#web/platform/i18n/bet-label.ts";
import { dayOf, formatShortDay, formatTime } from "#web/platform/i18n/format.ts";
import { lineLabel, priceLabel } from "#web/platform/i18n/price-label.ts";
import { phaseName } from "../odds-labels.ts";
import { percentText } from "../odds-numbers.ts";
import { columnsOf } from "../price-columns.ts";

/** The reader's formats of values. */
export interface HistoryFormat {
  readonly price: PriceFormat;
  readonly line: LineFormat;
  readonly view: MovementView;
}

/** Name of a movement's outcome: a correct score is its own name. */
export const historyOutcomeName = (outcome: string): string =>
  outcome === "other" ? m.history_other() : outcomeLabel(outcome);

/** A value of the chart: a price in the reader's format, or a probability. */
export const valueText = (value: number, { view, price }: HistoryFormat): string =>
  view === "off" ? priceLabel(value, price) : percentText(value);

/** Time of day, with the date if it is not the match's: play continues past midnight without a date. */
export function momentText({ at, phase }: PriceEntry, matchTime: number): string {
  if (at === null) return m.history_no_time();
  const day = dayOf(at);
  const isMatchDay = phase === "inplay" || day === dayOf(matchTime);
  return isMatchDay ? formatTime(at) : `${formatShortDay(day)} ${formatTime(at)}`;
}

export const scoreText = ({ home_score, away_score }: PriceEntry): string | null =>
  home_score === null || away_score === null ? null : `${home_score}-${away_score}`;

/** Position of an entry: its time or phase, with minute and score if known. */
export function whereText(entry: PriceEntry, matchTime: number): string {
  const when = entry.at === null ? phaseName(entry.phase) : momentText(entry, matchTime);
  const minute = entry.minute === null ? null : `${entry.minute}'`;
  return [when, minute, scoreText(entry)].filter((piece) => piece !== null).join(" · ");
}

/** The line of a market that has one. */
export const entryLineText = ({ line }: PriceEntry, format: LineFormat): string | null =>
  line === null ? null : lineLabel(line, format);

/** Columns of a market's table: prices in outcome order, and the line where bookmakers write it. */
export function historyColumns(market: Market, outcomes: readonly string[]): readonly (number | "line")[] {
  if (market === "correct_score") return outcomes.map((_, place) => place);
  return columnsOf(market).map((column) => (column === "line" ? column : outcomes.indexOf(column)));
}
