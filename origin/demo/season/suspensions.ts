import type { DayNumber } from "../calendar/days.ts";
import type { DemoClub } from "../club.ts";
import type { DemoPlayer } from "../match-plan.ts";
import type { TeamSheet } from "../team-sheet.ts";
import type { Card } from "../team-sheet-course.ts";

/** A player who may not play the club's next match of the league. */
export interface Suspension {
  readonly player: DemoPlayer;
  readonly reason: string;
  /** Day of the match in which the card was shown. */
  readonly shownOn: DayNumber;
}

interface Sentence {
  readonly reason: string;
  readonly matches: number;
}

/** Every fifth yellow card of a season costs a match. */
const YELLOWS = 5;

/** Counts cards over a league's season. */
export interface SuspensionBook {
  /** Players of a club who miss its next match. */
  of(club: DemoClub): readonly Suspension[];
  /** Records a club's match and its cards. */
  record(club: DemoClub, day: DayNumber, sheet: Pick<TeamSheet, "cards">): void;
}

export function createSuspensionBook(): SuspensionBook {
  const open = new Map<string, (Suspension & { readonly left: number })[]>();
  const yellows = new Map<string, number>();

  const sentenceOf = ({ player, kind }: Card): Sentence | null => {
    if (kind === "red_card") return { reason: "Thẻ đỏ trực tiếp", matches: 2 };
    if (kind === "second_yellow") return { reason: "Hai thẻ vàng trong một trận", matches: 1 };
    const count = (yellows.get(player.id) ?? 0) + 1;
    yellows.set(player.id, count);
    return count % YELLOWS === 0 ? { reason: `Đủ ${count} thẻ vàng`, matches: 1 } : null;
  };
  return {
    of: (club) => open.get(club.id) ?? [],
    record(club, day, { cards }) {
      const served = (open.get(club.id) ?? []).map((one) => ({ ...one, left: one.left - 1 }));
      const added = new Map(
        cards.flatMap((card) => {
          const sentence = sentenceOf(card);
          const { player } = card;
          if (!sentence) return [];
          // Of two suspensions in one match the later, longer one counts.
          return [[player.id, { player, reason: sentence.reason, shownOn: day, left: sentence.matches }]];
        }),
      );
      open.set(club.id, [...served.filter(({ left }) => left > 0), ...added.values()]);
    },
  };
}
