import { describe, expect, it } from "vitest";
import { createPrefetchQueue, MOST_PENDING } from "./prefetch-queue.ts";

/** Loads that end when the test says so. */
function startLoads() {
  const started: string[] = [];
  const ends = new Map<string, { done: () => void; fail: () => void }>();
  const load = (name: string) => () => {
    started.push(name);
    return new Promise<void>((done, fail) => ends.set(name, { done, fail: () => fail(new Error(name)) }));
  };
  const settle = async (name: string, how: "done" | "fail" = "done") => {
    ends.get(name)?.[how]();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  return { started, load, settle };
}

describe("preloads", () => {
  it("beyond four wait, in the order in which they were asked for", async () => {
    const { started, load, settle } = startLoads();
    const queue = createPrefetchQueue();
    for (const name of ["a", "b", "c", "d", "e", "f"]) void queue.add(name, load(name));
    expect(started).toHaveLength(MOST_PENDING);
    await settle("c");
    expect(started).toEqual(["a", "b", "c", "d", "e"]);
    await settle("a");
    expect(started).toEqual(["a", "b", "c", "d", "e", "f"]);
  });

  it("are not repeated, unless they failed", async () => {
    const { started, load, settle } = startLoads();
    const queue = createPrefetchQueue();
    const both = [queue.add("a", load("a")), queue.add("a", load("a"))];
    await settle("a", "fail");
    expect(await Promise.all(both)).toEqual([false, false]);
    void queue.add("a", load("a"));
    await settle("a");
    expect(await queue.add("a", load("a"))).toBe(true);
    expect(started).toEqual(["a", "a"]);
  });
});
