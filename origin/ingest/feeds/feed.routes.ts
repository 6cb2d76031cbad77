import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import { endpoints } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { FeedSettings } from "./feed-settings.ts";
import { getFeedsOverview } from "./feeds-overview.service.ts";
import { type Pull, type PullDeps, pullFeed } from "./pull-feed.service.ts";

type FeedCalls = "feeds" | "feedsWatch" | "feedsPull";

function answerOf({ calls, row }: Pull, { quota }: FeedSettings, nowMs: number) {
  if (!row) throw new AppError("feed_busy", { retryAfterSeconds: 60 });
  return {
    calls: [...calls],
    next_at: Math.floor(row.next_at / 1000),
    resting_until: row.back_off_until > nowMs ? Math.floor(row.back_off_until / 1000) : null,
    used_today: row.used,
    per_day: quota.perDay,
  };
}

/** Operator handlers of providers. */
export function feedWatchHandlers(
  db: Database,
  feeds: readonly FeedSettings[],
  deps: PullDeps,
): Pick<Handlers, FeedCalls> {
  return {
    feeds: async ({ nowMs }) => ({ data: await getFeedsOverview(db, feeds, nowMs) }),

    async feedsWatch({ reader, nowMs }) {
      if (reader.role !== "operator")
        throw new AppError("forbidden", { detail: "only operators manage providers" });
      return { data: await getFeedsOverview(db, feeds, nowMs) };
    },

    async feedsPull({ readBody, nowMs }) {
      const { source, dry_run } = parseForm(endpoints.feedsPull.body, await readBody());
      const feed = feeds.find((one) => one.source.source === source);
      if (!feed) {
        const known = feeds.map((one) => one.source.source).join(", ") || "none";
        throw new AppError("feed_not_found", {
          detail: `no key is set for "${source}"; there are keys for: ${known}`,
        });
      }
      const pull = await pullFeed(deps, feed, { dryRun: dry_run, waits: false });
      return { data: answerOf(pull, feed, nowMs) };
    },
  };
}
