import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { isoKickOff, kickOffMoment } from "#web/platform/i18n/format.ts";
import { formatNumber } from "#web/platform/i18n/number-label.ts";
import { statusSentence } from "#web/platform/i18n/status-label.ts";
import { Fact } from "#web/ui/fact.tsx";
import type { MatchInfoAnswer } from "./detail-tab.loader.server.ts";
import { WeatherLine, WeatherText } from "./match-facts-weather.tsx";

interface MatchFactsProps {
  readonly match: Match;
  /** Null if unavailable; the match's own facts are shown anyway. */
  readonly info: MatchInfoAnswer | null;
}

/** Time, ground, weather and attendance: a summary line, with the rest folded. */
export function MatchFacts({ match, info }: MatchFactsProps) {
  const venue = info?.venue ?? match.venue;
  return (
    <details className="panel match-facts">
      <summary aria-label={m.match_facts_heading()}>
        <KickOff match={match} />
        {venue ? <span className="match-facts-venue">{venue.name}</span> : null}
        {info?.weather ? <WeatherText weather={info.weather} /> : null}
      </summary>
      <dl>
        <Fact name={m.match_kick_off()}>
          <KickOff match={match} />
        </Fact>
        <Fact name={m.match_status()}>{statusSentence(match)}</Fact>
        {venue ? (
          <Fact name={m.match_venue()}>
            <span>{venue.city === null ? venue.name : `${venue.name}, ${venue.city}`}</span>
            {match.neutral ? <span>{` (${m.match_neutral()})`}</span> : null}
          </Fact>
        ) : null}
        {info ? <InfoFacts info={info} /> : null}
      </dl>
    </details>
  );
}

function InfoFacts({ info: { venue, attendance, referee, weather } }: { readonly info: MatchInfoAnswer }) {
  const seats = venue?.capacity ?? null;
  return (
    <>
      {seats === null ? null : (
        <Fact name={m.match_capacity()}>{m.match_capacity_seats({ seats: formatNumber(seats) })}</Fact>
      )}
      {attendance === null ? null : <Fact name={m.match_attendance()}>{formatNumber(attendance)}</Fact>}
      {referee === null ? null : <Fact name={m.match_referee()}>{referee}</Fact>}
      {weather ? (
        <Fact name={m.match_weather()}>
          <WeatherLine weather={weather} />
        </Fact>
      ) : null}
    </>
  );
}

function KickOff({ match }: { readonly match: Match }) {
  return (
    <time dateTime={isoKickOff(match)} className="tabular-nums">
      {kickOffMoment(match)}
    </time>
  );
}
