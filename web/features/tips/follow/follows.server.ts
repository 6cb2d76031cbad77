import type { DehydratedState, QueryClient } from "@tanstack/react-query";
import { AppError, toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import type { Expert } from "#shared/tip/tip.schema.ts";
import { MOST_FOLLOWED } from "#shared/tip/tip.table.ts";
import { ownPath, pathOf } from "#shared/url/index.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { pageIn } from "#web/platform/navigation/page-path.ts";
import {
  callsOf,
  leadTo,
  loginAfter,
  readerOrLogin,
  refuse,
} from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { EXPERTS_LIMIT, expertsQuery, type TipFilter, tipsQuery } from "../tips.query.ts";

export interface MyFollows {
  readonly experts: readonly Expert[];
  readonly filter: TipFilter;
  /** With the tips; null if the reader follows nobody. */
  readonly queries: DehydratedState | null;
}

/** The experts whom the reader follows, with their tips. Refused in no-betting mode. */
export async function loadMyFollows(
  facts: RequestFacts,
  client: QueryClient,
  search: URLSearchParams,
): Promise<MyFollows | Response> {
  refuseHiddenBetting(facts);
  const back = pathOf("myFollows", facts.locale);
  const reader = await readerOrLogin(facts, back);
  if (reader instanceof Response) return reader;
  const { expert_ids } = (await callsOf(facts).load("/oapi/v1/users/me/follows", {})).data;
  const filter: TipFilter = { state: "all", page: pageIn(search), expert_ids };
  if (expert_ids.length === 0) return { experts: [], filter, queries: null };
  const [experts, queries] = await Promise.all([
    loadExperts(client, expert_ids),
    loadQueries(client, [tipsQuery(filter)]),
  ]);
  pageOfList(await client.query(tipsQuery(filter)));
  return { experts, filter, queries };
}

async function loadExperts(client: QueryClient, expert_ids: readonly number[]): Promise<readonly Expert[]> {
  const ids = expert_ids.slice(0, MOST_FOLLOWED);
  const batches = Array.from({ length: Math.ceil(ids.length / EXPERTS_LIMIT) }, (_, at) =>
    ids.slice(at * EXPERTS_LIMIT, (at + 1) * EXPERTS_LIMIT),
  );
  const found = await Promise.all(
    batches.map((batch) => client.query(expertsQuery({ page: 1, expert_ids: batch }))),
  );
  return found.flatMap(({ experts }) => experts);
}

/** Why the change was refused; the reader still follows the same experts. */
export interface FollowAnswer {
  readonly code: ErrorCode;
  /** Error of the named expert; see field-label.ts. */
  readonly field_error: string | null;
}

const CALLS = { follow: "/oapi/v1/experts/follow", unfollow: "/oapi/v1/experts/unfollow" } as const;

/** Follows or unfollows an expert and redirects back; an anonymous reader is redirected to the login page first. */
export async function changeFollows(facts: RequestFacts, fields: FormData) {
  const what = fields.get("what");
  if (what !== "follow" && what !== "unfollow")
    throw new AppError("validation_failed", { detail: "no form of this page" });
  const back = ownPath(fields.get("back")) ?? pathOf("myFollows", facts.locale);
  try {
    await callsOf(facts).send(CALLS[what], { expert_id: Number(fields.get("expert_id")) });
    return leadTo(back, what);
  } catch (thrown) {
    const error = toAppError(thrown);
    const field_error = error.fields?.expert_id?.[0] ?? null;
    return (
      loginAfter(facts, error, back) ??
      refuse<FollowAnswer>({ code: error.code, field_error }, error.row.status)
    );
  }
}
