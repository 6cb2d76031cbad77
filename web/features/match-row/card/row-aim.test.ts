// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type RowAim, watchRowAims } from "./row-aim.ts";

let stop: () => void;
let aims: (number | null)[];

const row = (id: number, score: string) =>
  `<li class="match-row" data-match-id="${id}"><a class="match-row-link" href="/match/${id}">
    <span class="match-state">67'</span>${score}<span class="truncate">Argentina</span></a></li>`;
const board = '<span class="match-row-score"><span data-side="home">2</span></span>';
const none = '<span class="match-row-score" data-empty><span>–</span></span>';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<ul>${row(1, board)}${row(2, board)}${row(3, none)}</ul><div class="row-card"></div>`;
  aims = [];
  stop = watchRowAims((aim: RowAim | null) => aims.push(aim?.match_id ?? null));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

const over = (selector: string, pointerType = "mouse") =>
  document
    .querySelector(selector)
    ?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true, pointerType }));
const press = (key: string) => document.dispatchEvent(new KeyboardEvent("keydown", { key }));
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const score = (id: number) => `[data-match-id="${id}"] [data-side]`;

describe("The pointer", () => {
  it("A pointer that rests on a row's score or state for 150 ms opens the card", () => {
    over(score(1));
    pass(149);
    expect(aims).toEqual([]);
    pass(1);
    expect(aims).toEqual([1]);
    over('[data-match-id="2"] .match-state');
    pass(150);
    expect(aims).toEqual([1, 2]);
  });

  it("A pointer that passes by, rests on a name, or on a row without a score opens nothing", () => {
    over(score(1));
    pass(100);
    over("body");
    pass(1_000);
    over('[data-match-id="1"] .truncate');
    pass(1_000);
    over('[data-match-id="3"] .match-state');
    pass(1_000);
    expect(aims.filter((id) => id !== null)).toEqual([]);
  });

  it("The pointer can move to the card and back; the card closes after both are left", () => {
    over(score(1));
    pass(150);
    over("body");
    pass(100);
    over(".row-card");
    pass(1_000);
    over(score(1));
    pass(1_000);
    expect(aims).toEqual([1]);
    over("body");
    pass(150);
    expect(aims).toEqual([1, null]);
  });

  it("A press outside the card closes it, and a press inside does not", () => {
    const pressOn = (selector: string) =>
      document.querySelector(selector)?.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    over(score(1));
    pass(150);
    pressOn(".row-card");
    expect(aims).toEqual([1]);
    pressOn(score(1));
    expect(aims).toEqual([1, null]);
  });

  it("A finger opens no card", () => {
    over(score(1), "touch");
    pass(1_000);
    expect(aims).toEqual([]);
  });
});

describe("The Esc key", () => {
  it("Esc closes the card until the pointer has left the row", () => {
    over(score(1));
    pass(150);
    press("Escape");
    over('[data-match-id="1"] .match-state');
    pass(1_000);
    expect(aims).toEqual([1, null]);
    over("body");
    pass(1_000);
    over(score(1));
    pass(150);
    expect(aims.at(-1)).toBe(1);
  });
});

describe("The keyboard focus", () => {
  it("Keyboard focus opens the card of its row, and closes it on leaving", () => {
    // happy-dom does not support :focus-visible.
    const link = document.querySelector<HTMLElement>('[data-match-id="2"] a');
    vi.spyOn(link as HTMLElement, "matches").mockReturnValue(true);
    link?.focus();
    pass(150);
    expect(aims).toEqual([2]);
    link?.blur();
    pass(150);
    expect(aims).toEqual([2, null]);
  });
});
