import type { LineupPlayer } from "#shared/lineup/index.ts";
import { playerEvents } from "./player-events.rules.ts";

const LEAVING: ReadonlySet<string> = new Set(["off", "red_card", "second_yellow"]);

/** Who of a side is on the pitch: starters and those who came on, without those who went off or were sent off. */
export function onPitch(players: readonly LineupPlayer[]): LineupPlayer[] {
  return players.filter(({ player, starter, incidents }) => {
    const kinds = playerEvents(incidents, player.id).map(({ kind }) => kind);
    return (starter || kinds.includes("on")) && !kinds.some((kind) => LEAVING.has(kind));
  });
}
