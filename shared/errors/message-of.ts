/** The text of a thrown value and of its cause ("fetch failed" says nothing); its code where it has no text. */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const text = thrown.message || ("code" in thrown ? String(thrown.code) : thrown.name);
  return thrown.cause === undefined ? text : `${text}: ${messageOf(thrown.cause)}`;
}
