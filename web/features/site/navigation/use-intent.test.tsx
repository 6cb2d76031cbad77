// @vitest-environment happy-dom
import { cleanup, fireEvent } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { routeFiles } from "./route-files.ts";
import { useIntent } from "./use-intent.ts";

const routes = {
  root: { id: "root", module: "/assets/root.js" },
  "match.vi": {
    id: "match.vi",
    parentId: "root",
    module: "/assets/match.js",
    imports: ["/assets/shared.js"],
    css: ["/assets/match.css"],
  },
  "match-tab.vi": { id: "match-tab.vi", parentId: "match.vi", index: true, module: "/assets/match-tab.js" },
};

beforeEach(() => {
  // The development server's router learns by itself.
  vi.stubEnv("DEV", false);
  vi.stubGlobal("__reactRouterManifest", { routes });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  for (const told of [prepared, learnt, askedAhead]) told.mockReset();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

const { prepared, learnt, askedAhead } = vi.hoisted(() => ({
  prepared: vi.fn(),
  learnt: vi.fn(),
  askedAhead: vi.fn(),
}));
vi.mock("#web/platform/late-router/known-routes.ts", async (load) => ({
  ...(await load<object>()),
  learnScreens: learnt,
  askAhead: askedAhead,
}));
vi.mock("#web/platform/late-router/late-router.tsx", () => ({ prepareNavigation: prepared }));

function Reader() {
  useIntent();
  return null;
}

const asked = () => [...document.head.querySelectorAll("link")].map((link) => link.getAttribute("href"));
const open = () =>
  renderPart(
    <main>
      <a href={`${location.origin}/match/7`}>
        <b>match</b>
      </a>
      <a href={`${location.origin}/match/7`} target="_blank" rel="noopener">
        apart
      </a>
      <a href="https://example.com/match/7">elsewhere</a>
      <Reader />
    </main>,
  );

describe("the files of a page", () => {
  it("are those of its route and of what it shows inside", () => {
    expect(routeFiles("/match/7")).toEqual({
      id: "match.vi",
      scripts: ["/assets/match.js", "/assets/shared.js", "/assets/match-tab.js"],
      styles: ["/assets/match.css"],
    });
  });

  it("are not known of what is no page, and before the router knows the route", () => {
    expect([routeFiles("/nowhere/7"), routeFiles("/team/7")]).toEqual([null, null]);
  });
});

describe("what a reader is about to open", () => {
  it.each(["pointerOver", "touchStart", "focusIn"] as const)("is asked for at a %s, once", async (sign) => {
    const { getByText } = open();
    expect(asked()).toEqual([]);
    fireEvent[sign](getByText("match"));
    fireEvent[sign](getByText("match"));
    await vi.waitFor(() => expect(askedAhead).toHaveBeenCalledWith("/match/7"));
    expect(prepared).toHaveBeenCalled();
    expect(learnt).toHaveBeenCalled();
    await vi.dynamicImportSettled();
    expect(asked()).toEqual([
      "/assets/match.js",
      "/assets/shared.js",
      "/assets/match-tab.js",
      "/assets/match.css",
    ]);
  });

  it("is not, where the link leads out of the page", async () => {
    const { getByText } = open();
    fireEvent.touchStart(getByText("apart"));
    fireEvent.touchStart(getByText("elsewhere"));
    await vi.dynamicImportSettled();
    expect([asked(), prepared.mock.calls.length]).toEqual([[], 0]);
  });

  it("is not, for who saves data by the site's setting or the browser's, though what takes him there is", async () => {
    localStorage.setItem(SETTINGS_KEY, '{"data_saver":true}');
    const { getByText, unmount } = open();
    fireEvent.touchStart(getByText("match"));
    unmount();
    localStorage.clear();
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    fireEvent.touchStart(open().getByText("match"));
    await vi.dynamicImportSettled();
    expect(prepared).toHaveBeenCalled();
    expect([asked(), learnt.mock.calls, askedAhead.mock.calls]).toEqual([[], [], []]);
  });

  it("is not what a pointer only crosses", () => {
    vi.useFakeTimers();
    const { getByText } = open();
    fireEvent.pointerOver(getByText("match"));
    vi.advanceTimersByTime(50);
    fireEvent.pointerOver(getByText("elsewhere"));
    vi.advanceTimersByTime(200);
    expect(prepared).not.toHaveBeenCalled();
    fireEvent.pointerOver(getByText("match"));
    vi.advanceTimersByTime(65);
    expect(prepared).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
