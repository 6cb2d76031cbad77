import { DatabaseSync } from "node:sqlite";
import type { APIRequestContext } from "@playwright/test";
import { type BatchPost, type ContentBatch, emptyContent } from "#origin/content/content-batch.schema.ts";
import { databaseFile } from "#scripts/backup/local-data.ts";
import { LOCALES, type Locale } from "#shared/url/index.ts";
import type { TestSite } from "../site.ts";

/** Articles for the tests of the news, as an import has them. */

/** Number of articles of the category `tin-nhanh` in each language: two pages of them. */
export const MANY = 15;

const CONTENT = {
  vi: `<p>Trận đấu đáng chờ với <a href="https://nguon.example/bai">nguồn</a> và <a href="/bong-da/ket-qua-bong-da">kết quả</a>.</p>
<h2>Phong độ gần đây</h2><p>${"Hai đội đều thắng ba trận gần nhất. ".repeat(30)}</p>
<h2>Đội hình dự kiến</h2><h3>Chủ nhà</h3><ul><li>Thủ môn</li><li>Hậu vệ</li></ul>
<blockquote><p>Chúng tôi sẵn sàng.</p></blockquote>
<h2>Đối đầu</h2><table><thead><tr><th>Ngày</th><th>Tỷ số</th></tr></thead><tbody><tr><td>18-12-2022</td><td>3-3</td></tr></tbody></table>
<script>document.title = "mất"</script><img src=x onerror="document.title='mất'">`,
  en: `<p>A match to wait for, with a <a href="https://source.example/story">source</a> and <a href="/football/results">results</a>.</p>
<h2>Recent form</h2><p>${"Both have won their last three matches. ".repeat(30)}</p>
<h2>Expected line-ups</h2><h3>Home</h3><ul><li>Goalkeeper</li><li>Defenders</li></ul>
<blockquote><p>We are ready.</p></blockquote>
<h2>Meetings</h2><table><thead><tr><th>Day</th><th>Score</th></tr></thead><tbody><tr><td>18-12-2022</td><td>3-3</td></tr></tbody></table>
<script>document.title = "lost"</script><img src=x onerror="document.title='lost'">`,
} as const;

export const article = {
  vi: {
    slug: "nhan-dinh-tran-cau-tam-diem",
    title: "Nhận định: trận cầu tâm điểm cuối tuần",
    toc: "Mục lục",
  },
  en: { slug: "preview-of-the-big-match", title: "Preview: the big match of the weekend", toc: "Contents" },
} as const;

/** Opens the database of a running site, which goes on writing to it. */
export function openDatabase(site: TestSite): DatabaseSync {
  const file = databaseFile(site.dataDir);
  if (file === null) throw new Error(`no database in ${site.dataDir}`);
  return new DatabaseSync(file, { timeout: 5_000 });
}

/** Stores a batch of content in a site, as every importer does. */
export async function putContent(site: TestSite, rows: Partial<ContentBatch>): Promise<void> {
  const response = await fetch(`${site.url}/api/v1/origin/content`, {
    method: "POST",
    headers: { authorization: `Bearer ${site.ingestToken}`, "content-type": "application/json" },
    body: JSON.stringify({ ...emptyContent(), ...rows }),
  });
  const answer = await response.text();
  if (!response.ok || !answer.includes('"stored":true')) throw new Error(`${response.status}: ${answer}`);
}

/** Sites whose news are stored: a worker has one, and stores once. */
const filled = new Set<string>();

/** Fills the news of a site, before the first test that reads them. */
export async function fillNews(site: TestSite, request: APIRequestContext): Promise<void> {
  if (filled.has(site.url)) return;
  filled.add(site.url);
  const list = await request.get(`${site.url}/api/v1/football/matches/recent?tz=%2B07:00`);
  const match_id: number | undefined = (await list.json()).data.matches[0]?.id;
  const posts = newsOf(match_id);
  // One had another URL, and one is gone.
  const former = posts.map((post) =>
    post.key === "main" && post.lang === "vi" ? { ...post, slug: "dia-chi-cu" } : post,
  );
  const gone = aPost("vi", { key: "gone", slug: "da-go-bo", title: "Đã gỡ bỏ" });
  await putContent(site, { ...LISTS, posts: [...former, gone] });
  await putContent(site, { posts, removed: { posts: [{ key: "gone", lang: "vi" }], pages: [] } });
}

const LISTS: Partial<ContentBatch> = {
  authors: [
    {
      slug: "an-nguyen",
      name: "Nguyễn Văn An",
      biography: { vi: "Viết về bóng đá từ năm 2010.", en: "Writes about football since 2010." },
      links: ["https://www.an.example/blog"],
    },
  ],
  categories: [
    ["nhan-dinh-truoc-tran", "Trước trận", "Previews"] as const,
    ["tin-nhanh", "Tin nhanh", "In brief"] as const,
  ].map(([slug, vi, en], position) => ({
    ...{ slug, name: { vi, en }, position },
    description: { vi: `Mọi bài của ${vi}`, en: `All of ${en}` },
  })),
  tags: [{ slug: "world-cup", name: { vi: "World Cup", en: "World Cup" } }],
  pages: [
    {
      ...{ key: "about-tests", slug: "ve-cac-bai-thu", is_front_page: false, meta: [] },
      ...{ header_script: null, request_header_script: null },
      texts: {
        vi: { title: "Giới thiệu", content: '<p>Giới thiệu</p><script>document.title = "x"</script>' },
        en: { title: "About us", content: '<p>About us</p><script>document.title = "x"</script>' },
      },
    },
  ],
};

/** An article of the category `tin-nhanh`, published an hour ago by default. */
const aPost = (
  lang: Locale,
  fields: Pick<BatchPost, "key" | "slug" | "title"> & Partial<BatchPost>,
): BatchPost => ({
  lang,
  summary: lang === "vi" ? "Tóm tắt bài viết." : "What it says in short.",
  content: `<p>${fields.title}</p>`,
  author: "an-nguyen",
  categories: ["tin-nhanh"],
  tags: [],
  is_index_flag: true,
  published_at: Math.floor(Date.now() / 1000) - 3_600,
  ...fields,
});

/** The articles; the first one is about `match_id`. */
function newsOf(match_id: number | undefined): BatchPost[] {
  const now = Math.floor(Date.now() / 1000);
  const inBoth = LOCALES.flatMap((lang) => {
    const { slug, title } = article[lang];
    const long = { content: CONTENT[lang], categories: ["nhan-dinh-truoc-tran"] };
    const about = match_id === undefined ? {} : { match_id };
    return [
      aPost(lang, {
        ...long,
        ...about,
        key: "main",
        slug,
        title,
        tags: ["world-cup"],
        published_at: now - 60,
      }),
      aPost(lang, {
        ...long,
        key: "other",
        slug: `${slug}-2`,
        title: `${title} (2)`,
        published_at: now - 7_200,
      }),
      ...Array.from({ length: MANY }, (_, at) => at + 1).map((at) =>
        aPost(lang, {
          key: `brief-${at}`,
          slug: lang === "vi" ? `tin-nhanh-${at}` : `brief-${at}`,
          title: lang === "vi" ? `Tin nhanh số ${at}` : `Brief number ${at}`,
          published_at: now - 3_600 * (at + 2),
        }),
      ),
    ];
  });
  const title = "Chỉ có tiếng Việt";
  const only = { key: "only", slug: "chi-co-tieng-viet", title, published_at: now - 9e5 };
  return [...inBoth, aPost("vi", { ...only, content: "<p>Chỉ một ngôn ngữ.</p>" })];
}
