import { useQuery } from "@tanstack/react-query";
import type { FormEvent, ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import type { Poll } from "#shared/poll/index.ts";
import { isPollOpen, pollShares, pollTotal } from "#shared/poll/poll.rules.ts";
import { POLL_CHOICES, type PollChoice } from "#shared/poll/poll.table.ts";
import { pathOf } from "#shared/url/paths.ts";
import { LateErrorText } from "#web/platform/errors/late-error-label.tsx";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { formatNumber } from "#web/platform/i18n/number-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { pollQuery } from "./poll.query.ts";
import { PollOption } from "./poll-option.tsx";
import { POLL_PATH } from "./send-vote.ts";
import { countingOwn, useVote } from "./use-vote.ts";

/** "Who will win": a form until kick-off, the readers' expectation afterwards; nothing if the poll is unavailable. */
export function MatchPoll({ match }: { readonly match: Match }) {
  const poll = useQuery(pollQuery(match.id)).data?.poll;
  // A finished poll without votes is not shown.
  if (!poll || (!poll.open && pollTotal(poll) === 0)) return null;
  return <PollPanel key={match.id} match={match} poll={poll} />;
}

function choiceName(match: Match, choice: PollChoice): string {
  return choice === "draw" ? m.poll_draw() : shownName(match[choice]);
}

function PollPanel({ match, poll: loaded }: { readonly match: Match; readonly poll: Poll }) {
  const { own, outcome, isSending, vote } = useVote(loaded);
  const poll = countingOwn(loaded, own);
  const inTime = useClockValue((nowMs) => isPollOpen(match, Math.floor(nowMs / 1000)));
  const isOpen = inTime && outcome !== "poll_closed";
  const shares = pollShares(poll);
  const total = pollTotal(poll);
  const options = POLL_CHOICES.map((choice) => (
    <PollOption
      key={choice}
      choice={choice}
      name={choiceName(match, choice)}
      share={shares[choice]}
      isOwn={own === choice}
      isOpen={isOpen}
    />
  ));

  function send(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const { submitter } = event.nativeEvent as SubmitEvent;
    const choice = POLL_CHOICES.find((one) => one === submitter?.getAttribute("value"));
    if (choice && !isSending) vote(choice);
  }

  return (
    <section className="panel poll" id="poll" aria-labelledby="poll-heading">
      <div className="panel-bar">
        <h2 id="poll-heading" className="font-semibold">
          {m.poll_heading()}
        </h2>
        <p className="poll-total tabular-nums">
          {total === 0 ? m.poll_none() : m.poll_votes({ count: formatNumber(total) })}
        </p>
      </div>
      {isOpen ? (
        <form method="post" action={POLL_PATH} onSubmit={send} aria-busy={isSending}>
          <input type="hidden" name="match_id" value={match.id} />
          <input type="hidden" name="back" value={`${pathOf("match", getLocale(), { id: match.id })}#poll`} />
          <ul className="poll-options">{options}</ul>
        </form>
      ) : (
        <ul className="poll-options">{options}</ul>
      )}
      <p className="poll-note" role="status">
        {noteOf(isOpen, outcome)}
      </p>
    </section>
  );
}

function noteOf(isOpen: boolean, outcome: ReturnType<typeof useVote>["outcome"]): ReactNode {
  if (outcome === "taken" && isOpen) return m.poll_taken();
  if (outcome !== null && outcome !== "taken") return <LateErrorText code={outcome} />;
  return isOpen ? m.poll_open_hint() : m.poll_closed();
}
