import * as z from "zod/mini";
import { Slug } from "../content/post.schema.ts";
import { Lang } from "../url/locale.schema.ts";
import { endpoint } from "./endpoint.ts";
import { monthField, pageFields, requiredChoiceField } from "./query-fields.ts";

/** Most entities in a part of a sitemap: in two languages they are 10,000 addresses, about 4 MB. */
export const SITEMAP_FILE_ENTRIES = 5_000;

/** Kinds of entities that have a page each and are listed by their ids alone. */
export const SITEMAP_PROFILES = ["league", "team", "player", "coach"] as const;
export type SitemapProfile = (typeof SITEMAP_PROFILES)[number];

const FILE_PAGE = pageFields({ default: SITEMAP_FILE_ENTRIES, max: SITEMAP_FILE_ENTRIES });

/** An entity with a page, and the time of that page's last change (seconds UTC). */
const Changed = z.object({ id: z.int(), changed_at: z.int() });

/** The published share of something in one language. */
const Version = z.object({ lang: Lang, slug: Slug, changed_at: z.int() });
export type SitemapVersion = z.infer<typeof Version>;

const Versions = z.array(z.array(Version).check(z.minLength(1)));

/** Football pages for search engines, by id. */
export const footballSitemapEndpoints = {
  sitemapParts: endpoint({
    upstream: "football",
    path: "sitemap/parts",
    summary: "Counts for the sitemap index: matches by the month of their kick-off (UTC), and profiles.",
    answer: z.object({
      months: z.array(z.object({ month: z.string(), total: z.int() })),
      profiles: z.array(z.object({ kind: z.enum(SITEMAP_PROFILES), total: z.int() })),
    }),
    freshness: "minutes",
  }),
  sitemapMatches: endpoint({
    upstream: "football",
    path: "sitemap/matches",
    summary: "Matches that kick off in a month (UTC), with the last change of their list rows.",
    query: { month: monthField(), ...FILE_PAGE },
    answer: z.object({ matches: z.array(Changed) }),
    paginated: true,
    freshness: "hours",
  }),
  sitemapProfiles: endpoint({
    upstream: "football",
    path: "sitemap/profiles",
    summary: "Ids of all leagues, teams, players or coaches.",
    query: { kind: requiredChoiceField(SITEMAP_PROFILES), ...FILE_PAGE },
    answer: z.object({ ids: z.array(z.int()) }),
    paginated: true,
    freshness: "hours",
  }),
} as const;

/** Pages of the content service for search engines. */
export const contentSitemapEndpoints = {
  sitemapPosts: endpoint({
    upstream: "content",
    path: "sitemap/posts",
    summary: "Articles that search engines may index, each with its languages.",
    query: FILE_PAGE,
    answer: z.object({ posts: Versions }),
    paginated: true,
    freshness: "minutes",
  }),
  sitemapTerms: endpoint({
    upstream: "content",
    path: "sitemap/terms",
    summary:
      "Categories, tags and authors that have articles, each with the languages of its articles and its newest article.",
    answer: z.object({ categories: Versions, tags: Versions, authors: Versions }),
    freshness: "minutes",
  }),
  sitemapTips: endpoint({
    upstream: "content",
    path: "sitemap/tips",
    summary: "Tips that are not deleted, with their last change.",
    query: FILE_PAGE,
    answer: z.object({ tips: z.array(Changed) }),
    paginated: true,
    freshness: "minutes",
    betting: "only",
  }),
  sitemapExperts: endpoint({
    upstream: "content",
    path: "sitemap/experts",
    summary: "Ids of all experts.",
    query: FILE_PAGE,
    answer: z.object({ ids: z.array(z.int()) }),
    paginated: true,
    freshness: "minutes",
    betting: "only",
  }),
} as const;
