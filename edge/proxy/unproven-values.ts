import type { Endpoint } from "#shared/api/index.ts";
import { type QueryFieldFacts, queryFieldFacts } from "#shared/api/query-field-form.ts";
import { isOpenKey } from "#shared/url/query-key.table.ts";

/**
 * Negative-caches responses whose address holds unproven values: two hundred invented ids must not evict two hundred
 * pages. A response with rows proves the values of its query.
 */

/** How far the values of a query field are known: words of a list, values that a response proves, or free text. */
type Openness = "words" | "proven by rows" | "any";

/** Sizes of lists that pages request, and round ones. Any other one cuts the same rows into one more copy. */
const LIST_SIZES: ReadonlySet<unknown> = new Set([
  ...[1, 3, 5, 6, 8, 10, 12, 15, 20, 24, 25, 30, 40, 50, 60, 100, 200, 250, 500, 1000],
]);

/** Shortest text of a field that searches (`searchField`): search terms of readers are not cached for others. */
const SEARCH_LENGTH = 2;

function opennessOf(key: string, { form }: QueryFieldFacts, value: unknown): Openness {
  if ("enum" in form || key === "tz") return "words";
  if (form.type === "array") {
    const { items } = form;
    if ("enum" in items || items.maximum < Number.MAX_SAFE_INTEGER) return "words";
    // Which ids stand together is each reader's own.
    return "any";
  }
  // An unknown brand has the site's own entries.
  if (key === "brand_code") return "any";
  if ("minLength" in form) return form.minLength > SEARCH_LENGTH ? "any" : "proven by rows";
  const isSize = "maximum" in form && form.maximum < Number.MAX_SAFE_INTEGER && key !== "page";
  if (!isSize) return "proven by rows";
  return LIST_SIZES.has(value) ? "words" : "any";
}

/** True if a response to a call with this parsed query is unproven. `saysNothing`: it holds no row and no entity. */
export function isUnprovenCall(
  call: Endpoint,
  query: Readonly<Record<string, unknown>>,
  isEmptyData: boolean,
): boolean {
  return Object.entries(call.query.shape).some(([key, field]) => {
    const [value, facts] = [query[key], queryFieldFacts(field)];
    if (value === undefined || value === facts.fallback) return false;
    const openness = opennessOf(key, facts, value);
    return openness === "any" || (openness === "proven by rows" && isEmptyData);
  });
}

/**
 * True if the `data` of a response holds no row of any list and no entity. Words and numbers beside them do not count,
 * nor does the company whose prices were requested.
 */
export const isEmptyData = (data: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(data).every(
    ([key, value]) => key === "company" || typeof value !== "object" || isEmpty(value),
  );

function isEmpty(value: unknown): boolean {
  if (value === null) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === "object" && Object.values(value ?? {}).every(isEmpty);
}

/** One value of a query, as text. */
const pairOf = (key: string, value: unknown): string => `${key}=${String(value)}`;

/** The values that a proven call proves. */
export const provenBy = (query: Readonly<Record<string, unknown>>): string[] =>
  Object.entries(query).map(([key, value]) => pairOf(key, value));

/** Keys under which responses hold the entity that an id in a page's address names. */
const NOUNS: Readonly<Record<string, string>> = {
  ...{ comp_id: "competition", company_id: "company", country_id: "country", match_id: "match" },
  ...{ season_id: "season", stage_id: "stage", team_id: "team" },
};

/** Keys of words that responses hold as they are in addresses. */
const WORD_KEYS: ReadonlySet<string> = new Set(["group", "round", "season_year"]);

const isThing = (value: unknown, id: number): boolean =>
  typeof value === "object" && value !== null && "id" in value && value.id === id;

/**
 * True if a response holds the entity or the word that a value of a page's address names: pages filter the lists of a
 * call.
 */
export function isNamedIn(answer: unknown, key: string, value: string): boolean {
  if (typeof answer !== "object" || answer === null) return WORD_KEYS.has(key) && answer === value;
  const noun = NOUNS[key];
  return Object.entries(answer).some(
    ([name, held]) => (name === noun && isThing(held, Number(value))) || isNamedIn(held, key, value),
  );
}

/** The values that the calls of a page prove. */
export interface PageProof {
  /** Query values of a proven call, as `key=value`. */
  readonly provenValues: ReadonlySet<string>;
  /** Responses of the proven calls. */
  readonly answers: readonly unknown[];
}

/** True if a page's canonical address holds a value that its calls do not prove. */
export const isUnprovenPage = (url: string, { provenValues, answers }: PageProof): boolean =>
  url.includes("?") &&
  [...new URL(url).searchParams].some(
    ([key, value]) =>
      isOpenKey(key) &&
      !provenValues.has(pairOf(key, value)) &&
      !answers.some((answer) => isNamedIn(answer, key, value)),
  );
