import { hostCookieValues } from "../http/host-cookie.rules.ts";

/**
 * What keeps results from a reader who watches a match later than it is played. No zod in here: pages load it.
 */

/** Steps in which a reader can be behind, seconds. */
export const DELAY_STEP_SECONDS = 5;
/** The most that a reader can be behind, seconds. */
export const MAX_DELAY_SECONDS = 180;

/** How long after the final whistle a result may still be news to somebody, seconds. */
export const NEWS_OF_RESULT_SECONDS = 48 * 3600;

/**
 * Whether pages tell results of matches in play or just over: `some` means that the reader shields single matches or
 * teams, which only his browser knows; pages then tell none, and his browser fills in what he may see.
 */
export type Scores = "shown" | "some" | "hidden";

/** What a reader is told of results, and how much later than it is known. */
export interface Shield {
  readonly scores: Scores;
  /** How far in the past everything is shown, seconds: 0, or a multiple of 5 up to 180. */
  readonly delay_s: number;
}

/** Everything as soon as it is known. */
export const NO_SHIELD: Shield = { scores: "shown", delay_s: 0 };

/**
 * Names of the cookies (host-cookie.rules.ts) that hold a reader's choice for everything, and of the query keys that say something else of one
 * page (`scores=shown`, `scores=match` for the match that the page is about, `delay=60`), or the same of one call
 * (`scores=hidden`, `scores=match` for all but the match that its query names, `delay=60`).
 */
export const SCORES_KEY = "scores";
/** See {@link SCORES_KEY}. */
export const DELAY_KEY = "delay";

/** Whether a number of seconds is a delay that can be chosen. */
export const isDelay = (seconds: number): boolean =>
  seconds >= DELAY_STEP_SECONDS && seconds <= MAX_DELAY_SECONDS && seconds % DELAY_STEP_SECONDS === 0;

/** A delay as URLs and cookies write it, seconds; null for what is none (`0` and `60.0` are none). */
export function delayIn(text: string | null | undefined): number | null {
  const seconds = text && /^[1-9]\d{0,2}$/.test(text) ? Number(text) : 0;
  return isDelay(seconds) ? seconds : null;
}

/** What a call says of a delay that is none. */
export const DELAY_WORDS = `must be a multiple of ${DELAY_STEP_SECONDS} from ${DELAY_STEP_SECONDS} to ${MAX_DELAY_SECONDS}`;

/** In the cookie: all results are hidden, and some would be if the others were shown again. */
const HIDDEN_AND_SOME = "hidden-some";

/** The choice in cookies. Of several the stricter one holds; what is no choice is none. */
export function shieldIn(cookies: string): Shield {
  const scores = hostCookieValues(SCORES_KEY, cookies);
  const delays = hostCookieValues(DELAY_KEY, cookies).map((value) => delayIn(value) ?? 0);
  const hidesAll = scores.includes("hidden") || scores.includes(HIDDEN_AND_SOME);
  return {
    scores: hidesAll ? "hidden" : scores.includes("some") ? "some" : "shown",
    delay_s: Math.max(0, ...delays),
  };
}

/** Whether cookies say that single matches or teams are shielded, whatever is chosen for everything. */
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

/** Whether a shield keeps anything back. */
export const isShielding = ({ scores, delay_s }: Shield): boolean => scores !== "shown" || delay_s > 0;

/** What a page's own query shows of what its reader hides: everything, or the results of one match. */
export type Revealed = "all" | number | null;

/** What calls of a page are asked under. */
export interface PageShield extends Shield {
  readonly revealed?: Revealed;
}

/** What a call with a query is asked under a shield beside it. */
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
