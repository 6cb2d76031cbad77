import { expect, it } from "vitest";
import type { Betting } from "#shared/odds/betting.ts";
import { loadScreenText } from "./screen-text.server.ts";

const at = (path: string) => new URL(path, "https://site.example");
const RESULTS = {
  ...{ slug: "ket-qua", is_front_page: false, header_script: null, request_header_script: null },
  post_meta_post: [{ name: "router_name", value: "FOOTBALL_RESULT" }],
};

/** A content service whose page for results has this text. */
function aService(content: string, locale: "vi" | "en" = "vi", betting: Betting = "shown") {
  const page = { slug: "ket-qua", lang: "vi", title: "Kết quả", content };
  const answers: Record<string, unknown> = {
    "/oapi/v1/pages": { pages: [RESULTS] },
    "/oapi/v1/pages/slug": { page, moved_to: null },
  };
  const fetchContent = async (path: string) => (answers[path] ?? null) as never;
  return { content: fetchContent, locale, betting, site_origin: "https://site.example" };
}

it.each(["/ket-qua", "/bong-da/ket-qua-bong-da", "/ket-qua?done=login", "/ket-qua?scores=shown"])(
  "at %s is what the page of the screen says",
  async (path) => {
    expect(await loadScreenText(aService("<p>Xem <b>nhanh</b>.</p>"), at(path))).toBe(
      "<p>Xem <b>nhanh</b>.</p>",
    );
  },
);

it.each(["/ket-qua?date=2026-01-02", "/ket-qua?page=2", "/", "/bong-da/lich-thi-dau"])(
  "says nothing at %s: another day, page or screen",
  async (path) => {
    expect(await loadScreenText(aService("<p>Xem.</p>"), at(path))).toBe(null);
  },
);

it("an object's own text is on the tab that it was written for", async () => {
  const requests: string[] = [];
  const fetchContent = async (path: string, query: object) => {
    if (path === "/oapi/v1/objects-meta") requests.push(Object.values(query).join(" "));
    return (
      path === "/oapi/v1/objects-meta"
        ? { object_meta: { content: "<p>Lịch sử</p><script>x</script>" } }
        : null
    ) as never;
  };
  const facts = { ...aService(""), content: fetchContent };
  for (const path of ["/team/7", "/team/7?tab=playerdata&scores=shown"])
    expect(await loadScreenText(facts, at(path))).toBe("<p>Lịch sử</p>");
  expect(requests).toEqual(["team 7 detail vi", "team 7 playerdata vi"]);
  expect(await loadScreenText(facts, at("/team/7?tab=playerdata&season_id=3"))).toBe(null);
});

it("a text is sanitized, and omitted when it is empty or in another language", async () => {
  const hostile = '<p onclick="x()">A</p><script>alert(1)</script><img src=x onerror="alert(2)">';
  expect(await loadScreenText(aService(hostile), at("/ket-qua"))).not.toMatch(/onclick|script|onerror/);
  expect(await loadScreenText(aService("<script>alert(1)</script>"), at("/ket-qua"))).toBe(null);
  expect(await loadScreenText(aService("  "), at("/ket-qua"))).toBe(null);
  expect(await loadScreenText(aService("<p>A</p>", "en"), at("/en/ket-qua"))).toBe(null);
});

it("a text in no-betting mode has no links to other sites or betting screens, and keeps its words", async () => {
  const content =
    '<p><a href="https://else.example/a">Nhà <b>cái</b></a> <a href="//else.example">x</a> <a href="/oddscomp">kèo</a> ' +
    '<a href="/match/7">trận</a> <a href="https://site.example/match/8">nữa</a> <a href="mailto:a@b.example">thư</a></p>' +
    '<figure><img src="https://else.example/a.png" alt="A"></figure><img src="/media/abc.webp" alt="B">';
  const service = aService(content, "vi", "hidden");
  const hidden = await loadScreenText(service, at("/ket-qua"));
  expect(hidden).toBe(
    '<p>Nhà <b>cái</b> x kèo <a href="/match/7">trận</a> <a href="https://site.example/match/8">nữa</a> ' +
      '<a href="mailto:a@b.example">thư</a></p><figure></figure><img src="/media/abc.webp" alt="B" loading="lazy">',
  );
  const shown = await loadScreenText({ ...service, betting: "shown" }, at("/ket-qua"));
  expect(shown).toContain("https://else.example/a.png");
  expect(await loadScreenText(service, at("/ket-qua"))).toBe(hidden);
});
