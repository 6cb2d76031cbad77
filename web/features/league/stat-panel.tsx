import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { keysOf } from "#shared/record/typed-record.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { Chips } from "#web/platform/list/chips.tsx";
import { Panel } from "#web/ui/panel.tsx";
import type { LeaguePageData } from "./league.query.ts";
import { type LeagueTab, wordsOfTab } from "./league-tab.ts";

interface StatPanelProps {
  readonly tab: LeagueTab;
  readonly count?: string;
  readonly children: ReactNode;
}

/** A panel of a season's statistics, named like its tab. */
export function StatPanel({ tab, ...props }: StatPanelProps) {
  return <Panel id={tab} heading={wordsOfTab(tab).name()} className="league-stats" {...props} />;
}

/** The subject of a season's table. */
export const captionOf = (page: LeaguePageData, tab: LeagueTab): string =>
  m.league_statistics_of({
    statistics: wordsOfTab(tab).name(),
    league: shownName(page.competition),
    season: page.season?.name ?? "",
  });

interface StatChipsProps<Choice extends string> {
  readonly label: string;
  readonly choices: Readonly<Record<Choice, () => string>>;
  readonly chosen: Choice;
  readonly hrefOf: (choice: Choice) => string;
}

/** The counted statistics as links that change the URL. */
export function StatChips<Choice extends string>(props: StatChipsProps<Choice>) {
  const { label, choices, chosen, hrefOf } = props;
  const chips = keysOf(choices).map((choice) => ({
    href: hrefOf(choice),
    name: choices[choice](),
    isChosen: choice === chosen,
  }));
  return <Chips label={label} chips={chips} />;
}
