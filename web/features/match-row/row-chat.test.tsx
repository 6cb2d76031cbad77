// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NO_SHIELD } from "#shared/spoiler-shield/shield.rules.ts";
import { afterGoal, aMatch } from "#tests/support/builders/page-builders.ts";
import { pushMatch } from "#web/features/live-overlay/match-push.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { RowChat } from "./row-chat.tsx";

const NOW = 1_800_000_000_000;
const match = {
  ...aMatch({ status: "second_half", home: { goals: 0 }, away: { goals: 0 } }),
  match_time: NOW / 1_000 - 3_600,
};
const goal = { ...afterGoal(match, 1, 0, NOW / 1_000), score_changed_at: NOW / 1_000 };
const isFlagged = () => screen.getByRole("link").hasAttribute("data-flagged");
const show = (facts = {}) => renderWithProviders(<RowChat match={match} />, { now_ms: NOW, facts });

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("The link from a row to its match's chat", () => {
  it("The chat link is red for half an hour after a pushed goal", async () => {
    const { overlay } = show();
    expect(isFlagged()).toBe(false);
    await act(async () => pushMatch(overlay, goal, NOW));
    expect(isFlagged()).toBe(true);
    expect(screen.getByRole("link").getAttribute("aria-label")).toMatch(/tỷ số vừa thay đổi$/);
    await act(() => vi.advanceTimersByTimeAsync(30 * 60_000 - 2_000));
    expect(isFlagged()).toBe(true);
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    expect(isFlagged()).toBe(false);
  });

  it("The chat link is missing where results are hidden", async () => {
    const { overlay } = show({ shield: { ...NO_SHIELD, scores: "hidden" } });
    await act(async () => pushMatch(overlay, goal, NOW));
    expect(isFlagged()).toBe(false);
  });
});
