// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { aStandingsTable } from "#tests/support/builders/standings-builders.ts";
import type { MatchOverlay } from "#web/features/live-overlay/match-overlay.ts";
import { pushMatch } from "#web/features/live-overlay/match-push.ts";
import { useMatchOverlay } from "#web/features/live-overlay/use-shown-match.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { LiveTablesWithChoice } from "./live-tables.tsx";

afterEach(cleanup);

const result = (home_team_id: number, home_goals: number, away_goals: number, away_team_id: number) => ({
  ...{ home_team_id, home_goals, away_goals, away_team_id },
  ...{ home_half: null, away_half: null, match_time: 0 },
});

/** Team 1 leads team 2 by goals; team 2 plays team 3, goalless. */
const tables = [
  aStandingsTable({
    teams: 3,
    ended: [result(1, 2, 0, 3), result(1, 0, 0, 2)],
    inPlay: [result(2, 0, 0, 3)],
  }),
];

let overlay: MatchOverlay | null = null;
function Overlay() {
  overlay = useMatchOverlay();
  return null;
}

const show = () =>
  renderWithProviders(
    <>
      <Overlay />
      <LiveTablesWithChoice tables={tables} promotions={[]} of="Giải thử" />
    </>,
  );

const push = (home: number, away: number, status: "second_half" | "abandoned" = "second_half") =>
  act(() => {
    if (!overlay) throw new Error("the page has no overlay");
    const match = aMatch({
      id: 1,
      status,
      home: { goals: home },
      away: { goals: away },
      rest: { updated_at: 99 },
    });
    pushMatch(overlay, match, 99_000);
  });

describe("Tables as they stand now", () => {
  // Without the letters of drawn crests.
  const places = (all: readonly HTMLElement[]) => all.map((row) => row.textContent.replace("TEA", ""));

  it("A pushed goal moves its team up, with the places gained and the score", () => {
    const { getAllByRole, getByRole } = show();
    expect(places(getAllByRole("rowheader"))).toEqual(["Team 1", "Team 20-0", "Team 30-0"]);
    push(3, 0);
    expect(places(getAllByRole("rowheader"))).toEqual(["Team 23-0", "Team 1", "Team 30-3"]);
    expect(getByRole("row", { name: /Team 2/ }).textContent).toContain("lên 1 hạng");
    expect(getByRole("row", { name: /Team 1/ }).textContent).toContain("xuống 1 hạng");
    expect(getByRole("link", { name: "đang đá, 3-0" }).getAttribute("href")).toBe("/match/1");
  });

  it("An abandoned match no longer counts", () => {
    const { getAllByRole } = show();
    push(3, 0);
    push(3, 0, "abandoned");
    expect(places(getAllByRole("rowheader"))).toEqual(["Team 1", "Team 2", "Team 3"]);
  });

  it("The official table is one press away", () => {
    const { getAllByRole, getByRole } = show();
    push(3, 0);
    act(() => getByRole("button", { name: "Chính thức" }).click());
    expect(places(getAllByRole("rowheader"))).toEqual(["Team 1", "Team 2", "Team 3"]);
    expect(getByRole("button", { name: "Chính thức" }).getAttribute("aria-pressed")).toBe("true");
  });
});
