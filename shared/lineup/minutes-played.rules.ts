import type { Incident, PlayerId } from "../match/index.ts";

/** A player's time on the pitch, in minutes as incidents write them, without added time. */
export interface Spell {
  /** 0 for a starter. */
  readonly from_minute: number;
  /** Null while the player is on. */
  readonly to_minute: number | null;
}

/** Half-time substitutions are recorded at minute 46 and count as 45; until the 47th everybody has played 45. */
const played = (minute: number): number => (minute === 46 ? 45 : minute);

/** Minutes of a spell by `lastMinute`: from the 60th to the 90th is 30, and any appearance counts at least one. */
export function minutesPlayed({ from_minute, to_minute }: Spell, lastMinute: number): number {
  const last = played(lastMinute);
  const to = to_minute === null ? last : Math.min(played(to_minute), last);
  return Math.max(1, to - played(from_minute));
}

const LEAVES: ReadonlySet<Incident["kind"]> = new Set(["substitution", "second_yellow", "red_card"]);

/** Minutes at which players left the pitch. The first counts: a substituted player can be sent off on the bench. */
function leftAt(incidents: readonly Incident[]): ReadonlyMap<PlayerId, number | null> {
  const left = incidents.filter(({ kind, cancelled }) => LEAVES.has(kind) && !cancelled);
  return new Map(
    left.toReversed().flatMap(({ player, minute }) => (player?.id ? [[player.id, minute]] : [])),
  );
}

/** When each player came on and left. Null where unknown: a substitute without a listed substitution, for instance. */
export function spellsOf(
  incidents: readonly Incident[],
): (player: { readonly id: PlayerId; readonly starter: boolean }) => Spell | null {
  const left = leftAt(incidents);
  const changes = incidents.filter(({ kind, cancelled }) => kind === "substitution" && !cancelled);
  const came = new Map(
    changes.flatMap(({ other_player, minute }) => (other_player?.id ? [[other_player.id, minute]] : [])),
  );
  return ({ id, starter }) => {
    const from_minute = starter ? 0 : (came.get(id) ?? null);
    const to_minute = left.get(id) ?? null;
    const isUntold = from_minute === null || (left.has(id) && to_minute === null);
    return isUntold ? null : { from_minute, to_minute };
  };
}
