import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Correction } from "#shared/correction/correction.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { correctionFacts, correctionLabel } from "#web/platform/i18n/correction-label.ts";
import { formatMoment, isoInstant } from "#web/platform/i18n/format.ts";
import { PageLinks } from "#web/platform/list/page-links.tsx";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import type { CorrectionAnswer, CorrectionsPageData } from "./corrections.server.ts";
import { NewCorrection } from "./new-correction.tsx";

interface CorrectionsPageProps extends CorrectionsPageData {
  /** A refused form. */
  readonly answer: CorrectionAnswer | null;
}

/** A form for a new correction, and what was corrected, by whom, when and why, with a button that undoes it. For operators. */
export default function CorrectionsPage({ list, field, answer }: CorrectionsPageProps) {
  return (
    <div className="account-page">
      <PageHead title={m.corrections_title()} description={m.corrections_description()} isPrivate />
      <h1 className="text-lg font-semibold">{m.corrections_title()}</h1>
      {list === null ? <p className="panel corrections-note">{m.corrections_refused()}</p> : null}
      <FormAlert text={answer?.code && errorLabel(answer.code)} />
      {list ? <NewCorrection field={field} answer={answer?.intent === "make" ? answer : null} /> : null}
      {list ? <Corrections {...list} /> : null}
    </div>
  );
}

function Corrections({ corrections, page }: NonNullable<CorrectionsPageData["list"]>) {
  const path = pathOf("corrections", getLocale());
  if (page.total === 0) return <p className="panel corrections-note">{m.corrections_none()}</p>;
  return (
    <section className="panel" aria-label={m.corrections_title()}>
      <p className="corrections-note">{m.corrections_total({ count: page.total })}</p>
      <ul>
        {corrections.map((correction) => (
          <CorrectionItem key={correction.id} correction={correction} action={path} />
        ))}
      </ul>
      <PageLinks
        page={page}
        hrefOf={(one) => pathWith(path, { page: one === 1 ? null : one })}
        label={m.corrections_title()}
      />
    </section>
  );
}

/** The page of what was corrected; a coach's or a stage's has none of its own. */
function targetPath({ target, target_id: id, team_id }: Correction): string | null {
  const locale = getLocale();
  if (target === "match") return pathOf("match", locale, { id });
  if (target === "team") return pathOf("team", locale, { id });
  if (target === "stage_team") return team_id === null ? null : pathOf("team", locale, { id: team_id });
  if (target === "player") return pathOf("player", locale, { id });
  if (target === "competition") return pathOf("league", locale, { id });
  return null;
}

interface CorrectionItemProps {
  readonly correction: Correction;
  /** Target of the form. */
  readonly action: string;
}

function CorrectionItem({ correction, action }: CorrectionItemProps) {
  const { id, field, subject, value, before, reason, made_at, made_by, undone_at, undone_by } = correction;
  const to = targetPath(correction);
  const what = correctionLabel(field, value);
  const isOver = undone_at !== null;
  return (
    <li className="correction" id={`correction-${id}`} data-over={isOver || undefined}>
      <p className="correction-head">
        {to === null ? (
          <b>{subject}</b>
        ) : (
          <SiteLink to={to} className="text-link">
            {subject}
          </SiteLink>
        )}
        <span className="correction-state">{isOver ? m.corrections_over() : m.corrections_in_force()}</span>
      </p>
      <p className="correction-what">{what}</p>
      <p className="correction-detail">{m.corrections_before({ before: correctionFacts(field, before) })}</p>
      <p className="correction-detail">{m.corrections_reason({ reason })}</p>
      <p className="correction-detail">
        <time dateTime={isoInstant(made_at)}>
          {m.corrections_made({
            name: made_by ?? m.corrections_deleted_account(),
            moment: formatMoment(made_at),
          })}
        </time>
      </p>
      {undone_at === null ? (
        <form method="post" action={action}>
          <button
            type="submit"
            name="undo"
            value={id}
            className="button"
            aria-label={m.corrections_undo_of({ id, what: `${subject}, ${what}` })}
          >
            {m.corrections_undo()}
          </button>
        </form>
      ) : (
        <p className="correction-detail">
          <time dateTime={isoInstant(undone_at)}>
            {m.corrections_undone({
              name: undone_by ?? m.corrections_deleted_account(),
              moment: formatMoment(undone_at),
            })}
          </time>
        </p>
      )}
    </li>
  );
}
