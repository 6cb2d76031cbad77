import type { LineupPlayer } from "#shared/lineup/index.ts";
import type { Incident, IncidentKind, PlayerId } from "#shared/match/index.ts";
import { formatMinute } from "#shared/match/match-clock.ts";

/** What a player did or what befell him, as a mark beside his name. In the order in which marks stand. */
export const PLAYER_EVENTS = [
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
  /** As football writes it, `45+2`; null where the source gives none. */
  readonly minute: string | null;
  /** For whom he came on, or who came on for him. */
  readonly other: string | null;
}

/** Marks of the same kind together. */
export interface PlayerMark {
  readonly kind: PlayerEventKind;
  readonly events: readonly PlayerEvent[];
}

const isEventKind = (kind: IncidentKind): kind is IncidentKind & PlayerEventKind =>
  (PLAYER_EVENTS as readonly string[]).includes(kind);

const isAssisted = (kind: IncidentKind) => kind === "goal" || kind === "penalty_goal";

/** What an incident is to a player; null where it is nothing to him (who saved a penalty, who was fouled). */
function kindFor({ kind, player, other_player }: Incident, playerId: PlayerId): PlayerEventKind | null {
  if (kind === "substitution") {
    if (other_player?.id === playerId) return "on";
    return player?.id === playerId ? "off" : null;
  }
  if (player?.id === playerId) return isEventKind(kind) ? kind : null;
  return other_player?.id === playerId && isAssisted(kind) ? "assist" : null;
}

/** A player's events that stand, in the order given. */
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

/** The same by kind, for where there is room for one picture a kind. */
export function playerMarks(events: readonly PlayerEvent[]): PlayerMark[] {
  return PLAYER_EVENTS.flatMap((kind) => {
    const own = events.filter((event) => event.kind === kind);
    return own.length > 0 ? [{ kind, events: own }] : [];
  });
}

const LEAVING: ReadonlySet<string> = new Set(["off", "red_card", "second_yellow"]);

/** Who of a side is on the pitch: starters and those who came on, without those who went off or were sent off. */
export function onPitch(players: readonly LineupPlayer[]): LineupPlayer[] {
  return players.filter(({ player, starter, incidents }) => {
    const kinds = playerEvents(incidents, player.id).map(({ kind }) => kind);
    return (starter || kinds.includes("on")) && !kinds.some((kind) => LEAVING.has(kind));
  });
}
