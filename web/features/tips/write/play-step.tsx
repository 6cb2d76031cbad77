import { useField } from "@conform-to/react/future";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { FieldErrorText } from "#web/platform/forms/form-alert.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { TipPrice } from "../row/tip-bet.tsx";
import { marketText, outcomeText } from "../row/tip-labels.ts";
import { type CompanyOffers, isSamePlay, type Offered, playValue } from "./available-markets.rules.ts";
import { ChoiceButton, ChoiceError, Step } from "./step.tsx";
import type { TipChoices } from "./tip-form.server.ts";
import { tipFormPath } from "./tip-form-path.ts";

interface PlayStepProps {
  readonly choices: TipChoices;
  /** The choices of a returned form. */
  readonly chosen: string | undefined;
  /** Error of the choice. */
  readonly moved: string | undefined;
}

/** Company and selection of the tip: companies, and the prices of the chosen one. */
export function PlayStep({ choices: { match, query, companies }, chosen, moved }: PlayStepProps) {
  const company = companies.find(({ id }) => id === query.company_id);
  return (
    <Step id="cach-choi" title={`${m.write_play()} (*)`}>
      <input type="hidden" name="company_id" value={match ? (query.company_id ?? "") : ""} />
      {match === null ? (
        <>
          <p className="form-hint">{m.write_play_after()}</p>
          <ChoiceError name="company_id" />
          <ChoiceError name="play" />
        </>
      ) : (
        <>
          <p className="form-label">{m.write_company()}</p>
          <ChoiceError name="company_id" />
          {companies.length === 0 ? <p className="list-nothing">{m.write_company_none()}</p> : null}
          <Companies match={match} companies={companies} chosen={query.company_id} />
          {query.company_id === null ? (
            <ChoiceError name="play" />
          ) : (
            <Plays match={match} company={company} chosen={chosen} moved={moved} />
          )}
        </>
      )}
    </Step>
  );
}

interface CompaniesProps {
  readonly match: Match;
  readonly companies: readonly CompanyOffers[];
  readonly chosen: number | null;
}

function Companies({ match, companies, chosen }: CompaniesProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a list of buttons, no fields
    <div role="group" aria-label={m.write_company()} className="write-companies">
      {companies.map(({ id, name }) => (
        <ChoiceButton
          key={id}
          to={tipFormPath({ match_id: match.id, company_id: id }, "#cach-choi")}
          className="chip"
          aria-current={id === chosen ? "true" : undefined}
        >
          {name}
        </ChoiceButton>
      ))}
    </div>
  );
}

interface PlaysProps {
  readonly match: Match;
  readonly company: CompanyOffers | undefined;
  readonly chosen: string | undefined;
  readonly moved: string | undefined;
}

function Plays({ match, company, chosen, moved }: PlaysProps) {
  const { errorId, errors } = useField("play");
  const markets = company?.markets ?? [];
  if (markets.length === 0) return <FieldErrorText role="alert" text={fieldLabel("tip_company_empty")} />;
  return (
    <div
      role="radiogroup"
      aria-label={m.write_play()}
      aria-describedby={errors?.length ? errorId : undefined}
      aria-invalid={errors?.length ? true : undefined}
      className="write-plays"
    >
      <ChoiceError name="play" />
      {markets.map((offered) => (
        <Market
          key={`${offered[0]?.market}.${offered[0]?.period}`}
          match={match}
          offered={offered}
          chosen={chosen}
          isMoved={moved === "tip_price_moved"}
        />
      ))}
    </div>
  );
}

interface MarketProps {
  readonly match: Match;
  readonly offered: readonly Offered[];
  readonly chosen: string | undefined;
  readonly isMoved: boolean;
}

function Market({ match, offered, chosen, isMoved }: MarketProps) {
  const [format] = useSetting("line_format");
  const names = { home: shownName(match.home), away: shownName(match.away) };
  const [first] = offered;
  if (!first) return null;
  return (
    <fieldset className="write-market">
      <legend>{marketText(first)}</legend>
      <div className="write-outcomes">
        {offered.map((one) => {
          const value = playValue(one);
          const isChosen = isSamePlay(chosen, one);
          return (
            <label key={value} className="write-outcome">
              <input type="radio" name="play" value={value} defaultChecked={isChosen} />
              <span>{outcomeText(one as Parameters<typeof outcomeText>[0], names, format)}</span>
              <TipPrice price={one.price} />
              {isMoved && isChosen ? <span className="write-moved">{m.write_moved()}</span> : null}
            </label>
          );
        })}
      </div>
    </fieldset>
  );
}
