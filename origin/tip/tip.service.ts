import type { PersonalDataSource } from "#origin/account/account-deps.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AsOf } from "#origin/football/as-of.ts";
import { toMatch } from "#origin/football/match/match.mapping.ts";
import { matchesById } from "#origin/football/match/match.queries.ts";
import { offsetOf, type Paged, type PageQuery, pageInfo } from "#origin/football/page.ts";
import type { Reader } from "#origin/http/answer.ts";
import { AppError } from "#shared/errors/index.ts";
import type { Match } from "#shared/match/index.ts";
import type { Tip, TipDetail, TipText } from "#shared/tip/index.ts";
import type { TipMarket } from "#shared/tip/tip.table.ts";
import type { Locale } from "#shared/url/locale.ts";
import { followedBy, isFollowing } from "./expert.queries.ts";
import { nextChangeOf, textFor, toTip, toTipDetail } from "./tip.mapping.ts";
import {
  countOfEvery,
  countOfExperts,
  countOfMatch,
  everyTip,
  type TipRow,
  tipById,
  tipsOfAccount,
  tipsOfExperts,
  tipsOfMatch,
} from "./tip.queries.ts";
import { emptyTipsOf } from "./tip.store.ts";

const noTip = (id: number) => new AppError("tip_not_found", { detail: `tip ${id}` });

interface TipFilter extends PageQuery {
  readonly state: "all" | "open" | "settled";
  readonly lang: Locale | "all";
  readonly expert_ids?: readonly number[] | undefined;
  readonly match_id?: number | undefined;
  readonly market: TipMarket | "all";
  readonly comp_id?: number | undefined;
}

function readPage(db: Database, filter: TipFilter, nowMs: number) {
  const { state, lang, expert_ids, match_id, limit } = filter;
  const page = [nowMs, state, limit, offsetOf(filter), lang] as const;
  if (match_id !== undefined) {
    return readAll(
      db,
      bindQuery(tipsOfMatch, ...page, match_id),
      bindQuery(countOfMatch, nowMs, state, lang, match_id),
    );
  }
  if (expert_ids !== undefined) {
    const kind = [JSON.stringify(expert_ids), filter.market, filter.comp_id ?? null] as const;
    return readAll(
      db,
      bindQuery(tipsOfExperts, ...page, ...kind),
      bindQuery(countOfExperts, nowMs, state, lang, ...kind),
    );
  }
  return readAll(db, bindQuery(everyTip, ...page), bindQuery(countOfEvery, nowMs, state, lang));
}

/** The matches of tips by id, as of now. */
async function matchesOf(db: Database, rows: readonly TipRow[], nowMs: number): Promise<Map<number, Match>> {
  if (rows.length === 0) return new Map();
  const ids = JSON.stringify([...new Set(rows.map(({ match_id }) => match_id))]);
  const [found] = await readAll(db, bindQuery(matchesById, nowMs, ids));
  return new Map(found.map((row) => [row.id, toMatch(row)]));
}

/** The earliest of some moments, in milliseconds. */
function firstMs(moments: readonly (number | null)[]): number | null {
  const known = moments.filter((moment) => moment !== null);
  return known.length === 0 ? null : Math.min(...known) * 1000;
}

/**
 * A page of tips, newest first. The expert filter is ignored if a match is given. Throws `validation_failed` for a market
 * or a competition of other tips than those of experts.
 */
export async function listTips(
  db: Database,
  filter: TipFilter,
  nowMs: number,
): Promise<Paged<Tip[]> & Pick<AsOf<Tip[]>, "nextChangeAtMs">> {
  const { expert_ids, match_id, market, comp_id } = filter;
  const isOfExperts = expert_ids !== undefined && match_id === undefined;
  const limited = [...(market === "all" ? [] : ["market"]), ...(comp_id === undefined ? [] : ["comp_id"])];
  if (!isOfExperts && limited.length > 0)
    throw new AppError("validation_failed", {
      fields: Object.fromEntries(limited.map((key) => [key, ["is for tips of expert_ids only"]])),
    });
  const [rows, [count]] = await readPage(db, filter, nowMs);
  const matches = await matchesOf(db, rows, nowMs);
  const now = Math.floor(nowMs / 1000);
  const data = rows.flatMap((row) => {
    const match = matches.get(row.match_id);
    return match ? [toTip(row, match, now)] : [];
  });
  const nextChangeAtMs = firstMs(rows.map((row) => nextChangeOf(row, now)));
  return { data, page: pageInfo(filter, count), nextChangeAtMs };
}

/** A tip as the public sees it. Throws `tip_not_found`. */
export async function getTip(db: Database, id: number, nowMs: number): Promise<AsOf<TipDetail>> {
  const [[row]] = await readAll(db, bindQuery(tipById, nowMs, id));
  const match = row && (await matchesOf(db, [row], nowMs)).get(row.match_id);
  if (!row || !match) throw noTip(id);
  const now = Math.floor(nowMs / 1000);
  return { data: toTipDetail(row, match, now), nextChangeAtMs: firstMs([nextChangeOf(row, now)]) };
}

/** The content of a tip for a reader. Throws `tip_not_found`. */
export async function getTipText(db: Database, id: number, reader: Reader, nowMs: number): Promise<TipText> {
  const [[row]] = await readAll(db, bindQuery(tipById, nowMs, id));
  if (!row) throw noTip(id);
  const [[follow]] = await readAll(db, bindQuery(isFollowing, reader.id, row.expert_id));
  return textFor(row, { reader, follows: follow !== undefined }, Math.floor(nowMs / 1000));
}

/**
 * Personal data of tips: experts a reader follows, and tips they have published. Tips stay in the ledger without their
 * texts.
 */
export const tipPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [follows, tips] = await readAll(
      db,
      bindQuery(followedBy, readerId),
      bindQuery(tipsOfAccount, readerId),
    );
    return { follows, tips };
  },
  removalOf: (readerId, nowMs) => [emptyTipsOf(db, readerId, Math.floor(nowMs / 1000))],
});
