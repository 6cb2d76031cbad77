export {
  MERGEABLE_KINDS,
  type MergeableKind,
  MergeForm,
  MergeReport,
  NAME_DECISIONS,
  type NameDecision,
  NameDecisionForm,
  type NamedRow,
  NameMatch,
  type NameMatchReason,
  type NameMatchState,
} from "./name-match.schema.ts";
