import { index, integer, primaryKey, real, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import type { MatchId } from "#shared/match/index.ts";
import type { CompanyId, PricePeriod } from "#shared/odds/index.ts";
import type { ExpertId, TipBet, TipId } from "#shared/tip/tip.schema.ts";
import type { TIP_RESULTS, TipMarket, TipPermission } from "#shared/tip/tip.table.ts";
import { DEFAULT_LOCALE, type Locale } from "#shared/url/locale.ts";
import { users } from "./account.table.ts";

/**
 * Published tips. Rows are never deleted: a deleted tip loses title and content. Columns from `expert_id` to `hash` are
 * immutable, because the ledger covers them (shared/tip/tip-ledger.rules.ts). Moments are seconds UTC.
 */
export const tips = sqliteTable(
  "tips",
  {
    /** Sequence number in the ledger: 1, 2, 3 … */
    id: integer().$type<TipId>().primaryKey(),
    /** Account of the expert. No foreign key, because the account may have been deleted since. */
    expert_id: integer().$type<ExpertId>().notNull(),
    // No foreign keys to match and company: a demo world is deleted when real data arrives, and the ledger stays.
    match_id: integer().$type<MatchId>().notNull(),
    market: text().$type<TipMarket>().notNull(),
    period: text().$type<PricePeriod>().notNull(),
    outcome: text().$type<TipBet["outcome"]>().notNull(),
    line: real(),
    price: real().notNull(),
    company_id: integer().$type<CompanyId>().notNull(),
    /** Kick-off as planned at publication. */
    kick_off_at: integer().notNull(),
    published_at: integer().notNull(),
    text_hash: text().notNull(),
    hash: text().notNull(),
    permission: text().$type<TipPermission>().notNull(),
    /** Language of title and content. Not part of the ledger. */
    lang: text().$type<Locale>().notNull().default(DEFAULT_LOCALE),
    title: text(),
    content: text(),
    deleted_at: integer(),
    result: text().$type<(typeof TIP_RESULTS)[number]>(),
    closing_price: real(),
    /** When the result was found, or corrected. */
    settled_at: integer(),
  },
  (table) => [
    unique("tips_once").on(table.expert_id, table.match_id, table.market, table.period),
    index("tips_by_expert").on(table.expert_id, table.id),
    index("tips_by_match").on(table.match_id, table.id),
    index("tips_by_settlement").on(table.settled_at),
  ],
);

/** Last ledger entry of each day. */
export const ledger_days = sqliteTable("ledger_days", {
  /** `YYYY-MM-DD`, UTC. */
  date: text().primaryKey(),
  seq: integer().notNull(),
  hash: text().notNull(),
});

/** Followers of experts. */
export const follows = sqliteTable(
  "follows",
  {
    follower_id: integer()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    expert_id: integer()
      .$type<ExpertId>()
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Seconds UTC. */
    at: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.follower_id, table.expert_id] }),
    index("follows_by_expert").on(table.expert_id),
  ],
);
