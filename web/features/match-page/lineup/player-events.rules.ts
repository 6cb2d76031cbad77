import type { LineupPlayer } from "#shared/lineup/index.ts";
import type { Incident, IncidentKind, PlayerId } from "#shared/match/index.ts";
import { formatMinute } from "#shared/match/match-clock.ts";

/** Kinds of events shown as badges beside a player's name, in display order. */
const PLAYER_EVENTS = [
  "goal",
  "penalty_goal",
  "own_goal",
  "missed_penalty",
  "assist",
  "yellow_card",
  "second_yellow",
  "red_card",
  "on",
  "off",
] as const;
export type PlayerEventKind = (typeof PLAYER_EVENTS)[number];

export interface PlayerEvent {
  readonly id: number;
  readonly kind: PlayerEventKind;
  /** In football notation, `45+2`; null if the provider gives none. */
  readonly minute: string | null;
  /** The other player of a substitution. */
  readonly other: string | null;
}

/** Badges of the same kind, grouped. */
export interface PlayerBadge {
  readonly kind: PlayerEventKind;
  readonly events: readonly PlayerEvent[];
}

const isEventKind = (kind: IncidentKind): kind is IncidentKind & PlayerEventKind =>
  (PLAYER_EVENTS as readonly string[]).includes(kind);

const isAssisted = (kind: IncidentKind) => kind === "goal" || kind === "penalty_goal";

/** The kind of an incident from one player's view; null where it does not concern them. */
function kindFor({ kind, player, other_player }: Incident, playerId: PlayerId): PlayerEventKind | null {
  if (kind === "substitution") {
    if (other_player?.id === playerId) return "on";
    return player?.id === playerId ? "off" : null;
  }
  if (player?.id === playerId) return isEventKind(kind) ? kind : null;
  return other_player?.id === playerId && isAssisted(kind) ? "assist" : null;
}

/** A player's valid events, in the given order. */
export function playerEvents(incidents: readonly Incident[], playerId: PlayerId): PlayerEvent[] {
  return incidents.flatMap((incident) => {
    const kind = incident.cancelled ? null : kindFor(incident, playerId);
    if (kind === null) return [];
    const { id, minute, added, player, other_player } = incident;
    const partner = kind === "on" ? player : kind === "off" ? other_player : null;
    return [
      {
        id,
        kind,
        minute: minute === null ? null : formatMinute(minute, added),
        other: partner?.name ?? null,
      },
    ];
  });
}

/** The same grouped by kind, for places with one icon per kind. */
export function playerBadges(events: readonly PlayerEvent[]): PlayerBadge[] {
  return PLAYER_EVENTS.flatMap((kind) => {
    const own = events.filter((event) => event.kind === kind);
    return own.length > 0 ? [{ kind, events: own }] : [];
  });
}

const LEAVING: ReadonlySet<string> = new Set(["off", "red_card", "second_yellow"]);

/** Players of a side on the pitch: starters and substitutes who came on, without those who left. */
export function onPitch(players: readonly LineupPlayer[]): LineupPlayer[] {
  return players.filter(({ player, starter, incidents }) => {
    const kinds = playerEvents(incidents, player.id).map(({ kind }) => kind);
    return (starter || kinds.includes("on")) && !kinds.some((kind) => LEAVING.has(kind));
  });
}
