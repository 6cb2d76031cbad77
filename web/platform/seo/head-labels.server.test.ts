import { describe, expect, it } from "vitest";
import { loadScreenWords } from "./head-labels.server.ts";

const at = (path: string) => new URL(path, "https://site.example");
const text = (title: string, lang: "vi" | "en" = "vi") => ({
  ...{ title, lang, meta_title: `${title}!`, meta_description: null, keyword: "a, b" },
});
const pageRow = (slug: string, router_name?: string, is_front_page = false) => ({
  ...{ slug, is_front_page, header_script: null, request_header_script: null },
  post_meta_post: router_name ? [{ name: "router_name", value: router_name }] : [],
});

/** A content service with these responses; records every request other than its lists. */
function aService(answers: Record<string, unknown>, locale: "vi" | "en" = "vi") {
  const requests: string[] = [];
  const content = async (path: string, query: object) => {
    const name = path.replace("/oapi/v1/", "");
    if (Object.keys(query).length > 0) requests.push(`${name} ${Object.values(query).join(" ")}`);
    return (answers[name] ?? null) as never;
  };
  return { requests, facts: { content, locale } };
}

const PAGES = {
  pages: {
    pages: [
      pageRow("ket-qua", "FOOTBALL_RESULT"),
      pageRow("bong-da/bang-xep-hang"),
      pageRow("trang-chu", undefined, true),
    ],
  },
  "pages/slug": { page: text("Kết quả"), moved_to: null },
  "pages/home-page": { page: text("Nhà") },
};

describe("head texts of the content service", () => {
  it.each([
    ["/ket-qua", "vi", "pages/slug ket-qua vi", "Kết quả!"],
    ["/en/ket-qua", "en", "pages/slug ket-qua en", "Kết quả!"],
    ["/bong-da/ket-qua-bong-da", "vi", "pages/slug ket-qua vi", "Kết quả!"],
    ["/football/standings", "en", "pages/slug bong-da/bang-xep-hang en", "Kết quả!"],
    ["/", "vi", "pages/home-page vi", "Nhà!"],
  ] as const)("the head at %s has the texts of its page", async (path, locale, call, title) => {
    const answers = { ...PAGES, "pages/slug": { page: text("Kết quả", locale), moved_to: null } };
    const { requests, facts } = aService(answers, locale);
    expect(await loadScreenWords(facts, at(path))).toEqual({
      ...{ title, description: null, keyword: "a, b", tab: null },
    });
    expect(requests).toEqual([call]);
  });

  it.each(["/en/ket-qua", "/en"])(
    "is never another language's, whatever a service answers: %s",
    async (path) => {
      const { requests, facts } = aService(PAGES, "en");
      expect(await loadScreenWords(facts, at(path))).toBe(null);
      expect(requests).toHaveLength(1);
    },
  );

  it("an object's own texts take precedence over those of its kind", async () => {
    const configurations = [
      { code: "TEAM_TITLE", value: "Mọi đội" },
      { code: "TEAM_DESCRIPTION", value: "Về đội" },
    ];
    const object_meta = { title: "Đội bảy", meta_description: null, keyword: null };
    const { requests, facts } = aService({
      configurations: { configurations },
      "objects-meta": { object_meta },
    });
    expect(await loadScreenWords(facts, at("/team/7"))).toMatchObject({
      ...{ title: "Đội bảy", description: "Về đội" },
    });
    expect(requests).toEqual(["objects-meta team 7 detail vi"]);
    expect(
      (await loadScreenWords(aService({ configurations: { configurations } }).facts, at("/team/7")))?.title,
    ).toBe("Mọi đội");
  });

  it("there are no head texts without any, or when the service fails", async () => {
    for (const path of ["/", "/team/7", "/match/7?tab=h2h", "/bong-da/lich-thi-dau", "/khong-co"])
      expect([path, await loadScreenWords(aService({}).facts, at(path))]).toEqual([path, null]);
    const { requests, facts } = aService(PAGES);
    expect(await loadScreenWords(facts, at("/bong-da/lich-thi-dau"))).toBe(null);
    expect(requests).toEqual([]);
  });
});
