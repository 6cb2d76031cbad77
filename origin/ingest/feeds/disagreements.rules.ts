import type { FeedClaim, FeedDisagreement } from "#shared/feed/index.ts";
import { isLive } from "#shared/match/index.ts";
import { sourceOrder } from "../store/source-order.table.ts";

/** Where providers say different things of one match. */

/** Of a match in play one provider is a little later than another: what was said so long before is no contradiction. */
const LATE_S = 120;

type About = FeedDisagreement["about"];

/** What several sources say of a match, and who has the say about it. */
export interface ClaimedMatch {
  readonly match_id: number;
  readonly home: string;
  readonly away: string;
  readonly match_time: number;
  readonly claims: readonly FeedClaim[];
  /** Whose word readers see: `course` of score and status, `schedule` of the kick-off. */
  readonly holders: { readonly course: string; readonly schedule: string };
}

const wordOf: Readonly<Record<About, (claim: FeedClaim) => string | null>> = {
  score: ({ home_goals, away_goals }) =>
    home_goals === null || away_goals === null ? null : `${home_goals}-${away_goals}`,
  status: ({ status }) => status,
  kick_off: ({ match_time }) => String(match_time),
};

/** Claims of about the same moment; of a match that is not in play all of them. */
function comparable(claims: readonly FeedClaim[]): readonly FeedClaim[] {
  if (!claims.some(({ status }) => status !== null && isLive(status))) return claims;
  const newest = Math.max(...claims.map(({ said_at }) => said_at));
  return claims.filter(({ said_at }) => said_at >= newest - LATE_S);
}

function ruleOf(about: About, taken: string, claims: readonly FeedClaim[]): FeedDisagreement["rule"] {
  const order = sourceOrder[about === "kick_off" ? "schedule" : "course"];
  const place = order.indexOf(taken);
  if (place < 0) return "first";
  const before = claims.some(({ source }) => order.includes(source) && order.indexOf(source) < place);
  return before ? "silence" : "order";
}

/** Everything that sources say differently, match by match. */
export function disagreementsOf(matches: readonly ClaimedMatch[]): FeedDisagreement[] {
  return matches.flatMap(({ claims, holders, ...match }) =>
    (["score", "status", "kick_off"] as const).flatMap((about): FeedDisagreement[] => {
      const compared = about === "kick_off" ? claims : comparable(claims);
      const said = compared.filter((claim) => wordOf[about](claim) !== null);
      if (new Set(said.map(wordOf[about])).size < 2) return [];
      const taken = about === "kick_off" ? holders.schedule : holders.course;
      return [{ ...match, about, claims: [...said], taken, rule: ruleOf(about, taken, said) }];
    }),
  );
}
