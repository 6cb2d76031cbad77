import * as z from "zod/mini";
import { CompetitionRef } from "../match/match.schema.ts";
import {
  EntryRow,
  Expert,
  FollowForm,
  LedgerDay,
  Tip,
  TipDetail,
  TipForm,
  TipText,
} from "../tip/tip.schema.ts";
import { EXPERT_SORTS, MOST_FOLLOWED, RANKED_TIPS, TIP_MARKETS } from "../tip/tip.table.ts";
import { LOCALES } from "../url/locale.ts";
import { endpoint, Nothing } from "./endpoint.ts";
import {
  choiceField,
  idField,
  intField,
  optionalIdField,
  optionalIdListField,
  pageFields,
} from "./query-fields.ts";

const PAGE = pageFields({ default: 20, max: 50 });
/** Some of the tips of an expert. */
const KIND_OF_TIPS = {
  market: choiceField(["all", ...TIP_MARKETS], "all"),
  comp_id: optionalIdField(),
};
const LEDGER_PAGE = 500;

/** Calls of experts and their tips. All their data is about betting. */
export const tipEndpoints = {
  tips: endpoint({
    upstream: "content",
    path: "tips",
    summary:
      "Tips, newest first: all, those of experts or of a match, those in one language, or only those whose match is over (`settled`) or not (`open`). Those of experts also of one market, which excludes tips whose bet is not public yet, or of one competition. A deleted tip is omitted from the open tips and stays among the settled ones.",
    query: {
      expert_ids: optionalIdListField({ most: MOST_FOLLOWED }),
      match_id: optionalIdField(),
      state: choiceField(["all", "open", "settled"], "all"),
      lang: choiceField(["all", ...LOCALES], "all"),
      ...KIND_OF_TIPS,
      ...PAGE,
    },
    answer: z.object({ tips: z.array(Tip) }),
    paginated: true,
    freshness: "minutes",
    betting: "only",
    results: true,
  }),
  tipsDetail: endpoint({
    upstream: "content",
    path: "tips/detail",
    summary: "A tip, with the public part of its text.",
    query: { tip_id: idField() },
    answer: z.object({ tip: TipDetail }),
    freshness: "minutes",
    betting: "only",
    results: true,
  }),
  tipsText: endpoint({
    upstream: "content",
    path: "tips/text",
    summary: "Text and bet of a tip, if the reader may see them.",
    query: { tip_id: idField() },
    answer: z.object({ text: TipText }),
    freshness: "private",
    access: "reader",
    betting: "only",
  }),
  tipsPost: endpoint({
    upstream: "content",
    method: "POST",
    path: "tips",
    summary:
      "Publishes a tip of an expert before kick-off, at a current price of the bookmaker; one for each market of a match.",
    body: TipForm,
    answer: z.object({ tip_id: z.int() }),
    freshness: "private",
    access: "reader",
    betting: "only",
  }),
  tipsDelete: endpoint({
    upstream: "content",
    method: "POST",
    path: "tips/delete",
    summary:
      "Deletes title and text of a tip, for its author and for operators. The tip stays in the record and in the ledger.",
    body: z.object({ tip_id: z.int() }),
    answer: Nothing,
    freshness: "private",
    access: "reader",
  }),
  tipsLedger: endpoint({
    upstream: "content",
    path: "tips/ledger",
    summary: `The ledger after entry \`after\`, at most ${LEDGER_PAGE} entries. Entries are sealed until kick-off.`,
    query: {
      after: intField({ min: 0, default: 0 }),
      limit: intField({ min: 1, max: LEDGER_PAGE, default: LEDGER_PAGE }),
    },
    answer: z.object({ entries: z.array(EntryRow) }),
    freshness: "minutes",
    betting: "only",
  }),
  tipsLedgerDays: endpoint({
    upstream: "content",
    path: "tips/ledger/days",
    summary: "The last ledger entry of each day, newest first.",
    query: PAGE,
    answer: z.object({ days: z.array(LedgerDay) }),
    paginated: true,
    freshness: "minutes",
    betting: "only",
  }),
  experts: endpoint({
    upstream: "content",
    path: "experts",
    summary: `Experts, or those with the given ids, with the records of all their tips; with \`market\` or \`comp_id\` only experts with such tips, and the records of these. The greatest value of \`sort\` comes first, \`form\` is \`last_profit\`; experts with fewer than ${RANKED_TIPS} settled tips come after those with more, unless sorted by followers. \`competitions\` are those of all experts' tips, the most tipped first.`,
    query: {
      expert_ids: optionalIdListField({ most: MOST_FOLLOWED }),
      sort: choiceField(EXPERT_SORTS, "followers"),
      ...KIND_OF_TIPS,
      ...PAGE,
    },
    answer: z.object({ experts: z.array(Expert), competitions: z.array(CompetitionRef) }),
    paginated: true,
    freshness: "minutes",
    betting: "only",
    results: true,
  }),
  expertsDetail: endpoint({
    upstream: "content",
    path: "experts/detail",
    summary:
      "An expert with the record of all their tips, or of those in one market or competition; with the competitions of all their tips.",
    query: { expert_id: idField(), ...KIND_OF_TIPS },
    answer: z.object({ expert: Expert, competitions: z.array(CompetitionRef) }),
    freshness: "minutes",
    betting: "only",
    results: true,
  }),
  expertsFollow: endpoint({
    upstream: "content",
    method: "POST",
    path: "experts/follow",
    summary: "Follows an expert. Idempotent.",
    body: FollowForm,
    answer: Nothing,
    freshness: "private",
    access: "reader",
  }),
  expertsUnfollow: endpoint({
    upstream: "content",
    method: "POST",
    path: "experts/unfollow",
    summary: "Unfollows an expert; `unfollow_failed` if the reader does not follow the expert.",
    body: FollowForm,
    answer: Nothing,
    freshness: "private",
    access: "reader",
  }),
  usersMeFollows: endpoint({
    upstream: "content",
    path: "users/me/follows",
    summary: "Ids of the experts that the reader follows.",
    answer: z.object({ expert_ids: z.array(z.int()) }),
    freshness: "private",
    access: "reader",
  }),
} as const;
