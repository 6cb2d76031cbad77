import type { Me } from "#shared/account/account.schema.ts";

/** Whose password it is, for the reader's password manager alone. */
export function ManagedName({ user }: { readonly user: Me }) {
  return <input type="text" autoComplete="username" value={user.user_name} readOnly hidden />;
}
