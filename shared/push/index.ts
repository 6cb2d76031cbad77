export { type CoveringFollow, wantedKinds } from "./covering-follow.rules.ts";
export type { MatchNotice, NameByLocale, Notice, NoticeIncident, PushMessage, TipNotice } from "./notice.ts";
export { allowedKinds } from "./push.rules.ts";
export { PushEndpoint, PushForm, PushPreferences } from "./push.schema.ts";
export {
  type MatchKind,
  type PushKind,
  type PushTarget,
  RESULT_KINDS,
  UNSEEN_SECONDS,
} from "./push.table.ts";
