import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fillRows } from "./fill-rows.ts";
import { createRowParts, type RowParts } from "./row-parts.ts";

const parts: RowParts = { Tools: () => null, Corners: () => null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("fillRows", () => {
  it("gives five hundred rows their parts a few at a time, each once", () => {
    const store = createRowParts();
    const told = new Map<number, number>();
    for (let row = 0; row < 500; row += 1)
      store.subscribe(() => void told.set(row, (told.get(row) ?? 0) + 1));
    fillRows(store, parts);
    expect(told.size).toBeLessThan(50);
    vi.runAllTimers();
    expect(told.size).toBe(500);
    expect(Math.max(...told.values())).toBe(1);
  });

  it("leaves out rows that have gone meanwhile, and knows no second filling", () => {
    const store = createRowParts();
    const told: number[] = [];
    const leave = Array.from({ length: 60 }, (_, row) => store.subscribe(() => void told.push(row)));
    fillRows(store, parts);
    for (const stop of leave) stop();
    fillRows(store, { ...parts });
    vi.runAllTimers();
    expect(told.length).toBeLessThan(60);
    expect(store.parts).toBe(parts);
  });
});
