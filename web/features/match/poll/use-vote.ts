import { useEffect, useState } from "react";
import { toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import type { Poll } from "#shared/poll/index.ts";
import type { PollChoice } from "#shared/poll/poll.table.ts";
import { keepOwnVote, ownVote } from "./own-vote.ts";
import { sendVote } from "./send-vote.ts";

/** What came of the reader's last try. */
type Outcome = "taken" | ErrorCode | null;

interface Voting {
  /** As it stood when the page was made, or with the reader's vote. */
  readonly poll: Poll;
  /** What he voted; null before that is known. */
  readonly own: PollChoice | null;
  readonly outcome: Outcome;
  readonly isSending: boolean;
  readonly vote: (choice: PollChoice) => Promise<void>;
}

/** The reader's part in a poll. What he voted is known after hydration, because the HTML is the same for everybody. */
export function useVote(seed: Poll): Voting {
  const { match_id } = seed;
  const [answered, setAnswered] = useState<Poll | null>(null);
  const [own, setOwn] = useState<PollChoice | null>(null);
  const [outcome, setOutcome] = useState<Outcome>(null);
  const [isSending, setSending] = useState(false);
  useEffect(() => setOwn(ownVote(match_id)), [match_id]);

  async function vote(choice: PollChoice): Promise<void> {
    setSending(true);
    setOutcome(null);
    try {
      const { poll } = await sendVote({ match_id, choice });
      keepOwnVote(match_id, choice);
      setAnswered(poll);
      setOwn(choice);
      setOutcome("taken");
    } catch (thrown) {
      setOutcome(toAppError(thrown).code);
    }
    setSending(false);
  }

  return { poll: answered?.match_id === match_id ? answered : seed, own, outcome, isSending, vote };
}
