import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fillRows } from "./fill-rows.ts";
import { createRowParts, type RowParts } from "./row-parts.ts";

const parts: RowParts = { Tools: () => null, Corners: () => null };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("fillRows", () => {
  it("gives five hundred rows their parts a few at a time, each once, none in the task that brings them", async () => {
    const store = createRowParts();
    const told = new Map<number, number>();
    for (let row = 0; row < 500; row += 1)
      store.subscribe(() => void told.set(row, (told.get(row) ?? 0) + 1));
    fillRows(store, parts);
    expect(told.size).toBe(0);
    await vi.advanceTimersByTimeAsync(0);
    expect(told.size).toBeGreaterThan(0);
    expect(told.size).toBeLessThan(50);
    await vi.runAllTimersAsync();
    expect(told.size).toBe(500);
    expect(Math.max(...told.values())).toBe(1);
  });

  it("leaves out rows that have gone meanwhile, and knows no second filling", async () => {
    const store = createRowParts();
    const told: number[] = [];
    const leave = Array.from({ length: 60 }, (_, row) => store.subscribe(() => void told.push(row)));
    fillRows(store, parts);
    await vi.advanceTimersByTimeAsync(0);
    for (const stop of leave) stop();
    fillRows(store, { ...parts });
    await vi.runAllTimersAsync();
    expect(told.length).toBeLessThan(60);
    expect(store.parts).toBe(parts);
  });
});
