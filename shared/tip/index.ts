export {
  Expert,
  FollowForm,
  LedgerDay,
  Tip,
  TipBet,
  TipDetail,
  TipForm,
  type TipPlay,
  TipText,
} from "./tip.schema.ts";
export { MOST_FOLLOWED, TIP_AHEAD_SECONDS, TIP_VISIBLE_SECONDS } from "./tip.table.ts";
export { entryHash, LEDGER_START, type LedgerEntry, tipTextHash } from "./tip-ledger.rules.ts";
export { recordOf } from "./tip-record.rules.ts";
export { type BetTerms, settleTip } from "./tip-settlement.rules.ts";
