/**
 * What can be wrong with a field of a form: codes on the wire, texts by message `field_<code>`. Source: product spec
 * sections 5 and 8; those it does not name are what its fields need besides (a longest length, a price that has moved).
 */
export const FIELD_ERRORS = [
  "captcha_required",
  "captcha_wrong",
  "account_required",
  "account_short",
  "account_long",
  "account_characters",
  "account_taken",
  "password_required",
  "password_short",
  "password_long",
  "password_wrong",
  "password_again_short",
  "password_mismatch",
  "nick_name_required",
  "nick_name_short",
  "nick_name_long",
  "nick_name_characters",
  "nick_name_taken",
  "name_required",
  "name_long",
  "email_format",
  "email_taken",
  "phone_invalid",
  "phone_taken",
  "brand_code_unknown",
  "avatar_required",
  "avatar_too_large",
  "avatar_not_picture",
  "tip_title_required",
  "tip_title_long",
  "tip_content_required",
  "tip_content_short",
  "tip_content_long",
  "tip_characters",
  "tip_permission_unknown",
  "tip_match_required",
  "tip_match_unknown",
  "tip_play_required",
  "tip_play_unknown",
  "tip_play_repeated",
  "tip_price_moved",
  "tip_company_required",
  "tip_company_empty",
  "follow_limit",
] as const;

/** One of {@link FIELD_ERRORS}. */
export type FieldError = (typeof FIELD_ERRORS)[number];

const known: ReadonlySet<string> = new Set(FIELD_ERRORS);

/** True for a code of the table: a service of an operator's own may answer with anything. */
export const isFieldError = (value: unknown): value is FieldError =>
  typeof value === "string" && known.has(value);
