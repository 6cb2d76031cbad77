import { describe, expect, it, vi } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { expectConsole } from "#tests/support/expect-console.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { dayOf } from "#web/platform/i18n/format.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadListOdds } from "./list-odds.loader.server.ts";

const TODAY = dayOf(KICK_OFF);
const NIGHT = KICK_OFF - 86_400;
const ids: Readonly<Record<string, readonly number[]>> = { [TODAY]: [1, 2], [dayOf(NIGHT)]: [3, 4] };

async function load(rows: readonly Match[], betting: RequestFacts["betting"] = "shown", isDown = false) {
  const call = vi.fn(async (_path: string, { date }: { date: string }) => {
    if (isDown) throw new Error("down");
    const odds = (ids[date] ?? []).map((match_id) => ({ ...someOdds({ at: 9 }), match_id }));
    return { data: { odds }, page: { limit: 500, page: 1, total: 2 } };
  });
  const facts = aRequestWith(call, { betting });
  const client = createQueryClient(() => facts.call);
  const queries = await loadListOdds(facts, client, rows);
  const odds = queries.flatMap(({ queryKey }) => client.getQueryData(queryKey)?.odds ?? []);
  return { ids: odds.map(({ match_id }) => match_id), odds, callCount: call.mock.calls.length };
}

const row = (id: number, match_time = KICK_OFF): Match =>
  aMatch({ id, status: "first_half", rest: { match_time } });

describe("Prices of a day's list", () => {
  it("List prices are those of its rows", async () => {
    expect(await load([row(2)])).toMatchObject({ ids: [2], callCount: 1 });
  });

  it("List prices include matches live since the day before, requested only if there are some", async () => {
    expect(await load([row(2), row(3, NIGHT)])).toMatchObject({ ids: [3, 2], callCount: 2 });
  });

  it("List prices have the current phase only", async () => {
    const { odds } = await load([row(1)]);
    expect(odds.map(({ initial, instant, inplay }) => [initial, instant, inplay?.at])).toEqual([
      [null, null, 9],
    ]);
  });

  it("A list without rows, in no-betting mode or with unavailable prices has none", async () => {
    expect(await load([])).toMatchObject({ ids: [], callCount: 0 });
    expect(await load([row(1)], "hidden")).toMatchObject({ ids: [], callCount: 0 });
    expect(await load([row(1)], "shown", true)).toMatchObject({ ids: [], callCount: 1 });
    expectConsole("error", "down");
  });
});
