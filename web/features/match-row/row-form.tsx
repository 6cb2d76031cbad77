import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { formatDate } from "#web/platform/i18n/format.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import type { History } from "./row.query.ts";
import { formOf, type RowResult } from "./row-more.rules.ts";

interface RowBlockProps {
  readonly match: Match;
  readonly history: History;
}

/** Results of both teams' last matches. */
export function RowForm({ match, history: { history } }: RowBlockProps) {
  return (
    <section>
      <h3>{m.row_more_form()}</h3>
      <TeamForm name={shownName(match.home)} form={formOf(history.home)} />
      <TeamForm name={shownName(match.away)} form={formOf(history.away)} />
      <p className="row-more-note">{m.row_more_form_note()}</p>
    </section>
  );
}

interface TeamFormProps {
  readonly name: string;
  readonly form: readonly RowResult[];
}

function TeamForm({ name, form }: TeamFormProps) {
  return (
    <>
      <h4>{name}</h4>
      {form.length === 0 ? <p className="row-more-note">{m.row_more_none()}</p> : null}
      <ol className="row-form">
        {form.map((past) => (
          <li key={past.match_id}>
            <FormLink past={past} />
          </li>
        ))}
      </ol>
    </>
  );
}

const words = {
  won: [m.result_token_won, m.column_won],
  drawn: [m.result_token_drawn, m.column_drawn],
  lost: [m.result_token_lost, m.column_lost],
} as const satisfies Record<NonNullable<RowResult["result"]>, readonly [() => string, () => string]>;

/** A letter and the score, with details on hover and for screen readers. */
function FormLink({
  past: { match_id, match_time, home, away, board, result },
}: {
  readonly past: RowResult;
}) {
  const score = board ? `${board.home}-${board.away}` : "–";
  const story = m.row_more_form_one({
    date: formatDate(match_time),
    home: shownName(home),
    score,
    away: shownName(away),
  });
  const [letter, word] = result === null ? [null, null] : words[result];
  return (
    <SiteLink
      to={pathOf("match", getLocale(), { id: match_id })}
      className="row-form-token"
      data-result={result ?? undefined}
      title={story}
      aria-label={word ? `${word()}. ${story}` : story}
    >
      <b>{letter ? letter() : "–"}</b>
      <small>{score}</small>
    </SiteLink>
  );
}
