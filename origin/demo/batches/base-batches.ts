import { INTERNATIONAL, nationOfCode } from "#origin/ingest/adapters/nations.table.ts";
import {
  type Batch,
  type BatchCompetition,
  type BatchCountry,
  type BatchPlayer,
  emptyBatch,
} from "#origin/ingest/batch.schema.ts";
import { crestPath } from "#shared/crest/crest.rules.ts";
import { slugOf } from "#shared/text/slug.rules.ts";
import { demoCountries } from "../atlas/countries.table.ts";
import { demoCups, demoFriendlies } from "../atlas/cups.table.ts";
import { demoLeagues } from "../atlas/leagues.table.ts";
import { type DayNumber, dateText } from "../calendar/days.ts";
import type { DemoClub } from "../club.ts";
import type { DemoCoach } from "../people/coaches.ts";
import { contractUntil, marketValue, type Person } from "../people/person.ts";
import { demoCompanies } from "../prices/companies.table.ts";
import type { DemoWorld } from "../world.ts";

/** Source name of all demo data. */
const DEMO_SOURCE = "demo";

export const demoBatch = (rows: Partial<Batch>): Batch => ({
  ...emptyBatch(DEMO_SOURCE, "demo"),
  ...rows,
});

/** Years for which people without a club are kept. */
const LEAVERS_DAYS = 800;

function countryRows(): BatchCountry[] {
  return [INTERNATIONAL, ...demoCountries.map(({ code }) => nationOfCode(code))].map(
    ({ code, name, translations, continent }) => ({
      external_id: code,
      code,
      name,
      ...(translations ? { translations } : {}),
      ...(continent ? { continent } : {}),
    }),
  );
}

function competitionRows(): BatchCompetition[] {
  const all = [
    ...demoLeagues.map((league) => ({ ...league, kind: "league" as const })),
    ...demoCups.map((cup) => ({ ...cup, kind: "cup" as const })),
    ...Object.values(demoFriendlies).map((series) => ({
      ...series,
      kind: "friendly" as const,
      country: INTERNATIONAL.code,
    })),
  ];
  return all.map(({ id, name, english, shortName, hot, kind, country }) => ({
    external_id: id,
    name,
    short_name: shortName,
    translations: { vi: name, en: english },
    logo: crestPath("competition", id),
    hot,
    kind,
    country,
  }));
}

/** Countries, competitions and bookmakers. */
export function placesBatch(): Batch {
  const companies = demoCompanies.map(({ external_id, name, kind, hot, position }) => ({
    external_id,
    name,
    kind,
    hot,
    position,
  }));
  return demoBatch({ countries: countryRows(), competitions: competitionRows(), companies });
}

interface Employment {
  readonly club: DemoClub | null;
  readonly shirt: number | null;
}

/** A player as known on a given day. */
export function playerRow(person: Person, { club, shirt }: Employment, day: DayNumber): BatchPlayer {
  const { id, name, country, position, born, heightCm, weightKg, foot } = person;
  return {
    external_id: id,
    name,
    team: club?.id ?? null,
    country,
    position,
    birthday: dateText(born),
    height_cm: heightCm,
    weight_kg: weightKg,
    preferred_foot: foot,
    ...(shirt === null ? {} : { shirt_number: shirt }),
    ...(club
      ? {
          market_value: { amount: marketValue(person, club, day), currency: "EUR" },
          contract_until: contractUntil(person, club, day),
        }
      : {}),
  };
}

/** A coach as known on a given day; `team` is null for one who has left. */
export function coachRow(coach: DemoCoach, day: DayNumber) {
  const { id, name, kind, club, country, born, joined, left, formation } = coach;
  return {
    external_id: id,
    name,
    kind,
    team: joined <= day && left > day ? club.id : null,
    country,
    birthday: dateText(born),
    preferred_formation: formation,
    joined: dateText(joined),
  };
}

function clubRows(clubs: readonly DemoClub[]): Partial<Batch> {
  return {
    venues: clubs.map(({ venue: { id, name, city, capacity }, country }) => ({
      external_id: id,
      name,
      city,
      country: country.code,
      capacity,
    })),
    teams: clubs.map(({ id, name, shortName, country, founded, venue }) => ({
      external_id: id,
      name,
      short_name: shortName,
      logo: crestPath("team", slugOf(name, 60)),
      country: country.code,
      national: false,
      founded,
      venue: venue.id,
    })),
  };
}

/** A league's clubs with their grounds, squads and coaches as of today. */
export function clubsBatch(world: DemoWorld, league: string): Batch {
  const { today, maker } = world;
  const clubs = world.clubsOf(league);
  const coaches = clubs.flatMap((club) =>
    maker.coachesOf(club).filter(({ joined }) => joined <= world.until),
  );
  const players = clubs.flatMap((club) =>
    maker
      .squadOf(club, today)
      .members.map(({ person, shirt_number }) => playerRow(person, { club, shirt: shirt_number }, today)),
  );
  return demoBatch({ ...clubRows(clubs), coaches: coaches.map((coach) => coachRow(coach, today)), players });
}

/** People without a club today who had one recently or will have one within the week. */
export function leaversBatch({ market, today }: DemoWorld): Batch {
  const leavers = market.everybody(today - LEAVERS_DAYS, today).filter(({ club }) => club === null);
  return demoBatch({
    players: leavers.map(({ person, ...employment }) => playerRow(person, employment, today)),
  });
}
