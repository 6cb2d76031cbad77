/**
 * Who may do what: every account reads and follows, experts publish tips, operators take texts of tips away. Roles are
 * granted with the ingest token, by nobody's account.
 */
export const ROLES = ["reader", "expert", "operator"] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];
