import { beforeEach, describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { anAnswer, aSharedStore } from "#tests/support/edge/edge-answers.ts";
import { createCache, type EdgeCache } from "./cache.ts";
import type { Produced } from "./entry.ts";

const START_MS = 1_800_000_000_000;
let nowMs = START_MS;
let shared = aSharedStore();
let failures: string[] = [];
let background: Promise<unknown>[] = [];
let produced = 0;

const newCache = (): EdgeCache =>
  createCache({
    now: () => nowMs,
    shared,
    memoryBytes: 1_000_000,
    patienceMs: 5000,
    onFailure: (key) => failures.push(key),
  });
let cache = newCache();

beforeEach(() => {
  nowMs = START_MS;
  shared = aSharedStore();
  [failures, background, produced] = [[], [], 0];
  cache = newCache();
});

const settled = () => Promise.all(background.splice(0));
const reader = (allowStale = true) => ({
  allowStale,
  requestId: "request-1",
  waitUntil: (task: Promise<unknown>) => void background.push(task),
});

/** Reads key "k"; the n-th response made is "answer n". */
async function read({
  from = cache,
  allowStale = true,
  ...changes
}: Partial<Produced> & { from?: EdgeCache; allowStale?: boolean } = {}) {
  const { entry, state } = await from.read("/k", reader(allowStale), async () => {
    produced += 1;
    return anAnswer(`answer ${produced}`, changes);
  });
  return { text: new TextDecoder().decode(entry.body), state };
}

const readFailing = (error: Error = new AppError("upstream_unavailable")) =>
  cache.read("/k", reader(), () => Promise.reject(error));

describe("cache periods of a response", () => {
  it("A fresh response is a hit", async () => {
    expect(await read()).toEqual({ text: "answer 1", state: "miss" });
    nowMs += 999;
    expect(await read()).toEqual({ text: "answer 1", state: "hit" });
  });

  it("A stale response is served at once and revalidated once in the background", async () => {
    await read();
    nowMs += 1500;
    expect(await Promise.all([read(), read(), read()])).toEqual(
      Array(3).fill({ text: "answer 1", state: "stale" }),
    );
    await settled();
    expect(await read()).toEqual({ text: "answer 2", state: "hit" });
    expect(produced).toBe(2);
  });

  it("A caller that rejects stale responses waits for a new one", async () => {
    await read();
    nowMs += 1500;
    expect(await read({ allowStale: false })).toEqual({ text: "answer 2", state: "miss" });
  });

  it("All callers wait for one revalidation after the stale period", async () => {
    await read();
    nowMs += 5001;
    const states = await Promise.all([read(), read(), read()]);
    expect(states.map(({ text }) => text)).toEqual(Array(3).fill("answer 2"));
  });

  it("A response is neither fresh nor stale from the upstream's announced change on", async () => {
    await read({ nextChangeAtMs: START_MS + 300 });
    nowMs += 299;
    expect((await read()).state).toBe("hit");
    nowMs += 1;
    expect(await read()).toEqual({ text: "answer 2", state: "miss" });
  });

  it("A reader who comes after the change gets no response that was begun before it", async () => {
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const early = cache.read("/k", reader(), async () => {
      await work;
      return anAnswer("before", { nextChangeAtMs: START_MS + 100 });
    });
    // The second level is read first; let the first reader get as far as its own work.
    await new Promise((resolve) => setImmediate(resolve));
    nowMs += 150;
    const after = read();
    finish();
    expect(new TextDecoder().decode((await early).entry.body)).toBe("before");
    expect((await after).text).toBe("answer 1");
  });

  it("A response that took too long replaces none that was begun after it", async () => {
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const slow = cache.read("/k", reader(), async () => {
      await work;
      return anAnswer("before");
    });
    await new Promise((resolve) => setImmediate(resolve));
    nowMs += 5001;
    expect((await read()).text).toBe("answer 1");
    finish();
    await slow;
    await settled();
    expect(await read()).toEqual({ text: "answer 1", state: "hit" });
    expect((await read({ from: newCache() })).text).toBe("answer 1");
  });

  it("A failure that took too long brings back no older response", async () => {
    await read();
    nowMs += 1500;
    let fail = () => {};
    const work = new Promise<never>((_, reject) => {
      fail = () => reject(new AppError("upstream_unavailable"));
    });
    await cache.read("/k", reader(), () => work);
    await new Promise((resolve) => setImmediate(resolve));
    nowMs += 5001;
    expect((await read()).text).toBe("answer 2");
    fail();
    await settled();
    expect(await read()).toEqual({ text: "answer 2", state: "hit" });
  });
});

describe("a cacheable refusal", () => {
  const refused = { status: 404, freshness: "content" } as const;

  it("A negative-cached refusal is served for its short time and never in place of a failure", async () => {
    expect(await read(refused)).toEqual({ text: "answer 1", state: "miss" });
    nowMs += 1999;
    expect(await read(refused)).toEqual({ text: "answer 1", state: "hit" });
    nowMs += 3002;
    await expect(readFailing()).rejects.toMatchObject({ code: "upstream_unavailable" });
  });

  it("A refusal replaces an older response, and a newer response replaces the refusal", async () => {
    await read();
    nowMs += 6000;
    expect((await read(refused)).text).toBe("answer 2");
    await settled();
    nowMs += 6000;
    expect((await read()).text).toBe("answer 3");
    await settled();
    expect(await read()).toEqual({ text: "answer 3", state: "hit" });
  });

  it("A purge ends a negative-cached refusal", async () => {
    await read({ ...refused, tags: ["posts"] });
    await cache.purge(["posts"]);
    expect((await read()).text).toBe("answer 2");
  });

  it("Refusals evict no response, in any number, and stay out of the second level", async () => {
    await read({ freshness: "minutes" });
    for (let made = 0; made < 5000; made += 1) {
      await cache.read(`/junk-${made}`, reader(), async () => anAnswer("no", refused));
    }
    await settled();
    expect(await read()).toEqual({ text: "answer 1", state: "hit" });
    expect(await shared.get("/junk-4999")).toBeUndefined();
    expect((await cache.read("/junk-4999", reader(), async () => anAnswer("no", refused))).state).toBe("hit");
  });
});

describe("failures", () => {
  it("A stale response replaces a failure, is marked stale, and the next try pauses", async () => {
    await read();
    nowMs += 6000;
    expect((await readFailing()).state).toBe("stale");
    expect(failures).toEqual(["/k"]);
    expect((await readFailing()).state).toBe("stale");
    await settled();
    nowMs += 100;
    expect((await read()).state).toBe("stale");
    await settled();
    expect(await read()).toEqual({ text: "answer 2", state: "hit" });
  });

  it("A stale response replaces failures only until its keep time ends", async () => {
    await read();
    nowMs += 66_000;
    await expect(readFailing()).rejects.toMatchObject({ code: "upstream_unavailable" });
  });

  it("A 404 of the upstream is returned although an older response exists", async () => {
    await read();
    nowMs += 6000;
    await expect(readFailing(new AppError("match_not_found"))).rejects.toMatchObject({
      code: "match_not_found",
    });
  });

  it("An older page replaces one that rendered as a server error", async () => {
    await read();
    nowMs += 6000;
    expect(await read({ status: 500, storable: false })).toEqual({ text: "answer 1", state: "stale" });
  });

  it("A response that is not storable is shared among its waiters and not kept", async () => {
    const answers = await Promise.all([1, 2, 3].map(() => read({ status: 404, storable: false })));
    expect(answers.map(({ text }) => text)).toEqual(Array(3).fill("answer 1"));
    expect((await read({ status: 404, storable: false })).text).toBe("answer 2");
  });
});

describe("purge", () => {
  it("A purge makes the next reader wait for a new response and leaves other tags alone", async () => {
    await read({ tags: ["match:1", "matches"], freshness: "minutes" });
    nowMs += 10;
    await cache.purge(["match:2"]);
    expect((await read()).state).toBe("hit");
    await cache.purge(["match:1"]);
    nowMs += 1;
    expect(await read({ tags: ["match:1"] })).toEqual({ text: "answer 2", state: "miss" });
  });

  it("A purge reaches another isolate through the second level within a second", async () => {
    const other = newCache();
    await read({ from: other, tags: ["match:1"], freshness: "minutes" });
    nowMs += 1000;
    await cache.purge(["match:1"]);
    nowMs += 1000;
    await read({ from: other });
    await settled();
    expect((await read({ from: other, tags: ["match:1"] })).text).toBe("answer 2");
  });

  it("A second-level response older than its purge is rejected", async () => {
    await read({ tags: ["match:1"], freshness: "minutes" });
    await settled();
    nowMs += 10;
    await cache.purge(["match:1"]);
    const fresh = newCache();
    nowMs += 10;
    expect((await read({ from: fresh, tags: ["match:1"] })).text).toBe("answer 2");
  });
});

describe("changes in quick succession", () => {
  const changed = async (afterMs: number) => {
    nowMs += afterMs;
    await cache.purge(["match:1"]);
    nowMs += 1;
  };
  const match = { tags: ["match:1"] };

  it("Quick changes are followed three times at their own pace and then once a second", async () => {
    const texts: string[] = [];
    await read(match);
    for (let change = 0; change < 20; change += 1) {
      await changed(249);
      texts.push((await read(match)).text.replace("answer ", ""));
    }
    // Four of them in a second.
    expect(texts.join(" ")).toBe("2 3 3 4 4 4 4 5 5 5 5 6 6 6 6 7 7 7 7 8");
  });

  it("Quick changes never show a response that is a second old", async () => {
    for (const afterMs of [0, 0, 0]) await read(match).then(() => changed(afterMs));
    const last = await read(match);
    await changed(900);
    expect(await read(match)).toEqual({ text: last.text, state: "stale" });
    await changed(98);
    expect(await read(match)).toEqual({ text: `answer ${produced}`, state: "miss" });
    expect(produced).toBe(4);
  });

  it("Announced changes of the upstream count like purges", async () => {
    const soon = () => read({ ...match, nextChangeAtMs: nowMs + 10 });
    for (let made = 0; made < 3; made += 1) {
      expect((await soon()).state).toBe("miss");
      nowMs += 10;
    }
    expect(await soon()).toEqual({ text: "answer 3", state: "stale" });
  });

  it("The throttle also applies to a reader who waited for a response begun before the last change", async () => {
    for (const afterMs of [0, 0]) await read(match).then(() => changed(afterMs));
    let finish = () => {};
    const work = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = cache.read("/k", reader(), async () => {
      await work;
      return anAnswer("begun before", match);
    });
    await new Promise((resolve) => setImmediate(resolve));
    await changed(10);
    const second = read(match);
    const patientReader = read({ ...match, allowStale: false });
    finish();
    await first;
    expect((await second).text).toBe("begun before");
    expect((await patientReader).text).toBe("answer 3");
  });

  it.each([
    ["for a caller that rejects stale responses", { allowStale: false }],
    ["to content, which is shown as it was published", { freshness: "content" as const }],
    ["to a response that is fresh for minutes", { freshness: "minutes" as const }],
    ["to a refusal", { status: 404 }],
  ])("The throttle is not applied %s", async (_, changes) => {
    for (let made = 1; made <= 6; made += 1) {
      expect((await read({ ...match, ...changes })).text).toBe(`answer ${made}`);
      await changed(10);
    }
  });
});

describe("second level", () => {
  it("Another isolate gets the response from the second level without a call", async () => {
    await read({ freshness: "minutes" });
    await settled();
    expect(await read({ from: newCache() })).toEqual({ text: "answer 1", state: "hit" });
  });
});

describe("a reader over the rate limit", () => {
  const refused = () => {
    throw new AppError("too_many_requests");
  };
  const readRefused = (key = "/k") =>
    cache.read(key, { ...reader(), admit: refused }, async () => anAnswer("made for the reader"));

  it("A rate-limited reader gets fresh and stale responses from memory", async () => {
    await read();
    expect((await readRefused()).state).toBe("hit");
    nowMs += 1500;
    expect((await readRefused()).state).toBe("stale");
  });

  it("A rate-limited reader gets the older response, marked stale, where it would be renewed", async () => {
    await read();
    nowMs += 10_000;
    const { entry, state } = await readRefused();
    expect([new TextDecoder().decode(entry.body), state]).toEqual(["answer 1", "stale"]);
  });

  it("A rate-limited reader is refused after a purge: a changed score is not shown as it was", async () => {
    await read({ tags: ["match:1"], freshness: "minutes" });
    nowMs += 10;
    await cache.purge(["match:1"]);
    nowMs += 10;
    await expect(readRefused()).rejects.toMatchObject({ code: "too_many_requests" });
  });

  it("A rate-limited reader is refused without a cached response, and still gets responses that other readers caused", async () => {
    await expect(readRefused()).rejects.toMatchObject({ code: "too_many_requests" });
    let finish = () => {};
    const made = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const first = cache.read("/slow", reader(), async () => {
      await made;
      return anAnswer("for all");
    });
    const second = readRefused("/slow");
    finish();
    expect(new TextDecoder().decode((await second).entry.body)).toBe("for all");
    await first;
  });
});
