import { memo, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { MatchGroup } from "#shared/match/match-order.ts";
import { pathOf } from "#shared/url/index.ts";
import { ProvenanceBadge } from "#web/features/match/provenance-badge.tsx";
import { discoverAt, MatchRow, type PricesOfRow } from "#web/features/match-row/match-row.tsx";
import { isOpen } from "#web/features/match-row/open-match.rules.ts";
import { CountryFlag } from "#web/platform/football/country-flag.tsx";
import { stageLabel } from "#web/platform/i18n/round-label.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { blockId } from "../day/block-id.ts";
import { isSameGroup, useListView } from "./match-list-view.ts";

/** Prices beside the rows, from another feature. */
export interface ListPrices {
  readonly row: PricesOfRow;
  /** Heads of their columns. */
  readonly heads: ReactNode;
}

interface MatchListProps {
  readonly groups: readonly MatchGroup[];
  readonly prices?: ListPrices | undefined;
}

const hasOpen = ({ matches }: MatchGroup): boolean => matches.some(isOpen);

/** A day's matches, one block per competition. */
export function MatchList({ groups, prices }: MatchListProps) {
  const rowsBefore = countRowsBefore(groups);
  return (
    // The rows of a list share their columns: if one has prices, all reserve space for them.
    <div className="match-list" data-prices={(prices && groups.some(hasOpen)) || undefined}>
      {groups.map((group, at) => (
        <CompetitionBlock
          key={group.competition.id}
          group={group}
          prices={prices}
          discover={discoverAt(rowsBefore[at] ?? 0)}
        />
      ))}
    </div>
  );
}

/** Number of rows before each block. */
function countRowsBefore(groups: readonly MatchGroup[]): readonly number[] {
  let before = 0;
  return groups.map(({ matches }) => {
    before += matches.length;
    return before - matches.length;
  });
}

interface BlockProps {
  readonly group: MatchGroup;
  readonly prices: ListPrices | undefined;
  readonly discover: ReturnType<typeof discoverAt>;
}

/** A push rebuilds the day's groups; a block with unchanged matches is not rendered again. */
const isSameBlock = (one: BlockProps, other: BlockProps): boolean =>
  one.prices === other.prices && one.discover === other.discover && isSameGroup(one.group, other.group);

const CompetitionBlock = memo(function CompetitionBlock({ group, prices, discover }: BlockProps) {
  const { competition, matches } = group;
  const { id } = competition;
  const isCollapsed = useSnapshot(useListView()).collapsed[id] ?? false;
  const heads = hasOpen(group) ? prices?.heads : null;
  return (
    <section
      aria-labelledby={blockId(id)}
      className="panel match-block"
      style={{ "--rows": matches.length, "--priced-rows": matches.filter(isOpen).length }}
      data-collapsed={isCollapsed || undefined}
      data-prices={heads ? "" : undefined}
    >
      <BlockHeader group={group} tools={<BlockToolsPlace competition={competition} />} heads={heads} />
      <ul>
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} prices={prices?.row} discover={discover} />
        ))}
      </ul>
    </section>
  );
}, isSameBlock);

/** Subscribes to its own part of the view: loaded tools must not render the block again. */
function BlockToolsPlace({ competition }: Pick<MatchGroup, "competition">) {
  const { BlockTools: Tools } = useSnapshot(useListView());
  return (
    <span className="block-tools needs-script">{Tools ? <Tools competition={competition} /> : null}</span>
  );
}

interface BlockHeaderProps {
  readonly group: MatchGroup;
  readonly tools?: ReactNode;
  /** Heads of the price columns. */
  readonly heads?: ReactNode;
}

/** The header of a competition's block; its heading has {@link blockId}. */
export function BlockHeader({ group, tools, heads }: BlockHeaderProps) {
  const { competition, matches } = group;
  const id = blockId(competition.id);
  const country = shownName(competition.country);
  const name = shownName(competition);
  // A phone has no room for the country twice: "Giải Mặt Trời Tây Ban Nha".
  const shortCountry = name.includes(country) ? null : country;
  const league = pathOf("league", getLocale(), { id: competition.id });
  const [first] = matches;
  const stages = new Set(matches.map(stageLabel));
  const stage = stages.size === 1 && first ? stageLabel(first) : null;
  const provenances = new Set(matches.map((match) => match.provenance));
  return (
    <header className="block-header" data-tools={tools ? "" : undefined} data-prices={heads ? "" : undefined}>
      <CountryFlag of={competition.country} />
      <div className="block-title">
        <h2 id={id} className="truncate">
          <SiteLink to={league}>
            <span className="block-country">{`${country}: `}</span>
            <span>{name}</span>
          </SiteLink>
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
      {first?.season_id == null ? null : (
        <SiteLink to={`${league}?tab=standings`} className="block-table">
          {m.list_league_table()}
          <span className="sr-only">{` ${name}`}</span>
        </SiteLink>
      )}
      {tools}
      {heads}
    </header>
  );
}
