import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Side } from "#shared/match/index.ts";
import { boardScore } from "#shared/match/score.rules.ts";
import { resultOfSide } from "#shared/standings/side-result.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { FormToken } from "#web/platform/football/form-tokens.tsx";
import { dayOf, formatDate } from "#web/platform/i18n/format.ts";
import { formatDecimal } from "#web/platform/i18n/number-label.ts";
import { shownName, shownShortName } from "#web/platform/i18n/shown-name.ts";
import { statusSentence, statusShort, toneOf } from "#web/platform/i18n/status-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { NoValue } from "#web/platform/table/no-value.tsx";
import type { Appearance } from "./appearance.ts";

/** A match of a player: the match as one link, and the player's statistics in it. */
export function AppearanceRow({ row }: { readonly row: Appearance }) {
  const { minutes_played, goals, assists, rating } = row;
  const result = resultOfSide(row.match.winner, row.side);
  return (
    <tr>
      <th scope="row">
        <MatchLink row={row} />
      </th>
      <td>{result === null ? null : <FormToken result={result} />}</td>
      <td>{numberText(minutes_played)}</td>
      <td data-some={(goals ?? 0) > 0 || undefined}>{numberText(goals)}</td>
      <td data-some={(assists ?? 0) > 0 || undefined}>{numberText(assists)}</td>
      <td>
        <Cards row={row} />
      </td>
      <td>{rating === null ? <NoValue /> : <b>{formatDecimal(rating, 1)}</b>}</td>
    </tr>
  );
}

const numberText = (value: number | null) => value ?? <NoValue />;

function MatchLink({ row: { match, side } }: { readonly row: Appearance }) {
  const { match_time, competition } = match;
  const board = boardScore(match.score);
  return (
    <SiteLink
      to={pathOf("match", getLocale(), { id: match.id })}
      className="people-match"
      data-tone={toneOf(match)}
    >
      <span className="people-match-when">
        <time dateTime={dayOf(match_time)}>{formatDate(match_time)}</time>
        <MatchStatus match={match} />
        <span>{shownShortName(competition)}</span>
      </span>
      {(["home", "away"] satisfies Side[]).map((one) => (
        <span key={one} className="people-match-side" data-own={one === side || undefined}>
          <span className="people-match-name">{shownName(match[one])}</span>
          <span>{board[one] ?? "–"}</span>
        </span>
      ))}
    </SiteLink>
  );
}

/** The status of a match that has not ended; for an ended one the result letter is enough. */
function MatchStatus({ match }: Pick<Appearance, "match">) {
  if (match.status === "ended") return null;
  return (
    <span className="match-state" data-tone={toneOf(match)} title={statusSentence(match)}>
      {statusShort(match)}
    </span>
  );
}

function Cards({ row: { yellow_cards, red_cards } }: { readonly row: Appearance }) {
  if (yellow_cards === null && red_cards === null) return <NoValue />;
  return (
    <span className="people-cards">
      {yellow_cards ? <Card kind="yellow" name={m.stats_column_yellow_cards()} /> : null}
      {red_cards ? <Card kind="red" name={m.stats_column_red_cards()} /> : null}
      {yellow_cards || red_cards ? null : 0}
    </span>
  );
}

function Card({ kind, name }: { readonly kind: "yellow" | "red"; readonly name: string }) {
  return <span className="people-card" data-kind={kind} role="img" aria-label={name} title={name} />;
}
