import { createContext } from "react";
import { countsFromNow, type LineBet } from "#shared/odds/line-meaning.rules.ts";

/** A line chosen in a table, to be explained beside its cell. */
export interface OpenedLine extends LineBet {
  readonly company: string;
  /** When the price on it was set, seconds UTC. */
  readonly at: number | null;
  readonly cell: Element;
}

/** Opens the explanation of a line; null outside a provider, where a line links to the list below the table. */
export const LineOpener = createContext<((line: OpenedLine) => void) | null>(null);

/** Id of a line's explanation in the list. Before the match the phases mean the same. */
export const lineId = (bet: LineBet): string =>
  `line-${bet.market}-${countsFromNow(bet) ? "inplay-" : ""}${bet.line}`;
