import { describe, expect, it } from "vitest";
import { createQueryClient } from "./live/query-client.ts";
import { createQueryHost, type KeyOf } from "./query-host.ts";

interface Answer {
  readonly text: string;
}
const key = ["answer"] as unknown as KeyOf<Answer>;

describe("query host", () => {
  it("shows the loader's answer while there is no cache", () => {
    const seed = { text: "html" };
    expect(createQueryHost().read(key, seed)).toBe(seed);
  });

  it("gives a seed that came before the client to its cache", () => {
    const host = createQueryHost();
    host.seed(key, { text: "html" });
    const client = host.install(createQueryClient({ retries: 0 }));
    expect(client.getQueryData(key)).toEqual({ text: "html" });
  });

  it("shows what was fetched again, and tells", () => {
    const host = createQueryHost();
    const seed = { text: "html" };
    host.seed(key, seed);
    const client = host.install(createQueryClient({ retries: 0 }));
    let told = 0;
    host.subscribe(() => {
      told += 1;
    });
    client.setQueryData(key, { text: "fetched" });
    expect(host.read(key, seed)).toEqual({ text: "fetched" });
    expect(told).toBeGreaterThan(0);
  });

  it("shows a newer loader's answer at once, before the cache has taken it", () => {
    const host = createQueryHost();
    host.seed(key, { text: "old page" });
    host.install(createQueryClient({ retries: 0 }));
    const next = { text: "new page" };
    expect(host.read(key, next)).toBe(next);
    host.seed(key, next);
    expect(host.client?.getQueryData(key)).toEqual(next);
  });

  it("keeps its first client", () => {
    const host = createQueryHost();
    const first = host.install(createQueryClient({ retries: 0 }));
    expect(host.install(createQueryClient({ retries: 0 }))).toBe(first);
  });
});
