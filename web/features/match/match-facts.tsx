import type { Match } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { formatDate, formatTime, isoInstant } from "#web/platform/format.ts";
import type { MatchInfoAnswer } from "./match-tab-detail.loader.server.ts";
import { statusSentence } from "./status-text.ts";

interface MatchFactsProps {
  readonly match: Match;
  readonly info: MatchInfoAnswer | null;
}

/** Kick-off, status in words, venue. */
export function MatchFacts({ match }: MatchFactsProps) {
  const { venue } = match;
  return (
    <dl className="match-facts">
      <div>
        <dt>{m.match_kick_off()}</dt>
        <dd>
          <time dateTime={isoInstant(match.match_time)}>
            {formatTime(match.match_time)} {formatDate(match.match_time)}
          </time>
        </dd>
      </div>
      <div>
        <dt>{m.match_status()}</dt>
        <dd>{statusSentence(match)}</dd>
      </div>
      {venue ? (
        <div>
          <dt>{m.match_venue()}</dt>
          <dd>
            {venue.city === null ? venue.name : `${venue.name}, ${venue.city}`}
            {match.neutral ? ` (${m.match_neutral()})` : null}
          </dd>
        </div>
      ) : null}
    </dl>
  );
}
