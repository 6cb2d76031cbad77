import type { Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import { LoginForm, RegisterForm } from "#shared/account/index.ts";
import type { AccountDeps } from "./account-deps.ts";
import { logIn } from "./log-in.service.ts";
import { register } from "./register.service.ts";
import { logOut } from "./session.service.ts";

type LogInCall = "captcha" | "authRegister" | "authLogin" | "authLogout";

/** Handlers of what visitors do to become readers, and back. */
export function logInHandlers(deps: AccountDeps): Pick<Handlers, LogInCall> {
  return {
    captcha: async ({ nowMs }) => ({ data: { captcha: await deps.captchas.create(nowMs) } }),

    async authRegister({ readBody, caller, nowMs }) {
      const form = parseForm(RegisterForm, await readBody());
      const { user, session } = await register(deps, form, caller, nowMs);
      return { data: { user }, session };
    },

    async authLogin({ readBody, caller, nowMs }) {
      const form = parseForm(LoginForm, await readBody());
      const { user, session } = await logIn(deps, { form, caller, nowMs });
      return { data: { user }, session };
    },

    async authLogout({ caller, defer }) {
      const userId = await logOut(deps.db, caller);
      if (userId !== null) defer(deps.chatRights.onRightsEnded(userId));
      return { data: {}, session: "none" };
    },
  };
}
