import { vi } from "vitest";

/** As browsers keep locks: one holder a name, the others in a row, who may stop waiting. */
export function locksOfBrowser() {
  const held = new Map<string, Promise<unknown>>();
  type Use = (lock: object | null) => unknown;
  async function request(
    name: string,
    options: LockOptions | Use,
    use: Use = options as Use,
  ): Promise<unknown> {
    const { ifAvailable, signal } = options as LockOptions;
    while (held.has(name)) {
      if (ifAvailable) return use(null);
      const stopped = new Promise((_, refuse) =>
        signal?.addEventListener("abort", () => refuse(signal.reason)),
      );
      await Promise.race([held.get(name), stopped]);
    }
    const used = Promise.resolve(use({ name }));
    held.set(
      name,
      used.finally(() => held.delete(name)),
    );
    return used;
  }
  const query = async () => ({ held: [...held.keys()].map((name) => ({ name })) });
  vi.stubGlobal("navigator", { locks: { request, query } });
}

/** Signals that stop after a time do so by the test's own clock, which leaves the platform's alone. */
export function timeoutsOfClock() {
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const stop = new AbortController();
    setTimeout(() => stop.abort(), ms);
    return stop.signal;
  });
}
