import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { isHot } from "#shared/competition/hot.rules.ts";
import { ZONES } from "#shared/time/zones.table.ts";
import { LOCALE_TABLE, LOCALES, pathOf } from "#shared/url/index.ts";
import { competitionQuery } from "#web/platform/data/competition.query.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { choicesQuery } from "./embed-code.query.ts";
import { type CodeOptions, EMBED_HEIGHTS } from "./embed-code.ts";
import { EMBED_STATUSES, EMBED_THEMES } from "./embed-options.ts";

const themeName = { light: m.embed_code_theme_light, dark: m.embed_code_theme_dark } as const;
const statusLabel = {
  live: m.filter_live,
  upcoming: m.filter_upcoming,
  ended: m.filter_ended,
} as const;

/** Path and query of a form's values, without defaults. */
function addressOf(form: HTMLFormElement): string {
  const given = [...new FormData(form)].flatMap(([key, value]) =>
    typeof value === "string" && value !== "" ? [[key, value]] : [],
  );
  const query = new URLSearchParams(given);
  return `${pathOf("embedCode", getLocale())}${query.size > 0 ? `?${query}` : ""}`;
}

/** Reads values that were chosen or cleared after the form was rendered. */
const TOUCHED = "option:default:not(:checked), input:default:not(:checked), input:checked:not(:default)";

export interface EmbedChoices {
  readonly options: CodeOptions;
  /** True if prices can be chosen. */
  readonly hasOdds: boolean;
}

/** The options of a frame: applied at once with scripts, by a button without. */
export function EmbedForm({ options, hasOdds }: EmbedChoices) {
  const { form, take } = useChosenAtOnce();
  return (
    <form
      ref={form}
      action={pathOf("embedCode", getLocale())}
      className="panel embed-form"
      aria-labelledby="embed-choices"
      autoComplete="off"
      onChange={take}
    >
      <h2 id="embed-choices" className="panel-heading">
        {m.embed_code_choices()}
      </h2>
      <LeagueField chosen={options.comp_id} />
      <Field label={m.embed_code_status()} name="status" chosen={options.status} unset={m.filter_all()}>
        {optionsOf(EMBED_STATUSES, (status) => statusLabel[status]())}
      </Field>
      <Field
        label={m.embed_code_theme()}
        name="theme"
        chosen={options.theme}
        unset={m.embed_code_theme_system()}
      >
        {optionsOf(EMBED_THEMES, (theme) => themeName[theme]())}
      </Field>
      <Field label={m.embed_code_zone()} name="tz" chosen={options.zone}>
        {optionsOf(ZONES, (zone) => `GMT${zone}`)}
      </Field>
      <Field label={m.embed_code_language()} name="language" chosen={options.language}>
        {LOCALES.map((locale) => (
          <option key={locale} value={locale} lang={locale}>
            {LOCALE_TABLE[locale].name}
          </option>
        ))}
      </Field>
      <Field
        label={m.embed_code_height()}
        name="height"
        chosen={options.height}
        unset={m.embed_code_height_auto()}
      >
        {optionsOf(EMBED_HEIGHTS, (height) => m.embed_code_height_px({ height }))}
      </Field>
      {hasOdds ? (
        <label className="embed-check">
          <input type="checkbox" name="odds" value="1" defaultChecked={options.odds} />
          {m.embed_code_odds()}
        </label>
      ) : null}
      <noscript>
        <button type="submit" className="button embed-make">
          {m.embed_code_make()}
        </button>
      </noscript>
    </form>
  );
}

/** Shows the page for the form's values, at once when one changes. */
function useChosenAtOnce() {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const take = () => {
    if (form.current) void navigate(addressOf(form.current), { replace: true, preventScrollReset: true });
  };
  const takeEarly = useEffectEvent(take);
  // Values chosen before hydration.
  useLayoutEffect(() => {
    if (form.current?.querySelector(TOUCHED)) takeEarly();
  }, []);
  return { form, take };
}

const optionsOf = <Value extends string | number>(
  values: readonly Value[],
  nameOf: (value: Value) => string,
) =>
  values.map((value) => (
    <option key={value} value={value}>
      {nameOf(value)}
    </option>
  ));

interface FieldProps {
  readonly label: string;
  readonly name: string;
  readonly chosen: string | number | null;
  /** Label of the empty choice; omitted where a value is required. */
  readonly unset?: string;
  readonly children: ReactNode;
}

function Field({ label, name, chosen, unset, children }: FieldProps) {
  return (
    <label className="embed-field">
      <span>{label}</span>
      <select name={name} defaultValue={chosen ?? ""}>
        {unset === undefined ? null : <option value="">{unset}</option>}
        {children}
      </select>
    </label>
  );
}

function LeagueField({ chosen }: { readonly chosen: number | null }) {
  const listed = useSuspenseQuery(choicesQuery).data.competitions;
  const isListed = chosen === null || listed.some(({ id }) => id === chosen);
  const other = useQuery({ ...competitionQuery(chosen ?? 0), enabled: !isListed }).data?.competition;
  const competitions = other && !isListed ? [other, ...listed] : listed;
  const groups = [
    [m.embed_code_hot(), competitions.filter(isHot)],
    [m.embed_code_others(), competitions.filter((one) => !isHot(one))],
  ] as const;
  return (
    <Field label={m.embed_code_league()} name="comp_id" chosen={chosen} unset={m.embed_code_league_all()}>
      {groups.map(([name, members]) =>
        members.length === 0 ? null : (
          <optgroup key={name} label={name}>
            {members.map((competition) => (
              <option key={competition.id} value={competition.id}>
                {`${shownName(competition)} (${shownName(competition.country)})`}
              </option>
            ))}
          </optgroup>
        ),
      )}
    </Field>
  );
}
