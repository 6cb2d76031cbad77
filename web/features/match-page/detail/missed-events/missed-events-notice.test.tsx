// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { Incident } from "#shared/match/index.ts";
import { aMatch, anIncident, aScore } from "#tests/support/builders/match-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { keepLastLook, readLastLook } from "./last-looks.ts";
import MissedEventsNotice from "./missed-events-notice.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  localStorage.clear();
});

const goal = (id: number, minute: number): Incident => anIncident({ id, kind: "goal", minute, at: 1 });
const atScore = (home: number) =>
  aMatch({ id: 7, status: "first_half", score: aScore(home, 0), updated_at: home });
const notice = (home: number, incidents: readonly Incident[]) => (
  <MissedEventsNotice match={atScore(home)} incidents={incidents} />
);
const lines = () => [...screen.getByRole("status").children].map(({ textContent }) => textContent);
const seen = () => readLastLook(7)?.standing;

function turn(visibility: "hidden" | "visible"): void {
  vi.spyOn(document, "hidden", "get").mockReturnValue(visibility === "hidden");
  act(() => void fireEvent(document, new Event("visibilitychange")));
}

it("A reader who comes back sees the score then and now and what happened, until they close it", () => {
  keepLastLook(7, { at_ms: 1, updated_at: 1, score: { home: 1, away: 0 }, standing: [1] });
  renderWithProviders(notice(2, [goal(1, 5), goal(2, 20)]));
  expect(lines().slice(0, 2)).toEqual(["Bạn đã bỏ lỡ", "Lúc bạn rời đi: 1-0, nay 2-0"]);
  expect(lines()[2]).toMatch(/^20' Bàn thắng: /);
  fireEvent.click(screen.getByRole("button", { name: "Đóng" }));
  expect(lines()).toEqual([]);
});

it("A reader who never looked missed nothing; a hidden page does not store pushes as seen, and shows them on return", () => {
  let score: (home: number, incidents: readonly Incident[]) => void = () => undefined;
  function Page() {
    const [shown, show] = useState(() => notice(1, [goal(1, 5)]));
    score = (...state) => act(() => show(notice(...state)));
    return shown;
  }
  renderWithProviders(<Page />);
  expect([lines(), seen()]).toEqual([[], [1]]);
  turn("hidden");
  score(2, [goal(1, 5), goal(2, 20)]);
  fireEvent(window, new Event("pagehide"));
  expect(seen()).toEqual([1]);
  turn("visible");
  expect(lines()).toHaveLength(3);
  turn("hidden");
  expect(seen()).toEqual([1, 2]);
});
