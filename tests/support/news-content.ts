import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLInputValue } from "node:sqlite";
import type { APIRequestContext } from "@playwright/test";
import type { TestSite } from "./site.ts";

/** Articles that the tests of the news read, put into a site's database while it runs and nobody has read any. */

/** How many articles the category `tin-nhanh` has in each language: two pages of them. */
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

/** Its match, by language of nobody: id of a match in the site. */
interface NewsOptions {
  readonly match_id: number | null;
}

/** The file in which a running site keeps its database. */
function databaseFile({ dataDir }: TestSite): string {
  const folder = join(dataDir, "workers/v3/d1/miniflare-D1DatabaseObject");
  const file = readdirSync(folder).find((name) => /^[0-9a-f]{64}\.sqlite$/.test(name));
  if (file === undefined) throw new Error(`no database in ${folder}`);
  return join(folder, file);
}

/** Opens the database of a running site, which goes on writing to it. */
export function openDatabase(site: TestSite): DatabaseSync {
  const db = new DatabaseSync(databaseFile(site));
  db.exec("PRAGMA busy_timeout = 5000");
  return db;
}

/** Sites whose news are stored: a worker has one, and stores once. */
const filled = new Set<string>();

/** Fills the news of a site, before the first test that reads them. */
export async function fillNews(site: TestSite, request: APIRequestContext): Promise<void> {
  if (filled.has(site.url)) return;
  filled.add(site.url);
  const list = await request.get(`${site.url}/api/v1/football/matches/recent?tz=%2B07:00`);
  storeNews(site, { match_id: (await list.json()).data.matches[0]?.id ?? null });
}

/** Once for each site: slugs are taken afterwards. */
function storeNews(site: TestSite, { match_id }: NewsOptions): void {
  const db = openDatabase(site);
  const run = (sql: string, ...values: SQLInputValue[]) =>
    Number(db.prepare(sql).run(...values).lastInsertRowid);
  const now = Math.floor(Date.now() / 1000);
  db.exec("BEGIN");
  const author = run(
    "INSERT INTO authors (slug, name, biography_vi, biography_en, links) VALUES ('an-nguyen', 'Nguyễn Văn An', ?, ?, ?)",
    "Viết về bóng đá từ năm 2010.",
    "Writes about football since 2010.",
    JSON.stringify(["https://www.an.example/blog", "javascript:alert(1)"]),
  );
  const categories = [
    ["nhan-dinh-truoc-tran", "Trước trận", "Previews"],
    ["tin-nhanh", "Tin nhanh", "In brief"],
  ].map(([slug, vi, en], at) =>
    run(
      "INSERT INTO categories (slug, name_vi, name_en, description_vi, description_en, position) VALUES (?, ?, ?, ?, ?, ?)",
      slug ?? "",
      vi ?? "",
      en ?? "",
      `Mọi bài của ${vi}`,
      `All of ${en}`,
      at,
    ),
  );
  const tag = run("INSERT INTO tags (slug, name_vi, name_en) VALUES ('world-cup', 'World Cup', 'World Cup')");
  const post = (
    lang: "vi" | "en",
    key: string,
    slug: string,
    title: string,
    content: string,
    at: number,
    of: number,
  ) => {
    const id = run(
      `INSERT INTO posts (key, lang, slug, source, title, summary, content, author_id, match_id, is_indexed, published_at,
        created_at, updated_at) VALUES (?, ?, ?, 'import', ?, ?, ?, ?, ?, 1, ?, ?, ?)`,
      ...[
        key,
        lang,
        slug,
        title,
        lang === "vi" ? "Tóm tắt bài viết." : "What it says in short.",
        content,
        author,
      ],
      ...[key === "main" ? match_id : null, at, at, at],
    );
    run("INSERT INTO post_categories (post_id, category_id, position) VALUES (?, ?, 0)", id, of);
    if (key === "main") run("INSERT INTO post_tags (post_id, tag_id, position) VALUES (?, ?, 0)", id, tag);
  };
  for (const lang of ["vi", "en"] as const) {
    const { slug, title } = article[lang];
    post(lang, "main", slug, title, CONTENT[lang], now - 60, categories[0] ?? 0);
    post(lang, "other", `${slug}-2`, `${title} (2)`, CONTENT[lang], now - 7_200, categories[0] ?? 0);
    for (let at = 1; at <= MANY; at += 1) {
      const name = lang === "vi" ? `Tin nhanh số ${at}` : `Brief number ${at}`;
      const path = lang === "vi" ? `tin-nhanh-${at}` : `brief-${at}`;
      post(lang, `brief-${at}`, path, name, `<p>${name}</p>`, now - 3_600 * (at + 2), categories[1] ?? 0);
    }
  }
  post(
    "vi",
    "only",
    "chi-co-tieng-viet",
    "Chỉ có tiếng Việt",
    "<p>Chỉ một ngôn ngữ.</p>",
    now - 9e5,
    categories[1] ?? 0,
  );
  run(
    "INSERT INTO former_slugs (lang, slug, moved_to, at) VALUES ('vi', 'dia-chi-cu', ?, ?)",
    article.vi.slug,
    now,
  );
  run("INSERT INTO former_slugs (lang, slug, moved_to, at) VALUES ('vi', 'da-go-bo', NULL, ?)", now);
  run(
    "INSERT INTO pages (slug, key, is_front_page, updated_at) VALUES ('ve-cac-bai-thu', 'about-tests', 0, ?)",
    now,
  );
  for (const [lang, title] of [
    ["vi", "Giới thiệu"],
    ["en", "About us"],
  ] as const) {
    run(
      "INSERT INTO page_texts (slug, lang, title, content) VALUES ('ve-cac-bai-thu', ?, ?, ?)",
      ...[lang, title, `<p>${title}</p><script>document.title = "x"</script>`],
    );
  }
  db.exec("COMMIT");
  db.close();
}
