import { m } from "#messages/paraglide/messages.js";

/** Explains the asterisk at a field's name (product spec section 5). */
export function RequiredNote() {
  return <p className="form-hint">{m.account_required_note()}</p>;
}
