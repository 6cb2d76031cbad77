import { m } from "#messages/paraglide/messages.js";

interface CardsProps {
  /** Null if unknown. */
  readonly count: number | null;
}

/** A small card with its number if there are several. Nothing if there is none or the number is unknown. */
const cards = (count: number, className: string, label: string) => (
  <span className={className} role="img" aria-label={label} title={label}>
    {count > 1 ? count : null}
  </span>
);

/** The red cards of a side. */
export const RedCards = ({ count }: CardsProps) =>
  count === null || count === 0 ? null : cards(count, "red-card", m.red_cards({ count }));

/** The yellow cards of a side. */
export const YellowCards = ({ count }: CardsProps) =>
  count === null || count === 0 ? null : cards(count, "row-yellow-card", m.yellow_cards({ count }));
