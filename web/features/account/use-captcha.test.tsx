// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { useCaptcha } from "./use-captcha.ts";

afterEach(cleanup);

const MINUTE_MS = 60_000;

function given(solve: () => Promise<string>) {
  let nowMs = 0;
  const { result } = renderHook(() => useCaptcha(solve, () => nowMs));
  result.current.input.current = document.createElement("input");
  return {
    work: () => result.current,
    value: () => result.current.input.current?.value,
    pass: (ms: number) => (nowMs += ms),
  };
}

it("A captcha is solved once, from the first interaction with the form", async () => {
  const solve = vi.fn(async () => "solved");
  const { work, value } = given(solve);
  expect([work().state, solve.mock.calls.length]).toEqual(["idle", 0]);
  await act(async () => {
    work().begin();
    work().begin();
  });
  expect([work().state, value(), work().awaited(), solve.mock.calls.length]).toEqual([
    "solved",
    "solved",
    null,
    1,
  ]);
});

it("A form sent early waits for the captcha", async () => {
  let settle = (_: string) => undefined as undefined;
  const { work, value } = given(
    () => new Promise((resolve) => (settle = (text) => void resolve(text) as undefined)),
  );
  await act(async () => work().begin());
  const awaited = work().awaited();
  expect([work().state, awaited === null]).toEqual(["checking", false]);
  await act(async () => {
    settle("late");
    await awaited;
  });
  expect([work().awaited(), value()]).toEqual([null, "late"]);
});

it("A captcha is solved again once it is too old or was submitted", async () => {
  let count = 0;
  const { work, value, pass } = given(async () => `solution ${++count}`);
  await act(async () => work().begin());
  pass(9 * MINUTE_MS);
  await act(async () => void (await work().awaited()));
  expect(value()).toBe("solution 2");
  await act(async () => work().forget());
  expect([work().state, value()]).toEqual(["idle", ""]);
  await act(async () => void (await work().awaited()));
  expect(value()).toBe("solution 3");
});

it("An unsolvable captcha blocks nobody: the form asks the question instead", async () => {
  const { work } = given(async () => Promise.reject(new Error("no crypto")));
  await act(async () => work().begin());
  expect([work().state, work().awaited()]).toEqual(["failed", null]);
});
