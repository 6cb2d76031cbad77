// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/page-builders.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { MatchHeader } from "./match-header.tsx";

afterEach(cleanup);

const middleOf = (match: Parameters<typeof aMatch>[0]) => {
  const { container } = renderPart(<MatchHeader match={aMatch(match)} goal={null} />);
  return container.querySelector(".match-header-score")?.textContent;
};

describe("the middle of a match's header", () => {
  it("shows the kick-off before the match", () => {
    expect(middleOf({ status: "not_started" })).toBe("22:00");
  });

  it("shows the score while it is played", () => {
    expect(middleOf({ status: "second_half", home: { goals: 2 }, away: { goals: 0 } })).toBe("2-0");
  });

  it("shows a dash, and no clock time, while it is played and nobody has told the score", () => {
    expect(middleOf({ status: "first_half" })).toBe("–");
  });
});
