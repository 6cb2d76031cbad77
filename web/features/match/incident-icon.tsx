import type { IncidentKind } from "#shared/match/index.ts";
import { Icon } from "#web/ui/icon.tsx";

/** Icon of an incident; its name is on the surrounding element. */
export function IncidentIcon({ kind }: { readonly kind: IncidentKind }) {
  switch (kind) {
    case "goal":
    case "penalty_goal":
    case "own_goal":
      return <Ball />;
    case "missed_penalty":
    case "shootout_missed":
      return <Icon name="x" size={16} className="text-live" />;
    case "shootout_scored":
      return <Icon name="check" size={16} className="text-accent" />;
    case "yellow_card":
      return <Card first="var(--yellow-card)" />;
    case "second_yellow":
      return <Card first="var(--yellow-card)" second="var(--red-card)" />;
    case "red_card":
      return <Card first="var(--red-card)" />;
    case "substitution":
      return <Icon name="arrow-right-left" size={16} className="text-accent" />;
    default:
      return <Icon name="monitor-play" size={16} />;
  }
}

function Ball() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <circle cx="8" cy="8" r="6.75" strokeWidth="1.3" />
      <path d="M8 5.1 10.7 7 9.7 10.2H6.3L5.3 7Z" fill="currentColor" stroke="none" />
      <path d="M8 5.1V1.5M10.7 7l3.5-1.2M9.7 10.2l2.1 3M6.3 10.2l-2.1 3M5.3 7 1.8 5.8" strokeWidth="1.1" />
    </svg>
  );
}

function Card({ first, second }: { readonly first: string; readonly second?: string }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
      <rect x={second ? 2.5 : 4.5} y="2" width="7.5" height="11" rx="1.2" fill={first} />
      {second ? <rect x="6.5" y="4" width="7.5" height="11" rx="1.2" fill={second} /> : null}
    </svg>
  );
}
