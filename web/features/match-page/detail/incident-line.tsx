import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Incident, IncidentKind } from "#shared/match/index.ts";
import { formatMinute } from "#shared/match/match-clock.ts";
import { isGoal } from "#shared/match/score-tally.rules.ts";
import { IncidentIcon } from "#web/features/match/incident-icon.tsx";
import { incidentName } from "#web/features/match/incident-name.ts";
import { PlayerLink } from "#web/features/match/player-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import type { IncidentEntry, IncidentNote } from "./timeline.rules.ts";

/** Text after the name where the icon alone is ambiguous. */
const labels: Partial<Record<IncidentKind, () => string>> = {
  own_goal: m.incident_own_goal_sign,
  penalty_goal: m.incident_penalty_sign,
  missed_penalty: m.incident_missed_penalty_sign,
};

const notes = {
  goal_confirmed: m.incident_var_goal_confirmed,
  goal_cancelled: m.incident_var_no_goal,
  penalty_confirmed: m.incident_var_penalty_confirmed,
  penalty_cancelled: m.incident_var_penalty_cancelled,
  card_upgraded: m.incident_var_card_upgraded,
  card_cancelled: m.incident_var_card_cancelled,
  var_no_goal: m.incident_var_no_goal,
  cancelled_var: m.incident_cancelled_var,
  cancelled_referee: m.incident_cancelled,
  cancelled_corrected: m.incident_cancelled_corrected,
} as const satisfies Record<IncidentNote, () => string>;

/** One incident: minute and new score in the middle, the home side's on the left, the away side's right. */
export function IncidentLine({ entry }: { readonly entry: IncidentEntry }) {
  const { kind, side, minute, added, cancelled } = entry.incident;
  return (
    <li className="incident" data-side={side} data-kind={kind} data-cancelled={cancelled || undefined}>
      <span className="incident-minute">{minute === null ? "–" : `${formatMinute(minute, added)}'`}</span>
      <Score entry={entry} />
      <span className="incident-what">
        <span className="incident-icon" role="img" aria-label={incidentName(kind)} title={incidentName(kind)}>
          <IncidentIcon kind={kind} />
        </span>
        <span className="min-w-0">
          {kind === "substitution" ? <Change incident={entry.incident} /> : <Who incident={entry.incident} />}
          {entry.note ? <span className="incident-note">{notes[entry.note]()}</span> : null}
        </span>
      </span>
    </li>
  );
}

/** Score after a goal, and the shoot-out's score after each kick. */
function Score({ entry: { incident, tally } }: { readonly entry: IncidentEntry }) {
  const { kind, home_score, away_score, cancelled } = incident;
  const [home, away] = tally
    ? [tally.home, tally.away]
    : isGoal(kind)
      ? [home_score, away_score]
      : [null, null];
  if (cancelled || home === null || away === null) return null;
  return <b className="incident-score">{`${home}-${away}`}</b>;
}

function Who({ incident: { kind, player, other_player } }: { readonly incident: Incident }) {
  const label = labels[kind]?.();
  return (
    <>
      <PlayerLink player={player ?? { id: null, name: incidentName(kind) }} className="incident-name" />
      {label ? <span className="text-muted">{` ${label}`}</span> : null}
      {isGoal(kind) && other_player ? (
        <PlayerLink
          player={other_player}
          className="incident-note"
          text={m.incident_assist({ player: other_player.name })}
        />
      ) : null}
    </>
  );
}

/** The player who came on, and below them the player who went off. */
function Change({ incident: { player, other_player } }: { readonly incident: Incident }) {
  if (!player && !other_player) return <span className="incident-name">{m.incident_substitution()}</span>;
  return (
    <>
      {other_player ? (
        <Moved
          word={m.incident_player_in()}
          icon={<Icon name="arrow-up" size={14} isBold className="text-accent" />}
        >
          <PlayerLink player={other_player} className="incident-name" />
        </Moved>
      ) : null}
      {player ? (
        <Moved
          word={m.incident_player_out()}
          icon={<Icon name="arrow-down" size={14} isBold className="text-live" />}
        >
          <PlayerLink player={player} className="text-muted" />
        </Moved>
      ) : null}
    </>
  );
}

interface MovedProps {
  readonly word: string;
  readonly icon: ReactNode;
  readonly children: ReactNode;
}

function Moved({ word, icon, children }: MovedProps) {
  return (
    <span className="incident-moved" title={word}>
      {icon}
      {children}
      <span className="sr-only">{`(${word})`}</span>
    </span>
  );
}
