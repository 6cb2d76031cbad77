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

/** Runs a page's starting script in a window of nothing; gives what it has added to the head so far. */
function run(text: string, hidden: boolean) {
  const added: Record<string, unknown>[] = [];
  const frames: (() => void)[] = [];
  const timers: { run: () => void; ms: number }[] = [];
  new Function("document", "requestAnimationFrame", "setTimeout", text)(
    { hidden, createElement: (name: string) => ({ name }), head: { append: (it: never) => added.push(it) } },
    (frame: () => void) => frames.push(frame),
    (run: () => void, ms = 0) => timers.push({ run, ms }),
  );
  return { added, frames, timers };
}

it("asks for a page's modules in the frame of its first paint, and once", () => {
  const { html, scripts } = startAfterPaint(page);
  const text = scripts.at(-1) ?? "";
  // What the page makes is in its policy too, as it is.
  expect(scripts).toEqual(["early()", start, text]);
  expect(html).toBe(`<head><script>early()</script></head><body><script>${text}</script></body>`);
  const { added, frames, timers } = run(text, false);
  expect(added).toEqual([]);
  frames[0]?.();
  timers.find(({ ms }) => ms === 0)?.run();
  timers.find(({ ms }) => ms > 0)?.run();
  const link = { name: "link", rel: "modulepreload" };
  expect(added).toEqual([
    { ...link, href: "/assets/entry.js" },
    { ...link, href: "/assets/framework.js" },
    { ...link, href: "/assets/root.js" },
    { name: "script", type: "module", textContent: start },
  ]);
});

it("does not wait for a paint in a window that nobody sees", () => {
  const { timers } = run(startAfterPaint(page).scripts.at(-1) ?? "", true);
  expect(timers.map(({ ms }) => ms)).toEqual([0]);
});

it("leaves a page alone whose start is another", () => {
  const other = { html: "<script>start()</script>", scripts: ["start()"] };
  expect(startAfterPaint(other)).toBe(other);
});
