import { useLocation, useMatches } from "react-router";
import { alternatesOf, type Locale } from "#shared/url/index.ts";

/** Paths of a page in each language (hreflang); null where the page is not in that language. */
export type Alternates = Readonly<Record<Locale, string | null>>;

/** Paths of the page in each language; loaders return `alternates` where slugs differ or languages are missing. */
export function useAlternates(): Alternates {
  const { pathname } = useLocation();
  const data = useMatches().at(-1)?.loaderData;
  return hasAlternates(data) ? data.alternates : alternatesOf(pathname);
}

const hasAlternates = (data: unknown): data is { readonly alternates: Alternates } =>
  typeof data === "object" && data !== null && "alternates" in data;
