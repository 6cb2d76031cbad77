import { ROLES } from "#shared/account/roles.table.ts";
import { isStaff } from "#shared/account/staff.rules.ts";

/** Roles of staff, as an SQL list. */
export const STAFF_ROLES = ROLES.filter(isStaff)
  .map((role) => `'${role}'`)
  .join(", ");

/**
 * True for a session `s` of account `u` that is strong enough: staff with a passkey need a session begun with one. A
 * session begun by password before the first passkey, or before the staff role, does not qualify.
 */
export const IS_PROVEN = `(s.passkey_at IS NOT NULL OR u.role NOT IN (${STAFF_ROLES})
  OR NOT EXISTS (SELECT 1 FROM passkeys p WHERE p.user_id = u.id))`;
