import { type KeyboardEvent, useEffect, useRef } from "react";
import type { Match } from "#shared/match/index.ts";
import { m } from "#web/paraglide/messages.js";
import { useSiteFacts } from "#web/platform/site-facts.ts";
import { type MatchTab, matchTabPath, offeredTabs } from "./match-tab.ts";

const names = {
  detail: m.match_tab_detail,
  lineup: m.match_tab_lineup,
  h2h: m.match_tab_h2h,
  odds: m.match_tab_odds,
  playertech: m.match_tab_playertech,
  chat: m.match_tab_chat,
} as const satisfies Record<MatchTab, () => string>;

interface MatchTabsProps {
  readonly match: Match;
  readonly current: MatchTab;
}

/** The sections of a match's page as links; arrow keys walk along them. */
export function MatchTabs({ match, current }: MatchTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (current !== "detail") showCurrent(list.current);
  }, [current]);
  return (
    <nav className="match-tabs" aria-label={m.match_tabs()}>
      <ul ref={list} onKeyDown={walk}>
        {offeredTabs(useSiteFacts()?.betting ?? "hidden").map((tab) => (
          <li key={tab}>
            <a
              href={matchTabPath(match, tab)}
              aria-current={tab === current ? "page" : undefined}
              data-keep-scroll=""
            >
              {names[tab]()}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** On a phone the current tab may be beyond the edge. Only the strip around the list moves, never the page. */
function showCurrent(list: HTMLElement | null): void {
  const strip = list?.parentElement;
  const current = list?.querySelector<HTMLElement>("[aria-current]");
  if (strip && current) strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

function walk(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (!step || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  const links: Element[] = [...event.currentTarget.querySelectorAll("a")];
  const at = document.activeElement ? links.indexOf(document.activeElement) : -1;
  if (at < 0) return;
  event.preventDefault();
  const next = links[step(at, links.length)];
  if (next instanceof HTMLElement) next.focus();
}
