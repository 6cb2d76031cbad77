import { dateOf, isDate } from "#shared/time/index.ts";
import { shownZone } from "#web/platform/format.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { stripOf } from "./day-strip.rules.ts";
import type { MatchDay } from "./match.keys.ts";
import { matchDayQuery } from "./match.query.ts";

export interface MatchDayPage {
  readonly date: string;
  readonly today: string;
  /** The days of the strip. */
  readonly days: readonly string[];
  readonly day: MatchDay;
}

/** Which day is asked for; without a `date`, or with one that is no day, today. */
export function dayShown({ now_ms }: RequestFacts, wanted: string | null): { date: string; today: string } {
  const today = dateOf(Math.floor(now_ms / 1000), shownZone());
  return { date: wanted !== null && isDate(wanted) ? wanted : today, today };
}

/** The list of a day. */
export async function loadMatchDay(facts: RequestFacts, wanted: string | null): Promise<MatchDayPage> {
  const { date, today } = dayShown(facts, wanted);
  const day = await createQueryClient({ retries: 0 }).fetchQuery(matchDayQuery(facts.call, date));
  return { date, today, days: stripOf(date, today), day };
}
