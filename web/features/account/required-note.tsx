import { m } from "#web/paraglide/messages.js";

/** What the mark at a field's name means (product spec section 5). */
export function RequiredNote() {
  return <p className="form-hint">{m.account_required_note()}</p>;
}
