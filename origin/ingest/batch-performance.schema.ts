import * as z from "zod/mini";
import { Side } from "#shared/match/index.ts";
import { PlayerCounts, Position } from "#shared/player/index.ts";
import { ExternalId, KnownAt, Name, Sentence, SentenceTranslations } from "./batch-fields.ts";

/** Player performances in a match. */

const share = () => z.nullable(z.number().check(z.minimum(0), z.maximum(100)));

/** One side's line-up. A later `known_at_ms` replaces an earlier one: a prediction comes before the confirmed one. */
export const BatchLineup = z.object({
  side: Side,
  known_at_ms: KnownAt,
  confirmed: z.boolean(),
  formation: z.nullable(Name),
  coach: z.nullable(ExternalId),
  /** Starters from the goalkeeper forward, then the bench. */
  players: z.array(
    z.object({
      player: ExternalId,
      shirt_number: z.nullable(z.int().check(z.minimum(1), z.maximum(99))),
      position: z.nullable(Position),
      starter: z.boolean(),
      captain: z.boolean(),
      /** Percent of the pitch from the team's left, and from its own goal line. */
      x: share(),
      y: share(),
    }),
  ),
});
export type BatchLineup = z.infer<typeof BatchLineup>;

/** A player's match as counted at a moment; the latest one is current. */
export const BatchPlayerStats = z.object({
  player: ExternalId,
  side: Side,
  known_at_ms: KnownAt,
  starter: z.boolean(),
  minutes_played: z.nullable(z.int().check(z.nonnegative(), z.maximum(150))),
  rating: z.nullable(z.number().check(z.minimum(0), z.maximum(10))),
  /** Only counts that the source covers. */
  counts: z.partial(PlayerCounts),
});
export type BatchPlayerStats = z.infer<typeof BatchPlayerStats>;

/** One line of text commentary, in the order of play. */
export const BatchCommentaryLine = z.object({
  known_at_ms: KnownAt,
  minute: z.nullable(z.int().check(z.minimum(0), z.maximum(120))),
  added: z.nullable(z.int().check(z.minimum(1), z.maximum(30))),
  side: z.nullable(Side),
  text: Sentence,
  translations: z.optional(SentenceTranslations),
});
export type BatchCommentaryLine = z.infer<typeof BatchCommentaryLine>;
