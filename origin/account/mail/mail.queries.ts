import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { mail_tokens } from "#origin/db/schema/mail.table.ts";
import type { UserRow } from "../account.queries.ts";

/** Queries of mails with a link. */

/**
 * The account of account name or e-mail `?1` that can receive a reset. The mail goes only to a verified e-mail: an
 * unverified address may belong to another person.
 */
export const userForReset: Query<UserRow> = query(`SELECT * FROM users
  WHERE (user_key = ?1 OR email_key = ?1) AND email_key IS NOT NULL ORDER BY user_key = ?1 DESC LIMIT 1`);

/**
 * The account of a reset link with token hash `?1`, unless the link has expired at `?2` (seconds UTC) or the account's
 * address has changed.
 */
export const userByResetToken: Query<UserRow> =
  query(`SELECT u.* FROM mail_tokens t JOIN users u ON u.id = t.user_id
  WHERE t.token_hash = ?1 AND t.kind = 'reset' AND t.expires_at > ?2 AND u.email_key = t.email_key`);

/** A verification link, with whether its own account or another one has verified the address meanwhile. */
interface VerificationLink {
  readonly user_id: number;
  readonly is_taken: number;
  readonly is_verified: number;
}

/** The verification link with token hash `?1` at `?2` (seconds UTC). */
export const verificationByToken: Query<VerificationLink> =
  query(`SELECT t.user_id, u.email_verified_at IS NOT NULL AS is_verified, EXISTS (SELECT 1 FROM users o WHERE o.email_key = t.email_key AND o.id <> t.user_id) AS is_taken
  FROM mail_tokens t JOIN users u ON u.id = t.user_id
  WHERE t.token_hash = ?1 AND t.kind = 'verify' AND t.expires_at > ?2 AND lower(u.email) = t.email_key`);

/** Links sent to reader `?1`, for the export. */
export const linksOfUser: Query<Pick<RowOf<typeof mail_tokens>, "kind" | "created_at" | "expires_at">> =
  query("SELECT kind, created_at, expires_at FROM mail_tokens WHERE user_id = ?1 ORDER BY kind");
