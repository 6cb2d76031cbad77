import type { DemoWorld } from "../world.ts";

/** Table positions of both clubs of a match. */
export interface MatchPlaces {
  /** External id. */
  readonly match: string;
  readonly home: number;
  readonly away: number;
}

/** Positions before today's matches, for announced league matches from today on. */
export function comingPlaces(world: DemoWorld): MatchPlaces[] {
  const { today, until, days } = world;
  const coming = Array.from({ length: until - today + 1 }, (_, index) => today + index);
  return coming.flatMap((day) =>
    days.leagueMatches(day).flatMap(({ league, year, match: { id, home, away } }) => {
      const places = world.leagueWindow(league, year).placesBefore(today);
      const [one, other] = [places?.get(home.id), places?.get(away.id)];
      return one === undefined || other === undefined ? [] : [{ match: id, home: one, away: other }];
    }),
  );
}
