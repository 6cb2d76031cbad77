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
  match_not_found: "Unknown match.",
  user_not_found: "Unknown reader.",
  chat_message_not_found: "The room does not have this message (any more).",
  forbidden: "Operators cannot be muted: remove the role first.",
  upstream_unavailable:
    "The room does not respond. Check that the realtime tier is running and that origin has its REALTIME_URL.",
  upstream_invalid:
    "The room sent an invalid response; see origin's log. Check that REALTIME_SECRET is the same for both.",
};

function refusalOf(status: number, body: unknown, site: URL): Refusal {
  const problem = z.safeParse(Problem, body);
  if (!problem.success) {
    return new Refusal([`${site.origin} responds with ${status}, but not as this site does. Check --url.`]);
  }
  const { code, detail, errors } = problem.data;
  if (code === "token_invalid") {
    return new Refusal([
      `${site.origin} rejects the token. Pass the site's INGEST_TOKEN with --token or in the environment.`,
    ]);
  }
  const fields = Object.entries(errors ?? {}).flatMap(([path, reasons]) =>
    reasons.map((why) => `  ${path}: ${why}`),
  );
  return new Refusal([
    WORDS[code] ?? `The command failed: ${code}${detail ? ` (${detail})` : ""}`,
    ...fields,
  ]);
}

/** Makes a call with the token. Throws a Refusal when it is not answered as declared. */
export async function callSite<E extends Endpoint>(
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
      `No site responds at ${site.origin} (${messageOf(thrown)}).`,
      "Start it with npm start, or pass its URL with --url.",
    ]);
  });
  const content: unknown = await response.json().catch(() => null);
  const answer = z.safeParse(z.object({ data: call.answer }), content);
  if (!response.ok || !answer.success) throw refusalOf(response.status, content, site);
  return answer.data.data as AnswerOf<E>;
}
