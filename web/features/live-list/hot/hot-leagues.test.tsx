// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { fewHotCompetitionsQuery } from "#web/platform/data/competition.query.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { HotLeaguesPanel, HotLeaguesStrip } from "./hot-leagues.tsx";

afterEach(cleanup);

it.each([
  ["beside the list", HotLeaguesPanel],
  ["above it", HotLeaguesStrip],
])("The hot leagues %s link to their pages and to all leagues", (_, Screen) => {
  const competition = { ...aMatch().competition, kind: "cup" as const, current_season_id: null };
  const { getAllByRole } = renderWithProviders(<Screen />, {
    queries: [fetched(fewHotCompetitionsQuery(), { competitions: [competition] })],
  });
  const links = getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([`/league/${competition.id}`, "/league"]);
});
