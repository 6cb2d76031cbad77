import * as z from "zod/mini";
import { Instant, TeamRef } from "../match/match.schema.ts";
import { Money, PlayerBrief } from "./player.schema.ts";

/** The spec's eight transfer types (product spec section 3). The interface words them. */
export const TRANSFER_KINDS = [
  "loan",
  "loan_end",
  "transfer",
  "retirement",
  "draft",
  "released",
  "signed",
  "unknown",
] as const;
export const TransferKind = z.enum(TRANSFER_KINDS);
export type TransferKind = z.infer<typeof TransferKind>;

/** A move of a player. A side is null where there is no club or none is named. */
export const Transfer = z.object({
  id: z.int().check(z.positive()),
  kind: TransferKind,
  player: PlayerBrief,
  from: z.nullable(TeamRef),
  to: z.nullable(TeamRef),
  /** Day of the move, seconds UTC. */
  at: Instant,
  fee: z.nullable(Money),
  description: z.nullable(z.string()),
});
export type Transfer = z.infer<typeof Transfer>;
