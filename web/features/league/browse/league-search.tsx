import { type ReactNode, useDeferredValue, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Continent } from "#shared/competition/index.ts";
import { useEarlyInput } from "#web/platform/forms/use-early-input.ts";
import { LeagueLinks } from "./league-links.tsx";
import { findCompetitions } from "./tree.rules.ts";

interface LeagueSearchProps {
  readonly continents: readonly Continent[];
  /** The whole list, shown while the search box is empty. */
  readonly children: ReactNode;
}

/** A search box for competitions and countries; its results replace the list. */
export function LeagueSearch({ continents, children }: LeagueSearchProps) {
  const [text, setText] = useState("");
  const take = (field: HTMLInputElement) => setText(field.value);
  const field = useEarlyInput(text, take);
  const wanted = useDeferredValue(text.trim());
  return (
    <>
      <label className="needs-script">
        <span className="sr-only">{m.leagues_find()}</span>
        <input
          ref={field}
          type="search"
          value={text}
          placeholder={m.leagues_find()}
          autoComplete="off"
          className="league-search"
          onChange={({ currentTarget }) => take(currentTarget)}
        />
      </label>
      {wanted === "" ? children : <Found continents={continents} wanted={wanted} />}
    </>
  );
}

function Found({
  continents,
  wanted,
}: {
  readonly continents: readonly Continent[];
  readonly wanted: string;
}) {
  const found = findCompetitions(continents, wanted);
  return (
    <section className="panel" aria-labelledby="found">
      <h2 id="found" className="panel-heading" aria-live="polite">
        {found.length === 0 ? m.leagues_none_found() : m.leagues_found({ count: found.length })}
      </h2>
      <LeagueLinks competitions={found} className="league-grid" withCountry />
    </section>
  );
}
