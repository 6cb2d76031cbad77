import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type {
  NameDecision,
  NamedRow,
  NameMatch,
  NameMatchReason,
  NameMatchState,
} from "#shared/name/index.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import { pathOf } from "#shared/url/index.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { formatMoment, isoInstant } from "#web/platform/i18n/format.ts";
import { Chips } from "#web/platform/list/chips.tsx";
import { PageLinks } from "#web/platform/list/page-links.tsx";
import { pathWith, queryOfPage } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import type { NamesAnswer, NamesPageData } from "./names.server.ts";

interface NamesPageProps extends NamesPageData {
  /** Error of a refused decision. */
  readonly answer: NamesAnswer | null;
}

/** Names that may mean one club or player, for operators to merge or to keep apart, and the answers to take back. */
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

const stateNames = {
  open: m.names_state_open,
  merged: m.names_state_merged,
  apart: m.names_state_apart,
} as const satisfies Record<NameMatchState, () => string>;

/** The pairs that wait have no key in the URL. */
const listPath = (state: NameMatchState, page = 1): string =>
  pathWith(pathOf("names", getLocale()), { state: state === "open" ? null : state, ...queryOfPage(page) });

function Queue({ names, state, page }: NonNullable<NamesPageData["queue"]>) {
  const count = page?.total ?? names.length;
  const isOpen = state === "open";
  return (
    <>
      <Chips
        label={m.names_states()}
        chips={keysOf(stateNames).map((one) => ({
          ...{ href: listPath(one), name: stateNames[one](), isChosen: one === state },
        }))}
      />
      <section className="panel" aria-label={m.names_title()}>
        <p className="names-note">
          {names.length === 0
            ? isOpen
              ? m.names_none()
              : m.names_state_none()
            : isOpen
              ? m.names_total({ count })
              : m.names_state_total({ count })}
        </p>
        <ul>
          {names.map((match) => (
            <Pair key={match.id} match={match} action={listPath(state)} />
          ))}
        </ul>
        {page ? (
          <PageLinks page={page} hrefOf={(one) => listPath(state, one)} label={m.names_title()} />
        ) : null}
      </section>
    </>
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
  const { id, kind, named, other, reasons, context, state, decided_at } = match;
  const isTeam = kind === "teams";
  return (
    <li className="names-pair">
      <div className="names-sides">
        <Side kind={kind} row={named} label={m.names_column_source()} />
        {other ? (
          <Side
            kind={kind}
            row={other}
            label={isTeam ? m.names_column_stored() : m.names_column_stored_player()}
          />
        ) : (
          <p>{m.names_merge_hint()}</p>
        )}
      </div>
      <p className="names-facts">
        <b className="names-reason">{reasons.map((reason) => reasonNames[reason]()).join(" · ")}</b>
        {context === null ? null : <span>{context}</span>}
        <span>{m.names_pair({ id })}</span>
        {decided_at === null ? null : (
          <time dateTime={isoInstant(decided_at)}>
            {m.names_decided({ moment: formatMoment(decided_at) })}
          </time>
        )}
      </p>
      <form method="post" action={action} className="form-actions">
        <input type="hidden" name="name_match_id" value={id} />
        {state === "open" && other ? (
          <AnswerButton match={match} answer="merge" text={m.names_merge()} />
        ) : null}
        {state === "open" ? (
          <AnswerButton
            match={match}
            answer="apart"
            text={other ? (isTeam ? m.names_apart() : m.names_apart_players()) : m.names_new()}
          />
        ) : (
          <AnswerButton match={match} answer="reopen" text={m.names_reopen()} />
        )}
      </form>
    </li>
  );
}

interface AnswerButtonProps {
  readonly match: NameMatch;
  readonly answer: NameDecision | "reopen";
  readonly text: string;
}

function AnswerButton({ match: { named, other }, answer, text }: AnswerButtonProps) {
  const label = other
    ? m.names_decide_of({ what: text, name: named.name, other: other.name })
    : `${text}: ${named.name}`;
  return (
    <button type="submit" name="decision" value={answer} className="button" aria-label={label}>
      {text}
    </button>
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
