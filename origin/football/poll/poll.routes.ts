import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import { AppError } from "#shared/errors/index.ts";
import { PollVote } from "#shared/poll/index.ts";
import { castVote, getPoll } from "./poll.service.ts";

/** Handlers of the poll "who will win". */
export function pollHandlers(db: Database): Pick<Handlers, "matchesPoll" | "matchesPollVote"> {
  return {
    async matchesPoll({ query, nowMs }) {
      const { data: poll, nextChangeAtMs } = await getPoll(db, query.match_id, nowMs);
      return { data: { poll, choice: null }, nextChangeAtMs, tags: [`match:${query.match_id}`] };
    },

    async matchesPollVote({ voter, readBody, nowMs }) {
      const vote = parseForm(PollVote, await readBody());
      // Edge identifies the voter; without that header there is nothing to count one vote by.
      if (voter === null) throw new AppError("forbidden", { detail: "votes are accepted only through edge" });
      return { data: { poll: await castVote(db, vote, voter, nowMs), choice: vote.choice } };
    },
  };
}
