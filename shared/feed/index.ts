export {
  type FeedClaim,
  type FeedDisagreement,
  type FeedState,
  FeedsOverview,
  type TableDifference,
} from "./feed.schema.ts";
