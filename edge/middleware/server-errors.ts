import type { ErrorHandler } from "hono";
import { type AppError, PROBLEM_CONTENT_TYPE, toAppError, toProblem } from "#shared/errors/index.ts";
import { localeOf } from "#shared/url/index.ts";
import type { EdgeHono } from "../env.ts";
import { localeOfSender } from "../forms/form-request.ts";
import { logFailure } from "../observability/failure-log.ts";
import { isApiPath } from "../proxy/call-table.ts";
import { errorScreen } from "../ssr/error-screen.ts";

/** The problem body of a failure as a response; never cached. */
export function problemResponse(error: AppError, requestId: string): Response {
  const problem = toProblem(error, requestId);
  const response = new Response(JSON.stringify(problem), {
    status: problem.status,
    headers: { "content-type": PROBLEM_CONTENT_TYPE, "cache-control": "no-store" },
  });
  return withRetryAfter(error, response);
}

/** The response to a failure, with the seconds to wait where they are known (RFC 9110, section 10.2.3). */
export function withRetryAfter({ retryAfterSeconds }: AppError, response: Response): Response {
  if (retryAfterSeconds !== undefined) response.headers.set("retry-after", String(retryAfterSeconds));
  return response;
}

/** Error handling: a problem for callers of the API, an error screen for readers. */
export function serverErrors(): ErrorHandler<EdgeHono> {
  return (thrown, c) => {
    const error = toAppError(thrown);
    const requestId = c.get("requestId");
    logFailure(error, { requestId, method: c.req.method, path: c.req.path });
    if (isApiPath(c.req.path)) return problemResponse(error, requestId);
    const locale = c.req.method === "POST" ? localeOfSender(c.req.raw) : localeOf(c.req.path);
    return withRetryAfter(error, errorScreen(error.row.status, locale, requestId));
  };
}
