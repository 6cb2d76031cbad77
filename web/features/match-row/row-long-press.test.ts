// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { watchLongPresses } from "./row-long-press.ts";

let stop: () => void;
const opened = vi.fn();
const followed = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML =
    '<li class="match-row"><a class="match-row-link" href="#x"><b>1-0</b></a><button class="match-row-expand"></button></li>';
  document.querySelector("button")?.addEventListener("click", opened);
  document.querySelector("a")?.addEventListener("click", (event) => {
    followed();
    event.preventDefault();
  });
  stop = watchLongPresses();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
  opened.mockClear();
  followed.mockClear();
});

const score = () => document.querySelector("b") as HTMLElement;
const fire = (name: string, more: PointerEventInit = {}) => {
  const event = new PointerEvent(name, {
    ...{ bubbles: true, cancelable: true, pointerType: "touch", isPrimary: true, clientX: 50, clientY: 50 },
    ...more,
  });
  score().dispatchEvent(event);
  return event;
};

it("A finger that rests on a row opens it, and neither its link nor a menu", () => {
  fire("pointerdown");
  vi.advanceTimersByTime(499);
  expect(opened).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(opened).toHaveBeenCalledOnce();
  expect(fire("contextmenu").defaultPrevented).toBe(true);
  fire("pointerup");
  score().click();
  expect(followed).not.toHaveBeenCalled();
});

it("A tap follows the link, also after a long press", () => {
  fire("pointerdown");
  vi.advanceTimersByTime(600);
  fire("pointerup");
  fire("pointerdown");
  vi.advanceTimersByTime(100);
  fire("pointerup");
  score().click();
  expect(followed).toHaveBeenCalledOnce();
  expect(opened).toHaveBeenCalledOnce();
});

it("A finger that moves, is taken by scrolling, or is a mouse opens nothing", () => {
  fire("pointerdown");
  fire("pointermove", { clientY: 70 });
  vi.advanceTimersByTime(1_000);
  fire("pointerdown");
  fire("pointercancel");
  vi.advanceTimersByTime(1_000);
  fire("pointerdown", { pointerType: "mouse" });
  vi.advanceTimersByTime(1_000);
  expect(opened).not.toHaveBeenCalled();
  expect(fire("contextmenu", { pointerType: "mouse" }).defaultPrevented).toBe(false);
});
