import { describe, expect, it } from "vitest";
import { dynamicRouteId, dynamicRouteOf } from "../url/index.ts";
import type { Page } from "./content.schema.ts";
import { dynamicScreenAt, mainSlugs, routeTableOf } from "./route-table.ts";

const page = (slug: string, router_name?: string): Page => ({
  slug,
  is_front_page: false,
  header_script: null,
  request_header_script: null,
  post_meta_post: router_name === undefined ? [] : [{ name: "router_name", value: router_name }],
});

describe("routes of pages", () => {
  it("Routes show the screens of the spec's router names", () => {
    const names = ["FOOTBALL_FAVORITES", "FOOTBALL_RESULT", "FOOTBALL_SCHEDULE", "standings", "NEWS_PAGE"];
    const { routes, ignored } = routeTableOf(names.map((name, at) => page(`page-${at}`, name)));
    expect(routes.map(({ screen }) => screen)).toEqual([
      "favourites",
      "results",
      "schedule",
      "standings",
      "news",
    ]);
    expect(ignored).toEqual([]);
  });

  it("Pages without a known name have no route", () => {
    const pages = [page("gioi-thieu"), page("x", "constructor"), page("y", "STANDINGS"), page("z", "")];
    expect(routeTableOf(pages)).toEqual({ routes: [], ignored: [] });
  });

  it("Routes are never at a taken address, nor twice, nor at an impossible address", () => {
    const taken = [
      "match",
      "tin-tuc",
      "oddscomp",
      "api",
      "assets",
      "en",
      "vi",
      "health",
      "ket-qua",
      "iframe",
    ];
    const bad = ["", "Ket-Qua", "ket qua", "a/b", "../x", "x.js", "a".repeat(121), "-a", "2026"];
    const pages = ["ket-qua", ...taken, ...bad].map((slug) => page(slug, "FOOTBALL_RESULT"));
    const { routes, ignored } = routeTableOf(pages);
    expect(routes).toEqual([{ slug: "ket-qua", screen: "results" }]);
    expect(ignored).toEqual([
      ...taken.map((slug) => ({ slug, reason: "taken" })),
      ...bad.map((slug) => ({ slug, reason: "spelling" })),
    ]);
  });

  it("Routes are not needed at the built-in path of the screen itself", () => {
    const pages = [page("bong-da/ket-qua-bong-da", "FOOTBALL_RESULT"), page("tin-tuc", "NEWS_PAGE")];
    expect(routeTableOf(pages)).toEqual({ routes: [], ignored: [] });
  });

  it("Routes are found by path in both languages", () => {
    const { routes } = routeTableOf([page("ket-qua", "FOOTBALL_RESULT")]);
    const found = ["/ket-qua", "/en/ket-qua", "/ket-qua/x", "/", "/match/7"].map((path) =>
      dynamicScreenAt(path, routes),
    );
    expect(found).toEqual(["results", "results", null, null, null]);
  });

  it("A screen has one canonical address: the first page's", () => {
    const pages = [page("b", "FOOTBALL_RESULT"), page("a", "FOOTBALL_RESULT"), page("c", "standings")];
    expect(mainSlugs(routeTableOf(pages))).toEqual({ results: "b", standings: "c" });
    expect(mainSlugs(routeTableOf([]))).toBeNull();
  });

  it("The ids of routes name their screens", () => {
    expect(dynamicRouteOf(dynamicRouteId("ket-qua", "results", "en"))).toEqual({
      slug: "ket-qua",
      screen: "results",
    });
    for (const id of [
      "results.vi",
      "dynamic.x.nothing.vi",
      "dynamic.x.results.fr",
      "dynamic..results.vi",
      "root",
    ])
      expect(dynamicRouteOf(id)).toBeNull();
  });
});
