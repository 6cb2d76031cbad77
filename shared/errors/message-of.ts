/**
 * The text of any thrown value, and of its cause: for every network failure a runtime says only "fetch failed". An
 * error without a text, as Node makes for a host with several addresses, is shown by its code.
 */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const text = thrown.message || ("code" in thrown ? String(thrown.code) : thrown.name);
  return thrown.cause === undefined ? text : `${text}: ${messageOf(thrown.cause)}`;
}
