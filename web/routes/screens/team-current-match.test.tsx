// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { pushMatch } from "#web/features/live-overlay/match-push.ts";
import { currentMatchQuery } from "#web/features/team/current-match.query.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import TeamCurrentMatch from "./team-current-match.tsx";

afterEach(cleanup);

const show = (match: ReturnType<typeof aMatch>) =>
  renderWithProviders(<TeamCurrentMatch team_id={71} />, {
    queries: [fetched(currentMatchQuery(71), { match })],
  });

describe("The match that a team plays now", () => {
  it("A live match is a row that takes pushes", async () => {
    const match = aMatch({ status: "first_half", home: { goals: 0 }, away: { goals: 0 } });
    const { overlay, container } = show(match);
    expect(screen.getByRole("heading", { name: "Đang thi đấu" })).toBeTruthy();
    const score = { ...match.score, home: { ...match.score.home, goals: 1 } };
    await act(async () => pushMatch(overlay, { ...match, score, updated_at: match.updated_at + 5 }, 0));
    expect(container.querySelector(".match-row")?.textContent).toContain("1");
  });

  it("A match that is over or ahead is left to the lists below", () => {
    expect(show(aMatch({ status: "not_started" })).container.textContent).toBe("");
  });
});
