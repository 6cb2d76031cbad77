export { commentsCloseAt } from "./comment.rules.ts";
export {
  Comment,
  CommentAim,
  CommentedPost,
  CommentForm,
  CommentReport,
  CommentTree,
  CommentVerdict,
  QueuedComment,
} from "./comment.schema.ts";
export {
  COMMENT_REPLIES_MAX,
  COMMENTS_LIMIT,
  REPORTER_AGE_SECONDS,
  REPORTS_TO_HOLD,
} from "./comment.table.ts";
export { commentKey, isHeld } from "./comment-held.rules.ts";
export { treeOf } from "./comment-tree.rules.ts";
export { Configuration, Language, MenuItem, ObjectMeta, Page, PageText } from "./content.schema.ts";
export { OBJECT_TYPES } from "./content.table.ts";
export { ContentReport } from "./content-report.schema.ts";
export { Draft, DraftForm, DraftRow, type DraftState } from "./draft.schema.ts";
export { Author, CategoryPosts, type Picture, Post, PostDetail, StoredImage, Term } from "./post.schema.ts";
export {
  type DynamicRoute,
  dynamicScreenAt,
  mainSlugs,
  mayBeDynamic,
  NO_ROUTES,
  type RouteTable,
  routeTableOf,
} from "./route-table.ts";
export {
  fillTemplate,
  firstOf,
  type HeadWords,
  headWords,
  isOfObject,
  NO_HEAD_WORDS,
  objectMetaQuery,
  templatesOf,
} from "./seo-template.rules.ts";
export { isKeptOut, NO_SITE_HEAD, type SiteHead, siteHeadOf } from "./site-head.rules.ts";
export { siteLookOf } from "./site-look.rules.ts";
