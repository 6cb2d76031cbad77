import { avatarPath } from "#origin/account/account.mapping.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { noCompetition } from "#origin/football/not-found.ts";
import { offsetOf, type Paged, type PageQuery, pageInfo } from "#origin/football/page.ts";
import { competitionRefOf } from "#origin/football/ref-columns.mapping.ts";
import type { Reader } from "#origin/http/answer.ts";
import { wrongFields } from "#origin/http/form.ts";
import { AppError } from "#shared/errors/index.ts";
import type { CompetitionRef } from "#shared/match/index.ts";
import { type Expert, recordOf } from "#shared/tip/index.ts";
import type { ExpertId } from "#shared/tip/tip.schema.ts";
import type { ExpertSort, TipMarket } from "#shared/tip/tip.table.ts";
import {
  countOfListedExperts,
  type ExpertRow,
  everyTippedCompetition,
  expertsById,
  followedBy,
  rankedExperts,
  type TippedCompetitionRow,
  tippedCompetitions,
} from "./expert.queries.ts";
import { type RecordedRow, recordOfExperts } from "./tip.queries.ts";
import { addFollow, removeFollow } from "./tip.store.ts";

const noExpert = (id: number) => new AppError("user_not_found", { detail: `expert ${id}` });

/** The tips that a record is of. */
interface KindOfTips {
  readonly market: TipMarket | "all";
  readonly comp_id?: number | undefined;
}

const ALL_TIPS: KindOfTips = { market: "all" };

/**
 * The competitions of tips as rows refer to them. Throws `league_not_found` where records of another one are asked for:
 * an answer for each invented id would fill caches.
 */
function competitionsFor({ comp_id }: KindOfTips, rows: readonly TippedCompetitionRow[]): CompetitionRef[] {
  const competitions = rows.flatMap((row) => competitionRefOf(row) ?? []);
  if (comp_id !== undefined && !competitions.some(({ id }) => id === comp_id)) throw noCompetition(comp_id);
  return competitions;
}

const isOfKind = ({ market, competition_id }: RecordedRow, kind: KindOfTips): boolean =>
  (kind.market === "all" || kind.market === market) &&
  (kind.comp_id === undefined || kind.comp_id === competition_id);

/** An expert with their record as of a moment; `account` is null once it is deleted. */
function toExpert(
  id: number,
  account: ExpertRow | null,
  tips: readonly RecordedRow[],
  now: number,
  kind = ALL_TIPS,
): Expert {
  const settled = tips.filter(({ result, settled_at }) => result !== null && (settled_at ?? now + 1) <= now);
  const recorded = settled.flatMap((row) => {
    const { result, price, closing_price } = row;
    return result !== null && isOfKind(row, kind) ? [{ result, price, closing_price }] : [];
  });
  return {
    id: id as ExpertId,
    nick_name: account?.nick_name ?? null,
    avatar: avatarPath(account?.avatar ?? null),
    followers: account?.followers ?? 0,
    published: tips.length,
    open: tips.length - settled.length,
    record: recordOf(recorded),
    since: account?.created_at ?? tips[0]?.published_at ?? now,
  };
}

interface ExpertFilter extends PageQuery, KindOfTips {
  readonly expert_ids?: readonly number[] | undefined;
  readonly sort: ExpertSort;
}

/** Competitions that a list of experts can be limited to. */
const MOST_COMPETITIONS = 500;

/**
 * Experts in the order asked for, with the records of their tips or of some: of a market or a competition only experts
 * with tips there. With the competitions of all experts' tips. Throws `league_not_found` for a competition without tips.
 */
export async function listExperts(
  db: Database,
  filter: ExpertFilter,
  nowMs: number,
): Promise<Paged<{ experts: Expert[]; competitions: CompetitionRef[] }>> {
  const { market, comp_id = null, expert_ids, sort, limit } = filter;
  const listed = [nowMs, market, comp_id, expert_ids ? JSON.stringify(expert_ids) : null] as const;
  const [rows, [count]] = await readAll(
    db,
    bindQuery(rankedExperts[sort], ...listed, limit, offsetOf(filter)),
    bindQuery(countOfListedExperts, ...listed),
  );
  const [tips, competitions] = await readAll(
    db,
    bindQuery(recordOfExperts, nowMs, JSON.stringify(rows.map(({ id }) => id))),
    bindQuery(everyTippedCompetition, nowMs, MOST_COMPETITIONS),
  );
  const byExpert = Map.groupBy(tips, ({ expert_id }) => Number(expert_id));
  const now = Math.floor(nowMs / 1000);
  const data = {
    experts: rows.map((row) => toExpert(row.id, row, byExpert.get(row.id) ?? [], now, filter)),
    // A page beyond the last is empty: no cache keeps it.
    competitions: rows.length === 0 && filter.page > 1 ? [] : competitionsFor(filter, competitions),
  };
  return { data, page: pageInfo(filter, count) };
}

/**
 * An expert with the record of their tips or some of them, also after the account is deleted, and the competitions of
 * all their tips. Throws `user_not_found`, and `league_not_found` for a competition without tips of theirs.
 */
export async function getExpert(
  db: Database,
  id: number,
  kind: KindOfTips,
  nowMs: number,
): Promise<{ expert: Expert; competitions: CompetitionRef[] }> {
  const ids = JSON.stringify([id]);
  const [[account], tips, competitions] = await readAll(
    db,
    bindQuery(expertsById, ids),
    bindQuery(recordOfExperts, nowMs, ids),
    bindQuery(tippedCompetitions, nowMs, id),
  );
  if (!account && tips.length === 0) throw noExpert(id);
  return {
    expert: toExpert(id, account ?? null, tips, Math.floor(nowMs / 1000), kind),
    competitions: competitionsFor(kind, competitions),
  };
}

/** Follows an expert. Throws `user_not_found`, `forbidden` for oneself, `validation_failed` beyond the limit. */
export async function followExpert(
  db: Database,
  expert_id: number,
  reader: Reader,
  nowMs: number,
): Promise<void> {
  if (expert_id === reader.id)
    throw new AppError("forbidden", { detail: "experts cannot follow themselves" });
  const [[expert]] = await readAll(db, bindQuery(expertsById, JSON.stringify([expert_id])));
  if (!expert) throw noExpert(expert_id);
  const at = Math.floor(nowMs / 1000);
  const isHeld = await addFollow(db, { follower_id: reader.id, expert_id, at });
  if (!isHeld) throw wrongFields({ expert_id: "follow_limit" });
}

/** Unfollows an expert. Throws `unfollow_failed` when the reader did not follow them. */
export async function unfollowExpert(db: Database, expert_id: number, reader: Reader): Promise<void> {
  if (!(await removeFollow(db, reader.id, expert_id))) throw new AppError("unfollow_failed");
}

/** Experts that a reader follows, last followed first. */
export async function listFollowed(db: Database, readerId: number): Promise<number[]> {
  const [rows] = await readAll(db, bindQuery(followedBy, readerId));
  return rows.map(({ expert_id }) => expert_id);
}
