/**
 * Rights by role: every account reads, follows and comments; experts publish tips and write articles of their own;
 * editors publish everybody's articles and moderate comments; operators may do all that editors may and delete the
 * texts of tips. Roles are granted with the ingest token, never by an account.
 */
export const ROLES = ["reader", "expert", "editor", "operator"] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];
