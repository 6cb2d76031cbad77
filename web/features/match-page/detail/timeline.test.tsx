// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aMatch, anIncident } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { Timeline } from "./timeline.tsx";

afterEach(cleanup);

const played = { status: "second_half", home: { goals: 1, half: 0 }, away: { goals: 0, half: 0 } } as const;
const linesOf = (...incidents: ReturnType<typeof anIncident>[]) => {
  const { container } = renderWithProviders(<Timeline match={aMatch(played)} incidents={incidents} />);
  return [...container.querySelectorAll(".incident")];
};
const named = (name: string) => ({ id: null, name });

describe("An entry of the timeline", () => {
  it("A goal shows the new score and its scorer", () => {
    const [line] = linesOf(
      anIncident(1, {
        kind: "own_goal",
        minute: 51,
        player: named("Ngô Duy Trung"),
        home_score: 1,
        away_score: 0,
      }),
    );
    expect(line?.querySelector(".incident-score")?.textContent).toBe("1-0");
    expect(line?.textContent).toContain("Ngô Duy Trung (phản lưới)");
  });

  it("A withdrawn goal stays, struck out, with the reason and without a score", () => {
    const lines = linesOf(
      anIncident(1, { minute: 51, cancelled: true, player: named("An"), home_score: 1, away_score: 0 }),
      anIncident(2, { kind: "var", minute: 53, player: named("An") }),
    );
    // Newest first while live.
    expect(lines.map((line) => line.textContent)).toEqual(["53'AnVAR từ chối bàn thắng", "51'AnVAR từ chối"]);
    expect(lines[1]?.hasAttribute("data-cancelled")).toBe(true);
  });

  it("A substitution names the player coming on first, as text too", () => {
    const [line] = linesOf(
      anIncident(1, { kind: "substitution", minute: 60, player: named("Off"), other_player: named("On") }),
    );
    expect(line?.textContent).toBe("60'On(vào sân)Off(ra sân)");
  });

  it("Names link to their pages, if known", () => {
    const [change, goal] = linesOf(
      anIncident(1, { minute: 51, player: { id: 5, name: "An" }, other_player: { id: 6, name: "Bình" } }),
      anIncident(2, {
        kind: "substitution",
        minute: 60,
        player: named("Off"),
        other_player: { id: 7, name: "On" },
      }),
    );
    const linksOf = (line: Element | undefined) =>
      [...(line?.querySelectorAll("a") ?? [])].map((link) => [link.textContent, link.getAttribute("href")]);
    expect(linksOf(goal)).toEqual([
      ["An", "/player/5"],
      ["Kiến tạo: Bình", "/player/6"],
    ]);
    expect(linksOf(change)).toEqual([["On", "/player/7"]]);
  });

  it("A substitution without names is still shown", () => {
    const [line] = linesOf(anIncident(1, { kind: "substitution", minute: 60, player: null }));
    expect(line?.textContent).toBe("60'Thay người");
  });

  it("Each kick of a shoot-out shows the running score", () => {
    const lines = linesOf(
      anIncident(1, { kind: "shootout_scored", side: "home" }),
      anIncident(2, { kind: "shootout_missed", side: "away" }),
    );
    expect(lines.map((line) => line.querySelector(".incident-score")?.textContent)).toEqual(["1-0", "1-0"]);
  });
});

describe("The timeline", () => {
  it("Corners are offered only if there are any, and do not count as content", () => {
    const match = aMatch({ status: "first_half" });
    const corners = [anIncident(1, { kind: "corner", minute: 3 })];
    const { container } = renderWithProviders(<Timeline match={match} incidents={corners} />);
    expect(container.querySelector(".corner-switch")).not.toBeNull();
    expect(container.textContent).toContain("Chưa có tình huống đáng chú ý.");
    cleanup();
    expect(
      renderWithProviders(<Timeline match={match} incidents={[]} />).container.querySelector("input"),
    ).toBeNull();
  });
});
