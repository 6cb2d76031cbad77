// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { createAccountSync, flushSync, startSync, stopSync } from "./account-sync.ts";
import { type SyncedCollection, syncCollections } from "./synced-collection.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  show("visible");
  vi.restoreAllMocks();
  vi.useRealTimers();
});

let shown: DocumentVisibilityState = "visible";
function show(state: DocumentVisibilityState): void {
  shown = state;
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => shown);
  document.dispatchEvent(new Event("visibilitychange"));
}

/** A collection in the browser, and an account that may be out of reach. */
function aCollection() {
  const here: string[] = [];
  const account: string[] = [];
  const calls: string[] = [];
  const listeners = new Set<() => void>();
  let known: string[] = [];
  let failure: AppError | null = null;
  const reach = async (call: string) => {
    calls.push(call);
    await Promise.resolve();
    if (failure) throw failure;
  };
  const take = () => {
    known = [...account];
    for (const word of account) if (!here.includes(word)) here.push(word);
  };
  const unsent = () => here.filter((word) => !known.includes(word));
  const collection: SyncedCollection = {
    async load() {
      await reach("load");
      return take;
    },
    async send() {
      const words = unsent().slice(0, 2);
      await reach(`send ${words.join(" ")}`);
      account.push(...words.filter((word) => !account.includes(word)));
      return take;
    },
    hasUnsent: () => unsent().length > 0,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return {
    ...{ collection, here, account, calls, listeners },
    change(...words: string[]) {
      here.push(...words);
      for (const listener of listeners) listener();
    },
    fail: (next: AppError | null) => (failure = next),
  };
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const DOWN = new AppError("upstream_unavailable");

async function started(one = aCollection()) {
  const outcomes: (string | null)[] = [];
  const inStep = syncCollections(one.collection, (failure) => void outcomes.push(failure?.code ?? null));
  await pass(0);
  return { ...one, outcomes, inStep };
}

describe("a synced collection", () => {
  it("the sync fetches first, and then sends unknown entries in portions", async () => {
    const one = aCollection();
    one.account.push("a");
    one.here.push("b", "c", "d");
    const { calls, here, account, outcomes, inStep } = await started(one);
    expect(calls).toEqual(["load", "send b c", "send d"]);
    expect([here.toSorted(), account.toSorted(), outcomes]).toEqual([
      ["a", "b", "c", "d"],
      ["a", "b", "c", "d"],
      [null],
    ]);
    inStep.stop();
  });

  it("changes within some seconds are sent together", async () => {
    const { calls, change, inStep } = await started();
    change("a");
    await pass(2_000);
    change("b");
    await pass(2_900);
    expect(calls).toEqual(["load"]);
    await pass(200);
    expect(calls).toEqual(["load", "send a b"]);
    inStep.stop();
  });

  it("unsent changes are sent at once, and once, when the page is left", async () => {
    const { calls, change, account, inStep } = await started();
    change("a");
    show("hidden");
    window.dispatchEvent(new Event("pagehide"));
    expect(calls).toEqual(["load", "send a"]);
    await pass(10_000);
    expect([calls.length, account]).toEqual([2, ["a"]]);
    inStep.stop();
  });

  it("a hidden page leaves another tab's changes to that tab", async () => {
    const { calls, change, inStep } = await started();
    show("hidden");
    change("a");
    await pass(60_000);
    expect(calls).toEqual(["load"]);
    inStep.stop();
  });

  it("the sync fetches again when the page becomes visible, at a limited rate", async () => {
    const { calls, account, here, inStep } = await started();
    show("hidden");
    show("visible");
    await pass(0);
    expect(calls).toEqual(["load"]);
    await pass(10_000);
    account.push("z");
    show("visible");
    await pass(0);
    expect([calls, here]).toEqual([["load", "load"], ["z"]]);
    inStep.stop();
  });

  it("an unreachable account loses no change, and is retried with growing pauses", async () => {
    const { calls, change, fail, account, outcomes, inStep } = await started();
    fail(DOWN);
    change("a");
    await pass(3_000 + 5_000 + 15_000);
    expect(calls).toEqual(["load", "send a", "send a", "send a"]);
    fail(null);
    await pass(44_000);
    expect(account).toEqual([]);
    await pass(1_000);
    expect([account, outcomes.at(-1)]).toEqual([["a"], null]);
    await pass(600_000);
    expect(calls).toHaveLength(5);
    inStep.stop();
  });

  it("a failed fetch is retried", async () => {
    const one = aCollection();
    one.fail(DOWN);
    const { calls, inStep } = await started(one);
    one.fail(null);
    await pass(5_000);
    expect(calls).toEqual(["load", "load"]);
    inStep.stop();
  });

  it("a hidden page or a stopped sync does not retry", async () => {
    const { calls, change, fail, inStep } = await started();
    fail(DOWN);
    change("a");
    await pass(3_000);
    inStep.stop();
    await pass(600_000);
    expect(calls).toEqual(["load", "send a"]);
  });

  it("unsent changes are sent with the next change", async () => {
    const { calls, change, fail, account, outcomes, inStep } = await started();
    fail(DOWN);
    change("a");
    await pass(3_000);
    expect([calls, outcomes]).toEqual([
      ["load", "send a"],
      [null, "upstream_unavailable"],
    ]);
    fail(null);
    change("b");
    await pass(3_000);
    expect([account, outcomes.at(-1)]).toEqual([["a", "b"], null]);
    inStep.stop();
  });

  it.each(["visibilitychange", "online"])("a failed sync is retried on %s", async (event) => {
    const one = aCollection();
    one.fail(DOWN);
    one.here.push("a");
    const { calls, account, fail, inStep } = await started(one);
    fail(null);
    (event === "online" ? window : document).dispatchEvent(new Event(event));
    await pass(0);
    expect([calls, account]).toEqual([["load", "load", "send a"], ["a"]]);
    inStep.stop();
  });

  it("a change during a fetch is sent afterwards", async () => {
    const one = aCollection();
    const inStep = syncCollections(one.collection, () => undefined);
    one.change("a");
    await pass(0);
    expect(one.account).toEqual(["a"]);
    await pass(10_000);
    expect(one.calls).toEqual(["load", "send a"]);
    inStep.stop();
  });

  it("a stopped sync merges nothing and makes no call", async () => {
    const one = aCollection();
    one.account.push("a");
    const inStep = syncCollections(one.collection, () => undefined);
    inStep.stop();
    await pass(0);
    one.change("b");
    show("hidden");
    show("visible");
    await pass(60_000);
    expect([one.calls, one.here, one.listeners.size]).toEqual([["load"], ["b"], 0]);
  });
});

describe("the synced collections of an account", () => {
  it("a log-out sends the collections at once, and learns whether that succeeded", async () => {
    const [one, other] = [aCollection(), aCollection()];
    const sync = createAccountSync();
    const stop = startSync(sync, [one.collection, other.collection], () => undefined);
    await pass(0);
    one.change("a");
    expect(await flushSync(sync)).toBe(true);
    expect(one.account).toEqual(["a"]);
    other.fail(DOWN);
    other.change("b");
    expect([await flushSync(sync), sync.failed]).toEqual([false, true]);
    other.fail(null);
    expect([await flushSync(sync), sync.failed]).toEqual([true, false]);
    stop();
  });

  it("a flush does not wait longer than its timeout", async () => {
    const one = aCollection();
    const sync = createAccountSync();
    const stop = startSync(
      sync,
      [{ ...one.collection, load: () => new Promise(() => undefined) }],
      () => undefined,
    );
    const flushed = flushSync(sync);
    await pass(3_000);
    expect(await flushed).toBe(false);
    stop();
  });

  it("stopped collections make no calls", async () => {
    const one = aCollection();
    const sync = createAccountSync();
    startSync(sync, [one.collection], () => undefined);
    await pass(0);
    stopSync(sync);
    one.change("a");
    await pass(60_000);
    expect(one.calls).toEqual(["load"]);
  });

  it("a log-out before the sync's code has loaded sends the collections once it has", async () => {
    const one = aCollection();
    one.here.push("a");
    const sync = createAccountSync();
    const flushed = flushSync(sync);
    await pass(500);
    const stop = startSync(sync, [one.collection], () => undefined);
    expect([await flushed, one.account]).toEqual([true, ["a"]]);
    stop();
    const unsent = flushSync(sync);
    await pass(3_000);
    expect(await unsent).toBe(false);
  });
});
