import * as z from "zod/mini";
import { Refusal } from "#origin/ingest/cli/refusal.ts";
import { requireToken } from "#origin/ingest/cli/site-options.ts";
import { type AnswerOf, type Endpoint, endpointUrl, type QueryInputOf } from "#shared/api/index.ts";
import { type ErrorCode, messageOf, Problem } from "#shared/errors/index.ts";

/** The site that a command is for. */
export interface Destination {
  readonly site: URL;
  readonly token: string | null;
}

/** Longer than origin waits for a room. */
const ANSWER_MS = 30_000;

/** Failures that an operator can fix, with their explanation. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  match_not_found: "There is no such match.",
  user_not_found: "There is no such reader.",
  chat_message_not_found: "There is no such message in the room (any more).",
  forbidden: "Operators cannot be muted: take the role away first.",
  upstream_unavailable:
    "The room does not answer: is the realtime tier running, and has origin its REALTIME_URL?",
  upstream_invalid:
    "The room does not answer as it should; origin's log says how. Is FEED_SECRET the same for both?",
};

function refusalOf(status: number, body: unknown, site: URL): Refusal {
  const problem = z.safeParse(Problem, body);
  if (!problem.success) {
    return new Refusal([`${site.origin} answers ${status}, and not like this site does. Is --url right?`]);
  }
  const { code, detail, errors } = problem.data;
  if (code === "token_invalid") {
    return new Refusal([
      `${site.origin} refuses the token. Give the site's INGEST_TOKEN with --token or in the environment.`,
    ]);
  }
  const fields = Object.entries(errors ?? {}).flatMap(([path, reasons]) =>
    reasons.map((why) => `  ${path}: ${why}`),
  );
  return new Refusal([WORDS[code] ?? `Not done: ${code}${detail ? ` (${detail})` : ""}`, ...fields]);
}

/** Makes a call with the token. Throws a Refusal when it is not answered as declared. */
export async function askSite<E extends Endpoint>(
  { site, token }: Destination,
  call: E,
  { query, body }: { readonly query?: QueryInputOf<E>; readonly body?: z.input<NonNullable<E["body"]>> },
): Promise<AnswerOf<E>> {
  const url = new URL(endpointUrl(call, query ?? ({} as QueryInputOf<E>)), site);
  const response = await fetch(url, {
    method: call.method,
    headers: {
      ...{ authorization: `Bearer ${requireToken(token)}`, accept: "application/json" },
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(ANSWER_MS),
  }).catch((thrown: unknown) => {
    throw new Refusal([
      `No site answers at ${site.origin} (${messageOf(thrown)}).`,
      "Start it with npm start, or say where it is with --url.",
    ]);
  });
  const content: unknown = await response.json().catch(() => null);
  const answer = z.safeParse(z.object({ data: call.answer }), content);
  if (!response.ok || !answer.success) throw refusalOf(response.status, content, site);
  return answer.data.data as AnswerOf<E>;
}
