import { describe, expect, it } from "vitest";
import {
  fillTemplate,
  firstOf,
  headWords,
  NO_HEAD_WORDS,
  objectMetaQuery,
  templatesOf,
} from "./seo-template.rules.ts";

/** With placeholders for the words in brackets. */
const text = (written: string) => written.replaceAll("[", "$" + "{").replaceAll("]", "}");
const entry = (code: string, value: string) => ({ code, value });

describe("templates of the configuration", () => {
  const configurations = [
    entry("MATCH_TITLE_DETAIL", text("[home_name] gặp [away_name]")),
    entry("MATCH_TITLE_DETAIL_EN", text("[home_name] v [away_name]")),
    entry("MATCH_DESCRIPTION_ODDSCOMP", text("Giá của [home_name]")),
    entry("TEAM_TITLE", text("CLB\n [team_name]")),
    entry("SEO_META_TITLE", "Tỷ số hôm nay"),
    entry("NEWS_KEYWORD", "bóng đá, tin"),
  ];
  const titleOf = (
    ...[screen, tab, locale]: [Parameters<typeof templatesOf>[1], string | null, "vi" | "en"]
  ) => templatesOf(configurations, screen, tab, locale).title;

  it("Templates are of a screen, its tab and its language", () => {
    expect([
      titleOf("match", null, "vi"),
      titleOf("match", null, "en"),
      titleOf("match", "h2h", "vi"),
      titleOf("team", null, "vi"),
      titleOf("team", null, "en"),
      titleOf("team", "lineup", "vi"),
      titleOf("home", null, "vi"),
      titleOf("results", null, "vi"),
    ]).toEqual([
      ...[
        text("[home_name] gặp [away_name]"),
        text("[home_name] v [away_name]"),
        null,
        text("CLB [team_name]"),
      ],
      ...[null, null, "Tỷ số hôm nay", null],
    ]);
    expect(templatesOf(configurations, "match", "odds", "vi").description).toBe(text("Giá của [home_name]"));
    expect(templatesOf(configurations, "news", null, "vi").keyword).toBe("bóng đá, tin");
  });

  it("Templates are used whole or not at all", () => {
    const names = { home_name: "Hà Nội", away_name: "" };
    expect(fillTemplate(text("[home_name] – [ home_name ]"), names)).toBe("Hà Nội – Hà Nội");
    for (const odd of [text("[away_name]"), text("[coach_name]"), text("[constructor]"), "", null])
      expect(fillTemplate(odd, names)).toBe(null);
    expect(fillTemplate(text("$& [home_name]"), { home_name: "$1 $&" })).toBe("$& $1 $&");
  });
});

describe("replacements of a screen's own texts", () => {
  it("Each part of a head is the first one that is set", () => {
    expect(firstOf(headWords(" ", "b", null), headWords("c", "d", ""))).toEqual({
      ...{ title: "c", description: "b", keyword: null },
    });
    expect(firstOf(NO_HEAD_WORDS, headWords("", undefined, "\n"))).toBe(null);
  });

  it("Screens have the content service's names", () => {
    expect(objectMetaQuery("league", "7", null)).toEqual({
      type: "competition",
      object_id: 7,
      tab: "detail",
    });
    expect(objectMetaQuery("match", 7, "odds")).toEqual({ type: "match", object_id: 7, tab: "oddscomp" });
    for (const [screen, id] of [
      ["match", "x"],
      ["match", 0],
      ["news", 7],
      ["team", undefined],
    ] as const)
      expect(objectMetaQuery(screen, id, null)).toBe(null);
  });
});
