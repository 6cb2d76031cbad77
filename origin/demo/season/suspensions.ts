import type { DayNumber } from "../calendar/days.ts";
import type { DemoClub } from "../clubs/club.ts";
import type { DemoResult } from "../goals.ts";
import type { DemoPlayer } from "../match-plan.ts";

/** A player who must sit out his club's next matches of the same league. */
export interface Suspension {
  readonly id: string;
  readonly player: DemoPlayer;
  readonly club: DemoClub;
  readonly reason: string;
  /** Day of the match in which he was shown the card. */
  readonly since: DayNumber;
  /** Day of the last match he missed; null while he has to miss more. */
  readonly until: DayNumber | null;
}

interface Open extends Suspension {
  left: number;
}

const YELLOWS = 5;

/** Counts cards over a league's season. */
export interface SuspensionBook {
  /** Players of a club who may not play its next match. */
  of(club: DemoClub): string[];
  /** Takes a match of the two clubs down; `result` is null when it was not played to its end. */
  record(day: DayNumber, sides: readonly (readonly [DemoClub, DemoResult["home"]])[]): void;
  /** Those that were not over before a day, oldest first. */
  since(day: DayNumber): Suspension[];
}

export function createSuspensionBook(): SuspensionBook {
  const open = new Map<string, Open[]>();
  const served: Suspension[] = [];
  const yellows = new Map<string, number>();

  const serve = (club: DemoClub, day: DayNumber) => {
    const rest: Open[] = [];
    for (const one of open.get(club.id) ?? []) {
      one.left -= 1;
      if (one.left > 0) rest.push(one);
      else served.push({ ...one, until: day });
    }
    open.set(club.id, rest);
  };
  const sentence = (player: DemoPlayer, kind: string): { reason: string; left: number } | null => {
    if (kind === "red_card") return { reason: "Thẻ đỏ trực tiếp", left: 2 };
    if (kind === "second_yellow") return { reason: "Hai thẻ vàng trong một trận", left: 1 };
    const count = (yellows.get(player.id) ?? 0) + 1;
    yellows.set(player.id, count);
    return count % YELLOWS === 0 ? { reason: `Đủ ${count} thẻ vàng`, left: 1 } : null;
  };
  return {
    of: (club) => (open.get(club.id) ?? []).map(({ player }) => player.id),
    record(day, sides) {
      for (const [club, { cards }] of sides) {
        serve(club, day);
        const list = open.get(club.id) ?? [];
        for (const { player, kind } of cards) {
          const next = sentence(player, kind);
          const known = list.find((one) => one.player.id === player.id);
          if (next && known) known.left = Math.max(known.left, next.left);
          else if (next)
            list.push({ id: `${player.id}/${day}`, player, club, since: day, until: null, ...next });
        }
        open.set(club.id, list);
      }
    },
    since(day) {
      const all: Suspension[] = [...served, ...[...open.values()].flat()];
      return all
        .filter(({ until }) => until === null || until >= day)
        .sort((a, b) => a.since - b.since || (a.id < b.id ? -1 : 1));
    },
  };
}
