import type { Handlers, Reader } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import { nameKey } from "#shared/account/index.ts";
import { NewPasskey, PasskeyLogin, PasskeyLoginStart } from "#shared/account/passkey.schema.ts";
import { endpoints } from "#shared/api/index.ts";
import type { passkeyEndpoints } from "#shared/api/passkey.endpoints.ts";
import { AppError } from "#shared/errors/index.ts";
import type { AccountDeps } from "../account-deps.ts";
import { byReader } from "../account-event.service.ts";
import { answerLoggedIn } from "../log-in.routes.ts";
import { secondsOf } from "../session.service.ts";
import { createChallenges, type PasskeyDeps } from "./challenges.service.ts";
import { endPasskey, listPasskeys, renamePasskey } from "./own-passkeys.service.ts";
import { removePasskeysOf } from "./passkey.store.ts";
import { beginPasskeyLogin, logInByPasskey } from "./passkey-log-in.service.ts";
import { beginRegistration, registerPasskey } from "./register-passkey.service.ts";

type PasskeyHandlers = Pick<Handlers, keyof typeof passkeyEndpoints>;

/** Handlers of passkeys. `secret` signs challenges. */
export function passkeyHandlers(accounts: AccountDeps, secret: string): PasskeyHandlers {
  const deps: PasskeyDeps = { ...accounts, secret, challenges: createChallenges(accounts.db, secret) };
  const { db } = deps;
  const answerList = async (reader: Reader) => ({ data: { passkeys: await listPasskeys(db, reader) } });

  return {
    async authPasskeyOptions({ readBody, caller, nowMs }) {
      const { verification } = parseForm(PasskeyLoginStart, await readBody());
      return { data: { options: await beginPasskeyLogin(deps, verification, { caller, nowMs }) } };
    },

    async authPasskey({ readBody, caller, nowMs, defer }) {
      const form = parseForm(PasskeyLogin, await readBody());
      return answerLoggedIn(await logInByPasskey(deps, form, { caller, nowMs }), deps, defer);
    },

    usersMePasskeys: ({ reader }) => answerList(reader),

    async usersMePasskeysOptions({ readBody, reader, caller, nowMs }) {
      const { current_password } = parseForm(endpoints.usersMePasskeysOptions.body, await readBody());
      const options = await beginRegistration(deps, current_password, { reader, caller, nowMs });
      return { data: { options } };
    },

    async usersMePasskeysAdd({ readBody, reader, caller, nowMs, defer }) {
      const made = parseForm(NewPasskey, await readBody());
      const hasEnded = await registerPasskey(deps, made, { reader, caller, nowMs });
      if (hasEnded) defer(deps.chatRights.onRightsEnded(reader.id));
      deps.noteSecurity("passkeys_changed", caller, { user_id: reader.id, deed: "added" });
      return answerList(reader);
    },

    async usersMePasskeysRename({ readBody, reader }) {
      await renamePasskey(db, reader, parseForm(endpoints.usersMePasskeysRename.body, await readBody()));
      return answerList(reader);
    },

    async usersMePasskeysDelete({ readBody, reader, caller, nowMs }) {
      const form = parseForm(endpoints.usersMePasskeysDelete.body, await readBody());
      const by = byReader(reader, caller, nowMs);
      await endPasskey(deps, reader, { id: form.id, password: form.current_password, by, nowMs });
      deps.noteSecurity("passkeys_changed", caller, { user_id: reader.id, deed: "removed" });
      return answerList(reader);
    },

    async accountsPasskeysDelete({ readBody, caller, nowMs, defer }) {
      const { account } = parseForm(endpoints.accountsPasskeysDelete.body, await readBody());
      const done = await removePasskeysOf(db, nameKey(account), secondsOf(nowMs));
      if (done === null) throw new AppError("account_not_found");
      if (done.removed > 0) {
        deps.noteSecurity("passkeys_changed", caller, { user_id: done.userId, deed: "removed by operator" });
        defer(deps.chatRights.onRightsEnded(done.userId));
      }
      return { data: { removed: done.removed } };
    },
  };
}
