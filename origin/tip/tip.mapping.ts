import { avatarPath } from "#origin/account/account.mapping.ts";
import type { Reader } from "#origin/http/answer.ts";
import type { Match } from "#shared/match/index.ts";
import {
  TIP_VISIBLE_SECONDS,
  type Tip,
  type TipBet,
  type TipDetail,
  type TipText,
} from "#shared/tip/index.ts";
import type { TipTextState } from "#shared/tip/tip.table.ts";
import type { TipRow } from "./tip.queries.ts";

/** The one place that maps stored tips to a viewer's view of them. Moments are seconds UTC. */

/** Viewer of a tip: anonymous, or a reader who follows its expert or does not. */
export type Viewer = { readonly reader: Reader; readonly follows: boolean } | null;

/** True if a viewer may see a tip at all; its expert and operators see every one. */
function isFor({ permission, expert_id }: TipRow, viewer: Viewer): boolean {
  if (permission === "free") return true;
  if (viewer === null) return false;
  const { reader, follows } = viewer;
  return permission === "members" || follows || reader.id === expert_id || reader.role === "operator";
}

function textStateOf(tip: TipRow, viewer: Viewer, now: number): TipTextState {
  if (tip.deleted_at !== null) return "deleted";
  if (now >= tip.published_at + TIP_VISIBLE_SECONDS) return "over";
  if (isFor(tip, viewer) || tip.permission === "free") return "shown";
  return tip.permission;
}

const betOf = ({ market, period, outcome, line, price, company_id, company_name }: TipRow): TipBet => ({
  ...{ market, period, outcome, line, price },
  company: { id: company_id, name: company_name },
});

/** From kick-off a bet is public; until then only the tip's audience sees it. A deleted one is hidden. */
const shownBet = (tip: TipRow, viewer: Viewer, now: number): TipBet | null =>
  now >= tip.kick_off_at || (tip.deleted_at === null && isFor(tip, viewer)) ? betOf(tip) : null;

/** When a tip's visibility next changes by time alone, after `now`; null if it does not. */
export function nextChangeOf(tip: TipRow, now: number): number | null {
  const moments = [tip.kick_off_at, tip.published_at + TIP_VISIBLE_SECONDS, tip.settled_at ?? 0];
  const later = moments.filter((moment) => moment > now);
  return later.length === 0 ? null : Math.min(...later);
}

/** A tip in public lists. */
export function toTip(row: TipRow, match: Match, now: number): Tip {
  const isSettled = row.settled_at !== null && row.settled_at <= now;
  return {
    id: row.id,
    expert: { id: row.expert_id, nick_name: row.expert_nick_name, avatar: avatarPath(row.expert_avatar) },
    match,
    permission: row.permission,
    lang: row.lang,
    title: row.title,
    text_state: textStateOf(row, null, now),
    bet: shownBet(row, null, now),
    result: isSettled ? row.result : null,
    closing_price: isSettled ? row.closing_price : null,
    published_at: row.published_at,
  };
}

/** The same on its own page. */
export function toTipDetail(row: TipRow, match: Match, now: number): TipDetail {
  return { ...toTip(row, match, now), content: textFor(row, null, now).content };
}

/** The content of a tip for one viewer. */
export function textFor(row: TipRow, viewer: Viewer, now: number): TipText {
  const text_state = textStateOf(row, viewer, now);
  return {
    text_state,
    content: text_state === "shown" ? row.content : null,
    bet: shownBet(row, viewer, now),
  };
}
