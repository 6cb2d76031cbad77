import { type Me, nameKey } from "#shared/account/index.ts";
import type { UserRow } from "./account.queries.ts";

/** Where a stored picture is found on the site. */
export const avatarPath = (key: string | null): string | null =>
  key === null ? null : `/avatars/${key}.webp`;

/** Mail servers tell capitals apart nowhere that matters; nobody should have two accounts by them. */
export const emailKey = (email: string | null): string | null => email?.toLowerCase() ?? null;

/** What an account's names are compared by. */
export const keysOf = (names: { readonly nick_name: string; readonly email: string | null }) => ({
  nick_key: nameKey(names.nick_name),
  email_key: emailKey(names.email),
});

/** An account as its reader sees it. */
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
