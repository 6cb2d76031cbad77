import * as z from "zod/mini";
import { MatchId, TeamRef } from "../match/match.schema.ts";
import { Lang } from "../url/locale.schema.ts";
import { SLUG, SLUG_MAXIMUM } from "./content.table.ts";

/** Articles and their taxonomies. Times are seconds UTC. */

export const Slug = z.string().check(z.maxLength(SLUG_MAXIMUM), z.regex(SLUG));

/** A stored picture, in several widths: `/media/<key>-<width>.webp`. */
export const StoredImage = z.object({
  key: z.string(),
  /** Of the largest. */
  width: z.int(),
  height: z.int(),
  /** Widths that there are, ascending. */
  widths: z.array(z.int()).check(z.minLength(1)),
});
export type StoredImage = z.infer<typeof StoredImage>;

/** A stored picture where it is shown. */
export const Picture = z.extend(StoredImage, {
  /** Alternative text; empty for decoration. */
  alt: z.string(),
});
export type Picture = z.infer<typeof Picture>;

/** A category or tag as articles name it. */
export const TermRef = z.object({ slug: Slug, name: z.string() });
export type TermRef = z.infer<typeof TermRef>;

/** A category or tag on its own page. */
export const Term = z.extend(TermRef, {
  description: z.nullable(z.string()),
  /** Published articles in the requested language. */
  posts: z.int(),
});
export type Term = z.infer<typeof Term>;

/** Author of an article. */
export const AuthorRef = z.object({
  slug: Slug,
  name: z.string(),
  /** Path on this site. */
  avatar: z.nullable(z.string()),
});
export type AuthorRef = z.infer<typeof AuthorRef>;

/** An author on their own page. */
export const Author = z.extend(AuthorRef, {
  biography: z.nullable(z.string()),
  links: z.array(z.url()),
  /** Id of the author's account as an expert, whose tips are elsewhere. */
  expert_id: z.nullable(z.int()),
  posts: z.int(),
});
export type Author = z.infer<typeof Author>;

/** The match of a preview or report, as far as lists of articles show it. */
export const PostMatch = z.object({ id: MatchId, match_time: z.int(), home: TeamRef, away: TeamRef });
export type PostMatch = z.infer<typeof PostMatch>;

/** An article as lists show it. */
export const Post = z.object({
  id: z.int(),
  type: z.literal("post"),
  lang: Lang,
  slug: Slug,
  title: z.string(),
  summary: z.string(),
  thumbnail: z.nullable(Picture),
  author: AuthorRef,
  /** The first one is its own. */
  categories: z.array(TermRef),
  tags: z.array(TermRef),
  /** Of a preview or report. */
  match_id: z.nullable(z.int()),
  /** The same match; null too where it is not known any more. */
  match: z.nullable(PostMatch),
  comment_count: z.int(),
  /** False keeps the article out of search engines and feeds. */
  is_index_flag: z.boolean(),
  published_at: z.int(),
  updated_at: z.int(),
});
export type Post = z.infer<typeof Post>;

const PostLink = z.object({ slug: Slug, title: z.string() });

/** An article on its own page. */
export const PostDetail = z.extend(Post, {
  meta_title: z.nullable(z.string()),
  meta_description: z.nullable(z.string()),
  keyword: z.nullable(z.string()),
  /** HTML. The renderer sanitizes it: the service may be an operator's own. */
  content: z.string(),
  /** The article in every language it is published in, this one among them. */
  alternates: z.array(z.object({ lang: Lang, slug: Slug })),
  /** Published before and after it in its category. */
  previous: z.nullable(PostLink),
  next: z.nullable(PostLink),
  related: z.array(Post),
});
export type PostDetail = z.infer<typeof PostDetail>;

/** A category with its newest articles. */
export const CategoryPosts = z.extend(TermRef, { posts: z.array(Post) });
export type CategoryPosts = z.infer<typeof CategoryPosts>;
