import { expect, it } from "vitest";
import { startAfterPaint } from "./scripts-after-paint.server.ts";

const start = `;
import * as route0 from "/assets/root.js";
import * as route1 from "/assets/home.js";
  window.__reactRouterManifest = {
  "entry": {
    "module": "/assets/entry.js",
    "imports": [
      "/assets/framework.js"
    ],
    "css": []
  },
  "version": "<1>"
};
  window.__reactRouterRouteModules = {"root":route0,"home.vi":route1};

import("/assets/entry.js");`;
const preloads = ["entry", "framework", "root", "entry"]
  .map((name) => `<link rel="modulepreload" href="/assets/${name}.js"/>`)
  .join("");
const page = {
  html: `<head>${preloads}<script>early()</script></head><body><script type="module" async="">${start}</script></body>`,
  scripts: ["early()", start],
};

type PaintCallback = (paints: { getEntriesByName: (name: string) => string[] }, observer: unknown) => void;

/** Runs a page's start script in an empty window; returns the elements it has added to the head so far. */
function run(text: string, { hidden = false, reportsPaints = true } = {}) {
  const added: Record<string, unknown>[] = [];
  const frames: (() => void)[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  const listening = new Map<unknown, PaintCallback>();
  class PerformanceObserver {
    static supportedEntryTypes = ["mark", ...(reportsPaints ? ["paint"] : [])];
    readonly callback: PaintCallback;
    constructor(callback: PaintCallback) {
      this.callback = callback;
    }
    observe(what: unknown) {
      expect(what).toEqual({ type: "paint", buffered: true });
      listening.set(this, this.callback);
    }
    disconnect() {
      listening.delete(this);
    }
  }
  const paint = (name: string) => {
    const paints = { getEntriesByName: (wanted: string) => [name].filter((it) => it === wanted) };
    for (const [observer, notify] of listening) notify(paints, observer);
  };
  new Function("self", "PerformanceObserver", "document", "requestAnimationFrame", "setTimeout", text)(
    { PerformanceObserver },
    PerformanceObserver,
    { hidden, createElement: (name: string) => ({ name }), head: { append: (it: never) => added.push(it) } },
    (frame: () => void) => frames.push(frame),
    (run: () => void, ms = 0) => timers.push({ run, ms }),
  );
  return { added, frames, timers, paint };
}

const link = { name: "link", rel: "modulepreload" };
const ALL = [
  { ...link, href: "/assets/entry.js" },
  { ...link, href: "/assets/framework.js" },
  { ...link, href: "/assets/root.js" },
  { name: "script", type: "module", textContent: start },
];

it("asks for a page's modules once something of it is on the screen, and once", () => {
  const { html, scripts } = startAfterPaint(page);
  const text = scripts.at(-1) ?? "";
  // The script that the page creates is in its policy too, unchanged.
  expect(scripts).toEqual(["early()", start, text]);
  expect(html).toBe(`<head><script>early()</script></head><body><script>${text}</script></body>`);
  const { added, timers, paint, frames } = run(text);
  // The paint of the background.
  paint("first-paint");
  expect(added).toEqual([]);
  expect(frames).toEqual([]);
  paint("first-contentful-paint");
  paint("first-contentful-paint");
  timers.find(({ ms }) => ms > 0)?.run();
  expect(added).toEqual(ALL);
});

it("takes the first frame where a browser tells no paints", () => {
  const { added, frames, timers } = run(startAfterPaint(page).scripts.at(-1) ?? "", { reportsPaints: false });
  expect(added).toEqual([]);
  frames[0]?.();
  timers.find(({ ms }) => ms === 0)?.run();
  timers.find(({ ms }) => ms > 0)?.run();
  expect(added).toEqual(ALL);
});

it("does not wait for a paint in a window that nobody sees", () => {
  const { timers } = run(startAfterPaint(page).scripts.at(-1) ?? "", { hidden: true });
  expect(timers.map(({ ms }) => ms)).toEqual([0]);
});

it("leaves a page alone whose start is another", () => {
  const other = { html: "<script>start()</script>", scripts: ["start()"] };
  expect(startAfterPaint(other)).toBe(other);
});
