import type { ItemList } from "schema-dts";
import type { Post } from "#shared/content/post.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";

/** A page's list of articles in the words of schema.org, in the order of the page; nothing of an empty one. */
export function usePostsData(posts: readonly Post[]): ItemList | undefined {
  const origin = useSiteFacts()?.site_origin ?? "";
  // Only the server writes it: the bundle of browsers does without.
  if (!import.meta.env.SSR || posts.length === 0) return undefined;
  return {
    "@type": "ItemList",
    itemListElement: posts.map(({ slug, title }, at) => ({
      "@type": "ListItem",
      position: at + 1,
      name: title,
      url: origin + pathOf("article", getLocale(), { slug }),
    })),
  };
}
