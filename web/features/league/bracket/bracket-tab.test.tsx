// @vitest-environment happy-dom
import { cleanup, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { bracketsOf } from "#shared/competition/bracket.rules.ts";
import type { StageId } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { Brackets } from "./bracket-tab.tsx";

afterEach(cleanup);

const stage = { id: 1 as StageId, name: "Finals", mode: "knock_out" as const };
const team = (id: number) => ({ ...aMatch().home, id, name: `Team ${id}` });
const match = (id: number, home: number, away: number, round: string, fields: object = {}) =>
  aMatch({
    id,
    status: "ended",
    home: { goals: 2 },
    away: { goals: 1 },
    ...fields,
    rest: { stage, round, home: team(home), away: team(away), match_time: 1_671_375_600 + id },
  });
/** A team's row without the fallback letters of its crest. */
const textOf = (row: Element): string | undefined => row.textContent?.replace(/^TEA/, "");
const show = (matches: Parameters<typeof bracketsOf>[1]) =>
  renderWithProviders(<Brackets brackets={bracketsOf([stage], matches)} />);

describe("A bracket", () => {
  it("A bracket has a column for each round, and shows who advanced and who won", () => {
    const { getByRole, container } = show([
      match(1, 1, 2, "Semi-finals"),
      match(2, 3, 4, "Semi-finals"),
      match(3, 1, 3, "Final", { home: { goals: 1, penalties: 4 }, away: { goals: 1, penalties: 3 } }),
    ]);
    const headings = [...container.querySelectorAll("h3")].map((heading) => heading.textContent);
    expect(headings).toEqual(["Bán kết", "Chung kết"]);
    expect(getByRole("link", { name: /Vô địch.*Team 1/ }).getAttribute("href")).toBe("/team/1");
    const winners = [...container.querySelectorAll(".tie-team[data-winner]")].map(textOf);
    expect(winners).toEqual(["Team 1(đi tiếp)2", "Team 3(đi tiếp)2", "Team 1(đi tiếp)(4)1"]);
  });

  it("A tie of one match is one link, and a two-legged tie has one link per leg", () => {
    const { getAllByRole } = show([match(1, 1, 2, "Final"), match(2, 2, 1, "Final")]);
    const links = getAllByRole("link").map((link) => [link.getAttribute("href"), link.textContent]);
    expect(links.slice(-2)).toEqual([
      ["/match/1", expect.stringContaining("Lượt đi")],
      ["/match/2", expect.stringContaining("Lượt về")],
    ]);
    cleanup();
    const { getByRole } = show([match(1, 1, 2, "Final")]);
    expect(getByRole("link", { name: /Team 1 - Team 2/ }).getAttribute("href")).toBe("/match/1");
  });

  it("A two-legged tie shows the aggregate beside the goals of each leg", () => {
    const { container } = show([match(1, 1, 2, "Final"), match(2, 2, 1, "Final")]);
    const rows = [...container.querySelectorAll(".tie-team")].map(textOf);
    expect(rows).toEqual(["Team 1213", "Team 2123"]);
  });

  it("A bracket reserves places for unknown teams, without lines to them", () => {
    const { getAllByText, container } = show([
      match(1, 1, 2, "Semi-finals"),
      match(2, 3, 4, "Semi-finals", { status: "not_started", home: {}, away: {} }),
    ]);
    expect(getAllByText("Chưa xác định")).toHaveLength(2);
    expect(container.querySelector("[data-leads]")).toBeNull();
  });

  it("The match for third place stands apart", () => {
    const { container } = show([
      match(1, 1, 2, "Semi-finals"),
      match(2, 3, 4, "Semi-finals"),
      match(3, 2, 4, "Match for third place"),
      match(4, 1, 3, "Final"),
    ]);
    const third = container.querySelector<HTMLElement>(".bracket-third");
    expect(third && within(third).getByText("Tranh hạng ba")).toBeTruthy();
    expect(container.querySelectorAll(".bracket-round")).toHaveLength(2);
  });

  it("A bracket is one region, named by its heading", () => {
    const { getAllByRole } = show([match(1, 1, 2, "Final")]);
    expect(getAllByRole("region", { name: "Vòng loại trực tiếp" })).toHaveLength(1);
  });

  it("A bracket without ties shows an empty state", () => {
    expect(show([]).container.textContent).toBe("Chưa có cặp đấu loại trực tiếp nào.");
  });
});
