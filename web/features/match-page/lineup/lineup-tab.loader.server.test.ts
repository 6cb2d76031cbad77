import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { aLineupPlayer, aSideLineup } from "#tests/support/builders/lineup-builders.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { lineupQueries } from "./lineup-tab.loader.server.ts";

const queriesOf = async (lineup: unknown) => {
  const { call } = aRequestWith(async () => {
    if (lineup === undefined) throw new AppError("upstream_unavailable");
    return { data: { lineup } };
  });
  const { needed, optional } = await lineupQueries(
    createQueryClient(() => call),
    7,
  );
  return [needed, optional].map((queries) => queries.map(({ queryKey: [path] }) => path));
};

const player = [aLineupPlayer(1)];
const complete = { confirmed: true, home: aSideLineup("home", player), away: aSideLineup("away", player) };
const LINEUP = "/api/v1/football/matches/lineup";
const LAST = "/api/v1/football/matches/lastlineup";

describe("The line-ups of a match", () => {
  it("The teams' last line-ups are added only while a side has none", async () => {
    expect(await queriesOf(complete)).toEqual([[LINEUP], []]);
    expect(await queriesOf({ ...complete, away: aSideLineup("away", []) })).toEqual([[LINEUP], [LAST]]);
    expect(await queriesOf(null)).toEqual([[LINEUP], [LAST]]);
  });

  it("A missing response fails the line-ups", async () => {
    await expect(queriesOf(undefined)).rejects.toThrow(AppError);
  });
});
