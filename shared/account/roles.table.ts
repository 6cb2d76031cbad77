/**
 * Who may do what: every account reads, follows and comments, experts publish tips and write articles of their own,
 * editors publish everybody's articles and moderate comments, operators may do what editors may and take texts of tips away.
 * Roles are granted with the ingest token, by nobody's account.
 */
export const ROLES = ["reader", "expert", "editor", "operator"] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];
