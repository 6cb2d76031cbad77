import { Post } from "#shared/content/post.schema.ts";

/** An article as lists show it, with the fields that a test is about. */
export const aPost = (fields: Readonly<Record<string, unknown>> = {}): Post =>
  Post.parse({
    id: 1,
    type: "post",
    lang: "vi",
    slug: "bai-viet",
    title: "Bài viết",
    summary: "Tóm tắt",
    thumbnail: null,
    author: { slug: "tac-gia", name: "Tác giả", avatar: null },
    categories: [{ id: 3, name: "Tin mới", slug: "tin-moi" }],
    tags: [],
    match_id: null,
    match: null,
    comment_count: 0,
    is_index_flag: true,
    published_at: 1_800_000_000,
    updated_at: 1_800_000_000,
    ...fields,
  });
