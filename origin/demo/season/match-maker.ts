import { climateOf } from "../atlas/countries.table.ts";
import { DAY_SECONDS, type DayNumber, monthOf } from "../calendar/days.ts";
import { SLOT_SECONDS } from "../calendar/slots.ts";
import { type DemoClub, ratesOf } from "../club.ts";
import type { DemoMatchPlan, DemoTeam } from "../match-plan.ts";
import { coachesOf, type DemoCoach } from "../people/coaches.ts";
import { createInjuries, type SquadInjury } from "../people/injuries.ts";
import type { Squad } from "../people/squad.ts";
import type { TransferMarket } from "../people/transfer-market.ts";

/** Two clubs that meet. */
export interface Meeting {
  /** External id of the match. */
  readonly id: string;
  readonly day: DayNumber;
  readonly home: DemoClub;
  readonly away: DemoClub;
  /** Year in which the season began. */
  readonly season: number;
  /** For clubs of different leagues, the strength of their leagues counts. */
  readonly abroad: boolean;
  readonly decider: boolean;
  /** Owner of the ground when it is neither side's. */
  readonly neutralGround: DemoClub | null;
}

/** Creates the plans of matches: squads of the day, coaches, absences. */
export interface MatchMaker {
  readonly seed: string;
  /** `slot` is the quarter of an hour (UTC) of the kick-off; `suspended` are players' ids. */
  planOf(meeting: Meeting, slot: number, suspended: readonly string[]): DemoMatchPlan;
  squadOf(club: DemoClub, day: DayNumber): Squad;
  injuriesOf(squad: Squad): readonly SquadInjury[];
  coachOf(club: DemoClub, day: DayNumber): DemoCoach;
  coachesOf(club: DemoClub): readonly DemoCoach[];
}

/** Owner of the ground of a match. */
export const groundOf = ({ home, neutralGround }: Meeting): DemoClub => neutralGround ?? home;

export function createMatchMaker(seed: string, market: TransferMarket, until: DayNumber): MatchMaker {
  const injuriesOf = createInjuries(seed, until);
  const coaches = new Map<string, readonly DemoCoach[]>();
  const teams = new WeakMap<Squad, Map<string, DemoTeam>>();

  const allCoaches = (club: DemoClub) => {
    const known = coaches.get(club.id) ?? coachesOf(club, seed, until);
    coaches.set(club.id, known);
    return known;
  };
  const coachOf = (club: DemoClub, day: DayNumber): DemoCoach => {
    const all = allCoaches(club);
    const coach = all.find(({ left }) => left > day) ?? all.at(-1);
    if (!coach) throw new Error(`${club.id} has no coach`);
    return coach;
  };
  const teamOf = (club: DemoClub, { day, season, abroad }: Meeting): DemoTeam => {
    const squad = market.squadOf(club, day);
    const coach = coachOf(club, day);
    const known = teams.get(squad) ?? new Map<string, DemoTeam>();
    teams.set(squad, known);
    const key = `${season}/${abroad}/${coach.id}`;
    const team = known.get(key) ?? {
      id: club.id,
      name: club.name,
      ...ratesOf(club, season, seed, abroad),
      formation: coach.formation,
      coach: coach.id,
      players: squad.members,
    };
    known.set(key, team);
    return team;
  };
  const hurt = (club: DemoClub, day: DayNumber) =>
    injuriesOf(market.squadOf(club, day)).flatMap(({ member, since, until: end }) =>
      since <= day && end > day ? [member.id] : [],
    );
  return {
    seed,
    squadOf: market.squadOf,
    injuriesOf,
    coachOf,
    coachesOf: allCoaches,
    planOf(meeting, slot, suspended) {
      const { id, day, home, away, decider, neutralGround } = meeting;
      const ground = groundOf(meeting);
      return {
        id,
        seed,
        match_time: day * DAY_SECONDS + slot * SLOT_SECONDS,
        home: teamOf(home, meeting),
        away: teamOf(away, meeting),
        neutral: neutralGround !== null,
        decider,
        absent: [...new Set([...hurt(home, day), ...hurt(away, day), ...suspended])],
        capacity: ground.venue.capacity,
        climate_c: climateOf(ground.country, monthOf(day)),
      };
    },
  };
}
