import { expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { createRateLimit } from "./rate-limit.ts";

function aLimit() {
  const clock = { nowMs: 1_000_000 };
  const exceeded: string[] = [];
  const count = createRateLimit({
    now: () => clock.nowMs,
    windowSeconds: 60,
    most: { address: 2, reader: 1 },
    onExceeded: (who) => exceeded.push(who),
  });
  const tried = (kind: "address" | "reader", who: string): number | "taken" => {
    try {
      count(kind, who);
      return "taken";
    } catch (error) {
      return error instanceof AppError && error.code === "too_many_requests"
        ? (error.retryAfterSeconds ?? -1)
        : -1;
    }
  };
  return { clock, tried, exceeded };
}

it("The rate limit refuses excess tries and reports the wait, by kind and client", () => {
  const { clock, tried, exceeded } = aLimit();
  expect([tried("address", "a"), tried("address", "a")]).toEqual(["taken", "taken"]);
  clock.nowMs += 12_500;
  expect([tried("address", "a"), tried("address", "b"), tried("reader", "a"), tried("reader", "a")]).toEqual([
    48,
    "taken",
    "taken",
    60,
  ]);
  expect(exceeded).toEqual(["a", "a"]);
});

it("The rate limit restarts once its time is over, after any number of tries meanwhile", () => {
  const { clock, tried } = aLimit();
  for (let tries = 0; tries < 5; tries += 1) tried("reader", "a");
  clock.nowMs += 59_999;
  expect(tried("reader", "a")).toBe(1);
  clock.nowMs += 1;
  expect(tried("reader", "a")).toBe("taken");
});
