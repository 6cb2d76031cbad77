import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import type { Poll } from "#shared/poll/index.ts";
import type { PollChoice } from "#shared/poll/poll.table.ts";
import { isUnanswered, keepOwnVote, ownVote } from "./own-vote.ts";
import { pollQuery } from "./poll.query.ts";
import { sendVote } from "./send-vote.ts";

/** The outcome of the last vote: accepted, or the reason of its refusal. */
type Outcome = "taken" | ErrorCode | null;

interface Voting {
  /** The reader's choice; null until known. */
  readonly own: PollChoice | null;
  readonly outcome: Outcome;
  readonly isSending: boolean;
  readonly vote: (choice: PollChoice) => void;
}

/** The votes after a reader changed their choice. */
function withVote(poll: Poll, own: PollChoice | null, choice: PollChoice): Poll {
  const taken = own === null ? poll : { ...poll, [own]: Math.max(0, poll[own] - 1) };
  return { ...taken, [choice]: taken[choice] + 1 };
}

/** The votes, at least with the reader's own: the HTML and the cached response may be older than it. */
export const countingOwn = (poll: Poll, own: PollChoice | null): Poll =>
  own === null || poll[own] > 0 ? poll : { ...poll, [own]: 1 };

/** Resolves after the event at hand; never on a page that is being left. */
const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve));

/** Watches whether the reader leaves the page while a vote is in flight. */
function watchLeaving() {
  let hasLeft = false;
  const leave = () => {
    hasLeft = true;
  };
  window.addEventListener("pagehide", leave);
  return { hasLeft: () => hasLeft, stop: () => window.removeEventListener("pagehide", leave) };
}

/**
 * A reader's vote, optimistic and rolled back when refused. The reader's own choice is known after hydration: the HTML
 * is shared.
 */
export function useVote({ match_id }: Poll): Voting {
  const { queryKey } = pollQuery(match_id);
  const [own, setOwn] = useState<PollChoice | null>(null);
  const queryClient = useQueryClient();
  const { mutate, error, isPending, isSuccess } = useMutation({
    mutationFn: (choice: PollChoice) => sendVote({ match_id, choice }),
    onMutate: async (choice, { client }) => {
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      client.setQueryData(queryKey, (now) => now && { ...now, poll: withVote(now.poll, own, choice) });
      setOwn(choice);
      // Stored before the response: a reader may reload or leave while the vote is in flight.
      keepOwnVote(match_id, choice, "sent");
      return { before, own, page: watchLeaving() };
    },
    onError: async (failure, _choice, known, { client }) => {
      // Leaving the page aborts the request here, between the listeners of `pagehide`; the vote arrives all the same
      // (sendVote).
      await nextTask();
      if (!known || (known.page.hasLeft() && toAppError(failure).code === "upstream_unavailable")) return;
      client.setQueryData(queryKey, known.before);
      setOwn(known.own);
      keepOwnVote(match_id, known.own);
    },
    onSuccess: (answer, choice, _known, { client }) => {
      client.setQueryData(queryKey, answer);
      keepOwnVote(match_id, choice);
    },
    onSettled: (_answer, _failure, _choice, known) => known?.page.stop(),
  });
  useEffect(() => {
    const choice = ownVote(match_id);
    if (choice !== null && isUnanswered(match_id)) {
      // The reader left before the response: the vote may have been refused. Sent again it counts once, or is refused
      // where the reader sees it.
      mutate(choice);
      return;
    }
    setOwn(choice);
    if (choice !== null) void queryClient.invalidateQueries({ queryKey: pollQuery(match_id).queryKey });
  }, [match_id, queryClient, mutate]);
  const outcome = isSuccess ? "taken" : error && toAppError(error).code;
  return { own, outcome, isSending: isPending, vote: mutate };
}
