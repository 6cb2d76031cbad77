import type { Incident, IncidentKind } from "#shared/match/index.ts";
import { formatMinute } from "#shared/match/match-clock.ts";
import { isGoal } from "#shared/match/score-tally.rules.ts";
import { m } from "#web/paraglide/messages.js";
import { IncidentIcon } from "./incident-icon.tsx";

const names = {
  goal: m.incident_goal,
  penalty_goal: m.incident_penalty_goal,
  own_goal: m.incident_own_goal,
  missed_penalty: m.incident_missed_penalty,
  yellow_card: m.incident_yellow_card,
  second_yellow: m.incident_second_yellow,
  red_card: m.incident_red_card,
  substitution: m.incident_substitution,
  var: m.incident_var,
  corner: m.incident_corner,
  shootout_scored: m.incident_shootout_scored,
  shootout_missed: m.incident_shootout_missed,
} as const satisfies Record<IncidentKind, () => string>;

const marks: Partial<Record<IncidentKind, () => string>> = {
  own_goal: m.incident_own_goal_mark,
  penalty_goal: m.incident_penalty_mark,
  missed_penalty: m.incident_missed_penalty_mark,
};

/** One thing that happened: its minute and the new score in the middle, the home side's on the left, the away side's on the right. */
export function IncidentLine({ incident }: { readonly incident: Incident }) {
  const { kind, side, minute, added, cancelled } = incident;
  return (
    <li className="incident" data-side={side} data-kind={kind} data-cancelled={cancelled || undefined}>
      <span className="incident-minute">{minute === null ? "–" : `${formatMinute(minute, added)}'`}</span>
      <Score incident={incident} />
      <span className="incident-what">
        <span className="incident-icon" role="img" aria-label={names[kind]()} title={names[kind]()}>
          <IncidentIcon kind={kind} />
        </span>
        <span className="min-w-0">
          <Who incident={incident} />
        </span>
      </span>
    </li>
  );
}

/** Score on the board after a goal, and after each kick of a shoot-out. */
function Score({ incident }: { readonly incident: Incident }) {
  const { kind, home_score, away_score, cancelled } = incident;
  const counts = isGoal(kind) || kind === "shootout_scored" || kind === "shootout_missed";
  if (!counts || cancelled || home_score === null || away_score === null) return null;
  return (
    <b className="incident-score">
      {home_score}-{away_score}
    </b>
  );
}

function Who({ incident }: { readonly incident: Incident }) {
  const { kind, player, other_player, cancelled } = incident;
  const isSubstitution = kind === "substitution";
  const named = isSubstitution ? (other_player ?? player) : player;
  const mark = marks[kind]?.();
  const note = isSubstitution
    ? other_player && player && m.incident_replaced({ player: player.name })
    : isGoal(kind) && other_player && m.incident_assist({ player: other_player.name });
  return (
    <>
      <span className="incident-name">{named?.name ?? names[kind]()}</span>
      {mark ? <span className="text-muted"> {mark}</span> : null}
      {note ? <span className="incident-note">{note}</span> : null}
      {cancelled ? <span className="incident-note">{m.incident_cancelled()}</span> : null}
    </>
  );
}
