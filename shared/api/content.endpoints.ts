import * as z from "zod/mini";
import { Configuration, Page } from "../content/index.ts";
import { endpoint } from "./endpoint.ts";

/** Content calls of product spec section 7. */
export const contentEndpoints = {
  configurations: endpoint({
    upstream: "content",
    path: "configurations",
    summary: "The site's configuration entries, read at start.",
    answer: z.object({ configurations: z.array(Configuration) }),
    freshness: "minutes",
  }),
  pages: endpoint({
    upstream: "content",
    path: "pages",
    summary: "The content service's pages, read at start for dynamic routes.",
    answer: z.object({ pages: z.array(Page) }),
    freshness: "minutes",
  }),
} as const;
