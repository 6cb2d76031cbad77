// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { GoalAnnouncer } from "./goal-announcer.tsx";
import { pushMatch } from "./match-push.ts";

beforeEach(() => void vi.useFakeTimers({ now: KICK_OFF * 1000 }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const sentOff = (red: number) =>
  aMatch({ status: "second_half", home: { red }, rest: { updated_at: KICK_OFF + red } });

it("A second red card of the same team is announced like the first", async () => {
  const { container, overlay } = renderWithProviders(<GoalAnnouncer />);
  const announced: string[] = [];
  const region = container.querySelector("[aria-live]");
  pushMatch(overlay, sentOff(0), KICK_OFF * 1000);
  for (const cards of [1, 2]) {
    await act(async () => {
      pushMatch(overlay, sentOff(cards), KICK_OFF * 1000);
      await vi.advanceTimersByTimeAsync(4_000);
    });
    announced.push(region?.textContent ?? "");
    await act(async () => void (await vi.advanceTimersByTimeAsync(3_000)));
    announced.push(region?.textContent ?? "");
  }
  const [first] = announced;
  expect(first).toContain("Argentina");
  expect(announced).toEqual([first, "", first, ""]);
});
