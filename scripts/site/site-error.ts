/** A part of the site that did not come up, told so that its reader knows which, why and what to do. */
export class SiteError extends Error {
  override readonly name = "SiteError";
}
