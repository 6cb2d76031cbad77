// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HandOver } from "./hand-over.ts";

// The one that goes is React Router's own; what it asks the server for is not what these tests are about.

const answer = vi.fn<(request: Request | string) => Promise<Response>>();
const Nothing = () => null;

beforeEach(() => {
  vi.resetModules();
  history.replaceState(null, "", "/cai-dat");
  vi.stubGlobal("fetch", answer);
  vi.stubGlobal("__reactRouterContext", {
    ssr: true,
    future: {},
    isSpaMode: false,
    routeDiscovery: { mode: "lazy", manifestPath: "/__manifest" },
  });
  vi.stubGlobal("__reactRouterManifest", {
    version: "ab12",
    routes: {
      root: { id: "root", path: "", hasLoader: true },
      "settings.vi": { id: "settings.vi", parentId: "root", path: "cai-dat", hasLoader: false },
    },
  });
  vi.stubGlobal("__reactRouterRouteModules", {
    root: { default: Nothing, ErrorBoundary: Nothing },
    "settings.vi": { default: Nothing },
  });
});
afterEach(() => {
  answer.mockReset();
  vi.unstubAllGlobals();
});

/** As a page has it whose screen loads nothing: only root's answer came with it. */
const handed: HandOver = { loaderData: { root: 1 }, actionData: null, errors: null };

describe("the router of a page that stands already", () => {
  it("has nothing left to load, also where a route loads nothing", async () => {
    const { createLateRouter } = await import("./late-router.tsx");
    const { router, prepare } = createLateRouter(handed);
    const standing = router.state;
    const real = await prepare();
    expect([real.state.initialized, real.state.renderFallback, real.state.navigation.state]).toEqual([
      true,
      false,
      "idle",
    ]);
    const told = ({ matches, loaderData, location }: typeof standing) => ({
      loaderData,
      location,
      matches: matches.map(({ pathname, route }) => [route.id, pathname]),
    });
    expect(told(real.state)).toEqual(told(standing));
    expect(answer).not.toHaveBeenCalled();
  });

  it("asks which route a path leads to that it does not know", async () => {
    const { createLateRouter } = await import("./late-router.tsx");
    const { router } = createLateRouter(handed);
    answer.mockImplementation(async () => Response.json({}));
    await router.navigate("/match/7");
    const [asked] = answer.mock.calls[0] ?? [];
    const url = new URL(asked instanceof Request ? asked.url : String(asked));
    expect([url.pathname, url.searchParams.get("paths")]).toEqual(["/__manifest", "/match,/match/7"]);
  });
});
