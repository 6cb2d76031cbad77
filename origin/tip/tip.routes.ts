import type { TryLimits } from "#origin/account/try-limits.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { offsetOf, pageInfo } from "#origin/football/page.ts";
import { type Handlers, tagsOfMatches } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import { endpoints } from "#shared/api/index.ts";
import type { tipEndpoints } from "#shared/api/tip.endpoints.ts";
import { AppError } from "#shared/errors/index.ts";
import { FollowForm, TipForm } from "#shared/tip/index.ts";
import { countOfEveryExpert } from "./expert.queries.ts";
import { followExpert, getExpert, listExperts, listFollowed, unfollowExpert } from "./expert.service.ts";
import { listEntries, listLedgerDays } from "./ledger.service.ts";
import { publishTip } from "./publish-tip.service.ts";
import { countOfPublishedTips, idsOfExperts, publishedTips } from "./tip.queries.ts";
import { getTip, getTipText, listTips } from "./tip.service.ts";
import { emptyTip } from "./tip.store.ts";

/** Handlers of experts and their tips. */
export function tipHandlers(
  db: Database,
  limits: TryLimits,
): Pick<Handlers, keyof typeof tipEndpoints | "sitemapTips" | "sitemapExperts"> {
  return { ...singleTipHandlers(db, limits), ...expertHandlers(db), ...sitemapHandlers(db) };
}

function singleTipHandlers(db: Database, limits: TryLimits) {
  return {
    async tips({ query, nowMs }) {
      const { data: tips, ...rest } = await listTips(db, query, nowMs);
      return { data: { tips }, ...rest, tags: ["tips", ...tagsOfMatches(tips.map(({ match }) => match))] };
    },

    async tipsDetail({ query, nowMs }) {
      const { data: tip, nextChangeAtMs } = await getTip(db, query.tip_id, nowMs);
      return { data: { tip }, nextChangeAtMs, tags: ["tips", ...tagsOfMatches([tip.match])] };
    },

    tipsText: async ({ query, reader, nowMs }) => ({
      data: { text: await getTipText(db, query.tip_id, reader, nowMs) },
    }),

    async tipsPost({ readBody, reader, nowMs }) {
      const form = parseForm(TipForm, await readBody());
      return { data: { tip_id: await publishTip({ db, limits }, form, reader, nowMs) } };
    },

    async tipsDelete({ readBody, reader, nowMs }) {
      const { tip_id } = parseForm(endpoints.tipsDelete.body, await readBody());
      const by = reader.role === "operator" ? null : reader.id;
      // Another expert's tip gets the same error as an unknown one.
      if (!(await emptyTip(db, tip_id, by, Math.floor(nowMs / 1000)))) throw new AppError("tip_not_found");
      return { data: {} };
    },

    async tipsLedger({ query, nowMs }) {
      const { data: entries, nextChangeAtMs } = await listEntries(db, query, nowMs);
      return { data: { entries }, nextChangeAtMs, tags: ["tips"] };
    },

    async tipsLedgerDays({ query, nowMs }) {
      const { data: days, page } = await listLedgerDays(db, query, nowMs);
      return { data: { days }, page, tags: ["tips"] };
    },
  } satisfies Partial<Handlers>;
}

function expertHandlers(db: Database) {
  return {
    async experts({ query, nowMs }) {
      return { ...(await listExperts(db, query, nowMs)), tags: ["experts"] };
    },

    async expertsDetail({ query, nowMs }) {
      const { expert, competitions } = await getExpert(db, query.expert_id, query, nowMs);
      return { data: { expert, competitions }, tags: ["experts", `expert:${expert.id}`] };
    },

    async expertsFollow({ readBody, reader, nowMs }) {
      const { expert_id } = parseForm(FollowForm, await readBody());
      await followExpert(db, expert_id, reader, nowMs);
      return { data: {} };
    },

    async expertsUnfollow({ readBody, reader }) {
      const { expert_id } = parseForm(FollowForm, await readBody());
      await unfollowExpert(db, expert_id, reader);
      return { data: {} };
    },

    usersMeFollows: async ({ reader }) => ({ data: { expert_ids: await listFollowed(db, reader.id) } }),
  } satisfies Partial<Handlers>;
}

function sitemapHandlers(db: Database) {
  return {
    async sitemapTips({ query, nowMs }) {
      const now = Math.floor(nowMs / 1000);
      const [tips, [count]] = await readAll(
        db,
        bindQuery(publishedTips, now, query.limit, offsetOf(query)),
        bindQuery(countOfPublishedTips, now),
      );
      return { data: { tips }, page: pageInfo(query, count), tags: ["tips"] };
    },
    async sitemapExperts({ query }) {
      const [rows, [count]] = await readAll(
        db,
        bindQuery(idsOfExperts, query.limit, offsetOf(query)),
        bindQuery(countOfEveryExpert),
      );
      return { data: { ids: rows.map(({ id }) => id) }, page: pageInfo(query, count), tags: ["tips"] };
    },
  } satisfies Partial<Handlers>;
}
