import { type Me, nameKey } from "#shared/account/index.ts";
import type { UserRow } from "./account.queries.ts";

/** URL of a stored picture. */
export const avatarPath = (key: string | null): string | null =>
  key === null ? null : `/avatars/${key}.webp`;

/**
 * E-mail addresses are compared case-insensitively, because mail servers do so in practice: one address, one account.
 */
export const emailKey = (email: string | null): string | null => email?.toLowerCase() ?? null;

/** Normalized keys by which account names are compared. */
export const keysOf = (names: { readonly nick_name: string; readonly email: string | null }) => ({
  nick_key: nameKey(names.nick_name),
  email_key: emailKey(names.email),
});

/** An account as its owner sees it. */
export const toMe = (row: UserRow): Me => ({
  id: row.id,
  user_name: row.user_name,
  nick_name: row.nick_name,
  full_name: row.full_name,
  email: row.email,
  email_verified_at: row.email_verified_at,
  phone: row.phone,
  brand_code: row.brand_code,
  role: row.role,
  avatar: avatarPath(row.avatar),
  created_at: row.created_at,
});
