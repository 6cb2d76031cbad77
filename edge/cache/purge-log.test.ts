import { describe, expect, it } from "vitest";
import { createPurgeLog } from "./purge-log.ts";

describe("purge log", () => {
  it("The purge log knows the latest purge of any tag of a response", () => {
    const log = createPurgeLog();
    log.purge(["match:1"], 100);
    log.purge(["match:2"], 200);
    expect(log.purgedAtMs(["match:1"])).toBe(100);
    expect(log.purgedAtMs(["match:1", "match:2"])).toBe(200);
    expect(log.purgedAtMs(["match:3"])).toBe(Number.NEGATIVE_INFINITY);
  });

  it("The purge log merges another isolate's log and never loses a newer purge", () => {
    const [one, other] = [createPurgeLog(), createPurgeLog()];
    one.purge(["a"], 100);
    other.purge(["a"], 50);
    other.purge(["b"], 70);
    one.merge(other.toText());
    expect(one.purgedAtMs(["a"])).toBe(100);
    expect(one.purgedAtMs(["b"])).toBe(70);
  });

  it("The purge log ignores text that it did not write", () => {
    const log = createPurgeLog();
    for (const text of ["", "{", '{"tags":[["a","b"]]}', "null"]) log.merge(text);
    expect(log.purgedAtMs(["a"])).toBe(Number.NEGATIVE_INFINITY);
  });

  it("The purge log errs on the safe side: a forgotten tag counts as purged", () => {
    const log = createPurgeLog();
    for (let match = 0; match < 5000; match += 1) log.purge([`match:${match}`], match);
    expect(log.purgedAtMs(["match:0"])).toBeGreaterThanOrEqual(0);
    expect(log.purgedAtMs(["never purged"])).toBeGreaterThanOrEqual(1000);
    expect(log.purgedAtMs(["match:4999"])).toBe(4999);
  });
});
