import type { ReactNode } from "react";
import type { TeamRef } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { shownName } from "#web/platform/shown-name.ts";
import { Crest } from "#web/ui/crest.tsx";
import type { LeaguePageData } from "./league-page.loader.server.ts";
import { type LeagueTab, wordsOfTab } from "./league-tab.ts";

interface FigurePanelProps {
  readonly tab: LeagueTab;
  /** How much there is, at the end of the heading's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** A panel of a season's figures, named like its tab. */
export function FigurePanel({ tab, aside, children }: FigurePanelProps) {
  return (
    <section className="panel figures" aria-labelledby={tab}>
      <div className="panel-bar">
        <h2 id={tab} className="font-semibold">
          {wordsOfTab(tab).name()}
        </h2>
        {aside ? <span className="text-meta text-muted">{aside}</span> : null}
      </div>
      {children}
    </section>
  );
}

/** What a table of a season is of. */
export const captionOf = (page: LeaguePageData, tab: LeagueTab): string =>
  m.league_figures_of({
    figures: wordsOfTab(tab).name(),
    league: shownName(page.competition),
    season: page.season?.name ?? "",
  });

interface FigureTableProps {
  readonly caption: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A wide table: scrolls within itself, its first column stays in sight. */
export function FigureTable({ caption, className = "", children }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="figure-scroll" aria-label={caption} tabIndex={0}>
      <table className={`figure-table ${className}`}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}

/** A team's crest and name, the way to its page. */
export function TeamLink({ team }: { readonly team: TeamRef }) {
  return (
    <a href={pathOf("team", getLocale(), { id: team.id })} className="figure-team">
      <Crest name={team.name} logo={team.logo} size={20} className="shrink-0" />
      <span>{shownName(team)}</span>
    </a>
  );
}

interface FigureChipsProps<Choice extends string> {
  readonly label: string;
  readonly choices: Readonly<Record<Choice, () => string>>;
  readonly chosen: Choice;
  readonly hrefOf: (choice: Choice) => string;
}

/** What a table counts, as links that change the address. */
export function FigureChips<Choice extends string>(props: FigureChipsProps<Choice>) {
  const { label, choices, chosen, hrefOf } = props;
  return (
    <nav aria-label={label}>
      <ul className="league-chips">
        {(Object.keys(choices) as Choice[]).map((choice) => (
          <li key={choice}>
            <a
              href={hrefOf(choice)}
              className="chip"
              aria-current={choice === chosen ? "true" : undefined}
              data-keep-scroll=""
            >
              {choices[choice]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
