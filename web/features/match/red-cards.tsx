import { m } from "#web/paraglide/messages.js";

/** A small red card with its number when there is more than one. Nothing when there is none or nobody knows. */
export function RedCards({ count }: { readonly count: number | null }) {
  if (count === null || count === 0) return null;
  return (
    <span className="red-card" role="img" aria-label={m.red_cards({ count })} title={m.red_cards({ count })}>
      {count > 1 ? count : null}
    </span>
  );
}
