import * as z from "zod/mini";
import { Author, CategoryPosts, Post, PostDetail, Term } from "../content/index.ts";
import { movedTo } from "./content.endpoints.ts";
import { endpoint } from "./endpoint.ts";
import {
  intField,
  langField,
  optionalIdField,
  optionalSlugField,
  pageFields,
  slugField,
} from "./query-fields.ts";

const PAGE = pageFields({ default: 20, max: 100 });

/** Calls of articles and their taxonomies (product spec section 7). Drafts and scheduled articles are never in them. */
export const postEndpoints = {
  posts: endpoint({
    upstream: "content",
    path: "posts",
    summary:
      "Articles, newest first: all of a language, or those of a category, a tag, an author or a match.",
    query: {
      lang: langField(),
      category: optionalSlugField(),
      tag: optionalSlugField(),
      author: optionalSlugField(),
      match_id: optionalIdField(),
      ...PAGE,
    },
    answer: z.object({ posts: z.array(Post) }),
    paginated: true,
    freshness: "content",
    results: true,
  }),
  postsSlug: endpoint({
    upstream: "content",
    path: "posts/slug",
    summary:
      "An article by its slug. `post` is null if the article has moved; `article_not_found` for an unknown slug, `article_gone` for a deleted article.",
    query: { slug: slugField(), lang: langField() },
    answer: z.object({ post: z.nullable(PostDetail), moved_to: movedTo() }),
    freshness: "content",
    results: true,
  }),
  tags: endpoint({
    upstream: "content",
    path: "tags/",
    summary: "Tags of articles, the most used first.",
    query: { lang: langField(), ...PAGE },
    answer: z.object({ tags: z.array(Term) }),
    paginated: true,
    freshness: "content",
  }),
  tagsDetail: endpoint({
    upstream: "content",
    path: "tags/detail",
    summary: "A tag by its slug. `tag_not_found` for an unknown slug.",
    query: { slug: slugField(), lang: langField() },
    answer: z.object({ tag: Term }),
    freshness: "content",
  }),
  categories: endpoint({
    upstream: "content",
    path: "categories",
    aliases: ["/api/categories/"],
    summary: "The categories of articles, in their order.",
    query: { lang: langField() },
    answer: z.object({ categories: z.array(Term) }),
    freshness: "content",
  }),
  categoriesDetail: endpoint({
    upstream: "content",
    path: "categories/detail",
    summary: "A category by its slug. `category_not_found` for an unknown slug.",
    query: { slug: slugField(), lang: langField() },
    answer: z.object({ category: Term }),
    freshness: "content",
  }),
  categoriesPost: endpoint({
    upstream: "content",
    path: "categories/post",
    summary: "The categories that have articles, each with its newest articles.",
    query: {
      lang: langField(),
      limit_post: intField({ min: 1, max: 10, default: 4 }),
      ...pageFields({ default: 10, max: 30 }),
    },
    answer: z.object({ categories: z.array(CategoryPosts) }),
    paginated: true,
    freshness: "content",
    results: true,
  }),
  author: endpoint({
    upstream: "content",
    path: "author",
    aliases: ["/api/author"],
    summary: "An author of articles by slug. `author_not_found` for an unknown slug.",
    query: { slug: slugField(), lang: langField() },
    answer: z.object({ author: Author }),
    freshness: "content",
  }),
} as const;
