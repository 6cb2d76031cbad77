/**
 * The text of whatever was thrown, and of what caused it: of everything between two machines a runtime says "fetch
 * failed". An error without a text, as Node makes for a host with several addresses, is told by its code.
 */
export function messageOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const text = thrown.message || ("code" in thrown ? String(thrown.code) : thrown.name);
  return thrown.cause === undefined ? text : `${text}: ${messageOf(thrown.cause)}`;
}
