import * as z from "zod/mini";
import { type Match, MatchDetail, Match as MatchSchema } from "#shared/match/index.ts";
import { type Odds, Odds as OddsSchema } from "#shared/odds/index.ts";
import { type ChangeSet, ChangeSet as ChangeSetSchema } from "#shared/room/index.ts";
import { readAs } from "./read-as.ts";
import type { Outcome } from "./room.ts";

/** Reads responses of the site's calls. Every response is parsed before a room trusts it. */

/**
 * A response without an `as-of` header may come from a cache, so it counts as this much older than the room's request.
 * Too old only means that a newer state wins.
 */
const CACHE_MARGIN_MS = 2_000;

/** The time a response is true for, milliseconds UTC. */
export function asOfMs(outcome: Outcome, sentAtMs: number): number {
  const stated = /^\d{13}$/.test(outcome.as_of ?? "") ? Number(outcome.as_of) : null;
  return stated ?? sentAtMs - CACHE_MARGIN_MS;
}

/** Time at which the response changes, milliseconds UTC; null where it names none. */
export function nextChangeMs({ next_change_at }: Outcome): number | null {
  return /^\d{13}$/.test(next_change_at ?? "") ? Number(next_change_at) : null;
}

const Envelope = z.object({ data: z.unknown() });

function parseData<Value>(schema: z.ZodMiniType<Value>, outcome: Outcome | null): Value | null {
  if (outcome?.status !== 200) return null;
  return readAs(schema, readAs(Envelope, outcome.body)?.data);
}

/** The change set of `feed/changes`, null for an invalid response. */
export const readChangeSet = (outcome: Outcome | null): ChangeSet | null =>
  parseData(ChangeSetSchema, outcome);

/** The detail of `matches/live/detail`, null for an invalid response. */
export const readDetail = (outcome: Outcome | null): MatchDetail | null => parseData(MatchDetail, outcome);

/** The prices of `odds/detail`, `odds/main` or `odds/mainall`, null for an invalid response. */
export const readOdds = (outcome: Outcome | null): Odds[] | null =>
  parseData(z.object({ odds: z.array(OddsSchema) }), outcome)?.odds ?? null;

/** The rows of `matches/live`, null for an invalid response. */
export const readRows = (outcome: Outcome | null): Match[] | null =>
  parseData(z.object({ matches: z.array(MatchSchema) }), outcome)?.matches ?? null;

const Refusal = z.object({ code: z.literal("company_not_found") });

/** A 404 of a call that is there: the company is not. */
export const isUnknownCompany = ({ body }: Outcome): boolean => Refusal.safeParse(body).success;
