/** Bounds of what an account is made of; the shortest lengths are those of product spec section 9. Characters are code points. */
export const ACCOUNT_LENGTHS = {
  user_name: { min: 6, max: 32 },
  nick_name: { min: 6, max: 32 },
  full_name: { min: 1, max: 80 },
  email: { min: 3, max: 254 },
  phone: { min: 8, max: 20 },
  brand_code: { min: 1, max: 32 },
  password: { min: 8, max: 128 },
} as const;

/** Largest picture that is taken as an avatar, bytes; and its longer side in pixels once it is kept. */
export const AVATAR_BYTES = 2 * 1024 * 1024;
export const AVATAR_SIDE = 256;

/**
 * What can be wrong with a field of a form: codes on the wire, texts by message `field_<code>`. Source: product spec
 * sections 5 and 8; those it does not name are what its fields need besides (a longest length, a taken account name).
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
] as const;

/** One of {@link FIELD_ERRORS}. */
export type FieldError = (typeof FIELD_ERRORS)[number];

const known: ReadonlySet<string> = new Set(FIELD_ERRORS);

/** True for a code of the table: a service of an operator's own may answer with anything. */
export const isFieldError = (value: unknown): value is FieldError =>
  typeof value === "string" && known.has(value);
