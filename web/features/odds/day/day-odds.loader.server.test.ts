import { describe, expect, it, vi } from "vitest";
import { hasBegun, type MatchStatus } from "#shared/match/match-status.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { dayOf } from "#web/platform/i18n/format.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadDayOdds } from "./day-odds.loader.server.ts";

const name = {
  page: "main",
  period: "full",
  company_id: null,
  date: dayOf(KICK_OFF),
  tz: "+07:00",
} as const;

interface MovesQuery {
  readonly limit: number;
  readonly status?: readonly MatchStatus[];
}

/** How many moves of matches before kick-off and in play a page shows, where the API has so many. */
async function shownOf(
  aheadCount: number,
  liveCount: number,
  { isDown = false, onCall = () => {} }: { isDown?: boolean; onCall?: () => void } = {},
) {
  const movesOf = (length: number, status: MatchStatus) =>
    Array.from({ length }, (_, place) => ({ match: aMatch({ id: place + 1, status }) }));
  const ranked = [...movesOf(aheadCount, "not_started"), ...movesOf(liveCount, "first_half")];
  const call = async (path: string, { limit, status }: MovesQuery) => {
    if (path !== "/api/v1/football/odds/variable") return { data: { odds: [] }, page: { total: 0 } };
    onCall();
    if (isDown) throw new Error("down");
    const moves = ranked.filter(({ match }) => status?.includes(match.status) ?? true).slice(0, limit);
    return { data: { moves } };
  };
  const facts = aRequestWith(call);
  const { moves } = await loadDayOdds(
    facts,
    createQueryClient(() => facts.call),
    name,
  );
  if (moves === null) return null;
  const begun = moves.map(({ match }) => hasBegun(match.status));
  return { ahead: begun.filter((one) => !one).length, live: begun.filter(Boolean).length };
}

describe("Moves beside a day's prices", () => {
  it("Five of matches before kick-off and three in play, where there are so many of both", async () => {
    expect(await shownOf(300, 20)).toEqual({ ahead: 5, live: 3 });
  });

  it("One group has the places that the other leaves", async () => {
    expect(await shownOf(300, 0)).toEqual({ ahead: 8, live: 0 });
    expect(await shownOf(300, 1)).toEqual({ ahead: 7, live: 1 });
    expect(await shownOf(2, 20)).toEqual({ ahead: 2, live: 6 });
    expect(await shownOf(0, 20)).toEqual({ ahead: 0, live: 8 });
    expect(await shownOf(2, 2)).toEqual({ ahead: 2, live: 2 });
  });

  it("Those in play are fetched by themselves only where the largest moves lack some", async () => {
    const onCall = vi.fn();
    await shownOf(2, 5, { onCall });
    await shownOf(5, 20, { onCall });
    expect(onCall).toHaveBeenCalledTimes(2);
    await shownOf(300, 20, { onCall });
    expect(onCall).toHaveBeenCalledTimes(4);
  });

  it("A page without moves says whether they could be fetched", async () => {
    expect(await shownOf(0, 0)).toEqual({ ahead: 0, live: 0 });
    expect(await shownOf(1, 1, { isDown: true })).toBeNull();
  });
});
