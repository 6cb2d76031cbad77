/** Bounds of account fields; the shortest lengths are those of product spec section 9. Characters are code points. */
export const ACCOUNT_LENGTHS = {
  user_name: { min: 6, max: 32 },
  nick_name: { min: 6, max: 32 },
  full_name: { min: 1, max: 80 },
  email: { min: 3, max: 254 },
  phone: { min: 8, max: 20 },
  brand_code: { min: 1, max: 32 },
  password: { min: 8, max: 128 },
} as const;

/** Largest picture that is taken as an avatar, bytes. */
export const AVATAR_BYTES = 2 * 1024 * 1024;
/** Width and height of an avatar as it is kept, pixels. */
export const AVATAR_SIDE = 256;
