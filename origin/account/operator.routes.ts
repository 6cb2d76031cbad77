import { bindQuery, readAll } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import { nameKey } from "#shared/account/index.ts";
import { endpoints } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { roleChangesBefore } from "./account.queries.ts";
import { addBrandCodes, writeRole } from "./account.store.ts";
import type { AccountDeps } from "./account-deps.ts";
import { secondsOf } from "./session.service.ts";

type OperatorCall = "accountsRole" | "accountsRoles" | "brandCodes";

/** Handlers for operators, authorized by the ingest token. */
export function operatorHandlers({
  db,
  noteSecurity,
  chatRights,
}: AccountDeps): Pick<Handlers, OperatorCall> {
  return {
    async accountsRole({ readBody, caller, nowMs, defer }) {
      const { account, role } = parseForm(endpoints.accountsRole.body, await readBody());
      const given = { userKey: nameKey(account), role, at: secondsOf(nowMs) };
      const { isThere, change } = await writeRole(db, given);
      if (!isThere) throw new AppError("account_not_found");
      if (change) {
        const { user_id, role_before } = change;
        noteSecurity("role_changed", caller, { user_id, from: role_before, to: role });
        defer(chatRights.onRightsEnded(user_id));
      }
      return { data: {} };
    },

    async accountsRoles({ query: { before, limit } }) {
      const [rows] = await readAll(
        db,
        bindQuery(roleChangesBefore, before ?? Number.MAX_SAFE_INTEGER, limit),
      );
      return {
        data: { changes: rows.map(({ user_name, ...change }) => ({ ...change, account: user_name })) },
      };
    },

    async brandCodes({ readBody, nowMs }) {
      const { codes } = parseForm(endpoints.brandCodes.body, await readBody());
      await addBrandCodes(db, new Map(codes.map((code) => [nameKey(code), code])), secondsOf(nowMs));
      return { data: {} };
    },
  };
}
