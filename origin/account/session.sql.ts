import { ROLES } from "#shared/account/roles.table.ts";
import { isStaff } from "#shared/account/staff.rules.ts";

/** Roles of staff, as a list of SQL. */
export const STAFF_ROLES = ROLES.filter(isStaff)
  .map((role) => `'${role}'`)
  .join(", ");

/**
 * True for session `s` of account `u` that proves enough: staff with a passkey needs a session that a passkey began. A session that a
 * password began before the first passkey, or before the account became staff, has not.
 */
export const IS_PROVEN = `(s.passkey_at IS NOT NULL OR u.role NOT IN (${STAFF_ROLES})
  OR NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id))`;
