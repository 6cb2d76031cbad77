/** A part of the site that did not come up, told so that its reader knows which, why and what to do. */
export class SiteError extends Error {
  override readonly name = "SiteError";
}

/** The text of whatever was thrown, and of what caused it: Node says "fetch failed" of everything between two machines. */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause === undefined ? thrown.message : `${thrown.message}: ${messageOf(thrown.cause)}`;
}
