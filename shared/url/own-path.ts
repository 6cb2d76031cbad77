/**
 * The path of ours that a form wants to go back to, as it may stand in a `location` header: path, query and fragment.
 * Null for anything that could lead elsewhere.
 */
export function ownPath(back: unknown): string | null {
  if (typeof back !== "string" || back.length > 500 || !back.startsWith("/")) return null;
  if (!URL.canParse(back, OURS)) return null;
  const target = new URL(back, OURS);
  // `//host` and `/\host` have another origin by now; `/.//host` has ours, but would be read as `//host` once more.
  if (target.origin !== OURS || target.pathname.startsWith("//")) return null;
  return `${target.pathname}${target.search}${target.hash}`;
}

/** Stands for whatever host the site has: what is beside the host is read alike on all of them. */
const OURS = "http://site.invalid";
