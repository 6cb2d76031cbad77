import { createHash } from "node:crypto";
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import {
  type EdgeHarness,
  jsonOf,
  type RawAnswer,
  startEdge,
  type UpstreamPlan,
} from "#tests/support/edge/edge-harness.ts";

/** Pages of the content service that show a screen, its header scripts, and the fallback while it is down. */

const PAGES = "/oapi/v1/pages";
const CONFIGURATIONS = "/oapi/v1/configurations";
const MENU = "/oapi/v1/menu";
/** How long a response of the content service is fresh here. */
const HOLDS_MS = 600;

let edge: EdgeHarness;
let changesAtMs = 0;
beforeAll(async () => {
  edge = await startEdge({ REALTIME_URL: "http://127.0.0.1:9", SITE_URL: "https://site.example" });
});
afterAll(() => edge.stop());
beforeEach(() => edge.reset());

const pageRow = (slug: string, router_name: string, header_script: string | null = null) => ({
  slug,
  is_front_page: slug === "home",
  header_script,
  request_header_script: null,
  post_meta_post: [{ name: "router_name", value: router_name }],
});

/** Sets the content service's responses, and empties edge's cache of the earlier ones. */
async function planContent(paths: Record<string, UpstreamPlan>): Promise<void> {
  await edge.moveTo(changesAtMs);
  changesAtMs = Date.now() + HOLDS_MS;
  const headers = { "next-change-at": String(changesAtMs) };
  const result = Object.entries({ [MENU]: {}, ...paths }).map(([path, plan]) => [path, { ...plan, headers }]);
  await edge.plan({ paths: Object.fromEntries(result) });
}
const havePages = (...pages: readonly unknown[]) => planContent({ [PAGES]: { data: { pages } } });

const textOf = ({ bytes }: RawAnswer): string => bytes.toString();
const canonicalOf = (answer: RawAnswer): string | undefined =>
  /<link rel="canonical" href="([^"]*)"/.exec(textOf(answer))?.[1];
const logged = (code: string) => edge.logged().filter((line) => line.includes(`"${code}"`));

describe("a page with a router name", () => {
  it.each(["/ket-qua", "/en/ket-qua"])(
    "A page with a router name shows its screen, whose one address is %s",
    async (path) => {
      await havePages(pageRow("ket-qua", "FOOTBALL_RESULT"), pageRow("ti-so", "FOOTBALL_RESULT"));
      const address = `https://site.example${path}`;
      const answer = await edge.get(path);
      expect([answer.status, canonicalOf(answer)]).toEqual([200, address]);
      expect(textOf(answer)).toContain(path.startsWith("/en") ? '<html lang="en"' : '<html lang="vi"');
      const builtIn = path.startsWith("/en") ? "/football/results" : "/bong-da/ket-qua-bong-da";
      const other = path.replace("ket-qua", "ti-so");
      for (const elsewhere of [builtIn, other]) expect(canonicalOf(await edge.get(elsewhere))).toBe(address);
      const day = await edge.get(`${path}?utm_source=x&date=2026-01-02`);
      expect(canonicalOf(day)).toBe(`${address}?date=2026-01-02`);
      expect(textOf(day)).not.toContain("utm_source");
    },
  );

  it("A page with a router name is known to the browser's router, which may not keep what it was told of a free path", async () => {
    await havePages(pageRow("bang-diem", "standings"));
    const version = /\\"version\\":\s*\\"([^"\\]+)/.exec(textOf(await edge.get("/")))?.[1];
    const fetchRoutes = (path: string) =>
      edge.get(`/__manifest?version=${version}&paths=${encodeURIComponent(path)}`);
    const result = await fetchRoutes("/bang-diem");
    const routes = jsonOf(result) as Record<string, { module: string; path: string }>;
    const builtIn = jsonOf(await fetchRoutes("/bong-da/bang-xep-hang")) as typeof routes;
    const id = "dynamic.bang-diem.standings.vi";
    expect(routes[id]).toMatchObject({ module: builtIn["standings.vi"]?.module, path: "/bang-diem" });
    expect(result.headers["cache-control"]).toBe("no-store");
    expect((await fetchRoutes("/match")).headers["cache-control"]).toContain("immutable");
  });

  it("A page with a router name comes and goes without a build; a browser that knows it otherwise loads the page whole", async () => {
    await havePages(pageRow("ket-qua", "FOOTBALL_RESULT"));
    expect((await edge.get("/ket-qua")).status).toBe(200);
    const data = "/ket-qua.data?_routes=dynamic.ket-qua.results.vi";
    expect((await edge.get(data)).status).toBe(200);
    await havePages(pageRow("ket-qua-moi", "FOOTBALL_RESULT"));
    expect((await edge.get("/ket-qua-moi")).status).toBe(200);
    expect((await edge.get("/ket-qua")).status).toBe(404);
    const reload = await edge.get(data);
    expect(reload.status).toBe(202);
    expect(textOf(reload)).toMatch(/"SingleFetchRedirect".*"\/ket-qua".*"reload"/s);
  });

  it("A page with a router name never takes the place of what is there, and the operator is told once", async () => {
    await havePages(pageRow("match", "FOOTBALL_RESULT"), pageRow("api", "standings"));
    for (const _ of [1, 2]) expect(canonicalOf(await edge.get("/match"))).toBe("https://site.example/match");
    await edge.get("/nothing-here");
    expect(logged("route_ignored").map((line) => JSON.parse(line).slug)).toEqual(["match", "api"]);
  });

  it.each([
    ["fails", { status: 503, contentType: "text/plain", text: "down" }],
    ["is none", { data: { pages: [{ slug: 7 }] } }],
  ])(
    "A page with a router name stays while the table %s, as do all built-in paths; one line says so",
    async (_, plan) => {
      await havePages(pageRow("lich", "FOOTBALL_SCHEDULE"));
      expect((await edge.get("/lich")).status).toBe(200);
      await planContent({ [PAGES]: plan });
      for (const path of ["/lich", "/", "/en/match", "/bong-da/lich-thi-dau", "/lich"])
        expect([path, (await edge.get(path)).status]).toEqual([path, 200]);
      const lines = edge.logged().filter((line) => line.includes(PAGES) && line.includes('"without"'));
      expect(lines.length).toBeLessThanOrEqual(1);
    },
  );
});

const titleOf = (answer: RawAnswer) => /<title>(.*?) \|/.exec(textOf(answer))?.[1];
const metaOf = (answer: RawAnswer, name: string) =>
  new RegExp(`<meta name="${name}" content="([^"]*)"`).exec(textOf(answer))?.[1];
const headOf = (answer: RawAnswer) => [
  ...[titleOf(answer), metaOf(answer, "description"), metaOf(answer, "keywords")],
];
const DOWN: UpstreamPlan = { status: 503, contentType: "text/plain", text: "down" };
const pageText = (title: string) => ({
  ...{ slug: "x", lang: "vi", title: "Tiêu đề", meta_title: title, meta_description: `${title}.` },
  ...{ keyword: "bóng đá", summary: null, content: "", updated_at: 1 },
});

describe("texts of the content service around a page", () => {
  const PLACEHOLDER = "$" + "{time}";
  const content = {
    [PAGES]: { data: { pages: [pageRow("ket-qua", "FOOTBALL_RESULT"), pageRow("home", "")] } },
    [`${PAGES}/slug`]: { data: { page: pageText("Kết quả 24h"), moved_to: null } },
    [`${PAGES}/home-page`]: { data: { page: pageText("Trang nhất & hơn") } },
    [CONFIGURATIONS]: {
      data: {
        configurations: [
          { code: "NEWS_TITLE", value: "Tin 24h" },
          { code: "NEWS_DESCRIPTION", value: `Lúc ${PLACEHOLDER}` },
        ],
      },
    },
    [MENU]: {
      data: {
        menu: [
          { id: 1, name: "Luật <chơi>", code: "/luat-choi", icon: null, children: [] },
          { id: 2, name: "Xấu", code: "javascript:alert(1)", icon: null, children: [] },
          { id: 3, name: "Chuyên gia 24h", code: "/chuyen-gia", icon: null, children: [] },
        ],
      },
    },
  };

  it("Texts of the content service are in the heads of its pages, and of the screens that have their address there", async () => {
    await planContent(content);
    const kept = ["Kết quả 24h", "Kết quả 24h.", "bóng đá"];
    expect(headOf(await edge.get("/ket-qua"))).toEqual(kept);
    expect(headOf(await edge.get("/bong-da/ket-qua-bong-da"))).toEqual(kept);
    expect(headOf(await edge.get("/"))).toEqual(["Trang nhất &amp; hơn", "Trang nhất &amp; hơn.", "bóng đá"]);
    const day = await edge.get("/ket-qua?date=2026-01-02");
    expect([titleOf(day)?.includes("24h"), metaOf(day, "keywords")]).toEqual([false, undefined]);
  });

  it("Texts of the content service are in the head of a thing's page and below it", async () => {
    const object_meta = {
      ...{ type: "coach", object_id: 7, tab: null, title: "Đội bảy", meta_description: null, keyword: "bảy" },
      content: "<p>Lịch sử của đội</p><script>alert(1)</script>",
    };
    const empty = { honors: [], seasons: [], players: [], transfers: [], matches: [], stats: [] };
    const coach = {
      ...{ id: 7, name: "Hà", logo: null, kind: "head", age: 50, birthday: null, preferred_formation: null },
      ...{ joined: null, contract_until: null, team: null, country: null },
    };
    await planContent({
      "/oapi/v1/objects-meta": { data: { object_meta } },
      "/api/v1/football/coachs/detail": { data: { coach } },
      "/api/v1/football/coachs/honor": { data: empty },
    });
    for (const path of ["/coach/7", "/en/coach/7"]) {
      const answer = await edge.get(path);
      expect([path, answer.status, titleOf(answer), metaOf(answer, "keywords")]).toEqual([
        ...[path, 200, "Đội bảy", "bảy"],
      ]);
      expect(textOf(answer)).toContain("<p>Lịch sử của đội</p>");
      expect(textOf(answer)).not.toContain("alert(1)");
    }
    const requested = (await edge.calls()).filter(({ path }) => path === "/oapi/v1/objects-meta");
    expect(requested.map(({ search }) => search)).toEqual([
      ...["?lang=vi", "?lang=en"].map((lang) => `${lang}&object_id=7&tab=detail&type=coach`),
    ]);
  });

  it("Entries of the content service are in the menu, as far as the reader may be led there", async () => {
    await planContent(content);
    const shown = textOf(await edge.get("/match"));
    expect(shown.match(/href="\/luat-choi"/g)?.length).toBe(2);
    expect(shown).toContain("Luật &lt;chơi&gt;");
    expect(shown).toContain("Chuyên gia 24h");
    expect(shown).not.toContain("javascript:");
    const hidden = textOf(await edge.get("/match", { cookie: "betting=hidden" }));
    expect([hidden.includes("/luat-choi"), hidden.includes("Chuyên gia 24h")]).toEqual([true, false]);
  });

  it("Texts of the content service are left out while it is down, and screens keep their own words", async () => {
    const built = await (async () => {
      await planContent({});
      return headOf(await edge.get("/en/team"));
    })();
    await edge.reset();
    await planContent(Object.fromEntries(Object.keys(content).map((path) => [path, DOWN])));
    expect(headOf(await edge.get("/en/team"))).toEqual(built);
    expect((await edge.get("/football/schedule")).status).toBe(200);
  });
});

/** The script that a page's own one creates after the first paint (web/platform/ssr/scripts-after-paint.server.ts). */
const madeBy = (script: string): string[] =>
  [...script.matchAll(/textContent:("(?:[^"\\]|\\.)*")/g)].map(([, text = ""]) => JSON.parse(text) as string);
/** Texts of the scripts that a browser would run in a page's HTML. */
const inlineScripts = (html: string): string[] =>
  [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)].flatMap(([, head = "", text = ""]) =>
    / src=|application\/ld\+json/.test(head) ? [] : [text, ...madeBy(text)],
  );
const hashOf = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

describe("a page's policy", () => {
  it.each(["/", "/en", "/iframe", "/tim-kiem?q=vinh", "/no/where", "/bong-da/bang-xep-hang", "/dang-nhap"])(
    "A page's policy allows the scripts of %s and no others",
    async (path) => {
      const answer = await edge.get(path);
      const policy = answer.headers["content-security-policy"] ?? "";
      const scripts = inlineScripts(textOf(answer));
      expect(scripts.length).toBeGreaterThan(1);
      expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(new Set(scripts.map(hashOf)));
      expect(/script-src [^;]*/.exec(policy)?.[0]).not.toMatch(/unsafe|nonce/);
      expect(policy).toMatch(/object-src 'none'; base-uri 'none'; frame-ancestors/);
      expect(policy.includes("frame-ancestors *")).toBe(path === "/iframe");
      expect(textOf(answer)).not.toContain("nonce=");
    },
  );

  it("A page's policy is kept with the page", async () => {
    // A page whose calls took longer than its timeout is not cached: the next one is.
    const kept = await vi.waitFor(
      async () => {
        const answer = await edge.get("/en/match?status=live");
        expect(answer.headers["x-cache"]).toBe("hit");
        return answer;
      },
      { timeout: 20_000, interval: 50 },
    );
    const policy = kept.headers["content-security-policy"] ?? "";
    expect(new Set(policy.match(/'sha256-[^']+'/g))).toEqual(
      new Set(inlineScripts(textOf(kept)).map(hashOf)),
    );
  });
});

describe("a site that nobody has opened", () => {
  let fresh: EdgeHarness;
  beforeAll(async () => {
    fresh = await startEdge({ REALTIME_URL: "http://127.0.0.1:9" });
  });
  afterAll(() => fresh.stop());

  it("A site that nobody has opened lets the tracking library in where the configuration asks for it, and nothing else of it", async () => {
    const inline = "window.dataLayer=[];gtag('js',1)";
    const value = `<script async src="https://www.googletagmanager.com/gtag/js?id=G-1"></script><script>${inline}</script>
      <script>alert(1)</script><img src=x onerror=alert(2)><script src=https://evil.example/x.js></script>`;
    const configurations = [{ code: "header_script", value }];
    await fresh.plan({ paths: { [CONFIGURATIONS]: { data: { configurations } } } });
    const answer = await fresh.get("/league");
    const policy = answer.headers["content-security-policy"] ?? "";
    expect(policy).toContain(hashOf(inline));
    expect(policy).not.toContain(hashOf("alert(1)"));
    expect(policy).toMatch(/script-src [^;]* https:\/\/www\.googletagmanager\.com/);
    const html = textOf(answer);
    expect(html).not.toContain("alert(");
    expect(html).not.toContain("evil.example");
    expect(html).not.toMatch(/<script[^>]*googletagmanager/);
    expect(fresh.logged().filter((line) => line.includes("header_script_ignored"))).toHaveLength(1);
    for (const path of ["/dang-nhap", "/en/register"]) {
      const own = (await fresh.get(path)).headers["content-security-policy"] ?? "";
      expect(own).toContain("script-src 'self' 'sha256-");
      expect(own).not.toMatch(/googletagmanager|google-analytics/);
      expect(own).not.toContain(hashOf(inline));
    }
  });

  it("A site that nobody has opened flags robots beside the page that they share with everybody", async () => {
    const reader = await fresh.get("/en/match", {
      "user-agent": "Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0",
    });
    const robot = await fresh.get("/en/match", { "user-agent": "Googlebot/2.1" });
    expect(reader.headers["server-timing"]).toBeUndefined();
    expect(robot.headers).toMatchObject({ "server-timing": "bot", "x-cache": "hit" });
    expect((await fresh.get("/en/match")).headers["server-timing"]).toBeUndefined();
  });
});

describe("the site of a brand", () => {
  const entry = (code: string, value: string) => ({ code, value });
  let ofBrand: EdgeHarness;
  beforeAll(async () => {
    ofBrand = await startEdge({
      REALTIME_URL: "http://127.0.0.1:9",
      SITE_URL: "https://site.example",
      BRAND_CODE: "k24",
    });
    const configurations = [
      ...[entry("SITE_NAME", "Kênh 24"), entry("TIMEZONE", "GMT+09:00"), entry("language", "en")],
      ...[entry("logo", "/media/logo.webp"), entry("favicon", "/media/tab.png")],
      ...[entry("primaryColor", "#1a66cc"), entry("CSS_VARIABLE", "x")],
      entry("followsocial", '[{"name":"Mạng","url":"https://social.example/x"}]'),
    ];
    await ofBrand.plan({ paths: { "/oapi/v1/configuration-brand": { data: { configurations } } } });
  });
  afterAll(() => ofBrand.stop());

  it("The site of a brand has the brand's name, logo, colours, picture in tabs and links, and nothing of the site's own", async () => {
    const page = textOf(await ofBrand.get("/match"));
    expect(page).toMatch(/<title>[^<]* \| Kênh 24<\/title>/);
    expect(page).toMatch(/<img src="\/media\/logo\.webp"[^>]*class="brand-logo/);
    expect(page).toContain('<link rel="icon" href="/media/tab.png"/>');
    expect(page).toMatch(/<style>:root\{--accent:light-dark\(#1a66cc,#[0-9a-f]{6}\)/);
    expect(page).toContain('href="https://social.example/x"');
    const requested = (await ofBrand.calls()).filter(({ path }) => path.includes("/configuration"));
    expect(new Set(requested.map(({ path, search }) => path + search))).toEqual(
      new Set(["/oapi/v1/configuration-brand?brand_code=k24"]),
    );
    const ignored = ofBrand.logged().filter((line) => line.includes('"config_ignored"'));
    expect(ignored.map((line) => JSON.parse(line).name)).toEqual(["CSS_VARIABLE"]);
  });

  it("The site of a brand is written in the configuration's zone, days included, unless the address names another", async () => {
    const page = textOf(await ofBrand.get("/en/match"));
    expect(page).toMatch(/<html [^>]*data-zone="\+09:00"/);
    expect(page).toContain("GMT+09:00");
    expect(page).not.toContain("GMT+07:00");
    expect(page).toMatch(/hrefLang="x-default" href="https:\/\/site\.example\/en\/match"/);
    await ofBrand.get("/bong-da/lich-thi-dau");
    const days = (await ofBrand.calls()).filter(({ path }) => path.endsWith("/matches/recent"));
    expect(days.length).toBeGreaterThan(0);
    for (const { search } of days) expect(search).toContain("tz=%2B09%3A00");
    expect(textOf(await ofBrand.get("/iframe?tz=-03:00"))).toMatch(/<html [^>]*data-zone="-03:00"/);
  });
});

describe("a content service that is down", () => {
  let alone: EdgeHarness;
  beforeAll(async () => {
    alone = await startEdge({ REALTIME_URL: "http://127.0.0.1:9", CONTENT_BASE_URL: "http://127.0.0.1:9" });
  });
  afterAll(() => alone.stop());

  it("A content service that is down leaves football, its pages and files as they are, and says of itself that it cannot be had", async () => {
    for (const path of ["/", "/en", "/match", "/bong-da/ket-qua-bong-da", "/icon-192.png"])
      expect([path, (await alone.get(path)).status]).toEqual([path, 200]);
    expect((await alone.get("/api/v1/football/matches/live")).status).toBe(200);
    const call = await alone.get("/oapi/v1/configurations");
    expect([call.status, jsonOf(call)]).toEqual([
      503,
      expect.objectContaining({ code: "upstream_unavailable" }),
    ]);
    // Each call that pages make logs once, whatever the number of pages.
    const logLines = alone.logged().filter((line) => line.includes('"without"'));
    const calls = logLines.map((line) => /\/oapi\/v1\/[\w/-]+/.exec(line)?.[0]);
    expect(calls.length).toBeGreaterThan(0);
    expect(calls).toEqual([...new Set(calls)]);
  });
});
