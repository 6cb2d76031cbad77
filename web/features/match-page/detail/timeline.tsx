import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Incident, Match } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { boardOf } from "#web/features/match/score.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { IncidentLine } from "./incident-line.tsx";
import { type TimelineEntry, type TimelineMilestone, timelineOf } from "./timeline.rules.ts";

interface TimelineProps {
  readonly match: Match;
  readonly incidents: readonly Incident[];
}

/** The timeline. Newest first while live, from kick-off afterwards; the reader can reverse it. */
export function Timeline({ match, incidents }: TimelineProps) {
  // Decided once: the final whistle must not reverse the list while somebody reads.
  const [newestFirst, setNewestFirst] = useState(() => isLive(match.status));
  const entries = timelineOf(match, incidents);
  const hasStory = entries.some((entry) => entry.type === "incident" && entry.incident.kind !== "corner");
  const hasCorners = incidents.some(({ kind }) => kind === "corner");
  return (
    <Panel
      id="timeline"
      heading={m.timeline_heading()}
      aside={
        <div className="flex items-center">
          {hasCorners ? <CornerSwitch /> : null}
          {hasStory ? <OrderSwitch newestFirst={newestFirst} onChange={setNewestFirst} /> : null}
        </div>
      }
      className="timeline-panel"
    >
      {entries.length > 0 ? (
        <ol className="timeline" reversed={newestFirst}>
          {(newestFirst ? entries.toReversed() : entries).map((entry) => (
            <Entry key={keyOf(entry)} entry={entry} />
          ))}
        </ol>
      ) : null}
      {hasStory ? null : <p className="list-nothing py-3">{emptyText(match)}</p>}
    </Panel>
  );
}

function emptyText(match: Match): string {
  const board = boardOf(match);
  // Goals without incidents: the provider counts them but gives no details.
  return board && board.home + board.away > 0 ? m.timeline_empty_unreported() : m.timeline_empty_live();
}

/** The style sheet reads the checkbox, so that it works before and without scripts. */
function CornerSwitch() {
  return (
    <label className="quiet-button">
      <input type="checkbox" className="corner-switch" autoComplete="off" />
      {m.timeline_show_corners()}
    </label>
  );
}

interface OrderSwitchProps {
  readonly newestFirst: boolean;
  readonly onChange: (newestFirst: boolean) => void;
}

function OrderSwitch({ newestFirst, onChange }: OrderSwitchProps) {
  const order = newestFirst ? m.timeline_newest_first() : m.timeline_oldest_first();
  return (
    <button
      type="button"
      className="quiet-button needs-script"
      aria-label={m.timeline_order_label({ order })}
      onClick={() => onChange(!newestFirst)}
    >
      <Icon name="arrow-down-up" size={14} />
      <span>{order}</span>
    </button>
  );
}

const keyOf = (entry: TimelineEntry): string =>
  entry.type === "incident" ? `incident-${entry.incident.id}` : entry.milestone;

const milestoneNames = {
  kick_off: m.timeline_kick_off,
  half_time: m.timeline_half_time,
  full_time: m.timeline_full_time,
  overtime_end: m.timeline_overtime_end,
  shootout: m.timeline_shootout,
  match_end: m.timeline_match_end,
} as const satisfies Record<TimelineMilestone, () => string>;

function Entry({ entry }: { readonly entry: TimelineEntry }) {
  if (entry.type === "incident") return <IncidentLine entry={entry} />;
  return (
    <li className="timeline-milestone" data-mark={entry.milestone}>
      <span>
        <span>{milestoneNames[entry.milestone]()}</span>
        {entry.score ? (
          <b className="ml-2 font-semibold text-ink tabular-nums">
            {`${entry.score.home}-${entry.score.away}`}
          </b>
        ) : null}
      </span>
    </li>
  );
}
