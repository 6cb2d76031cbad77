import type { ItemList } from "schema-dts";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Post } from "#shared/content/post.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";

/** A page's article list as schema.org data, in page order; nothing for an empty list. */
export function usePostsData(posts: readonly Post[]): ItemList | undefined {
  const origin = useSiteFacts()?.site_origin ?? "";
  // Server only: the browser bundle does not contain it.
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
