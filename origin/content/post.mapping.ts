import { avatarPath } from "#origin/account/account.mapping.ts";
import { type LocaleColumns, storedName } from "#origin/db/locale-columns.ts";
import { teamRefOf } from "#origin/football/ref-columns.mapping.ts";
import { AUTHOR_WIDTH, mediaPath } from "#shared/content/image.table.ts";
import type { AuthorRef, Picture, Post, PostMatch, TermRef } from "#shared/content/post.schema.ts";
import type { Locale } from "#shared/url/index.ts";
import type { PostRow } from "./post.queries.ts";

/** Picture of an author: their own, or their account's. */
export const authorAvatar = (imageKey: string | null, avatar: string | null): string | null =>
  imageKey === null ? avatarPath(avatar) : mediaPath(imageKey, AUTHOR_WIDTH);

function termsIn(json: string, lang: Locale): TermRef[] {
  const terms: ({ slug: string } & LocaleColumns<"name", string | null>)[] = JSON.parse(json);
  return terms.map((term) => ({ slug: term.slug, name: storedName(term, "name", lang) }));
}

function pictureOf(row: PostRow): Picture | null {
  const { image_key: key, image_width: width, image_height: height, image_widths: widths } = row;
  if (key === null || width === null || height === null || widths === null) return null;
  return { key, width, height, widths: JSON.parse(widths), alt: row.image_alt ?? "" };
}

function matchOf(row: PostRow): PostMatch | null {
  const { match_id: id, match_time } = row;
  const [home, away] = [teamRefOf(row, "home"), teamRefOf(row, "away")];
  return id === null || match_time === null || !home || !away ? null : { id, match_time, home, away };
}

export const toAuthorRef = (row: PostRow): AuthorRef => ({
  slug: row.author_slug,
  name: row.author_name,
  avatar: authorAvatar(row.author_image_key, row.user_avatar),
});

/** A published article as lists show it. */
export const toPost = (row: PostRow): Post => ({
  id: row.id,
  type: "post",
  lang: row.lang,
  slug: row.slug,
  title: row.title,
  summary: row.summary,
  thumbnail: pictureOf(row),
  author: toAuthorRef(row),
  categories: termsIn(row.categories, row.lang),
  tags: termsIn(row.tags, row.lang),
  match_id: row.match_id,
  match: matchOf(row),
  comment_count: row.comment_count,
  is_index_flag: row.is_indexed === 1,
  published_at: row.published_at ?? row.created_at,
  updated_at: row.updated_at,
});
