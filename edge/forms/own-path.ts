/**
 * The path of ours that a form wants to go back to, as it may stand in a `location` header: path, query and fragment.
 * Null for anything that could lead elsewhere.
 */
export function ownPath(back: unknown, url: string): string | null {
  if (typeof back !== "string" || back.length > 500 || !back.startsWith("/")) return null;
  if (!URL.canParse(back, url)) return null;
  const target = new URL(back, url);
  // `//host` and `/\host` have another origin by now; `/.//host` has ours, but would be read as `//host` once more.
  if (target.origin !== new URL(url).origin || target.pathname.startsWith("//")) return null;
  return `${target.pathname}${target.search}${target.hash}`;
}
