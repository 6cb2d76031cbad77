import type { RequestFacts } from "#web/platform/request-context.ts";
import type { TeamMatches, TeamMatchesName, TeamMatchKind } from "../team.keys.ts";
import { askTeamMatches } from "../team.query.ts";

/** A list of the tab: which page of which matches, and its rows. */
export interface TeamMatchesShown {
  readonly name: TeamMatchesName;
  readonly answer: TeamMatches;
}

/** Both lists from their beginnings, or a page of the one that is asked for. */
export interface ScheduleTabData {
  readonly shown: "both" | TeamMatchKind;
  readonly lists: readonly TeamMatchesShown[];
}

const BOTH_LIMIT = 10;
const ONE_LIMIT = 30;

const kinds: Readonly<Record<string, TeamMatchKind>> = { upcoming: "future", ended: "past" };

/** A team's matches. `status` of the address chooses those to come or those that are over, `page` a page of them. */
export async function loadScheduleTab(
  { call }: RequestFacts,
  team_id: number,
  search: URLSearchParams,
): Promise<ScheduleTabData> {
  const kind = kinds[search.get("status") ?? ""];
  const load = async (name: TeamMatchesName) => ({ name, answer: await askTeamMatches(call, name) });
  if (kind === undefined) {
    const names = (["future", "past"] as const).map((one) => ({
      ...{ team_id, kind: one },
      ...{ limit: BOTH_LIMIT, page: 1 },
    }));
    return { shown: "both", lists: await Promise.all(names.map(load)) };
  }
  const page = Number(search.get("page") ?? 1);
  return { shown: kind, lists: [await load({ team_id, kind, limit: ONE_LIMIT, page })] };
}
