/** A part of the site that did not come up, told so that its reader knows which, why and what to do. */
export class SiteError extends Error {
  override readonly name = "SiteError";
}

/** The text of whatever was thrown. */
export const messageOf = (thrown: unknown): string =>
  thrown instanceof Error ? thrown.message : String(thrown);
