import { useField } from "@conform-to/react/future";
import { m } from "#messages/paraglide/messages.js";

/** A checkbox that keeps the session when the browser is closed. */
export function RememberField() {
  const { id, defaultChecked, descriptionId } = useField("remember");
  return (
    <div className="form-field">
      <label className="form-check">
        <input
          id={id}
          type="checkbox"
          name="remember"
          defaultChecked={defaultChecked}
          aria-describedby={descriptionId}
        />
        {m.login_remember()}
      </label>
      <p id={descriptionId} className="form-hint">
        {m.login_remember_hint()}
      </p>
    </div>
  );
}
