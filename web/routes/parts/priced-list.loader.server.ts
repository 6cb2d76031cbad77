import { PROBLEM_CONTENT_TYPE, toAppError, toProblem } from "#shared/errors/index.ts";
import { withFirstRows } from "#web/features/match/day/first-rows.rules.ts";
import {
  dayShown,
  loadLiveList,
  type MatchDayPage,
} from "#web/features/match/day/match-day.loader.server.ts";
import { isOpen } from "#web/features/match/row/open-match.rules.ts";
import { loadListOdds } from "#web/features/odds/list/list-odds.loader.server.ts";
import { type PackedOdds, packOdds } from "#web/features/odds/list/packed-odds.ts";
import { logThrown } from "#web/platform/log-thrown.ts";
import { type Packed, pack } from "#web/platform/packed.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";

/** The live list of a day. */
export interface PricedList extends MatchDayPage {
  /** Of the rows that are here. Null in no-betting mode, where there are none, and when they could not be had. */
  readonly odds: PackedOdds | null;
}

/** All its rows, for a page that has the first of them. */
export type WholeList = Pick<PricedList, "day" | "overnight" | "odds">;

/**
 * The live list of a day with its prices.
 *
 * @param wanted The day as an address names it, or null for today.
 * @param isWhole Whether all its rows are wanted, or the first alone.
 */
export async function loadPricedList(
  facts: RequestFacts,
  wanted: string | null,
  isWhole: boolean,
): Promise<PricedList> {
  const [whole, odds] = await Promise.all([
    loadLiveList(facts, wanted),
    loadListOdds(facts, dayShown(facts, wanted).date),
  ]);
  const page = isWhole ? whole : withFirstRows(whole);
  if (odds === null) return { ...page, odds };
  const open = page.day.matches.filter(isOpen);
  const packed = await odds({ open, overnight: page.overnight });
  // What is chosen about prices has its place above the first rows, whichever rows have some.
  return { ...page, odds: packed ?? (page.rest?.has_open ? packOdds([]) : null) };
}

/** Answers `{ data: { packed } }` with a {@link WholeList}, or, as calls do, with a problem (RFC 9457). */
export async function answerWholeList(facts: RequestFacts, url: URL): Promise<Response> {
  const headers = { "x-robots-tag": "noindex" };
  try {
    const { day, overnight, odds } = await loadPricedList(facts, url.searchParams.get("date"), true);
    const packed: Packed<WholeList> = pack({ day, overnight, odds });
    return Response.json({ data: { packed } }, { headers });
  } catch (thrown) {
    const error = toAppError(thrown);
    logThrown(thrown, facts);
    const { status } = error.row;
    return Response.json(toProblem(error, facts.request_id), {
      status,
      headers: { ...headers, "content-type": PROBLEM_CONTENT_TYPE },
    });
  }
}
