import type { Match } from "#shared/match/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { dataOrNull } from "#web/platform/side-call.ts";
import type { LastLineupsAnswer, LineupAnswer } from "./lineup.keys.ts";

export interface LineupTabData {
  readonly answer: LineupAnswer;
  /** Asked for only while a side has no line-up; null as well when it could not be had: it is an extra. */
  readonly last: LastLineupsAnswer | null;
}

const isComplete = ({ lineup }: LineupAnswer): boolean =>
  lineup !== null && lineup.home.players.length > 0 && lineup.away.players.length > 0;

/** Line-ups of a match, and those of the teams' last matches as long as one is missing. */
export async function loadLineupTab({ call }: RequestFacts, match: Match): Promise<LineupTabData> {
  const query = { match_id: match.id };
  const { data: answer } = await call("/api/v1/football/matches/lineup", query);
  if (isComplete(answer)) return { answer, last: null };
  const last = await dataOrNull(call("/api/v1/football/matches/lastlineup", query));
  return { answer, last };
}
