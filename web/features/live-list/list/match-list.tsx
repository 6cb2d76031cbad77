import { Fragment, memo, type ReactNode } from "react";
import { useSnapshot } from "valtio";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Match, Provenance } from "#shared/match/index.ts";
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
  /** Live matches, in a section of their own above the others. */
  readonly live?: readonly MatchGroup[];
  readonly groups: readonly MatchGroup[];
  readonly prices?: ListPrices | undefined;
  /** Content between the blocks, below the rows of a phone's first screen. */
  readonly aside?: ReactNode;
}

const hasOpen = ({ matches }: MatchGroup): boolean => matches.some(isOpen);

const NO_GROUPS: readonly MatchGroup[] = [];

/** Rows that a phone shows without scrolling. */
const FIRST_SCREEN_ROWS = 8;

/** A day's matches, one block per competition; those in play may stand above them. */
export function MatchList({ live = NO_GROUPS, groups, prices, aside }: MatchListProps) {
  const all = [...live, ...groups];
  const rowsBefore = countRowsBefore(all);
  const hasPrices = prices && all.some(hasOpen);
  const common = commonProvenance(all);
  const asideAfter = groups.findIndex(
    ({ matches }, at) => (rowsBefore[live.length + at] ?? 0) + matches.length >= FIRST_SCREEN_ROWS,
  );
  const below = new Set(groups.map(({ competition }) => competition.id));
  return (
    // The rows of a list share their columns: if one has prices, all reserve space for them.
    <div className="match-list" data-prices={hasPrices || undefined}>
      {live.length === 0 ? null : (
        <section aria-labelledby="list-live" className="live-section">
          <h2 className="live-heading">
            <span id="list-live">{m.filter_live()}</span>
            <span className="live-count">{countMatches(live)}</span>
            {common === null ? null : <ProvenanceBadge provenance={common} />}
          </h2>
          <div className="live-rows">
            {live.map((group, at) => (
              <LiveBlock
                key={group.competition.id}
                id={
                  below.has(group.competition.id)
                    ? `live-${group.competition.id}`
                    : blockId(group.competition.id)
                }
                group={group}
                prices={prices}
                discover={discoverAt(rowsBefore[at] ?? 0)}
              />
            ))}
          </div>
        </section>
      )}
      {groups.map((group, at) => (
        <Fragment key={group.competition.id}>
          <CompetitionBlock
            group={group}
            prices={prices}
            discover={discoverAt(rowsBefore[live.length + at] ?? 0)}
            showsProvenance={common === null || (at === 0 && live.length === 0)}
          />
          {at === asideAfter ? aside : null}
        </Fragment>
      ))}
      {asideAfter === -1 ? aside : null}
    </div>
  );
}

const countMatches = (groups: readonly MatchGroup[]): number =>
  groups.reduce((sum, { matches }) => sum + matches.length, 0);

/** The provenance of every match, which is stated once; null if they differ, and each block states its own. */
function commonProvenance(groups: readonly MatchGroup[]): Provenance | null {
  const first = groups[0]?.matches[0]?.provenance ?? null;
  const isCommon = groups.every(({ matches }) => matches.every(({ provenance }) => provenance === first));
  return isCommon ? first : null;
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
  readonly showsProvenance?: boolean;
}

/** A push rebuilds the day's groups; a block with unchanged matches is not rendered again. */
const isSameBlock = (one: BlockProps, other: BlockProps): boolean =>
  one.prices === other.prices &&
  one.discover === other.discover &&
  one.showsProvenance === other.showsProvenance &&
  isSameGroup(one.group, other.group);

interface LiveBlockProps extends BlockProps {
  /** Id of its heading: {@link blockId} unless the competition has a block of its own below. */
  readonly id: string;
}

const isSameLiveBlock = (one: LiveBlockProps, other: LiveBlockProps): boolean =>
  one.id === other.id && isSameBlock(one, other);

/** A competition's live matches under one line with its name. */
const LiveBlock = memo(function LiveBlock({ id, group, prices, discover }: LiveBlockProps) {
  const { competition, matches } = group;
  const stage = commonStage(matches);
  return (
    // Landmarks need names that differ, and the competition may have a block of its own below.
    <section
      aria-labelledby={`list-live ${id}`}
      className="panel match-block"
      style={{ "--rows": matches.length }}
      data-live=""
    >
      <header className="block-header live-header">
        <CountryFlag of={competition.country} />
        <div className="block-title">
          <h3 id={id}>
            <SiteLink to={pathOf("league", getLocale(), { id: competition.id })} className="truncate">
              <span className="block-country">{`${shownName(competition.country)}: `}</span>
              <span>{shownName(competition)}</span>
            </SiteLink>
          </h3>
        </div>
        {stage === null ? null : <span className="truncate">{stage}</span>}
      </header>
      <ul>
        {matches.map((match) => (
          <MatchRow key={match.id} match={match} prices={prices?.row} discover={discover} />
        ))}
      </ul>
    </section>
  );
}, isSameLiveBlock);

/** The stage or round that all matches are in; null if they are in several. */
function commonStage(matches: readonly Match[]): string | null {
  const stages = new Set(matches.map(stageLabel));
  const [first] = matches;
  return stages.size === 1 && first ? stageLabel(first) : null;
}

const CompetitionBlock = memo(function CompetitionBlock(props: BlockProps) {
  const { group, prices, discover, showsProvenance } = props;
  const { competition, matches } = group;
  const { id } = competition;
  const isCollapsed = useSnapshot(useListView()).collapsed[id] ?? false;
  const heads = hasOpen(group) ? prices?.heads : null;
  return (
    <section
      aria-labelledby={blockId(id)}
      className="panel match-block"
      style={{ "--rows": matches.length }}
      data-collapsed={isCollapsed || undefined}
      data-prices={heads ? "" : undefined}
    >
      <BlockHeader
        group={group}
        tools={<BlockToolsPlace competition={competition} />}
        heads={heads}
        showsProvenance={showsProvenance}
      />
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
  /** False where the list states once for all matches that they are simulated or replayed. */
  readonly showsProvenance?: boolean | undefined;
}

/** The header of a competition's block; its heading has {@link blockId}. */
export function BlockHeader({ group, tools, heads, showsProvenance = true }: BlockHeaderProps) {
  const { competition, matches } = group;
  const id = blockId(competition.id);
  const country = shownName(competition.country);
  const name = shownName(competition);
  // A phone has no room for the country twice: "Giải Mặt Trời Tây Ban Nha".
  const shortCountry = name.includes(country) ? null : country;
  const league = pathOf("league", getLocale(), { id: competition.id });
  const [first] = matches;
  const stage = commonStage(matches);
  const provenances = new Set(showsProvenance ? matches.map((match) => match.provenance) : []);
  return (
    <header className="block-header" data-tools={tools ? "" : undefined} data-prices={heads ? "" : undefined}>
      <CountryFlag of={competition.country} />
      <div className="block-title">
        <h2 id={id} className="sm:truncate">
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
