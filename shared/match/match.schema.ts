import * as z from "zod/mini";
import { byLocale } from "../url/locale.schema.ts";
import { MATCH_STATUSES } from "./match-status.ts";

// Ids are the site's own, independent of sources; each has a brand, so that none is taken for another's.
const id = () => z.int().check(z.positive());

export const MatchId = id().brand<"MatchId">();
export type MatchId = z.infer<typeof MatchId>;
export const TeamId = id().brand<"TeamId">();
export type TeamId = z.infer<typeof TeamId>;
export const CompetitionId = id().brand<"CompetitionId">();
export type CompetitionId = z.infer<typeof CompetitionId>;
export const SeasonId = id().brand<"SeasonId">();
export type SeasonId = z.infer<typeof SeasonId>;
export const StageId = id().brand<"StageId">();
export type StageId = z.infer<typeof StageId>;
export const VenueId = id().brand<"VenueId">();
export type VenueId = z.infer<typeof VenueId>;
export const PlayerId = id().brand<"PlayerId">();
export type PlayerId = z.infer<typeof PlayerId>;
export const CoachId = id().brand<"CoachId">();
export type CoachId = z.infer<typeof CoachId>;
export const CountryId = id().brand<"CountryId">();
export type CountryId = z.infer<typeof CountryId>;

/** Seconds since 1970-01-01 UTC, as every HTTP answer writes time; negative before: the first World Cup was in 1930. */
export const Instant = z.int();

/** The two sides of a match. */
export const Side = z.enum(["home", "away"]);
export type Side = z.infer<typeof Side>;

const count = () => z.nullable(z.int().check(z.nonnegative()));

/** Score of one side: `goals` in regular time, `overtime` after 120 minutes. Null is unknown, never 0. */
export const SideScore = z.object({
  goals: count(),
  half: count(),
  overtime: count(),
  penalties: count(),
  red: count(),
  yellow: count(),
  corners: count(),
});
export type SideScore = z.infer<typeof SideScore>;

/** A match minute as football writes it: `{ minute: 45, added: 2 }` is 45+2. */
export const MatchMinute = z.object({ minute: z.int(), added: z.int() });
export type MatchMinute = z.infer<typeof MatchMinute>;

/** How a match was decided: an award is a result set by the organiser, a walkover one against a side that gave up. */
export const DecidedBy = z.enum(["regular", "extra_time", "penalties", "awarded", "walkover"]);
export type DecidedBy = z.infer<typeof DecidedBy>;

/**
 * Result of a match as its source reports it, apart from the score: the winner of the match, how it was decided, and the
 * side that won the tie where that differs. Null is not reported.
 */
export const StatedResult = z.object({
  winner: z.nullable(z.enum(["home", "away", "draw"])),
  decided_by: z.nullable(DecidedBy),
  advances: z.nullable(z.enum(["home", "away"])),
});
export type StatedResult = z.infer<typeof StatedResult>;

/** The score of a match, side by side. */
export const Score = z.object({ home: SideScore, away: SideScore });
export type Score = z.infer<typeof Score>;

/** A name in another language, beside the source's own; missing where unknown. */
export const Translations = byLocale(z.optional(z.string()));
export type Translations = z.infer<typeof Translations>;

/** Country as a row carries it; `code` is the FIFA trigramme, or `INT` for competitions between countries. */
export const CountryRef = z.object({
  id: CountryId,
  code: z.string(),
  name: z.string(),
  translations: z.optional(Translations),
  /** Path of its flag, a circle; null where none is known. Absent in responses of an older release. */
  flag: z.optional(z.nullable(z.string())),
});
export type CountryRef = z.infer<typeof CountryRef>;

/** A competition as rows about something else carry it. */
export const CompetitionRef = z.object({
  id: CompetitionId,
  name: z.string(),
  short_name: z.nullable(z.string()),
  translations: z.optional(Translations),
  logo: z.nullable(z.string()),
  /** 1 (minor) to 5 (top); 4 and 5 are "hot" (domain-facts section 1.0). */
  hot: z.int().check(z.minimum(1), z.maximum(5)),
  country: CountryRef,
});
export type CompetitionRef = z.infer<typeof CompetitionRef>;

/**
 * What the drawn crest of a known club has of the club: main and second colour of its shirts (`#c12`), and the number
 * of a pattern, which clubs of a country with the same colours do not share.
 */
export const CrestDesign = z.object({
  colours: z.readonly(z.tuple([z.string(), z.string()])),
  pattern: z.int().check(z.nonnegative()),
});
export type CrestDesign = z.infer<typeof CrestDesign>;

/** A team as rows about something else carry it. */
export const TeamRef = z.object({
  id: TeamId,
  name: z.string(),
  short_name: z.nullable(z.string()),
  /** For national teams; a club has the same name everywhere. */
  translations: z.optional(Translations),
  /** Path of its crest on this site, of a national team without one of its flag. */
  logo: z.nullable(z.string()),
  /** Of known clubs without a logo. */
  crest: z.optional(CrestDesign),
  /** Position in the league table before the match, where known. */
  rank: z.nullable(z.int()),
});
export type TeamRef = z.infer<typeof TeamRef>;

/** A ground as rows about something else carry it. */
export const VenueRef = z.object({ id: VenueId, name: z.string(), city: z.nullable(z.string()) });

/** A ground on a page about it or its team. */
export const Venue = z.extend(VenueRef, { capacity: z.nullable(z.int().check(z.nonnegative())) });
export type Venue = z.infer<typeof Venue>;

/** Origin of a row: a provider or file of real facts, such facts replayed at another time, or the generated demo. */
export const Provenance = z.enum(["real", "replay", "demo"]);
export type Provenance = z.infer<typeof Provenance>;

/** One match as lists and headers show it. Timestamps are seconds UTC. */
export const Match = z.object({
  id: MatchId,
  /** Kick-off; if its hour is unknown, noon UTC of its day (see `noonOfDay`). */
  match_time: Instant,
  /** True if only the day of the kick-off is known; absent otherwise. */
  time_unknown: z.optional(z.boolean()),
  /** As reported, or what the silence of its sources makes of it: see `silence.rules.ts`. */
  status: z.enum(MATCH_STATUSES),
  /** When the running period began; see `runningMinute`. Null when no clock runs. */
  period_started_at: z.nullable(Instant),
  /**
   * The minute that the source stated where no clock runs: of an interrupted or abandoned match, or of a period whose
   * start is unknown. Absent in responses of an older release.
   */
  minute: z.optional(z.nullable(MatchMinute)),
  /** Match minutes per minute of real time: 1, more for a fast replay. */
  clock_speed: z.number().check(z.positive()),
  competition: CompetitionRef,
  season_id: SeasonId,
  stage: z.nullable(z.object({ id: StageId, name: z.string() })),
  round: z.nullable(z.string()),
  group: z.nullable(z.string()),
  home: TeamRef,
  away: TeamRef,
  score: Score,
  winner: z.nullable(z.enum(["home", "away", "draw"])),
  /** As the source states it; null where it states nothing. Absent in responses of an older release. */
  decided_by: z.optional(z.nullable(DecidedBy)),
  /** The side that won the tie, where the source states one that differs from `winner`. */
  advances: z.optional(z.nullable(Side)),
  venue: z.nullable(VenueRef),
  neutral: z.boolean(),
  provenance: Provenance,
  updated_at: Instant,
  score_changed_at: z.nullable(Instant),
});
export type Match = z.infer<typeof Match>;

/** A match in lists of another entity: a team's results, a history, a player's appearances. */
export const MatchBrief = z.pick(Match, {
  id: true,
  match_time: true,
  time_unknown: true,
  status: true,
  competition: true,
  season_id: true,
  round: true,
  home: true,
  away: true,
  score: true,
  winner: true,
  decided_by: true,
  neutral: true,
});
export type MatchBrief = z.infer<typeof MatchBrief>;
