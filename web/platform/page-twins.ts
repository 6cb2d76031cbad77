import { useLocation, useMatches } from "react-router";
import { alternatesOf, type Locale } from "#shared/url/index.ts";

/** Paths of a page in each language; null where it is in the others alone. */
export type PageTwins = Readonly<Record<Locale, string | null>>;

/**
 * Where the page stands in each language. Most pages have a path of the same form in both; what a loader answers as
 * `twins` is said of pages whose words choose their own address, or that are not in every language.
 */
export function usePageTwins(): PageTwins {
  const { pathname } = useLocation();
  const told = useMatches().at(-1)?.loaderData;
  return hasTwins(told) ? told.twins : alternatesOf(pathname);
}

const hasTwins = (data: unknown): data is { readonly twins: PageTwins } =>
  typeof data === "object" && data !== null && "twins" in data;
