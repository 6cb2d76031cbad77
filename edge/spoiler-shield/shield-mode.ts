import type { Endpoint, Upstream } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { revealedBy } from "#shared/spoiler-shield/revealed.rules.ts";
import {
  DELAY_KEY,
  DELAY_WORDS,
  delayIn,
  NO_SHIELD,
  type PageShield,
  SCORES_KEY,
  type Shield,
  shieldIn,
} from "#shared/spoiler-shield/shield.rules.ts";
import type { Settings } from "../env.ts";
import { pagePathOf } from "../ssr/page-url.ts";

/** Which services answer as of a moment ago. */
export type Delays = Readonly<Record<Upstream, boolean>>;

/** Only the built-in ones are known to: nothing says that a call has a `delay` to an operator's own. */
export const delaysOf = ({
  FOOTBALL_BASE_URL,
  CONTENT_BASE_URL,
}: Pick<Settings, "FOOTBALL_BASE_URL" | "CONTENT_BASE_URL">): Delays => ({
  football: FOOTBALL_BASE_URL === undefined,
  content: CONTENT_BASE_URL === undefined,
  origin: true,
});

/**
 * Pages are made of all services. With one that does not know the past, who wants to be late is told no results rather than early
 * ones: an article's title is one.
 */
const asServed = (shield: Shield, delays: Delays): Shield =>
  shield.delay_s === 0 || Object.values(delays).every(Boolean) ? shield : { scores: "hidden", delay_s: 0 };

/** What the reader of a page has chosen: by his cookies, or by a delay in the page's own query. */
export function shieldOfReader(request: Request, delays: Delays): Shield {
  const cookies = request.headers.get("cookie");
  // Most requests say nothing of it, and this is on the way of every cached page.
  const chosen = cookies === null ? NO_SHIELD : shieldIn(cookies);
  const own = delayIn(queryOf(request)?.get(DELAY_KEY));
  return asServed(own === null ? chosen : { ...chosen, delay_s: own }, delays);
}

/** What the calls of a page are answered under: its query may show what its reader hides elsewhere. */
export function shieldOfPage(shield: Shield, request: Request): PageShield {
  const query = shield.scores === "shown" ? null : queryOf(request);
  if (query === null) return shield;
  return { ...shield, revealed: revealedBy(pagePathOf(new URL(request.url).pathname), query) };
}

function queryOf({ url }: Request): URLSearchParams | null {
  const start = url.indexOf("?");
  return start < 0 ? null : new URLSearchParams(url.slice(start));
}

/** Prefix of a page's cache keys. */
export const variantOfShield = ({ scores, delay_s }: Shield): string =>
  `${delay_s === 0 ? "" : `/delay-${delay_s}`}${scores === "shown" ? "" : `/scores-${scores}`}`;

interface ShieldOfCall {
  /** As a part of the query. */
  readonly delay: Readonly<Record<string, number>>;
  /** Word for what is told of results; `match` hides those of all but the match that the query names. */
  readonly scores: "shown" | "match" | "hidden";
}

const refuse = (key: string, complaint: string) =>
  new AppError("validation_failed", { fields: { [key]: [complaint] } });

/** What a call's query says of the shield. Services are not told of it where they tell no results. */
export function shieldOfCall(call: Endpoint, query: URLSearchParams, delays: Delays): ShieldOfCall {
  if (!call.results) return { delay: {}, scores: "shown" };
  const [delay, scores] = [query.get(DELAY_KEY) ?? "", query.get(SCORES_KEY) || "shown"];
  const seconds = delay === "" || delay === "0" ? 0 : delayIn(delay);
  if (seconds === null) throw refuse(DELAY_KEY, DELAY_WORDS);
  if (seconds > 0 && !delays[call.upstream])
    throw refuse(DELAY_KEY, `is not known to the ${call.upstream} service of this site`);
  if (scores !== "shown" && scores !== "match" && scores !== "hidden")
    throw refuse(SCORES_KEY, "must be shown, match or hidden");
  return { delay: seconds > 0 ? { [DELAY_KEY]: seconds } : {}, scores };
}
