import type { PageInfo } from "#shared/api/index.ts";
import { AppError, toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import {
  NAME_DECISIONS,
  NAME_MATCH_STATES,
  type NameMatch,
  type NameMatchState,
} from "#shared/name/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { pageIn } from "#web/platform/navigation/page-path.ts";
import {
  callsOf,
  leadTo,
  loadForOperator,
  loginAfter,
  refuse,
} from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** A page of the queue of names; null for a reader who is no operator. */
export interface NamesPageData {
  readonly queue: {
    readonly names: readonly NameMatch[];
    readonly state: NameMatchState;
    readonly page: PageInfo | undefined;
  } | null;
}

const LIMIT = 20;
const ownPath = ({ locale }: RequestFacts): string => pathOf("names", locale);

export async function loadNames(
  facts: RequestFacts,
  search: URLSearchParams,
): Promise<NamesPageData | Response> {
  const state = NAME_MATCH_STATES.find((one) => one === search.get("state")) ?? "open";
  const query = { state, page: pageIn(search), limit: LIMIT };
  const queue = await loadForOperator(facts, ownPath(facts), async (calls) => {
    const answer = await calls.load("/api/v1/origin/names/watch", query);
    pageOfList(answer);
    return { names: answer.data.name_matches, state, page: answer.page };
  });
  return queue instanceof Response ? queue : { queue };
}

/** Error of a refused decision. */
export interface NamesAnswer {
  readonly code: ErrorCode;
}

/** Merges a pair of names, keeps it apart, or takes the answer back. */
export async function decideName(facts: RequestFacts, fields: FormData) {
  const chosen = fields.get("decision");
  const decision = NAME_DECISIONS.find((one) => one === chosen);
  if (decision === undefined && chosen !== "reopen")
    throw new AppError("validation_failed", { detail: "no form of this page" });
  const name_match_id = Number(fields.get("name_match_id"));
  const { send } = callsOf(facts);
  try {
    if (decision === undefined) {
      await send("/api/v1/origin/names/take-back", { name_match_id });
      return leadTo(ownPath(facts), "name_reopened");
    }
    await send("/api/v1/origin/names/answer", { name_match_id, decision });
    return leadTo(ownPath(facts), decision === "merge" ? "name_merged" : "name_apart");
  } catch (thrown) {
    const error = toAppError(thrown);
    return (
      loginAfter(facts, error, ownPath(facts)) ?? refuse<NamesAnswer>({ code: error.code }, error.row.status)
    );
  }
}
