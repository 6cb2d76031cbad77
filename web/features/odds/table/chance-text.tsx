import { chanceNumber } from "../odds-numbers.ts";

/** A probability with one decimal. On a phone the percent sign stands in the column's head instead. */
export const ChanceText = ({ chance }: { readonly chance: number }) => (
  <span translate="no">
    <span>{chanceNumber(chance)}</span>
    <span className="price-percent">%</span>
  </span>
);
