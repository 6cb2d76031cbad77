import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { knowsRoutes, withFilesIn, withRoutes } from "./route-build.ts";

const ROUTES = [{ slug: "ket-qua", screen: "results" }] as const;

it("puts a screen's module and files at a page's paths, and leaves the build as it is", () => {
  const route = { id: "results.vi", parentId: "root", path: "/bong-da/ket-qua-bong-da", module: {} };
  const file = { ...route, module: "/assets/results.js", css: ["/a.css"] };
  const build = { routes: { "results.vi": route }, assets: { version: "1", routes: { "results.vi": file } } };
  const made = withRoutes(build as unknown as ServerBuild, [...ROUTES, { slug: "tin", screen: "news" }]);
  const its = { id: "dynamic.ket-qua.results.vi", path: "/ket-qua" };
  expect(made.routes).toEqual({ "results.vi": route, [its.id]: { ...route, ...its } });
  expect(made.assets.routes).toEqual({ "results.vi": file, [its.id]: { ...file, ...its } });
  expect(Object.keys(build.routes)).toEqual(["results.vi"]);
});

it("has pages load the files of their language, and the style sheets of both", () => {
  const file = {
    id: "home.en",
    module: "/assets/home.js",
    imports: ["/assets/row.js"],
    css: ["/assets/row.css"],
    clientActionModule: "/assets/home-action.js",
  };
  const assets = {
    version: "1",
    entry: { module: "/assets/e.js", imports: ["/assets/f.js"] },
    routes: { "home.en": file },
  };
  const build = { routes: {}, assets } as unknown as ServerBuild;
  expect(withFilesIn(build, "vi").assets).toEqual(assets);
  expect(withFilesIn(build, "en").assets).toEqual({
    version: "1",
    entry: { module: "/assets/en/e.js", imports: ["/assets/en/f.js"] },
    routes: {
      "home.en": {
        ...file,
        ...{ module: "/assets/en/home.js", imports: ["/assets/en/row.js"] },
        clientActionModule: "/assets/en/home-action.js",
      },
    },
  });
});

it.each([
  ["/ket-qua", true],
  ["/ket-qua.data", true],
  ["/ket-qua.data?_routes=root,dynamic.ket-qua.results.vi", true],
  ["/en/ket-qua.data?_routes=dynamic.ket-qua.results.en", true],
  // Opened before the page was put there, named another screen, or was taken away.
  ["/ket-qua.data?_routes=article.vi", false],
  ["/ket-qua.data?_routes=dynamic.ket-qua.schedule.vi", false],
  ["/lich.data?_routes=dynamic.lich.schedule.vi", false],
  ["/mot-bai-viet.data?_routes=article.vi", true],
  ["/match/7.data?_routes=match.vi", true],
])("knows whether a browser means what stands at %s", (path, known) => {
  expect(knowsRoutes(`https://site.example${path}`, ROUTES)).toBe(known);
});
