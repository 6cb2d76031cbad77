import { describe, expect, it } from "vitest";
import { isKeptOut, NO_SITE_HEAD, siteHeadOf } from "./site-head.rules.ts";

describe("head settings of the configuration", () => {
  it("Head settings are empty without configuration", () => {
    expect(siteHeadOf([])).toEqual(NO_SITE_HEAD);
    expect(siteHeadOf([{ code: "SITE_NAME", value: "  " }])).toEqual(NO_SITE_HEAD);
  });

  it("Head settings are the site's name, the title prefix and a description", () => {
    const head = siteHeadOf([
      { code: "SITE_NAME", value: "Tỷ số\n 24h" },
      { code: "SEO_TITLE_SEPARATOR", value: "-" },
      { code: "SEO_META_DESCRIPTION", value: "Mọi trận đấu." },
    ]);
    expect(head).toEqual({
      site_name: "Tỷ số 24h",
      separator: "-",
      description: "Mọi trận đấu.",
      robots: {},
    });
  });

  it("Head settings keep search engines from screens, in robots directives", () => {
    const head = siteHeadOf([
      { code: "robot_meta_player", value: 'NOINDEX, follow, <script>, "x"' },
      { code: "robot_meta_team", value: "index,follow" },
      { code: "robot_meta_match", value: "whatever" },
    ]);
    expect(head.robots).toEqual({ player: "noindex, follow", team: "index, follow" });
    expect([isKeptOut(head, "player"), isKeptOut(head, "team"), isKeptOut(head, "match")]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
