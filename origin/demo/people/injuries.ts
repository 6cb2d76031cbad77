import { type DayNumber, dayOfDate, yearOf } from "../calendar/days.ts";
import { createRandom } from "../random.ts";
import type { Squad, SquadMember } from "./squad.ts";

/** Days on which a player cannot play. */
export interface Injury {
  readonly id: string;
  readonly kind: "injured" | "questionable";
  readonly reason: string;
  readonly since: DayNumber;
  /** First day on which the player can play again. */
  readonly until: DayNumber;
  /** The return date is not known. */
  readonly openEnded: boolean;
}

const SERIOUS = [
  "Chấn thương dây chằng đầu gối",
  "Rách cơ đùi sau",
  "Gãy xương bàn chân",
  "Chấn thương mắt cá",
  "Phẫu thuật sụn chêm",
  "Đau lưng",
  "Chấn thương háng",
  "Giãn cơ đùi",
];
const LIGHT = ["Đau cơ", "Ốm", "Va chạm trong buổi tập", "Căng cơ bắp chân", "Quá tải"];

/** Injuries that begin within a year: one in some years, a small knock in others. */
function injuriesOfYear(playerId: string, year: number, seed: string): Injury[] {
  const random = createRandom(`${seed}/${playerId}/${year}/injuries`);
  const injuries: Injury[] = [];
  const add = (kind: Injury["kind"], days: number, reasons: readonly string[]) => {
    const since = dayOfDate(year, 1, 1) + random.int(0, 364);
    const openEnded = kind === "injured" && days > 40 && random.chance(0.6);
    injuries.push({
      id: `${playerId}/${since}/${kind}`,
      kind,
      reason: random.pick(reasons),
      since,
      until: since + days,
      openEnded,
    });
  };
  if (random.chance(0.5)) add("injured", random.int(9, 75), SERIOUS);
  if (random.chance(0.35)) add("questionable", random.int(2, 6), LIGHT);
  return injuries;
}

/** An injury and its player. */
export interface SquadInjury extends Injury {
  readonly member: SquadMember;
}

/** Years before and after a day whose injuries may matter: written seasons begin in the year before last. */
const YEARS = [-3, -2, -1, 0, 1];

/**
 * Injuries by squad, computed lazily around a day's year. First goalkeepers are never injured, so that a goalkeeper is
 * always available.
 */
export function createInjuries(seed: string, around: DayNumber): (squad: Squad) => readonly SquadInjury[] {
  const year = yearOf(around);
  const byPlayer = new Map<string, readonly Injury[]>();
  const bySquad = new WeakMap<Squad, readonly SquadInjury[]>();
  const ofPlayer = ({ id }: SquadMember): readonly Injury[] => {
    const known = byPlayer.get(id) ?? YEARS.flatMap((years) => injuriesOfYear(id, year + years, seed));
    byPlayer.set(id, known);
    return known;
  };
  const ofSquad = ({ from, members }: Squad): SquadInjury[] =>
    members.flatMap((member) => {
      if (member.position === "G" && member.shirt_number === 1) return [];
      return ofPlayer(member).flatMap((injury) => (injury.until > from ? [{ ...injury, member }] : []));
    });
  return (squad) => {
    const injuries = bySquad.get(squad) ?? ofSquad(squad);
    bySquad.set(squad, injuries);
    return injuries;
  };
}
