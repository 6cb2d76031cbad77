import type { Answer, Call, Handlers } from "#origin/http/answer.ts";
import { parseForm } from "#origin/http/form.ts";
import { LoginForm, type Me, RegisterForm } from "#shared/account/index.ts";
import type { Endpoint } from "#shared/api/index.ts";
import type { AccountDeps } from "./account-deps.ts";
import { logIn } from "./log-in.service.ts";
import { type LoggedIn, register } from "./register.service.ts";
import { logOut } from "./session.service.ts";

type LogInCall = "captcha" | "authRegister" | "authLogin" | "authLogout";

/** Returns the log-in response, and notifies chat rooms about the browser's previous session, which ends. */
export function answerLoggedIn(
  { user, session, endedOf }: LoggedIn,
  { chatRights }: Pick<AccountDeps, "chatRights">,
  defer: Call<Endpoint>["defer"],
): Answer<{ user: Me }> {
  if (endedOf !== null) defer(chatRights.onRightsEnded(endedOf));
  return { data: { user }, session };
}

/** Handlers of registration, log-in and log-out. */
export function logInHandlers(deps: AccountDeps): Pick<Handlers, LogInCall> {
  return {
    captcha: async ({ nowMs }) => ({ data: { captcha: await deps.captchas.create(nowMs) } }),

    async authRegister({ readBody, caller, nowMs, defer }) {
      const form = parseForm(RegisterForm, await readBody());
      const loggedIn = await register(deps, form, caller, nowMs);
      if (deps.mails !== null) defer(deps.mails.send(nowMs));
      return answerLoggedIn(loggedIn, deps, defer);
    },

    async authLogin({ readBody, caller, nowMs, defer }) {
      const form = parseForm(LoginForm, await readBody());
      return answerLoggedIn(await logIn(deps, { form, caller, nowMs }), deps, defer);
    },

    async authLogout({ caller, defer }) {
      const userId = await logOut(deps.db, caller);
      if (userId !== null) defer(deps.chatRights.onRightsEnded(userId));
      return { data: {}, session: "none" };
    },
  };
}
