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

/** Services that support a delay. */
export type Delays = Readonly<Record<Upstream, boolean>>;

/** Only the built-in services are known to support it: an operator's own call need not have a `delay`. */
export const delaysOf = ({
  FOOTBALL_BASE_URL,
  CONTENT_BASE_URL,
}: Pick<Settings, "FOOTBALL_BASE_URL" | "CONTENT_BASE_URL">): Delays => ({
  football: FOOTBALL_BASE_URL === undefined,
  content: CONTENT_BASE_URL === undefined,
  origin: true,
});

/**
 * Pages use all services. With one that has no history, a reader with a delay gets no results rather than early ones:
 * an article's title is one.
 */
const asServed = (shield: Shield, delays: Delays): Shield =>
  shield.delay_s === 0 || Object.values(delays).every(Boolean) ? shield : { scores: "hidden", delay_s: 0 };

/** Shield choice of a page's reader: from the cookies, or from a delay in the page's own query. */
export function shieldOfReader(request: Request, delays: Delays): Shield {
  const cookies = request.headers.get("cookie");
  // Most requests carry no shield, and this is on the path of every cached page.
  const chosen = cookies === null ? NO_SHIELD : shieldIn(cookies);
  const own = delayIn(queryOf(request)?.get(DELAY_KEY));
  return asServed(own === null ? chosen : { ...chosen, delay_s: own }, delays);
}

/** Shield of a page's calls: the page's query may show results that its reader hides elsewhere. */
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
  /** The shield as part of the query. */
  readonly delay: Readonly<Record<string, number>>;
  /** Word for the visible results; `match` hides those of all but the match that the query names. */
  readonly scores: "shown" | "match" | "hidden";
}

const refuse = (key: string, message: string) =>
  new AppError("validation_failed", { fields: { [key]: [message] } });

/** Shield parameters of a call's query. They are left out for calls that reveal no results. */
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
