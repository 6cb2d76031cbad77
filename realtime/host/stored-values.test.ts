import { describe, expect, it } from "vitest";
import { fromStored, storedKeys, toStored } from "./stored-values.ts";

describe("stored values", () => {
  it.each([
    ["small value", { a: 1 }],
    ["null", null],
    ["large value", { text: "trận đấu ".repeat(20_000) }],
  ])("[HOST-11] A stored %s comes back unchanged", (_what, value) => {
    expect(fromStored(new Map(toStored("key", value))).get("key")).toEqual(value);
  });

  it("[HOST-11] No part is larger than 128 KiB of UTF-8", () => {
    const pairs = toStored("key", "ữ".repeat(200_000));
    expect(pairs.length).toBeGreaterThan(1);
    for (const [, text] of pairs) expect(new TextEncoder().encode(text).length).toBeLessThan(131_072);
    expect(storedKeys("key", pairs[0]?.[1])).toEqual(pairs.map(([key]) => key));
  });

  it("[HOST-11] Parts left over from a longer value do no harm, a missing part makes the value absent", () => {
    const long = toStored("key", "x".repeat(70_000));
    const overwritten = new Map([...long, ...toStored("key", "short")]);
    expect(fromStored(overwritten).get("key")).toBe("short");
    expect(fromStored(new Map(long.slice(0, -1))).has("key")).toBe(false);
  });
});
