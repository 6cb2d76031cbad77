import { isLive, isOnDayOf } from "#shared/match/index.ts";
import type { ProviderClaim, ProviderDisagreement } from "#shared/provider/index.ts";
import { sourceOrder } from "../store/source-order.table.ts";

/** Disagreements between providers about a match. */

/** During play one provider lags behind another: claims this far apart are no contradiction. */
const LATE_S = 120;

type About = ProviderDisagreement["about"];

/** Claims of several sources about a match, and which source decides. */
export interface ClaimedMatch {
  readonly match_id: number;
  readonly home: string;
  readonly away: string;
  readonly match_time: number;
  readonly claims: readonly ProviderClaim[];
  /** The source that readers see: `course` for score and status, `schedule` for the kick-off. */
  readonly holders: { readonly course: string; readonly schedule: string };
}

const wordOf: Readonly<Record<About, (claim: ProviderClaim) => string | null>> = {
  score: ({ home_goals, away_goals }) =>
    home_goals === null || away_goals === null ? null : `${home_goals}-${away_goals}`,
  status: ({ status }) => status,
  kick_off: ({ match_time }) => String(match_time),
};

/** A claim without an hour contradicts only kick-offs on other days. */
function isOtherKickOff(one: ProviderClaim, other: ProviderClaim): boolean {
  if (one.match_time === other.match_time) return false;
  if (one.time_unknown) return !isOnDayOf(other.match_time, one);
  return other.time_unknown ? !isOnDayOf(one.match_time, other) : true;
}

const differ = (about: About, stated: readonly ProviderClaim[]): boolean =>
  about === "kick_off"
    ? stated.some((one) => stated.some((other) => isOtherKickOff(one, other)))
    : new Set(stated.map(wordOf[about])).size > 1;

/** Claims of about the same moment; for a match that is not live all of them. */
function comparable(claims: readonly ProviderClaim[]): readonly ProviderClaim[] {
  if (!claims.some(({ status }) => status !== null && isLive(status))) return claims;
  const newest = Math.max(...claims.map(({ said_at }) => said_at));
  return claims.filter(({ said_at }) => said_at >= newest - LATE_S);
}

function ruleOf(about: About, taken: string, claims: readonly ProviderClaim[]): ProviderDisagreement["rule"] {
  const order = sourceOrder[about === "kick_off" ? "schedule" : "course"];
  const place = order.indexOf(taken);
  if (place < 0) return "first";
  const before = claims.some(({ source }) => order.includes(source) && order.indexOf(source) < place);
  return before ? "silence" : "order";
}

/** All disagreements of sources, match by match. */
export function disagreementsOf(matches: readonly ClaimedMatch[]): ProviderDisagreement[] {
  return matches.flatMap(({ claims, holders, ...match }) =>
    (["score", "status", "kick_off"] as const).flatMap((about): ProviderDisagreement[] => {
      const compared = about === "kick_off" ? claims : comparable(claims);
      const stated = compared.filter((claim) => wordOf[about](claim) !== null);
      if (!differ(about, stated)) return [];
      const taken = about === "kick_off" ? holders.schedule : holders.course;
      return [{ ...match, about, claims: [...stated], taken, rule: ruleOf(about, taken, stated) }];
    }),
  );
}
