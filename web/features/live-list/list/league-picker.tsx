import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { ref } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { groupByCompetition } from "#shared/match/match-order.ts";
import type { PushedPlace } from "#web/features/live-overlay/match-overlay.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { usePageQuery } from "#web/platform/navigation/use-page-query.ts";
import { Dialog, DialogClose } from "#web/ui/dialog.tsx";
import { inFilter, MATCH_FILTERS, type MatchFilter, statusOf } from "../day/match-filter.ts";
import { choose, findLeagues } from "./league-picker.rules.ts";
import { byCountry, type DayCountry, type DayLeague } from "./match-list-countries.ts";
import { withQuery } from "./match-list-tab.ts";
import { useListView } from "./match-list-view.ts";

const statusNames = {
  all: m.filter_all,
  upcoming: m.filter_upcoming,
  live: m.filter_live,
  ended: m.filter_ended,
} as const satisfies Record<MatchFilter, () => string>;

interface LeaguePickerProps {
  /** The day's matches. */
  readonly matches: readonly Match[];
  readonly places: Readonly<Record<number, PushedPlace>>;
  readonly filter: MatchFilter;
  /** The statuses with pages of their own; by default the `status` of this page. */
  readonly pathFor: ((filter: MatchFilter) => string) | undefined;
}

const leagueName = ({ competition }: DayLeague): string => shownName(competition);

/** Filters the list by leagues and status. Nothing changes behind it before the reader confirms. */
export default function LeaguePicker({ matches, places, filter, pathFor }: LeaguePickerProps) {
  const view = useListView();
  const [status, setStatus] = useState(filter);
  const [typed, setTyped] = useState("");
  const groups = groupByCompetition(matches.filter((match) => inFilter(statusOf(match, places), status)));
  const ids = groups.map(({ competition }) => competition.id);
  const { chosen, isChosen, change } = useChosenLeagues(matches);
  const count = groups.reduce(
    (sum, { competition, matches: rows }) => sum + (isChosen(competition.id) ? rows.length : 0),
    0,
  );
  const apply = useApply(filter, pathFor);
  const countries = findLeagues(byCountry(groups), typed, leagueName);
  const found = countries.flatMap(({ leagues }) => leagues.map(({ competition }) => competition.id));
  return (
    <Dialog
      className="league-picker"
      aria-labelledby="league-picker-heading"
      onClose={() => {
        view.picking = false;
      }}
    >
      <form
        method="dialog"
        onSubmit={() => {
          if (count > 0) apply(chosen, status);
        }}
      >
        <div className="picker-head">
          <h2 id="league-picker-heading">{m.picker_heading()}</h2>
          <DialogClose label={m.picker_close()} />
        </div>
        <StatusChoice status={status} onChoose={setStatus} />
        <SearchField typed={typed} onType={setTyped} />
        <p className="picker-sets">
          <button type="button" className="quiet-button" onClick={() => change(found, true)}>
            {m.picker_all()}
          </button>
          <button type="button" className="quiet-button" onClick={() => change(found, false)}>
            {m.picker_none()}
          </button>
        </p>
        <div className="picker-countries">
          {countries.map((country) => (
            <CountryChoice key={country.name} country={country} isChosen={isChosen} onChange={change} />
          ))}
          {countries.length > 0 ? null : <p className="p-3 text-muted">{m.picker_no_match()}</p>}
        </div>
        <div className="picker-foot">
          <p role="status" className="text-xs text-muted">
            {ids.some(isChosen) ? null : m.picker_nothing_chosen()}
          </p>
          <button type="submit" className="button" disabled={count === 0}>
            {m.picker_confirm({ count })}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** The leagues ticked so far; null for all of the day. */
function useChosenLeagues(matches: readonly Match[]) {
  const [chosen, setChosen] = useState<ReadonlySet<number> | null>(useListView().leagues);
  const change = (some: readonly number[], on: boolean) => {
    const everything = new Set(matches.map(({ competition }) => competition.id));
    const next = choose(chosen ?? everything, some, on);
    setChosen([...everything].every((id) => next.has(id)) ? null : next);
  };
  return { chosen, isChosen: (id: number) => chosen === null || chosen.has(id), change };
}

interface SearchFieldProps {
  readonly typed: string;
  readonly onType: (text: string) => void;
}

function SearchField({ typed, onType }: SearchFieldProps) {
  return (
    <input
      type="search"
      className="picker-search"
      aria-label={m.picker_search()}
      placeholder={m.picker_search()}
      value={typed}
      onChange={({ target }) => onType(target.value)}
      // Enter would confirm the selection; here it only ends typing.
      onKeyDown={(event) => {
        if (event.key === "Enter") event.preventDefault();
      }}
    />
  );
}

/** Applies the chosen leagues directly, and the status through the URL, which holds it. */
function useApply(
  shown: MatchFilter,
  pathFor: LeaguePickerProps["pathFor"],
): (leagues: ReadonlySet<number> | null, status: MatchFilter) => void {
  const view = useListView();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const query = usePageQuery();
  return (leagues, status) => {
    view.leagues = leagues === null ? null : ref(new Set(leagues));
    const next = { status: status === "all" ? null : status, page: null };
    const path = pathFor?.(status) ?? withQuery(pathname, query, next);
    if (status !== shown) void navigate(path, { preventScrollReset: true, replace: true });
  };
}

interface StatusChoiceProps {
  readonly status: MatchFilter;
  readonly onChoose: (status: MatchFilter) => void;
}

function StatusChoice({ status, onChoose }: StatusChoiceProps) {
  return (
    <fieldset className="picker-status">
      <legend className="sr-only">{m.filter_label()}</legend>
      {MATCH_FILTERS.map((one) => (
        <label key={one}>
          <input type="radio" name="picker-status" checked={one === status} onChange={() => onChoose(one)} />
          <span>{statusNames[one]()}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface CountryChoiceProps {
  readonly country: DayCountry;
  readonly isChosen: (id: number) => boolean;
  readonly onChange: (ids: readonly number[], on: boolean) => void;
}

function CountryChoice({ country: { name, leagues }, isChosen, onChange }: CountryChoiceProps) {
  return (
    <fieldset>
      <legend>{name}</legend>
      {leagues.map((league) => {
        const id = Number(league.competition.id);
        return (
          <label key={id} className="picker-league">
            <input
              type="checkbox"
              checked={isChosen(id)}
              onChange={({ target }) => onChange([id], target.checked)}
            />
            <span className="min-w-0 break-words">{leagueName(league)}</span>
            <span className="ml-auto text-muted tabular-nums">{league.matches.length}</span>
          </label>
        );
      })}
    </fieldset>
  );
}
