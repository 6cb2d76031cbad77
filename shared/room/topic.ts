/**
 * Topics: data with its own history for followers: `odds` of a match room, one per company of a list room and one for
 * the company placed first. Free of zod: pages import this module.
 */

/** Prices of a match: all companies, both periods, every market but correct score. */
export const MATCH_ODDS_TOPIC = "odds";

const BEST = "best";
const LIST_PREFIX = "odds/";

/** The topic of a list room with a company's main prices of today; without one, of the company placed first. */
export const listOddsTopic = (companyId: number | null): string => `${LIST_PREFIX}${companyId ?? BEST}`;

/** Reads a topic of a list room: the company, null for the one placed first; undefined when it is no such topic. */
export function parseListOddsTopic(topic: string): number | null | undefined {
  if (!topic.startsWith(LIST_PREFIX)) return undefined;
  const company = topic.slice(LIST_PREFIX.length);
  if (company === BEST) return null;
  return /^[1-9]\d{0,8}$/.test(company) ? Number(company) : undefined;
}
