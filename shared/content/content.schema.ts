import * as z from "zod/mini";

/** One entry of the site's configuration (product spec section 3). Known codes: domain-facts section 4. */
export const Configuration = z.object({ code: z.string(), value: z.string() });
export type Configuration = z.infer<typeof Configuration>;

/** A page of the content service (product spec section 3); `router_name` among its meta maps it to a screen. */
export const Page = z.object({
  slug: z.string(),
  is_front_page: z.boolean(),
  header_script: z.nullable(z.string()),
  request_header_script: z.nullable(z.string()),
  post_meta_post: z.array(z.object({ name: z.string(), value: z.string() })),
});
export type Page = z.infer<typeof Page>;
