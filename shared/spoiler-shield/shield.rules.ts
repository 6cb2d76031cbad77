import { hostCookieValues } from "../http/host-cookie.rules.ts";

/** Spoiler shield: hides results from a reader who watches a match later than it is played. Free of zod. */

/** Steps of a reader's delay, seconds. */
export const DELAY_STEP_SECONDS = 5;
/** Maximum delay of a reader, seconds. */
export const MAX_DELAY_SECONDS = 180;

/** How long after the final whistle a result may still be news, seconds. */
export const NEWS_OF_RESULT_SECONDS = 48 * 3600;

/**
 * Visibility of fresh results. `some`: the reader shields single matches or teams, which only the browser knows; pages
 * then render none, and the browser fills in those allowed.
 */
export type Scores = "shown" | "some" | "hidden";

/** The results that a reader gets, and how much later than they are known. */
export interface Shield {
  readonly scores: Scores;
  /** How far in the past everything is shown, seconds: 0, or a multiple of 5 up to 180. */
  readonly delay_s: number;
}

/** Everything as soon as it is known. */
export const NO_SHIELD: Shield = { scores: "shown", delay_s: 0 };

/**
 * Names of the cookies with a reader's choice, and of the query keys that override it for one page (`scores=match`:
 * shown for its own match) or one call (`scores=match`: hidden except for the match of its query).
 */
export const SCORES_KEY = "scores";
/** See {@link SCORES_KEY}. */
export const DELAY_KEY = "delay";

/** True if a number of seconds is a delay that can be chosen. */
export const isDelay = (seconds: number): boolean =>
  seconds >= DELAY_STEP_SECONDS && seconds <= MAX_DELAY_SECONDS && seconds % DELAY_STEP_SECONDS === 0;

/** A delay as URLs and cookies write it, seconds; null for an invalid one (`0` and `60.0` are invalid). */
export function delayIn(text: string | null | undefined): number | null {
  const seconds = text && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  return isDelay(seconds) ? seconds : null;
}

/** Value of a call's delay parameter without delay. */
export const DELAY_WORDS = `must be a multiple of ${DELAY_STEP_SECONDS} from ${DELAY_STEP_SECONDS} to ${MAX_DELAY_SECONDS}`;

/** In the cookie: all results are hidden, and some would be if the others were shown again. */
const HIDDEN_AND_SOME = "hidden-some";

/** The choice in cookies. Of several the stricter one holds; an invalid one is ignored. */
export function shieldIn(cookies: string): Shield {
  const scores = hostCookieValues(SCORES_KEY, cookies);
  const delays = hostCookieValues(DELAY_KEY, cookies).map((value) => delayIn(value) ?? 0);
  const hidesAll = scores.includes("hidden") || scores.includes(HIDDEN_AND_SOME);
  return {
    scores: hidesAll ? "hidden" : scores.includes("some") ? "some" : "shown",
    delay_s: Math.max(0, ...delays),
  };
}

/** True if cookies shield single matches or teams, for any choice for all results. */
export const shieldsSome = (cookies: string): boolean =>
  hostCookieValues(SCORES_KEY, cookies).some((value) => value === "some" || value === HIDDEN_AND_SOME);

/** Value of the cookie `scores` for a choice; null for none. */
export function scoresCookie(hidesAll: boolean, some: boolean): string | null {
  if (hidesAll) return some ? HIDDEN_AND_SOME : "hidden";
  return some ? "some" : null;
}

const STRICTNESS: readonly Scores[] = ["shown", "some", "hidden"];

/** Of two shields, part by part the one that keeps more back. */
export const stricterOf = (one: Shield, other: Shield): Shield => ({
  scores: STRICTNESS[Math.max(STRICTNESS.indexOf(one.scores), STRICTNESS.indexOf(other.scores))] ?? "hidden",
  delay_s: Math.max(one.delay_s, other.delay_s),
});

/** True if a shield keeps anything back. */
export const isShielding = ({ scores, delay_s }: Shield): boolean => scores !== "shown" || delay_s > 0;

/** The results that a page's query reveals although its reader hides them: everything, or the results of one match. */
export type Revealed = "all" | number | null;

/** Shield parameters of a page's calls. */
export interface PageShield extends Shield {
  readonly revealed?: Revealed;
}

/** Adds the shield parameters to a call's query. */
export function shieldedQuery(
  { scores, delay_s, revealed = null }: PageShield,
  query: Readonly<Record<string, unknown>> = {},
): Readonly<Record<string, unknown>> {
  const isOfMatch = typeof revealed === "number" && query.match_id === revealed;
  return {
    ...(delay_s > 0 ? { [DELAY_KEY]: delay_s } : {}),
    ...(scores === "shown" || revealed === "all" ? {} : { [SCORES_KEY]: isOfMatch ? "match" : "hidden" }),
  };
}
