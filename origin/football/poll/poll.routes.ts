import * as z from "zod/mini";
import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { fieldErrors } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { PollVote } from "#shared/poll/index.ts";
import { castVote, getPoll } from "./poll.service.ts";

const refused = (reason: string) => new AppError("validation_failed", { fields: { "(root)": [reason] } });

/** A vote from a request's body. Throws `validation_failed` with complaints by field. */
function parseVote(text: string): PollVote {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    throw refused("must be JSON: { match_id, choice }");
  }
  const parsed = z.safeParse(PollVote, body);
  if (!parsed.success) throw new AppError("validation_failed", { fields: fieldErrors(parsed.error) });
  return parsed.data;
}

/** Handlers of the poll "who will win". */
export function pollHandlers(db: Database): Pick<Handlers, "matchesPoll" | "matchesPollVote"> {
  return {
    async matchesPoll({ query, nowMs }) {
      const { data: poll, nextChangeAtMs } = await getPoll(db, query.match_id, nowMs);
      return { data: { poll, choice: null }, nextChangeAtMs, tags: [`match:${query.match_id}`] };
    },

    async matchesPollVote({ voter, readBody, nowMs }) {
      const vote = parseVote(await readBody());
      // Edge names the voter; who comes by himself has no name to count one vote by.
      if (voter === null) throw new AppError("forbidden", { detail: "votes come through edge" });
      return { data: { poll: await castVote(db, vote, voter, nowMs), choice: vote.choice } };
    },
  };
}
