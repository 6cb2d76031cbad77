import type { Endpoint } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import {
  DELAY_KEY,
  DELAY_WORDS,
  delayIn,
  NO_SHIELD,
  SCORES_KEY,
  type Shield,
  shieldIn,
} from "#shared/shield/shield.rules.ts";
import type { Settings } from "../env.ts";

/** Whether the football service answers as of a moment ago. One of an operator's own is not known to. */
export const knowsDelay = ({ FOOTBALL_BASE_URL }: Pick<Settings, "FOOTBALL_BASE_URL">): boolean =>
  FOOTBALL_BASE_URL === undefined;

/** Without a service that knows the past, who wants to be late is told no results rather than early ones. */
const asServed = ({ scores, delay_s }: Shield, delays: boolean): Shield => {
  if (delays || delay_s === 0) return { scores, delay_s };
  return { scores: scores === "shown" ? "hidden" : scores, delay_s: 0 };
};

/** What the reader of a page has chosen: by his cookies, or by a delay in the page's own query. */
export function shieldOfReader(request: Request, delays: boolean): Shield {
  const cookies = request.headers.get("cookie");
  // Most requests say nothing of it, and this is on the way of every cached page.
  const chosen = cookies === null ? NO_SHIELD : shieldIn(cookies);
  const own = delayIn(queryOf(request)?.get(DELAY_KEY));
  return asServed(own === null ? chosen : { ...chosen, delay_s: own }, delays);
}

/** What the calls of a page are answered under: its query may show what its reader hides elsewhere. */
export const shieldOfPage = (shield: Shield, request: Request): Shield =>
  shield.scores !== "shown" && queryOf(request)?.get(SCORES_KEY) === "shown"
    ? { ...shield, scores: "shown" }
    : shield;

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
  readonly hidesScores: boolean;
}

const refuse = (key: string, complaint: string) =>
  new AppError("validation_failed", { fields: { [key]: [complaint] } });

/** What a call's query says of the shield. Only football has results; other services are not told of it. */
export function shieldOfCall(call: Endpoint, query: URLSearchParams, delays: boolean): ShieldOfCall {
  if (call.upstream !== "football") return { delay: {}, hidesScores: false };
  const [delay, scores] = [query.get(DELAY_KEY) ?? "", query.get(SCORES_KEY) ?? ""];
  const seconds = delay === "" || delay === "0" ? 0 : delayIn(delay);
  if (seconds === null) throw refuse(DELAY_KEY, DELAY_WORDS);
  if (seconds > 0 && !delays) throw refuse(DELAY_KEY, "is not known to the football service of this site");
  if (!["", "shown", "hidden"].includes(scores)) throw refuse(SCORES_KEY, "must be shown or hidden");
  return { delay: seconds > 0 ? { [DELAY_KEY]: seconds } : {}, hidesScores: scores === "hidden" };
}
