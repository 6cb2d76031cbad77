import { m } from "#web/paraglide/messages.js";

/** Where nobody names a price: a dash that says so. A blank would look like one that is still to come. */
export function NoPrice() {
  return (
    <span className="price" data-state="none" title={m.price_none()}>
      <span aria-hidden="true">–</span>
      <span className="sr-only">{m.price_none()}</span>
    </span>
  );
}
