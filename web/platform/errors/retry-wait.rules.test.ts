import { expect, it } from "vitest";
import { retryWaitMs } from "./retry-wait.rules.ts";

it("a failure is retried after 5 s, then with growing waits of at most five minutes", () => {
  expect([1, 2, 3, 4, 5, 50].map(retryWaitMs)).toEqual([5_000, 15_000, 45_000, 135_000, 300_000, 300_000]);
});
