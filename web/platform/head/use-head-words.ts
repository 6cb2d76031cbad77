import { useMatches } from "react-router";
import type { HeadWords } from "#shared/content/seo-template.rules.ts";
import type { ScreenWords } from "./head-words.server.ts";

const hasWords = (data: unknown): data is { readonly head_words: ScreenWords } =>
  typeof data === "object" && data !== null && "head_words" in data;

/**
 * What the content service says in the head of this page (screen-loader.server.ts). It is said of a screen or its tab as
 * they are, not of another day, season or page of a list: `search` is what the page's canonical address says.
 */
export function useHeadWords(search: Readonly<Record<string, string>>): HeadWords | null {
  const loaded = useMatches().at(-1)?.loaderData;
  if (!hasWords(loaded)) return null;
  const { tab = null, ...others } = search;
  const words = loaded.head_words;
  return words.tab === tab && Object.keys(others).length === 0 ? words : null;
}
