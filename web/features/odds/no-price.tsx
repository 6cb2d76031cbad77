import { m } from "#messages/paraglide/messages.js";

/** Placeholder for a missing price: a labelled dash. A blank would look as if it were still loading. */
export function NoPrice() {
  return (
    <span className="price" data-state="none" title={m.price_none()}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{m.price_none()}</span>
    </span>
  );
}
