import type { LineupPlayer, SideLineup } from "#shared/lineup/index.ts";
import type { MatchBrief } from "#shared/match/index.ts";
import type { Player } from "#shared/player/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { sideOf } from "../matches/team-match.rules.ts";
import { askTeamMatches } from "../team.query.ts";

/** Who played in a team's last match. */
export interface RecentLineup {
  readonly match: MatchBrief;
  readonly formation: SideLineup["formation"];
  readonly players: readonly Pick<LineupPlayer, "player" | "starter" | "captain">[];
}

export interface SquadTabData {
  readonly players: readonly Player[];
  /** Null where no line-up of the last match is known. */
  readonly recent: RecentLineup | null;
}

/** A team's squad, and who played last. */
export async function loadSquadTab(facts: RequestFacts, team_id: number): Promise<SquadTabData> {
  const [{ data }, recent] = await Promise.all([
    facts.call("/api/v1/football/teams-players", { team_id }),
    loadRecent(facts, team_id).catch(() => null),
  ]);
  return { players: data.players, recent };
}

async function loadRecent({ call }: RequestFacts, team_id: number): Promise<RecentLineup | null> {
  const past = await askTeamMatches(call, { team_id, kind: "past", limit: 1, page: 1 });
  const match = past.matches[0];
  if (!match) return null;
  const { data } = await call("/api/v1/football/matches/lineup", { match_id: match.id });
  const side = data.lineup?.[sideOf(match, team_id)];
  if (!side || side.players.length === 0) return null;
  const players = side.players.map(({ player, starter, captain }) => ({ player, starter, captain }));
  return { match, formation: side.formation, players };
}
