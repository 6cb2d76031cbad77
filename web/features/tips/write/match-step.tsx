import { useField } from "@conform-to/react/future";
import { m } from "#messages/paraglide/messages.js";
import type { FieldError } from "#shared/errors/field-error.table.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { FieldErrorText } from "#web/platform/forms/form-alert.tsx";
import { counted } from "#web/platform/i18n/number-label.ts";
import { TipMatchFacts } from "../row/tip-match.tsx";
import { ChoiceButton, ChoiceError, Step } from "./step.tsx";
import type { TipChoices } from "./tip-form.server.ts";
import { tipFormPath } from "./tip-form-path.ts";

/** The next step, once a match is chosen. */
const PLAY = "#cach-choi";

/** Error of a match that cannot be chosen; a match that has begun fails the whole form. */
function errorOf(refused: TipChoices["refused"]): FieldError | null {
  if (refused === "unknown") return "tip_match_unknown";
  return refused === "far" ? "tip_match_far" : null;
}

/** The match of the tip: the chosen one, or those to choose from. */
export function MatchStep({
  choices: { match, matches, more, query, refused },
}: {
  readonly choices: TipChoices;
}) {
  const { errors } = useField("match_id");
  // If the service has reported it already, it is not shown twice.
  const fieldError = errors?.length ? null : errorOf(refused);
  return (
    <Step id="tran-dau" title={`${m.write_match()} (*)`}>
      <input type="hidden" name="match_id" value={match?.id ?? ""} />
      <ChoiceError name="match_id" />
      <FieldErrorText text={fieldError && fieldLabel(fieldError)} />
      {match ? (
        <div className="write-chosen">
          <div className="tip-match">
            <TipMatchFacts match={match} />
          </div>
          <ChoiceButton to={tipFormPath({})} className="quiet-button">
            {m.write_match_other()}
          </ChoiceButton>
        </div>
      ) : (
        <>
          <MatchSearch q={query.q} />
          <p className="form-hint">{m.write_match_hint()}</p>
          {matches.length === 0 ? <p className="list-nothing">{m.write_match_none()}</p> : null}
          <ul className="write-matches">
            {matches.map((one) => (
              <li key={one.id}>
                <ChoiceButton to={tipFormPath({ match_id: one.id }, PLAY)} className="tip-match write-match">
                  <TipMatchFacts match={one} />
                </ChoiceButton>
              </li>
            ))}
          </ul>
          {more > 0 ? <p className="form-hint">{m.write_match_more(counted(more))}</p> : null}
        </>
      )}
    </Step>
  );
}

function MatchSearch({ q }: { readonly q: string }) {
  return (
    <div className="write-search">
      <label htmlFor="match-name" className="sr-only">
        {m.write_match_search()}
      </label>
      <input
        id="match-name"
        type="search"
        name="q"
        className="form-input"
        defaultValue={q}
        maxLength={60}
        placeholder={m.write_match_search()}
        autoComplete="off"
      />
      <ChoiceButton to={tipFormPath({})} className="quiet-button">
        {m.write_match_find()}
      </ChoiceButton>
    </div>
  );
}
