import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { NamedRow, NameMatch, NameMatchReason } from "#shared/name/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { PageLinks } from "#web/platform/list/page-links.tsx";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import type { NamesAnswer, NamesPageData } from "./names.server.ts";

interface NamesPageProps extends NamesPageData {
  /** Error of a refused decision. */
  readonly answer: NamesAnswer | null;
}

/** Names that may mean one club, for operators to merge or to keep apart. */
export default function NamesPage({ queue, answer }: NamesPageProps) {
  return (
    <div className="names-page">
      <PageHead title={m.names_title()} description={m.names_description()} isPrivate />
      <h1 className="text-lg font-semibold">{m.names_title()}</h1>
      <FormAlert text={answer && errorLabel(answer.code)} />
      {queue === null ? <p className="panel names-note">{m.names_refused()}</p> : <Queue {...queue} />}
    </div>
  );
}

function Queue({ names, page }: NonNullable<NamesPageData["queue"]>) {
  const path = pathOf("names", getLocale());
  if (names.length === 0) return <p className="panel names-note">{m.names_none()}</p>;
  return (
    <section className="panel" aria-label={m.names_title()}>
      <p className="names-note">{m.names_total({ count: page?.total ?? names.length })}</p>
      <ul>
        {names.map((match) => (
          <Pair key={match.id} match={match} action={path} />
        ))}
      </ul>
      {page ? (
        <PageLinks
          page={page}
          hrefOf={(one) => pathWith(path, { page: one === 1 ? null : one })}
          label={m.names_title()}
        />
      ) : null}
    </section>
  );
}

const reasonNames = {
  fixtures: m.names_reason_fixtures,
  birthday: m.names_reason_birthday,
  number: m.names_reason_number,
  name: m.names_reason_name,
  diacritics: m.names_reason_diacritics,
  order: m.names_reason_order,
  initials: m.names_reason_initials,
  alias: m.names_reason_alias,
  form: m.names_reason_form,
  words: m.names_reason_words,
  spelling: m.names_reason_spelling,
  unknown: m.names_reason_unknown,
  operator: m.names_reason_operator,
} as const satisfies Record<NameMatchReason, () => string>;

interface PairProps {
  readonly match: NameMatch;
  readonly action: string;
}

function Pair({ match, action }: PairProps) {
  const { id, named, other, reasons, context } = match;
  const labelOf = (what: string) =>
    other ? m.names_decide_of({ what, name: named.name, other: other.name }) : `${what}: ${named.name}`;
  const apart = other ? m.names_apart() : m.names_new();
  return (
    <li className="names-pair">
      <div className="names-sides">
        <Side kind={match.kind} row={named} label={m.names_column_source()} />
        {other ? (
          <Side kind={match.kind} row={other} label={m.names_column_stored()} />
        ) : (
          <p>{m.names_merge_hint()}</p>
        )}
      </div>
      <p className="names-facts">
        <b className="names-reason">{reasons.map((reason) => reasonNames[reason]()).join(" · ")}</b>
        {context === null ? null : <span>{context}</span>}
      </p>
      <form method="post" action={action} className="form-actions">
        <input type="hidden" name="name_match_id" value={id} />
        {other ? (
          <button
            type="submit"
            name="decision"
            value="merge"
            className="button"
            aria-label={labelOf(m.names_merge())}
          >
            {m.names_merge()}
          </button>
        ) : null}
        <button type="submit" name="decision" value="apart" className="button" aria-label={labelOf(apart)}>
          {apart}
        </button>
      </form>
    </li>
  );
}

interface SideProps {
  readonly kind: NameMatch["kind"];
  readonly row: NamedRow;
  readonly label: string;
}

/** One name, with the matches and sources that it has. */
function Side({ kind, row: { id, name, country, matches, sources }, label }: SideProps) {
  return (
    <div className="names-side">
      <span className="names-label">{label}</span>
      {id === null ? (
        <b translate="no">{name}</b>
      ) : (
        <SiteLink
          to={pathOf(kind === "teams" ? "team" : "player", getLocale(), { id })}
          className="text-link"
        >
          <b translate="no">{name}</b>
        </SiteLink>
      )}
      <span className="names-label">
        {[
          country,
          id === null ? m.names_not_stored() : m.names_matches({ count: matches }),
          m.names_from({ sources: sources.join(", ") }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </span>
    </div>
  );
}
