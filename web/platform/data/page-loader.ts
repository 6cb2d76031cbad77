import { data, type RouterContextProvider } from "react-router";
import { toAppError } from "#shared/errors/app-error.ts";
import type { PageFailure } from "#web/platform/errors/page-failure.ts";
import { logThrown } from "#web/platform/ssr/log-thrown.ts";
import { type RequestFacts, requestFacts } from "#web/platform/ssr/request-context.ts";

/** Runs a route's loader, and turns a failure into data (code and request id), since React Router hides Errors. */
export async function answerPage<Answer>(
  context: Readonly<RouterContextProvider>,
  load: (facts: RequestFacts) => Promise<Answer> | Answer,
): Promise<Answer> {
  const facts = context.get(requestFacts);
  try {
    return await load(facts);
  } catch (thrown) {
    // A redirect is no failure.
    if (thrown instanceof Response) throw thrown;
    const error = toAppError(thrown);
    logThrown(thrown, facts);
    const failure: PageFailure = { code: error.code, request_id: facts.request_id };
    throw data(failure, { status: error.row.status, statusText: error.code });
  }
}
