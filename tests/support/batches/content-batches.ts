import {
  type BatchPage,
  type BatchPost,
  type ContentBatch,
  emptyContent,
} from "#origin/content/content-batch.schema.ts";

/** Content to store. */

/** An article in Vietnamese of an author, a category and a tag of {@link someContent}. */
export const aBatchPost = (fields: Partial<BatchPost> = {}): BatchPost => ({
  key: "first",
  lang: "vi",
  slug: "bai-viet-dau-tien",
  title: "Bài viết đầu tiên",
  summary: "Về bóng đá.",
  content: "<p>Bóng lăn.</p>",
  author: "lan",
  categories: ["nhan-dinh"],
  tags: ["ngoai-hang-anh"],
  is_index_flag: true,
  published_at: 1_750_000_000,
  ...fields,
});

/** A page in Vietnamese. */
export const aBatchPage = (fields: Partial<BatchPage> = {}): BatchPage => ({
  key: "about",
  slug: "gioi-thieu",
  is_front_page: false,
  header_script: null,
  request_header_script: null,
  meta: [],
  texts: { vi: { title: "Giới thiệu", content: "<p>Chúng tôi.</p>" } },
  ...fields,
});

/** A batch with one author, two categories, two tags and whatever else is given. */
export const someContent = (rows: Partial<ContentBatch> = {}): ContentBatch => ({
  ...emptyContent(),
  authors: [
    {
      slug: "lan",
      name: "Lan",
      links: ["https://example.com/lan"],
      biography: { vi: "Viết.", en: "Writes." },
    },
  ],
  categories: [
    { slug: "nhan-dinh", name: { vi: "Nhận định", en: "Previews" }, position: 1 },
    { slug: "chuyen-nhuong", name: { vi: "Chuyển nhượng", en: "Transfers" }, position: 2 },
  ],
  tags: [
    { slug: "ngoai-hang-anh", name: { vi: "Ngoại hạng Anh", en: "Premier League" } },
    { slug: "v-league", name: { vi: "V-League", en: "V-League" } },
  ],
  ...rows,
});
