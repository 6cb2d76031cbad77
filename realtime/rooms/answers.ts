import * as z from "zod/mini";
import { type Match, MatchDetail, Match as MatchSchema } from "#shared/match/index.ts";
import { type Odds, Odds as OddsSchema } from "#shared/odds/index.ts";
import { type ChangeSet, ChangeSet as ChangeSetSchema } from "#shared/room/index.ts";
import { readAs } from "./read-as.ts";
import type { Outcome } from "./room.ts";

/** Reads answers of the site's calls. Whatever a service sends is parsed before a room believes it. */

/**
 * An answer without an `as-of` header may come from a cache, so it counts as this much older than the moment the
 * room asked. Too old only means that a newer state wins.
 */
const CACHE_MARGIN_MS = 2_000;

/** The moment an answer is true for, milliseconds UTC. */
export function asOfMs(outcome: Outcome, sentAtMs: number): number {
  const stated = /^\d{13}$/.test(outcome.as_of ?? "") ? Number(outcome.as_of) : null;
  return stated ?? sentAtMs - CACHE_MARGIN_MS;
}

/** When the answer becomes another, milliseconds UTC; null where it does not say. */
export function nextChangeMs({ next_change_at }: Outcome): number | null {
  return /^\d{13}$/.test(next_change_at ?? "") ? Number(next_change_at) : null;
}

const parseData = <Schema extends z.ZodMiniType>(
  schema: Schema,
  outcome: Outcome | null,
): z.output<Schema> | null => {
  if (outcome?.status !== 200) return null;
  const body = readAs(z.object({ data: schema }), outcome.body);
  return body && (body as { data: z.output<Schema> }).data;
};

/** The change set of `feed/changes`, null when the answer is none. */
export const readChangeSet = (outcome: Outcome | null): ChangeSet | null =>
  parseData(ChangeSetSchema, outcome);

/** The detail of `matches/live/detail`, null when the answer is none. */
export const readDetail = (outcome: Outcome | null): MatchDetail | null => parseData(MatchDetail, outcome);

/** The prices of `odds/detail`, `odds/main` or `odds/mainall`, null when the answer is none. */
export const readOdds = (outcome: Outcome | null): Odds[] | null =>
  parseData(z.object({ odds: z.array(OddsSchema) }), outcome)?.odds ?? null;

/** The rows of `matches/live`, null when the answer is none. */
export const readRows = (outcome: Outcome | null): Match[] | null =>
  parseData(z.object({ matches: z.array(MatchSchema) }), outcome)?.matches ?? null;

const Refusal = z.object({ code: z.literal("company_not_found") });

/** A 404 of a call that is there: the company is not. */
export const isUnknownCompany = ({ body }: Outcome): boolean => Refusal.safeParse(body).success;
