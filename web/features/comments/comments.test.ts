// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { whenNear } from "./comments.tsx";

/** What the browser tells of the element that is looked at. */
let tell: (isIntersecting: boolean) => void;

beforeEach(() => {
  class Observer {
    constructor(told: (entries: { isIntersecting: boolean }[]) => void) {
      tell = (isIntersecting) => told([{ isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  }
  vi.stubGlobal("IntersectionObserver", Observer);
  document.body.innerHTML = '<p id="far"></p>';
});
afterEach(() => void vi.unstubAllGlobals());

/** Whether a promise is settled by what has happened until now. */
const isOver = (promise: Promise<void>) =>
  Promise.race([promise.then(() => true), Promise.resolve().then(() => false)]);

it("waits until the element is near", async () => {
  const near = whenNear("far");
  tell(false);
  expect(await isOver(near)).toBe(false);
  tell(true);
  await near;
});

it("waits no longer for an element that is gone", async () => {
  const near = whenNear("far");
  document.getElementById("far")?.remove();
  tell(false);
  await near;
});

it("does not wait for what is not there", async () => {
  await whenNear("nowhere");
});
