import { expect, it } from "vitest";
import { AppError } from "#shared/errors/index.ts";
import { aPageRequest } from "#tests/support/builders/league-builders.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { fetchedIn } from "#web/testing/fetched-in.ts";
import { readTeamsFilter } from "./teams-filter.ts";
import { loadTeamsPage } from "./teams-page.loader.server.ts";

const FOOTBALL = "/api/v1/football/";

it("The list of teams loads even if the hot leagues are unavailable", async () => {
  const { facts } = aPageRequest({
    [`${FOOTBALL}countries`]: { countries: [] },
    [`${FOOTBALL}comp`]: { competitions: [] },
    [`${FOOTBALL}comp-list`]: new AppError("upstream_timeout"),
    [`${FOOTBALL}teams/list`]: { teams: [] },
  });
  const client = createQueryClient(() => facts.call);
  const queries = await loadTeamsPage(client, readTeamsFilter(new URLSearchParams()));
  expect(fetchedIn(queries)).toEqual(["comp choices of null with null", "countries", "teams/list"]);
});
