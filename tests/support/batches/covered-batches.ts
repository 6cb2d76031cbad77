import type { Batch, BatchCommentaryLine, BatchMatch } from "#origin/ingest/batch.schema.ts";
import { aLeague, aPlayedMatch, atMinute } from "./origin-batches.ts";
import { aCoach, aLineup, anAbsence, anHonor, aSquad, aTransfer, somePlayerStats } from "./people-batches.ts";
import { aCompany, somePrices, someResultPrices, someScorePrices } from "./price-batches.ts";

/** Builders of the builders' league with all data that a source can have. */

/** A line of commentary in minute 10, known at once. */
export function aCommentaryLine(fields: Partial<BatchCommentaryLine> = {}): BatchCommentaryLine {
  return { known_at_ms: atMinute(10), minute: 10, added: null, side: "home", text: "Goal!", ...fields };
}

/** {@link aLeague} with squads of `hanoi` and `hue`, their coaches, two bookmakers and a row of every other kind. */
export function aCoveredLeague(
  matches: BatchMatch[] = [aCoveredMatch()],
  fields: Partial<Batch> = {},
): Batch {
  const league = aLeague(matches);
  return {
    ...league,
    players: [...league.players, ...aSquad("hanoi"), ...aSquad("hue")],
    coaches: [aCoach(), aCoach({ external_id: "polking", name: "Mano Polking", team: "hue" })],
    companies: [aCompany(), aCompany({ external_id: "b2", name: "Bookmaker Two", position: 2 })],
    transfers: [aTransfer()],
    honors: [anHonor()],
    absences: [anAbsence()],
    ...fields,
  };
}

/** {@link aPlayedMatch} with both line-ups, statistics of a player, commentary and prices. */
export function aCoveredMatch(fields: Partial<BatchMatch> = {}): BatchMatch {
  return aPlayedMatch({
    referee: "Ngô Duy Lân",
    attendance: 12_345,
    weather: { kind: "cloudy", temperature_c: 24, humidity_percent: 80, wind_ms: 2, pressure_hpa: 1012 },
    home_rank: 2,
    away_rank: 7,
    lineups: [aLineup({ coach: "park" }), aLineup({ side: "away", coach: "polking" })],
    player_stats: [somePlayerStats()],
    commentary: [
      aCommentaryLine({ known_at_ms: atMinute(0), minute: 1, side: null, text: "Kick-off." }),
      aCommentaryLine({ translations: { vi: "Vào!" } }),
      aCommentaryLine({ known_at_ms: atMinute(95), minute: 80, text: "It is 2-1!" }),
    ],
    prices: [somePrices(), someResultPrices(), somePrices({ company: "b2" }), someScorePrices()],
    ...fields,
  });
}
