import type { AnswerAt } from "#shared/api/index.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import { type CodeOptions, codeOptionsOf } from "./embed-code.ts";

/** Competitions to choose from, hottest first: more than anybody looks through. */
const CHOICES = 200;

type Competition = AnswerAt<"/api/v1/football/comp">["competitions"][number];

export interface EmbedCodePage {
  readonly options: CodeOptions;
  /** The chosen one is among them. */
  readonly competitions: readonly Competition[];
  /** Whether prices can be chosen. */
  readonly has_odds: boolean;
}

/** What the page that makes the code shows. Fails with `league_not_found` for a competition that does not exist. */
export async function loadEmbedCode(facts: RequestFacts, query: URLSearchParams): Promise<EmbedCodePage> {
  const options = codeOptionsOf(query, facts.locale);
  const { comp_id } = options;
  const { competitions } = (await facts.call("/api/v1/football/comp", { limit: CHOICES })).data;
  const isListed = comp_id === null || competitions.some(({ id }) => id === comp_id);
  const chosen = isListed
    ? []
    : [(await facts.call("/api/v1/football/comp-detail", { comp_id })).data.competition];
  const has_odds = facts.betting === "shown";
  return {
    options: { ...options, odds: options.odds && has_odds },
    competitions: [...chosen, ...competitions],
    has_odds,
  };
}
