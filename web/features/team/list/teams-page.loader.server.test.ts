import { expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { aPageRequest } from "#tests/support/league-builders.ts";
import { readTeamsFilter } from "./teams-filter.ts";
import { loadTeamsPage } from "./teams-page.loader.server.ts";

const FOOTBALL = "/api/v1/football/";

it("the list of teams stands although nobody tells which leagues are hot", async () => {
  const { facts } = aPageRequest({
    [`${FOOTBALL}countries`]: { countries: [] },
    [`${FOOTBALL}comp`]: { competitions: [] },
    [`${FOOTBALL}comp-list`]: new AppError("upstream_timeout"),
    [`${FOOTBALL}teams/list`]: { teams: [{ id: 1 }] },
  });
  const page = await loadTeamsPage(facts, readTeamsFilter(new URLSearchParams()));
  expect(page).toMatchObject({ hot: [], rows: [{ id: 1 }] });
});
