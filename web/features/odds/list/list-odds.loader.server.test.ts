import { describe, expect, it, vi } from "vitest";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { Match } from "#shared/match/index.ts";
import { someOdds } from "#tests/support/odds-builders.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { loadListOdds } from "./list-odds.loader.server.ts";
import { unpackOdds } from "./packed-odds.ts";

const TODAY = "2026-01-02";
const YESTERDAY = "2026-01-01";
const ids: Readonly<Record<string, readonly number[]>> = { [TODAY]: [1, 2], [YESTERDAY]: [3, 4] };

function aRequest(betting: RequestFacts["betting"] = "shown") {
  const call = vi.fn(async (_path: string, { date }: { date: string }) => {
    const odds = (ids[date] ?? []).map((match_id) => ({ ...someOdds({ at: 9 }), match_id }));
    return { data: { odds }, page: { limit: 500, page: 1, total: 2 } };
  });
  return { facts: { call: call as unknown as CallEndpoint, betting } as RequestFacts, call };
}

const row = (id: number): Match => aMatch({ id, status: "first_half" });

async function loaded(rows: { open: readonly Match[]; overnight?: readonly Match[] }) {
  const { facts, call } = aRequest();
  const packed = await (await loadListOdds(facts, TODAY))?.(rows);
  return { ids: packed ? [...unpackOdds(packed).keys()] : packed, asked: call.mock.calls.length };
}

describe("prices of a day's list", () => {
  it("are those of the rows that can be bet on", async () => {
    expect(await loaded({ open: [row(2)] })).toEqual({ ids: [2], asked: 1 });
  });

  it("are of matches in play since the day before too, which is asked for where there are some", async () => {
    expect(await loaded({ open: [row(2)], overnight: [row(3)] })).toEqual({ ids: [2, 3], asked: 2 });
    expect(await loaded({ open: [], overnight: [row(4)] })).toEqual({ ids: [4], asked: 2 });
  });

  it("are none of a list without such rows, and in no-betting mode", async () => {
    expect(await loaded({ open: [] })).toEqual({ ids: null, asked: 1 });
    const { facts, call } = aRequest("hidden");
    expect(await loadListOdds(facts, TODAY)).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });
});
