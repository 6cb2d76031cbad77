import type { Me } from "#shared/account/account.schema.ts";

/** The account name, for password managers only. */
export function ManagedName({ user }: { readonly user: Me }) {
  return <input type="text" autoComplete="username" value={user.user_name} readOnly hidden />;
}
