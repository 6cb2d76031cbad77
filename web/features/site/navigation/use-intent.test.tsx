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
  vi.stubGlobal("__reactRouterManifest", { routes });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

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

/** Whether React Router is to learn of the route of a link. */
const isDiscovered = (text: HTMLElement) => text.closest("a")?.dataset.discover === "true";

describe("the page of a link", () => {
  it.each(["pointerOver", "touchStart", "focusIn"] as const)("is asked for at a %s, once", async (sign) => {
    const { getByText } = open();
    expect(asked()).toEqual([]);
    fireEvent[sign](getByText("match"));
    fireEvent[sign](getByText("match"));
    await vi.waitFor(() => expect(isDiscovered(getByText("match"))).toBe(true));
    await vi.dynamicImportSettled();
    expect(asked()).toEqual([
      "/assets/match.js",
      "/assets/shared.js",
      "/assets/match-tab.js",
      "/assets/match.css",
    ]);
  });

  it("is not asked for where the link leads out of the page", async () => {
    const { getByText } = open();
    fireEvent.touchStart(getByText("apart"));
    fireEvent.touchStart(getByText("elsewhere"));
    await vi.dynamicImportSettled();
    expect([asked(), isDiscovered(getByText("apart"))]).toEqual([[], false]);
  });

  it("is not asked for where the site's setting or the browser's saves data", async () => {
    localStorage.setItem(SETTINGS_KEY, '{"data_saver":true}');
    const first = open();
    fireEvent.touchStart(first.getByText("match"));
    expect(isDiscovered(first.getByText("match"))).toBe(false);
    first.unmount();
    localStorage.clear();
    vi.stubGlobal("navigator", { connection: { saveData: true } });
    const second = open();
    fireEvent.touchStart(second.getByText("match"));
    await vi.dynamicImportSettled();
    expect([asked(), isDiscovered(second.getByText("match"))]).toEqual([[], false]);
  });

  it("is not asked for where a pointer only crosses the link", () => {
    vi.useFakeTimers();
    const { getByText } = open();
    fireEvent.pointerOver(getByText("match"));
    vi.advanceTimersByTime(50);
    fireEvent.pointerOver(getByText("elsewhere"));
    vi.advanceTimersByTime(200);
    expect(isDiscovered(getByText("match"))).toBe(false);
    fireEvent.pointerOver(getByText("match"));
    vi.advanceTimersByTime(65);
    expect(isDiscovered(getByText("match"))).toBe(true);
    vi.useRealTimers();
  });
});
