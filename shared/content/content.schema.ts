import * as z from "zod/mini";
import { Lang } from "../url/locale.schema.ts";
import { OBJECT_TYPES } from "./content.table.ts";

/** Content of the site itself, beside its articles (post.schema.ts). Times are seconds UTC. */

/** One entry of the site's configuration (product spec section 3). Known codes: domain-facts section 4. */
export const Configuration = z.object({ code: z.string(), value: z.string() });
export type Configuration = z.infer<typeof Configuration>;

/** A page of the content service (product spec section 3); `router_name` among its meta maps it to a screen. */
export const Page = z.object({
  /** Its path below the root, without a leading slash. */
  slug: z.string(),
  is_front_page: z.boolean(),
  header_script: z.nullable(z.string()),
  request_header_script: z.nullable(z.string()),
  post_meta_post: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Page = z.infer<typeof Page>;

/** A page's content in one language. */
export const PageText = z.object({
  slug: z.string(),
  lang: Lang,
  title: z.string(),
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  keyword: z.nullable(z.string()),
  summary: z.nullable(z.string()),
  /** HTML. The renderer sanitizes it: the service may be an operator's own. */
  content: z.string(),
  updated_at: z.int(),
});
export type PageText = z.infer<typeof PageText>;

const menuEntry = {
  id: z.int(),
  name: z.string(),
  /** A path of this site, or a whole address. */
  code: z.string(),
  icon: z.nullable(z.string()),
};
/** An entry of the site's menu with those below it. */
export const MenuItem = z.object({ ...menuEntry, children: z.array(z.object(menuEntry)) });
export type MenuItem = z.infer<typeof MenuItem>;

/** A language of the site, by its own name and in English. */
export const Language = z.object({ key: Lang, value: z.string(), en: z.string() });
export type Language = z.infer<typeof Language>;

/** Replacements of a screen's own title and texts; null keeps them. */
export const ObjectMeta = z.object({
  type: z.enum(OBJECT_TYPES),
  object_id: z.int(),
  tab: z.nullable(z.string()),
  title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  keyword: z.nullable(z.string()),
  /** HTML, see {@link PageText}. */
  content: z.nullable(z.string()),
});
export type ObjectMeta = z.infer<typeof ObjectMeta>;
