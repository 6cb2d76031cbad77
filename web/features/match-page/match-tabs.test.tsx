// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { MatchTabs } from "./match-tabs.tsx";

afterEach(cleanup);

const tabs = () => {
  const { container } = renderWithProviders(<MatchTabs match={aMatch()} current="lineup" />);
  return [...container.querySelectorAll<HTMLElement>("a")];
};
describe("The tabs of a match's page", () => {
  it("Tabs are links, one of which is the current page", () => {
    const shown = tabs().map((link) => [link.getAttribute("href"), link.getAttribute("aria-current")]);
    // Without site facts it is unknown whether betting may be shown: it is hidden.
    expect(shown).toEqual([
      ["/match/7", null],
      ["/match/7?tab=lineup", "page"],
      ["/match/7?tab=h2h", null],
      ["/match/7?tab=playertech", null],
      ["/match/7?tab=team", null],
      ["/match/7?tab=chat", null],
    ]);
  });

  it("The odds tab exists only where betting is shown", () => {
    const { getByRole } = renderWithProviders(<MatchTabs match={aMatch()} current="lineup" />, {
      facts: { betting: "shown" },
    });
    expect(getByRole("link", { name: "Tỷ lệ kèo" }).getAttribute("href")).toBe("/match/7?tab=odds");
  });

  it("Each tab about both teams marks their common entry as current", () => {
    const { getByRole } = renderWithProviders(<MatchTabs match={aMatch()} current="achievements" />);
    expect(getByRole("link", { current: "page" }).getAttribute("href")).toBe("/match/7?tab=team");
  });
});
