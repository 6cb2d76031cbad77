import type { ServerBuild } from "react-router";
import { expect, it } from "vitest";
import { stub } from "#tests/support/stub.ts";
import { knowsRoutes, withRoutes } from "./route-build.ts";

const ROUTES = [{ slug: "ket-qua", screen: "results" }] as const;

it("A built route has the screen's module and files at the page's paths, and the build stays as it is", () => {
  const route = { id: "results.vi", parentId: "root", path: "/bong-da/ket-qua-bong-da", module: {} };
  const file = { ...route, module: "/assets/results.js", css: ["/a.css"] };
  const build = { routes: { "results.vi": route }, assets: { version: "1", routes: { "results.vi": file } } };
  const made = withRoutes(stub<ServerBuild>(build), [...ROUTES, { slug: "tin", screen: "news" }]);
  const its = { id: "dynamic.ket-qua.results.vi", path: "/ket-qua" };
  expect(made.routes).toEqual({ "results.vi": route, [its.id]: { ...route, ...its } });
  expect(made.assets.routes).toEqual({ "results.vi": file, [its.id]: { ...file, ...its } });
  expect(Object.keys(build.routes)).toEqual(["results.vi"]);
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
])("Data requests are checked against the browser's route at %s", (path, known) => {
  expect(knowsRoutes(`https://site.example${path}`, ROUTES)).toBe(known);
});
