// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenNear } from "./comments.tsx";

/** The browser's report about the observed element. */
let intersect: (isIntersecting: boolean) => void;

beforeEach(() => {
  class Observer {
    constructor(listener: (entries: { isIntersecting: boolean }[]) => void) {
      intersect = (isIntersecting) => listener([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  document.body.innerHTML = '<p id="far"></p>';
});
afterEach(() => void vi.unstubAllGlobals());

/** Resolves with true if a promise has settled by now. */
const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);

it("The list waits until the element is near the viewport", async () => {
  const near = whenNear("far");
  intersect(false);
  expect(await isOver(near)).toBe(false);
  intersect(true);
  await near;
});

it("The list stops waiting for a removed element", async () => {
  const near = whenNear("far");
  document.getElementById("far")?.remove();
  intersect(false);
  await near;
});

it("The list does not wait for a missing element", async () => {
  await whenNear("nowhere");
});
