import { type FieldError, isFieldError } from "#shared/errors/field-error.table.ts";
import { m } from "#web/paraglide/messages.js";

/** Text of every complaint, in the page's language. A new code without a text does not compile. */
const texts = {
  captcha_required: m.field_captcha_required,
  captcha_wrong: m.field_captcha_wrong,
  account_required: m.field_account_required,
  account_short: m.field_account_short,
  account_long: m.field_account_long,
  account_characters: m.field_account_characters,
  account_taken: m.field_account_taken,
  password_required: m.field_password_required,
  password_short: m.field_password_short,
  password_long: m.field_password_long,
  password_wrong: m.field_password_wrong,
  password_again_short: m.field_password_again_short,
  password_mismatch: m.field_password_mismatch,
  nick_name_required: m.field_nick_name_required,
  nick_name_short: m.field_nick_name_short,
  nick_name_long: m.field_nick_name_long,
  nick_name_characters: m.field_nick_name_characters,
  nick_name_taken: m.field_nick_name_taken,
  name_required: m.field_name_required,
  name_long: m.field_name_long,
  email_format: m.field_email_format,
  email_taken: m.field_email_taken,
  phone_invalid: m.field_phone_invalid,
  phone_taken: m.field_phone_taken,
  brand_code_unknown: m.field_brand_code_unknown,
  avatar_required: m.field_avatar_required,
  avatar_too_large: m.field_avatar_too_large,
  avatar_not_picture: m.field_avatar_not_picture,
  tip_title_required: m.field_tip_title_required,
  tip_title_long: m.field_tip_title_long,
  tip_characters: m.field_tip_characters,
  tip_permission_unknown: m.field_tip_permission_unknown,
  tip_content_required: m.field_tip_content_required,
  tip_content_short: m.field_tip_content_short,
  tip_content_long: m.field_tip_content_long,
  tip_match_required: m.field_tip_match_required,
  tip_match_unknown: m.field_tip_match_unknown,
  tip_play_required: m.field_tip_play_required,
  tip_play_unknown: m.field_tip_play_unknown,
  tip_play_repeated: m.field_tip_play_repeated,
  tip_price_moved: m.field_tip_price_moved,
  tip_company_required: m.field_tip_company_required,
  tip_company_empty: m.field_tip_company_empty,
  follow_limit: m.field_follow_limit,
} as const satisfies Record<FieldError, () => string>;

/** What a reader is told of a field; a code that a service of an operator's own has made up gets the general sentence. */
export const fieldText = (code: unknown): string =>
  isFieldError(code) ? texts[code]() : m.error_validation_failed();
