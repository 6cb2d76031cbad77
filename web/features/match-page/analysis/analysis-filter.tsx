import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type AnalysisWindow, COUNTS, windowPath } from "./analysis-window.ts";

interface AnalysisFilterProps {
  readonly match: Match;
  readonly window: AnalysisWindow;
}

/** Filters of past matches: links, so that a choice has a URL and needs no scripts. */
export function AnalysisFilter({ match, window }: AnalysisFilterProps) {
  return (
    <nav className="analysis-filter" aria-label={m.analysis_filter_label()}>
      <span className="analysis-filter-name" aria-hidden="true">
        {m.analysis_filter_matches()}
      </span>
      <ul>
        {COUNTS.map((count) => (
          <li key={count}>
            <SiteLink
              to={windowPath(match, { ...window, count })}
              className="chip"
              preventScrollReset
              aria-current={count === window.count ? "true" : undefined}
              aria-label={m.analysis_filter_count({ count })}
            >
              {count}
            </SiteLink>
          </li>
        ))}
      </ul>
      <ul>
        <Switch match={match} window={window} name="same_venue" text={m.analysis_filter_same_venue()} />
        <Switch match={match} window={window} name="same_comp" text={m.analysis_filter_same_comp()} />
      </ul>
    </nav>
  );
}

interface SwitchProps extends AnalysisFilterProps {
  readonly name: "same_venue" | "same_comp";
  readonly text: string;
}

function Switch({ match, window, name, text }: SwitchProps) {
  const isOn = window[name];
  return (
    <li>
      <SiteLink
        to={windowPath(match, { ...window, [name]: !isOn })}
        className="chip"
        preventScrollReset
        aria-current={isOn ? "true" : undefined}
      >
        <span className="analysis-tick" data-on={isOn || undefined}>
          {isOn ? <Icon name="check" size={12} isBold /> : null}
        </span>
        <span>{text}</span>
      </SiteLink>
    </li>
  );
}
