/** A service of the site that did not start, with its name, the cause and the remedy. */
export class SiteError extends Error {
  override readonly name = "SiteError";
}
