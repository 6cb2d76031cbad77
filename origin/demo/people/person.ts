import type { Position } from "#shared/player/index.ts";
import { demoCountries, demoCountry } from "../atlas/countries.table.ts";
import { nameTable } from "../atlas/names.table.ts";
import { type DayNumber, dateText, dayOfDate } from "../calendar/days.ts";
import type { DemoClub } from "../club.ts";
import { createRandom, type Random } from "../random.ts";

/** A player of any club. */
export interface Person {
  readonly id: string;
  readonly name: string;
  /** FIFA code. */
  readonly country: string;
  readonly position: Position;
  readonly born: DayNumber;
  readonly heightCm: number;
  readonly weightKg: number;
  readonly foot: "left" | "right" | "both";
  /** Skill from 0 to 1 among players of the same league. */
  readonly skill: number;
}

const YEAR_DAYS = 365.25;
/** Players and coaches from abroad. */
const FOREIGN_SHARE = 0.22;
const HEIGHT: Readonly<Record<Position, number>> = { G: 189, D: 184, M: 179, F: 181 };

/** Age in years on a day. */
export const ageOn = (born: DayNumber, day: DayNumber): number => (day - born) / YEAR_DAYS;

/** A name in the naming style of a country. */
export function nameOf(country: string, random: Random): string {
  const { given, middle, family, familyFirst } = nameTable(demoCountry(country).culture);
  const names = [random.pick(given), random.pick(family)] as const;
  if (!familyFirst) return names.join(" ");
  const between = middle.length > 0 ? [random.pick(middle)] : [];
  const [first, last] = names;
  // Chinese given names of two syllables are written as one word.
  if (demoCountry(country).culture === "zh" && between[0])
    return `${last} ${between[0]}${first.toLowerCase()}`;
  return [last, ...between, first].join(" ");
}

export function homeCountry(club: DemoClub, random: Random): string {
  return random.chance(FOREIGN_SHARE) ? random.pick(demoCountries).code : club.country.code;
}

interface Wanted {
  readonly id: string;
  readonly club: DemoClub;
  readonly position: Position;
  /** Years old on `day`. */
  readonly age: number;
  readonly day: DayNumber;
  /** Mean of the player's skill. */
  readonly skill: number;
  readonly seed: string;
  /** Names already used in the team. */
  readonly taken?: ReadonlySet<string>;
}

/** Creates a player for a club. */
export function createPerson({ id, club, position, age, day, skill, seed, taken }: Wanted): Person {
  const random = createRandom(`${seed}/${id}`);
  const country = homeCountry(club, random);
  let name = nameOf(country, random);
  for (let tries = 0; tries < 20 && taken?.has(name); tries += 1) name = nameOf(country, random);
  const heightCm = Math.round(Math.max(164, Math.min(202, random.normal(HEIGHT[position], 5))));
  const turn = random.next();
  return {
    id,
    name,
    country,
    position,
    born: Math.round(day - age * YEAR_DAYS - random.next() * YEAR_DAYS),
    heightCm,
    weightKg: Math.round((heightCm / 100) ** 2 * random.normal(23, 0.8)),
    foot: turn < 0.23 ? "left" : turn < 0.96 ? "right" : "both",
    skill: Math.round(Math.max(0.05, Math.min(0.98, random.normal(skill, 0.14))) * 1000) / 1000,
  };
}

/** Price of an average player for a club of Europe's best leagues, and other leagues as a share of it. */
const TOP_VALUE = 2_600_000;
const HOT_SHARE: Readonly<Record<number, number>> = { 1: 0.06, 2: 0.12, 3: 0.25, 4: 0.5, 5: 1 };
const PLACE_SHARE: Readonly<Record<string, number>> = { VIE: 0.05, THA: 0.12, KSA: 0.9 };
const CHEAP = new Set(["IDN", "MAS", "KOR", "CHN", "JPN", "AUS", "EGY", "RSA"]);

/** Market value on a day, euros; highest between the ages of 24 and 27. */
export function marketValue({ born, skill }: Person, club: DemoClub, day: DayNumber): number {
  const place = PLACE_SHARE[club.country.code] ?? (CHEAP.has(club.country.code) ? 0.4 : 1);
  const years = ageOn(born, day);
  const prime = Math.exp(-(((years - 25.5) / 6) ** 2));
  const value =
    TOP_VALUE * (HOT_SHARE[club.league.hot] ?? 0.1) * place * prime * Math.exp(3.4 * (skill - 0.35));
  const step = value > 1_000_000 ? 100_000 : value > 100_000 ? 25_000 : 5_000;
  return Math.max(step, Math.round(value / step) * step);
}

/** Day on which the contract ends: the next 30 June (or 31 December) at least half a year away. */
export function contractUntil(person: Person, club: DemoClub, day: DayNumber): string {
  const year = new Date(day * 86_400_000).getUTCFullYear();
  const random = createRandom(`${person.id}/${club.id}/contract`);
  const ends = club.league.start[0] >= 7 ? [6, 30] : [12, 31];
  const until = (years: number) => dayOfDate(year + years, ends[0] ?? 6, ends[1] ?? 30);
  const years = random.int(0, 3);
  return dateText(until(until(years) - day < 180 ? years + 1 : years));
}
