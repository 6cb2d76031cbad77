import type { Database } from "#origin/db/database.ts";
import type { Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import { nameKey } from "#shared/account/index.ts";
import { endpoints } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { addBrandCodes, writeRole } from "./account.store.ts";
import { secondsOf } from "./session.service.ts";

/** Handlers of what operators do, who hold the ingest token. */
export function operatorHandlers(db: Database): Pick<Handlers, "accountsRole" | "brandCodes"> {
  return {
    async accountsRole({ readBody }) {
      const { account, role } = parseForm(endpoints.accountsRole.body, await readBody());
      if (!(await writeRole(db, nameKey(account), role))) throw new AppError("account_not_found");
      return { data: {} };
    },

    async brandCodes({ readBody, nowMs }) {
      const { codes } = parseForm(endpoints.brandCodes.body, await readBody());
      await addBrandCodes(db, new Map(codes.map((code) => [nameKey(code), code])), secondsOf(nowMs));
      return { data: {} };
    },
  };
}
