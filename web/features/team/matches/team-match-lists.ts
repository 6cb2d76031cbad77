import { useQueryClient } from "@tanstack/react-query";
import { isMoving } from "#shared/match/match-moves.rules.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { pageIn, valueIn } from "#web/platform/navigation/page-path.ts";
import { type TeamMatchesName, type TeamMatchKind, teamMatchesQuery } from "../team.query.ts";

interface MatchLists {
  readonly shown: "both" | TeamMatchKind;
  readonly lists: readonly TeamMatchesName[];
}

const BOTH_LIMIT = 10;
const ONE_LIMIT = 30;

const kinds: Readonly<Record<string, TeamMatchKind>> = { upcoming: "future", ended: "past" };

/** The lists of a team's matches in a query: both from their beginnings, or a page of one. */
export function matchListsAt(team_id: number, search: URLSearchParams): MatchLists {
  const kind = kinds[valueIn(search, "status") ?? ""];
  if (kind !== undefined)
    return { shown: kind, lists: [{ team_id, kind, limit: ONE_LIMIT, page: pageIn(search) }] };
  const both = ["future", "past"] as const;
  return { shown: "both", lists: both.map((one) => ({ team_id, kind: one, limit: BOTH_LIMIT, page: 1 })) };
}

/** Interval between requests for live matches. */
export const REFRESH_MS = 60_000;

/** How often all lists are refetched while a match is near or live: finished ones change lists. */
export function useRefreshInterval(lists: readonly TeamMatchesName[]): number | false {
  const client = useQueryClient();
  const moving = useClockValue((nowMs) =>
    lists.some(
      (list) =>
        list.kind === "future" &&
        isMoving(client.getQueryData(teamMatchesQuery(list).queryKey)?.matches ?? [], nowMs),
    ),
  );
  return moving && REFRESH_MS;
}
