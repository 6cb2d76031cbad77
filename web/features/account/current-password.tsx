import { m } from "#messages/paraglide/messages.js";
import { PasswordField } from "./account-field.tsx";

interface CurrentPasswordProps {
  /** False for an account of Google or Zalo that has no password yet. */
  readonly hasPassword: boolean;
  readonly label?: string;
  readonly hint?: string;
  readonly required?: boolean;
}

/** Any text: the calls take it for an account without a password, and look at the age of the log-in instead. */
const NO_PASSWORD = "-";

/** The password that confirms a change; without one, a note that a log-in of the last minutes does. */
export function CurrentPassword({
  hasPassword,
  label = m.profile_password_current(),
  ...field
}: CurrentPasswordProps) {
  if (!hasPassword)
    return (
      <>
        <input type="hidden" name="current_password" value={NO_PASSWORD} />
        <p className="form-hint">{m.profile_confirm_fresh()}</p>
      </>
    );
  return <PasswordField name="current_password" label={label} autoComplete="current-password" {...field} />;
}
