import type { Batch, BatchHonor } from "#origin/ingest/batch.schema.ts";
import { type DayNumber, dayOfDate } from "../calendar/days.ts";
import type { DemoClub } from "../club.ts";
import { MARKET_OPENS } from "../people/squad.ts";
import { championLongAgo, type SeasonEnd } from "../season/champions.ts";
import { nameOfSeason, type SeasonRef, seasonId } from "../season/season-ref.ts";
import type { DemoWorld } from "../world.ts";
import { demoBatch } from "./base-batches.ts";

/** Number of seasons with titles before the stored ones. */
const SEASONS_BACK = 8;

type Title = Pick<BatchHonor, "name" | "translations" | "season_name" | "competition" | "season">;

/** Prefix of a title before the competition's name in Vietnamese, and suffix in English. */
const TITLES = {
  first: { vi: "Vô địch", en: "champions" },
  second: { vi: "Á quân", en: "runners-up" },
  scorer: { vi: "Vua phá lưới", en: "top scorer" },
} as const;

const titleOf = (ref: SeasonRef, title: keyof typeof TITLES, isStored: boolean): Title => ({
  name: `${TITLES[title].vi} ${ref.competition.name}`,
  translations: { en: `${ref.competition.english} ${TITLES[title].en}` },
  season_name: nameOfSeason(ref),
  competition: ref.competition.id,
  season: isStored ? seasonId(ref) : null,
});

/** A title of the club, its coach and its players on the day it was won. */
function wonBy({ maker }: DemoWorld, club: DemoClub, day: DayNumber, title: Title): BatchHonor[] {
  return [
    { subject: "team", of: club.id, ...title },
    { subject: "coach", of: maker.coachOf(club, day).id, ...title },
    ...maker
      .squadOf(club, day)
      .members.map(({ id }): BatchHonor => ({ subject: "player", of: id, ...title })),
  ];
}

/** Titles of a season that is over. */
export function titlesOf(world: DemoWorld, ref: SeasonRef, end: SeasonEnd): BatchHonor[] {
  const title = (name: keyof typeof TITLES) => titleOf(ref, name, true);
  const { first, second, topScorer, lastDay } = end;
  return [
    ...wonBy(world, first, lastDay, title("first")),
    ...(second ? [{ subject: "team" as const, of: second.id, ...title("second") }] : []),
    ...(topScorer ? [{ subject: "player" as const, of: topScorer, ...title("scorer") }] : []),
  ];
}

/** Titles of seasons before the stored ones: of all clubs, of people as far back as they exist. */
export function oldTitles(world: DemoWorld, previous: readonly SeasonRef[]): Batch {
  const kept = new Set(world.market.everybody(world.today - 800, world.today).map(({ person }) => person.id));
  const honors = previous.flatMap((ref) =>
    Array.from({ length: SEASONS_BACK }, (_, index) => ({ ...ref, year: ref.year - 1 - index })).flatMap(
      (season): BatchHonor[] => {
        const club = championLongAgo(world, season);
        if (!club) return [];
        const title = titleOf(season, "first", false);
        const day = dayOfDate(season.year + 1, 5, 20);
        if (day < MARKET_OPENS) return [{ subject: "team", of: club.id, ...title }];
        return wonBy(world, club, day, title).filter(
          ({ subject, of }) => subject !== "player" || kept.has(of),
        );
      },
    ),
  );
  return demoBatch({ honors });
}
