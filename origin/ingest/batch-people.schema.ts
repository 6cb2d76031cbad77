import * as z from "zod/mini";
import { AbsenceKind } from "#shared/lineup/index.ts";
import { Money, Position, TransferKind } from "#shared/player/index.ts";
import {
  BatchDay,
  ExternalId,
  KnownAt,
  Logo,
  Name,
  NameTranslations,
  Seconds,
  Sentence,
} from "./batch-fields.ts";

/**
 * When a row's facts were true, seconds UTC: the kick-off of the match that names the person, the start of the season
 * of a squad list. Facts of an earlier moment fill gaps only. Omitted: they are true now.
 */
const AsOf = z.optional(Seconds);

/** People of a batch. An omitted field is unchanged: this source does not report it. */

export const BatchPlayer = z.object({
  external_id: ExternalId,
  name: Name,
  as_of: AsOf,
  /** The player's club; null means that there is none. A national team is stored only while no club is known. */
  team: z.optional(z.nullable(ExternalId)),
  logo: z.optional(Logo),
  country: z.optional(ExternalId),
  position: z.optional(Position),
  shirt_number: z.optional(z.int().check(z.minimum(1), z.maximum(99))),
  birthday: z.optional(BatchDay),
  height_cm: z.optional(z.int().check(z.minimum(100), z.maximum(250))),
  weight_kg: z.optional(z.int().check(z.minimum(30), z.maximum(200))),
  preferred_foot: z.optional(z.enum(["left", "right", "both"])),
  market_value: z.optional(Money),
  contract_until: z.optional(BatchDay),
});
export type BatchPlayer = z.infer<typeof BatchPlayer>;

export const BatchCoach = z.object({
  external_id: ExternalId,
  name: Name,
  kind: z.enum(["head", "interim"]),
  as_of: AsOf,
  /** As for a player. */
  team: z.optional(z.nullable(ExternalId)),
  logo: z.optional(Logo),
  country: z.optional(ExternalId),
  birthday: z.optional(BatchDay),
  preferred_formation: z.optional(Name),
  joined: z.optional(BatchDay),
  contract_until: z.optional(BatchDay),
});
export type BatchCoach = z.infer<typeof BatchCoach>;

/**
 * A team's squad list of a season, whole: it replaces the source's earlier list. Numbers and positions are those of the
 * team.
 */
export const BatchSquad = z.object({
  season: ExternalId,
  team: ExternalId,
  players: z.array(
    z.object({
      player: ExternalId,
      shirt_number: z.nullable(z.int().check(z.minimum(1), z.maximum(99))),
      position: z.nullable(Position),
    }),
  ),
});
export type BatchSquad = z.infer<typeof BatchSquad>;

export const BatchTransfer = z.object({
  external_id: ExternalId,
  player: ExternalId,
  kind: TransferKind,
  from: z.nullable(ExternalId),
  to: z.nullable(ExternalId),
  /** Day of the move, seconds UTC. */
  at: Seconds,
  fee: z.nullable(Money),
  description: z.nullable(Sentence),
});
export type BatchTransfer = z.infer<typeof BatchTransfer>;

/** A title of a team, a player or a coach, in one season. */
export const BatchHonor = z.object({
  subject: z.enum(["team", "player", "coach"]),
  of: ExternalId,
  name: Name,
  translations: z.optional(NameTranslations),
  season_name: Name,
  competition: z.nullable(ExternalId),
  season: z.nullable(ExternalId),
});
export type BatchHonor = z.infer<typeof BatchHonor>;

/** A player's absence. */
export const BatchAbsence = z.object({
  external_id: ExternalId,
  player: ExternalId,
  team: ExternalId,
  kind: AbsenceKind,
  reason: z.nullable(Sentence),
  since: Seconds,
  until: z.nullable(Seconds),
  known_at_ms: KnownAt,
});
export type BatchAbsence = z.infer<typeof BatchAbsence>;
