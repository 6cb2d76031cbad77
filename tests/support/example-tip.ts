import { createTryLimits } from "#origin/account/try-limits.ts";
import type { Database } from "#origin/db/database.ts";
import { decodeQuotes } from "#origin/football/odds/price-series.ts";
import { publishTip } from "#origin/tip/publish-tip.service.ts";

/** An expert in a world that has none, and a tip of his on the next match that has a handicap. */
export interface ExampleTip {
  readonly tip_id: number;
  readonly expert_id: number;
  readonly match_id: number;
}

const CONTENT =
  "Đội nhà thắng bốn trong năm trận gần nhất trên sân nhà và chỉ thủng lưới hai bàn. Đội khách thiếu hai trung vệ. ".repeat(
    5,
  );

const EXPERT = `INSERT INTO users (user_name, user_key, nick_name, nick_key, role, password_hash, created_at, password_at)
  VALUES ('example', 'example', 'Chuyên gia mẫu', 'chuyên gia mẫu', 'expert', 'none', ?1, ?1) RETURNING id`;

const NEXT = `SELECT m.id AS match_id, p.company_id, p.quotes FROM matches m
  JOIN price_series p ON p.match_id = m.id AND p.market = 'asian_handicap' AND p.period = 'full'
  WHERE m.match_time > ?1 / 1000 + 7200 AND m.known_at <= ?1 ORDER BY m.match_time, m.id, p.company_id LIMIT 50`;

/** Publishes the tip as of a moment, milliseconds UTC, by the way that all tips take. */
export async function addExampleTip(db: Database, nowMs: number): Promise<ExampleTip> {
  const [expert] = (
    await db
      .prepare(EXPERT)
      .bind(Math.floor(nowMs / 1000))
      .all()
  ).results as { id: number }[];
  const rows = (await db.prepare(NEXT).bind(nowMs).all()).results as {
    match_id: number;
    company_id: number;
    quotes: string;
  }[];
  for (const { match_id, company_id, quotes } of rows) {
    const quote = decodeQuotes(quotes).findLast(({ known_at_ms }) => known_at_ms <= nowMs);
    const price = quote?.prices[0];
    if (!expert || !quote || price === undefined || quote.suspended || quote.in_play) continue;
    const play = {
      market: "asian_handicap",
      period: "full",
      outcome: "home",
      line: quote.line,
      price,
      company_id,
    } as const;
    const form = {
      title: "Chủ nhà khó thua",
      content: CONTENT.trim(),
      permission: "free",
      match_id,
      play,
    } as const;
    const reader = { id: expert.id, role: "expert", sessionId: 0 } as const;
    const limits = createTryLimits(db, "a secret of the tests");
    return { tip_id: await publishTip({ db, limits }, form, reader, nowMs), expert_id: expert.id, match_id };
  }
  throw new Error("no match ahead has a handicap");
}
