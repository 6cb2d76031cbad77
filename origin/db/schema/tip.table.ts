import { index, integer, primaryKey, real, sqliteTable, text, unique } from "drizzle-orm/sqlite-core";
import type { MatchId } from "#shared/match/index.ts";
import type { CompanyId, PricePeriod } from "#shared/odds/index.ts";
import type { ExpertId, TipBet, TipId } from "#shared/tip/tip.schema.ts";
import type { TIP_RESULTS, TipMarket, TipPermission } from "#shared/tip/tip.table.ts";
import { DEFAULT_LOCALE, type Locale } from "#shared/url/locale.ts";
import { users } from "./account.table.ts";

/**
 * What experts have published. Rows are never taken away: a deleted tip loses title and content. From `expert_id` to
 * `hash` nothing ever changes, for the ledger holds it (shared/tip/tip-ledger.rules.ts). Moments are seconds UTC.
 */
export const tips = sqliteTable(
  "tips",
  {
    /** 1, 2, 3 …: its place in the ledger. */
    id: integer().$type<TipId>().primaryKey(),
    /** Account of the expert; he may have deleted it since, so it is no reference. */
    expert_id: integer().$type<ExpertId>().notNull(),
    // Neither match nor company is a reference: a made-up world goes when a real one comes, and the ledger stays.
    match_id: integer().$type<MatchId>().notNull(),
    market: text().$type<TipMarket>().notNull(),
    period: text().$type<PricePeriod>().notNull(),
    outcome: text().$type<TipBet["outcome"]>().notNull(),
    line: real(),
    price: real().notNull(),
    company_id: integer().$type<CompanyId>().notNull(),
    /** As it was planned at publication. */
    kick_off_at: integer().notNull(),
    published_at: integer().notNull(),
    text_hash: text().notNull(),
    hash: text().notNull(),
    permission: text().$type<TipPermission>().notNull(),
    /** Language of title and content. The ledger does not hold it. */
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

/** The last entry of each day of the ledger. */
export const ledger_days = sqliteTable("ledger_days", {
  /** `YYYY-MM-DD`, UTC. */
  date: text().primaryKey(),
  seq: integer().notNull(),
  hash: text().notNull(),
});

/** Which readers follow which experts. */
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
