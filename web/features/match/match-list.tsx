import type { MatchGroup } from "#shared/match/match-order.ts";
import { m } from "#web/paraglide/messages.js";
import { shownName } from "#web/platform/shown-name.ts";
import { blockId } from "./block-id.ts";
import { MatchRow } from "./match-row.tsx";
import { ProvenanceBadge } from "./provenance-badge.tsx";
import { stageLabel } from "./round-name.ts";

/** A day's matches, one block per competition. */
export function MatchList({ groups }: { readonly groups: readonly MatchGroup[] }) {
  return (
    <div className="flex flex-col gap-3">
      {groups.map((group) => (
        <CompetitionBlock key={group.competition.id} group={group} />
      ))}
    </div>
  );
}

function CompetitionBlock({ group }: { readonly group: MatchGroup }) {
  const { competition, matches } = group;
  const id = blockId(competition.id);
  const country = shownName(competition.country);
  const name = shownName(competition);
  // A phone has no room to say it twice: "Giải Mặt Trời Tây Ban Nha".
  const shortCountry = name.includes(country) ? null : country;
  const [first] = matches;
  const stages = new Set(matches.map(stageLabel));
  const stage = stages.size === 1 && first ? stageLabel(first) : null;
  const provenances = new Set(matches.map((match) => match.provenance));
  return (
    <section aria-labelledby={id} className="panel">
      <header className="block-header">
        <span className="country-code" aria-hidden="true">
          {competition.country.code}
        </span>
        <div className="block-title">
          <h2 id={id} className="truncate">
            <span className="block-country">{country}: </span>
            {name}
          </h2>
          <p className="block-notes">
            <span className={stage === null ? "flex min-w-0 sm:hidden" : "flex min-w-0"}>
              {shortCountry === null ? null : (
                <span className="flex min-w-0 overflow-hidden sm:hidden" aria-hidden="true">
                  <span className="truncate">{shortCountry}</span>
                  {stage === null ? null : <span className="whitespace-pre"> · </span>}
                </span>
              )}
              {stage === null ? null : <span className="max-w-full shrink-0 truncate">{stage}</span>}
            </span>
            {[...provenances].map((provenance) => (
              <ProvenanceBadge key={provenance} provenance={provenance} />
            ))}
          </p>
        </div>
        <span className="block-count">{m.group_count({ count: matches.length })}</span>
      </header>
      <ul>
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} />
        ))}
      </ul>
    </section>
  );
}

interface EmptyListProps {
  /** Where to go from here, and why there is nothing. */
  readonly hint: string;
  readonly link: { readonly to: string; readonly text: string } | null;
}

export function EmptyList({ hint, link }: EmptyListProps) {
  return (
    <div className="panel flex flex-col items-center gap-2 px-4 py-12 text-center">
      <p className="font-semibold">{m.list_empty()}</p>
      <p className="max-w-80 text-muted">{hint}</p>
      {link ? (
        <a href={link.to} className="button mt-2">
          {link.text}
        </a>
      ) : null}
    </div>
  );
}
