import { m } from "#messages/paraglide/messages.js";
import { IncidentIcon } from "#web/features/match/incident-icon.tsx";
import { incidentName } from "#web/features/match/incident-name.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { PlayerBadge, PlayerEvent, PlayerEventKind } from "./player-events.rules.ts";

function eventName({ kind, other }: PlayerEvent): string {
  if (kind === "on") return other === null ? m.player_event_on() : m.player_event_on_for({ player: other });
  if (kind === "off")
    return other === null ? m.player_event_off() : m.player_event_off_for({ player: other });
  return kind === "assist" ? m.player_event_assist() : incidentName(kind);
}

/** An event as text: `Bàn thắng, phút 45+2`. */
function eventText(event: PlayerEvent): string {
  const name = eventName(event);
  return event.minute === null ? name : m.player_event_at({ event: name, minute: event.minute });
}

function EventIcon({ kind }: { readonly kind: PlayerEventKind }) {
  if (kind === "on") return <Icon name="arrow-up" size={14} isBold />;
  if (kind === "off") return <Icon name="arrow-down" size={14} isBold />;
  if (kind === "assist") return <Boot />;
  return <IncidentIcon kind={kind} />;
}

/** The icon of an assist. */
function Boot() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" aria-hidden="true">
      <path
        d="M2 3.2h3.6l.9 2.6 5.6 2.1c1.3.5 1.9 1.2 1.9 2.4v.9H2.6C2 9 1.7 6 2 3.2Z"
        strokeWidth="1.3"
        strokeLinejoin="round"
      />
      <path d="M4 11.4v1.8M7.5 11.4v1.8M11 11.4v1.8" strokeWidth="1.3" strokeLinecap="round" />
    </svg>
  );
}

/** Compact badges of a player: one icon per kind, with the count or, for a substitution, the minute. */
export function PlayerBadges({ badges }: { readonly badges: readonly PlayerBadge[] }) {
  return badges.map(({ kind, events }) => {
    const text = events.map(eventText).join("; ");
    const isChange = kind === "on" || kind === "off";
    const minute = isChange ? events[0]?.minute : null;
    return (
      <span key={kind} className="player-badge" data-kind={kind} role="img" aria-label={text} title={text}>
        <EventIcon kind={kind} />
        {events.length > 1 && !isChange ? <b>{events.length}</b> : null}
        {minute ? <span>{`${minute}'`}</span> : null}
      </span>
    );
  });
}

/** Every event of a player with its minute. */
export function PlayerEvents({ events }: { readonly events: readonly PlayerEvent[] }) {
  return events.map((event) => (
    <span
      key={`${event.id}/${event.kind}`}
      className="player-badge"
      data-kind={event.kind}
      role="img"
      aria-label={eventText(event)}
      title={eventText(event)}
    >
      <EventIcon kind={event.kind} />
      {event.minute === null ? null : <span>{`${event.minute}'`}</span>}
    </span>
  ));
}
