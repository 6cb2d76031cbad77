// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { TeamProfile } from "#shared/team/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { TeamMatchRow } from "./matches/team-match-row.tsx";
import { SummaryTab } from "./summary/summary-tab.tsx";
import { nearMatches, placesQuery, scorersQuery, teamMatchesQuery, teamQuery } from "./team.query.ts";
import TeamPageView from "./team-page.tsx";

afterEach(cleanup);

const aTeam = (fields: object = {}) =>
  TeamProfile.parse({
    ...aMatch().home,
    id: 71,
    name: "Hà Nội",
    country: { id: 21, code: "VIE", name: "Vietnam", translations: { vi: "Việt Nam" } },
    national: false,
    founded: null,
    website: null,
    venue: null,
    coach: null,
    squad_value: null,
    ...fields,
  });

const pageOf = (fields: object, path = "/team/71") =>
  renderWithProviders(<TeamPageView teamId={71}>body</TeamPageView>, {
    path,
    queries: [fetched(teamQuery(71), { team: aTeam(fields) })],
  });

describe("The header of a team", () => {
  it("The header shows known facts, and no placeholders for unknown ones", () => {
    pageOf({
      coach: { id: 9, name: "Park", logo: null },
      venue: { id: 3, name: "Hàng Đẫy", city: "Hà Nội", capacity: 22_000 },
      squad_value: { amount: 12_500_000, currency: "EUR" },
    });
    expect(screen.getByRole("link", { name: "Park" }).getAttribute("href")).toBe("/coach/9");
    expect(screen.getByText("Hàng Đẫy, Hà Nội").nextElementSibling?.textContent).toContain("22.000");
    expect(screen.getByText("12,5 triệu €")).toBeTruthy();
    expect(screen.queryByText("Thành lập")).toBeNull();
  });

  it("A website is linked only if it is one, with nofollow", () => {
    pageOf({ website: "javascript:alert(1)" });
    expect(screen.queryByRole("link", { name: /alert/ })).toBeNull();
    cleanup();
    pageOf({ website: "http://www.hanoifc.vn" });
    const link = screen.getByRole("link", { name: "hanoifc.vn" });
    expect(link.getAttribute("rel")).toBe("nofollow noopener");
  });

  it("The header links to other teams of the country and to the team's tabs, one of them current", () => {
    pageOf({}, "/team/71?tab=playerzh");
    expect(screen.getByRole("link", { name: "Việt Nam" }).getAttribute("href")).toBe("/team?country_id=21");
    const tabs = within(screen.getByRole("navigation", { name: "Các mục của đội bóng" }));
    const current = tabs.getAllByRole("link").filter((link) => link.hasAttribute("aria-current"));
    expect(current.map((link) => link.textContent)).toEqual(["Chuyển nhượng"]);
  });
});

describe("The head of a team's page", () => {
  const canonical = () => document.querySelector("link[rel=canonical]")?.getAttribute("href");

  it("The head names the tab and its choices, and nothing of other tabs", () => {
    pageOf({}, "/team/71?tab=teamsche&status=ended&page=2&season_id=5");
    expect(canonical()).toBe("/team/71?page=2&status=ended&tab=teamsche");
    expect(document.title).toContain("Lịch thi đấu và kết quả Hà Nội");
  });

  it("An unknown tab has the head of the first one", () => {
    pageOf({}, "/team/71?tab=standings");
    expect(canonical()).toBe("/team/71");
  });
});

describe("A match in a team's list", () => {
  const rowOf = (...fields: Parameters<typeof aMatch>) => {
    renderWithProviders(<TeamMatchRow match={aMatch(...fields)} team_id={71} />);
    return screen.getByRole("link");
  };

  it("Before it begins, a match is one link with kick-off, both names and no score", () => {
    const link = rowOf();
    expect(link.getAttribute("href")).toBe("/match/7");
    expect(link.textContent).toContain("22:00");
    expect(link.textContent).not.toMatch(/\d-\d(?!\d)/);
  });

  it("A finished match shows the team's result", () => {
    const ended = { status: "ended", home: { goals: 2 }, away: { goals: 1 } } as const;
    const link = rowOf({ ...ended, rest: { winner: "home" } });
    expect(within(link).getByTitle("Thắng")).toBeTruthy();
    expect(within(link).getByTitle("Kết thúc").textContent).toBe("KT");
  });

  it("A live match is labelled as live", () => {
    const link = rowOf({ status: "second_half", home: { goals: 0 }, away: { goals: 1 } });
    expect(link.dataset.tone).toBe("live");
    expect(link.textContent).toContain("Hiệp 2");
  });
});

describe("The overview of a team", () => {
  const page = { limit: 5, page: 1, total: 1 };
  const ended = aMatch({ status: "ended", home: { goals: 2 }, away: { goals: 1 } });
  const open = (facts: object = {}) =>
    renderWithProviders(<SummaryTab team={aTeam()} />, {
      facts,
      queries: [
        ...nearMatches(71).map((list) => fetched(teamMatchesQuery(list), { matches: [ended], page })),
        fetched(placesQuery(71, ended.season_id), []),
        fetched(scorersQuery(71, ended.season_id), []),
      ],
    });

  it("The overview has positions and scorers, except for a reader who hides results", () => {
    open();
    expect(screen.getByText("Thứ hạng hiện tại")).toBeTruthy();
    expect(screen.queryByRole("link", { name: "Hiện tỷ số" })).toBeNull();
    cleanup();
    open({ shield: { scores: "hidden", delay_s: 0 } });
    expect(screen.queryByText("Thứ hạng hiện tại")).toBeNull();
    expect(screen.getByRole("link", { name: "Hiện tỷ số" })).toBeTruthy();
  });
});
