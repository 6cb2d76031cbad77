/** The redirect path of a form, safe for a `location` header. Null for anything that could lead elsewhere. */
export function ownPath(back: unknown): string | null {
  if (typeof back !== "string" || back.length > 500 || !back.startsWith("/")) return null;
  if (!URL.canParse(back, OURS)) return null;
  const target = new URL(back, OURS);
  // `//host` and `/\host` have another origin by now; `/.//host` has ours, but would be read as `//host` once more.
  if (target.origin !== OURS || target.pathname.startsWith("//")) return null;
  return `${target.pathname}${target.search}${target.hash}`;
}

/** Placeholder for the site's host: the rest of an address is parsed alike on all of them. */
const OURS = "http://site.invalid";
