import { m } from "#web/paraglide/messages.js";

/** A small yellow card with its number when there is more than one. Nothing when there is none or nobody knows. */
export function YellowCards({ count }: { readonly count: number | null }) {
  if (count === null || count === 0) return null;
  const label = m.yellow_cards({ count });
  return (
    <span className="row-yellow-card" role="img" aria-label={label} title={label}>
      {count > 1 ? count : null}
    </span>
  );
}
