import { clubWords } from "./atlas/club-words.table.ts";
import { type DemoCountry, demoCountry } from "./atlas/countries.table.ts";
import { type DemoLeague, demoLeagues } from "./atlas/leagues.table.ts";
import { createRandom, hashOf, type Random } from "./random.ts";

export interface DemoVenue {
  readonly id: string;
  readonly name: string;
  readonly city: string;
  readonly capacity: number;
}

/** A club of the demo world; it stays in its league. */
export interface DemoClub {
  /** `eng1-07`. */
  readonly id: string;
  readonly league: DemoLeague;
  readonly country: DemoCountry;
  readonly name: string;
  readonly shortName: string;
  readonly founded: number;
  readonly venue: DemoVenue;
  /** About -1.5 (weak) to 1.5 (strong) within its league. */
  readonly strength: number;
  /** The one day in three on which it is available for a friendly. */
  readonly friendlyDay: 0 | 1 | 2;
}

/** Average ground capacity by the popularity of the league. */
const SEATS: Readonly<Record<DemoLeague["hot"], number>> = {
  1: 9_000,
  2: 12_000,
  3: 18_000,
  4: 27_000,
  5: 36_000,
};

/** Cities of a league: the second division uses those after the first one's. */
function citiesOf(league: DemoLeague, country: DemoCountry): readonly string[] {
  const before = demoLeagues
    .filter((other) => other.country === league.country && other.tier < league.tier)
    .reduce((sum, other) => sum + other.clubs, 0);
  return country.cities.slice(before, before + league.clubs);
}

const MOST_SEATS = 61_000;
/** Countries with small grounds regardless of their league's heat. */
const SMALL_GROUNDS = new Set(["VIE", "THA", "MAS", "AUS", "KSA", "POR"]);

/** Names of a league's grounds; a name without the city is used once. */
function groundNames(country: DemoCountry, cities: readonly string[], random: Random): string[] {
  const { grounds } = clubWords[country.culture];
  const given = new Set<string>();
  return cities.map((city) => {
    const free = grounds.filter((ground) => ground.includes("*") || !given.has(ground));
    const ground = random.pick(free);
    given.add(ground);
    return ground.replace("*", city);
  });
}

function seatsOf(league: DemoLeague, strength: number, random: Random): number {
  const usual = SEATS[league.hot] * (SMALL_GROUNDS.has(league.country) ? 0.55 : 1);
  const seats = Math.min(MOST_SEATS, usual * Math.exp(strength * 0.42 + random.normal(0, 0.15)));
  return Math.round(seats / 100) * 100;
}

/** The clubs of a league: each has a distinct name, and larger cities tend to have stronger clubs. */
function clubsOfLeague(league: DemoLeague, seed: string): DemoClub[] {
  const random = createRandom(`${seed}/clubs/${league.id}`);
  const country = demoCountry(league.country);
  const { words, cityFirst } = clubWords[country.culture];
  const names = random.shuffle(words);
  const cities = citiesOf(league, country);
  const grounds = groundNames(country, cities, random);
  return cities.map((city, index) => {
    const id = `${league.id}-${String(index + 1).padStart(2, "0")}`;
    const word = names[index % names.length] ?? "";
    const rank = 1 - (2 * index) / (cities.length - 1);
    const strength = Math.max(-1.5, Math.min(1.5, rank * 0.75 + random.normal(0, 0.5)));
    const isOnlyOne = country.cities.filter((other) => other === city).length === 1;
    return {
      id,
      league,
      country,
      name: cityFirst ? `${city} ${word}` : `${word} ${city}`,
      shortName: isOnlyOne ? city : word,
      founded: random.int(1882, 1998),
      venue: {
        id: `${id}-ground`,
        name: grounds[index] ?? city,
        city,
        capacity: seatsOf(league, strength, random),
      },
      strength,
      friendlyDay: (hashOf(`${seed}/${id}`) % 3) as DemoClub["friendlyDay"],
    };
  });
}

/** Every club of the world, by league. */
export function createClubs(seed: string): ReadonlyMap<string, readonly DemoClub[]> {
  return new Map(demoLeagues.map((league) => [league.id, clubsOfLeague(league, seed)]));
}

/** Strength of a league's clubs against those of other leagues. */
const LEVEL: Readonly<Record<DemoLeague["hot"], number>> = { 1: -0.3, 2: -0.1, 3: 0.2, 4: 0.5, 5: 0.9 };

/** Goals a club scores and concedes in a season, as multiples of the average; `abroad` includes its league's level. */
export function ratesOf(
  club: DemoClub,
  season: number,
  seed: string,
  abroad: boolean,
): { readonly attack: number; readonly defence: number } {
  const random = createRandom(`${seed}/${club.id}/${season}/rates`);
  const level = abroad ? LEVEL[club.league.hot] - 0.4 : 0;
  const strength = club.strength * 0.23 + level * 0.3;
  const within = (value: number) => Math.round(Math.max(0.55, Math.min(1.8, value)) * 1000) / 1000;
  return {
    attack: within(Math.exp(strength + random.normal(0, 0.1))),
    defence: within(Math.exp(-strength * 0.9 + random.normal(0, 0.1))),
  };
}
