import type { PageInfo } from "#shared/api/index.ts";
import { AppError, toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { NAME_DECISIONS, type NameMatch } from "#shared/name/index.ts";
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
  readonly queue: { readonly names: readonly NameMatch[]; readonly page: PageInfo | undefined } | null;
}

const LIMIT = 20;
const ownPath = ({ locale }: RequestFacts): string => pathOf("names", locale);

export async function loadNames(
  facts: RequestFacts,
  search: URLSearchParams,
): Promise<NamesPageData | Response> {
  const queue = await loadForOperator(facts, ownPath(facts), async (calls) => {
    const answer = await calls.load("/api/v1/origin/names/watch", { page: pageIn(search), limit: LIMIT });
    pageOfList(answer);
    return { names: answer.data.name_matches, page: answer.page };
  });
  return queue instanceof Response ? queue : { queue };
}

/** Error of a refused decision. */
export interface NamesAnswer {
  readonly code: ErrorCode;
}

/** Merges a pair of names, or keeps it apart. */
export async function decideName(facts: RequestFacts, fields: FormData) {
  const decision = NAME_DECISIONS.find((one) => one === fields.get("decision"));
  if (decision === undefined) throw new AppError("validation_failed", { detail: "no form of this page" });
  try {
    const name_match_id = Number(fields.get("name_match_id"));
    await callsOf(facts).send("/api/v1/origin/names/answer", { name_match_id, decision });
    return leadTo(ownPath(facts), decision === "merge" ? "name_merged" : "name_apart");
  } catch (thrown) {
    const error = toAppError(thrown);
    return (
      loginAfter(facts, error, ownPath(facts)) ?? refuse<NamesAnswer>({ code: error.code }, error.row.status)
    );
  }
}
