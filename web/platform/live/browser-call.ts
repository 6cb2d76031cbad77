import * as z from "zod/mini";
import { type AnswerOf, type CallEndpoint, type Endpoint, endpointUrl, PageInfo } from "#shared/api/index.ts";
import { AppError, isErrorCode } from "#shared/errors/index.ts";

const TIMEOUT_MS = 8_000;

const Body = z.object({ data: z.unknown(), page: z.optional(PageInfo) });
const FailureBody = z.object({ code: z.string() });

async function request(url: string): Promise<Response> {
  try {
    return await fetch(url, {
      headers: { accept: "application/json" },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
  } catch (cause) {
    const timedOut = cause instanceof DOMException && cause.name === "TimeoutError";
    throw new AppError(timedOut ? "upstream_timeout" : "upstream_unavailable", { cause });
  }
}

async function failureOf(response: Response): Promise<AppError> {
  const body = z.safeParse(FailureBody, await response.json().catch(() => null));
  const code = body.success && isErrorCode(body.data.code) ? body.data.code : "upstream_unavailable";
  return new AppError(code, { detail: `${response.status} ${response.url}` });
}

/** Asks edge for a call of the registry, from the browser. See {@link CallEndpoint} for how it fails. */
export const callFromBrowser: CallEndpoint = async (call, query) => {
  const response = await request(endpointUrl(call, query));
  if (!response.ok) throw await failureOf(response);
  const body = z.safeParse(Body, await response.json().catch(() => null));
  const answer = z.safeParse(call.answer, body.data?.data);
  if (!body.success || !answer.success) throw new AppError("upstream_invalid", { detail: call.path });
  return success(call, answer.data, body.data.page);
};

function success<E extends Endpoint>(_call: E, data: unknown, page: PageInfo | undefined) {
  // The parse above gave exactly the answer of this call; zod's generic output type cannot be seen through here.
  return { data: data as AnswerOf<E>, ...(page ? { page } : {}) };
}
