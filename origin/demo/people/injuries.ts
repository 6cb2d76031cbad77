import { type DayNumber, dayOfDate, yearOf } from "../calendar/days.ts";
import { createRandom } from "../random.ts";
import type { Squad, SquadMember } from "./squad.ts";

/** Days on which a player cannot play. */
export interface Injury {
  readonly id: string;
  readonly kind: "injured" | "questionable";
  readonly reason: string;
  readonly since: DayNumber;
  /** First day on which he can play again. */
  readonly until: DayNumber;
  /** Nobody says when he comes back. */
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

/** An injury and whom it hit. */
export interface SquadInjury extends Injury {
  readonly member: SquadMember;
}

/** Injuries of a squad's members that may matter while it is together: two years from the one before. */
function injuriesOfSquad({ from, members }: Squad, seed: string): SquadInjury[] {
  const year = yearOf(from);
  return members.flatMap((member) => {
    // First goalkeepers are never hurt: somebody must be in goal.
    if (member.position === "G" && member.shirt_number === 1) return [];
    const all = [year - 1, year, year + 1, year + 2].flatMap((one) => injuriesOfYear(member.id, one, seed));
    return all.filter((injury) => injury.until > from).map((injury) => ({ ...injury, member }));
  });
}

/** Injuries by squad, worked out as they are asked for. */
export function createInjuries(seed: string): (squad: Squad) => readonly SquadInjury[] {
  const known = new WeakMap<Squad, readonly SquadInjury[]>();
  return (squad) => {
    const injuries = known.get(squad) ?? injuriesOfSquad(squad, seed);
    known.set(squad, injuries);
    return injuries;
  };
}
