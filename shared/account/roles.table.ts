/**
 * Rights by role: everyone reads, follows and comments; experts publish tips and own articles; editors publish all
 * articles and moderate comments; operators may also delete tips' texts. Granted with the ingest token only.
 */
export const ROLES = ["reader", "expert", "editor", "operator"] as const;
/** One of {@link ROLES}. */
export type Role = (typeof ROLES)[number];
