// @vitest-environment happy-dom
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aChatMessage } from "#tests/support/builders/chat-builders.ts";
import { useStickToEnd } from "./use-stick-to-end.ts";

const messages = (...ids: readonly string[]) => ids.map((id) => aChatMessage({ id }));
const NONE: readonly { client_id: string }[] = [];

afterEach(cleanup);

it("The log counts messages that arrived since the reader scrolled up, also when the last message they saw is removed", () => {
  const log = document.createElement("div");
  Object.defineProperties(log, { scrollHeight: { value: 1_000 }, clientHeight: { value: 100 } });
  const list = { current: log };
  const { result, rerender } = renderHook(({ shown }) => useStickToEnd(list, shown, NONE), {
    initialProps: { shown: messages("m-1", "m-2", "m-3") },
  });
  log.scrollTop = 0;
  act(() => result.current.onScroll());
  expect([result.current.isAtEnd, result.current.unseen]).toEqual([false, 0]);
  rerender({ shown: messages("m-1", "m-2", "m-3", "m-4") });
  expect(result.current.unseen).toBe(1);
  rerender({ shown: messages("m-1", "m-2", "m-4") });
  expect(result.current.unseen).toBe(1);
  rerender({ shown: messages("m-1", "m-2") });
  expect(result.current.unseen).toBe(0);
});
