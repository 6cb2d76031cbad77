// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeAll, expect, it } from "vitest";
import { aLeaguePage } from "#tests/support/builders/league-builders.ts";
import { idIn } from "#web/platform/navigation/page-path.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { leagueQuery } from "./league.query.ts";
import LeaguePageView from "./league-page.tsx";

// The test waits for React, not for the disk.
beforeAll(() => import("#web/platform/calendar/calendar-links.tsx"));
afterEach(cleanup);

const group = "season_id=11&stage_id=110&group=Group+A&tab=schedule";
it.each([
  ["tab=scorers&page=2", "page=2&tab=scorers"],
  ["tab=scorers&page=1", "tab=scorers"],
  ["tab=stats&page=2", "tab=stats"],
  ["tab=scorers&page=none", "tab=scorers"],
  [
    `${group}&status=ended&page=2`,
    "group=Group+A&page=2&season_id=11&stage_id=110&status=ended&tab=schedule",
  ],
  // An empty page, and a round, which has no pages.
  [`${group}&page=2`, "group=Group+A&season_id=11&stage_id=110&tab=schedule"],
  ["tab=schedule&status=ended&page=2", "tab=schedule"],
])("The canonical query of %s is %s", async (query, canonical) => {
  const season_id = idIn(new URLSearchParams(query), "season_id");
  const page = await aLeaguePage(query);
  await act(async () =>
    renderWithProviders(<LeaguePageView leagueId={5}>{null}</LeaguePageView>, {
      path: `/league/5?${query}`,
      queries: [fetched(leagueQuery(5, season_id), page)],
    }),
  );
  const link = document.querySelector("link[rel=canonical]");
  expect(link?.getAttribute("href")).toBe(`/league/5?${canonical}`);
});
