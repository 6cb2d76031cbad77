import type { Done } from "#shared/account/done.table.ts";
import { relyingPartyOf } from "#shared/account/relying-party.rules.ts";
import type { PersonalCalls } from "#shared/api/index.ts";
import { AppError, toAppError } from "#shared/errors/app-error.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { refusalBy, refusalOf, textsOf } from "#web/platform/forms/form-refusal.server.ts";
import {
  callsOf,
  findReader,
  leadTo,
  loginAfter,
  readerOrLogin,
  refuse,
} from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { changeElsewhere } from "./event-list.tsx";
import { INTENTS, type Intent } from "./form-answer.ts";
import { avatarError, missingConfirmation } from "./form-fields.ts";
import { problemOf } from "./login.server.ts";
import { sendsMail } from "./recovery/recovery.server.ts";
import { submitForm } from "./submit-form.server.ts";

/** Number of events on the profile; older ones are in the export. */
const EVENTS = 50;

/** Data the service may lack, then null: the rest of the page still renders. */
function orNull(thrown: unknown): null {
  if (thrown instanceof AppError && isSessionOver(thrown)) throw thrown;
  return null;
}

/**
 * The logged-in reader with their passkeys and recent account events. Redirects anonymous readers to the login page.
 */
export async function loadProfile(facts: RequestFacts, url: URL) {
  const user = await readerOrLogin(facts, pathOf("profile", facts.locale));
  if (user instanceof Response) return user;
  const calls = callsOf(facts);
  const [{ sessions }, passkeys, logins, events, mail] = await Promise.all([
    calls.load("/oapi/v1/users/me/sessions", {}).then(({ data }) => data),
    // An unsupported origin shows no passkeys.
    relyingPartyOf(facts.site_origin) === null
      ? null
      : calls.load("/oapi/v1/users/me/passkeys", {}).then(({ data }) => data.passkeys, orNull),
    calls.load("/oapi/v1/users/me/logins", {}).then(({ data }) => data, orNull),
    calls.load("/oapi/v1/users/me/events", { limit: EVENTS }).then(({ data }) => data.events, orNull),
    sendsMail(facts),
  ]);
  const alert = events === null ? null : changeElsewhere(events, facts.now_ms / 1000);
  const siteOrigin = facts.site_origin;
  return { user, sessions, passkeys, logins, problem: problemOf(url), events, alert, mail, siteOrigin };
}

/** Forms of the page that are texts only. */
type ProfileText = "info" | "verification" | "password" | "delete" | "unlink_google" | "unlink_zalo";

/** Forms of other pages. */
const isElsewhere = (intent: Intent) =>
  intent === "login" ||
  intent === "register" ||
  intent === "forgot" ||
  intent === "reset" ||
  intent === "verify";

/** Runs the action of one of the page's forms. */
export async function changeProfile(facts: RequestFacts, fields: FormData) {
  const intent = INTENTS.find((known) => known === fields.get("intent"));
  if (intent === undefined || isElsewhere(intent))
    throw new AppError("validation_failed", { detail: "no form of this page" });
  const home = pathOf("home", facts.locale);
  const profile = pathOf("profile", facts.locale);
  const texts = (form: ProfileText, path: Parameters<PersonalCalls["send"]>[0], done: Done) =>
    changeTexts(facts, form, fields, path, leadTo(form === "delete" ? home : profile, done));
  switch (intent) {
    case "info":
      return texts("info", "/oapi/v1/users/me", "info");
    case "verification":
      return texts("verification", "/oapi/v1/users/me/email/verify", "verification");
    case "password":
      return texts("password", "/oapi/v1/users/me/password", "password");
    case "delete":
      return texts("delete", "/oapi/v1/users/me/delete", "deleted");
    case "unlink_google":
    case "unlink_zalo":
      return texts(intent, "/oapi/v1/users/me/logins/delete", "info");
    case "avatar":
      return changeAvatar(facts, fields, leadTo(profile, "avatar"));
    case "session":
      return change(facts, intent, fields, leadTo(profile, "session"), ({ send }) =>
        send("/oapi/v1/users/me/sessions/end", { id: sessionOf(fields.get("id")) }),
      );
    case "logout":
      return change(facts, intent, fields, leadTo(home, "logout"), ({ send }) =>
        send("/oapi/v1/auth/logout", null),
      );
  }
}

async function changeTexts(
  facts: RequestFacts,
  form: ProfileText,
  fields: FormData,
  path: Parameters<PersonalCalls["send"]>[0],
  onward: Response,
) {
  const refused = await submitForm(facts, form, fields, ({ send }, body) => send(path, body));
  if (refused === null) return onward;
  // A form refused by the page's checks does not reach the service, so a missing password is checked here.
  const reader = form === "info" && refused.error === null ? await findReader(facts) : null;
  if (reader !== null) {
    const missing = missingConfirmation(textsOf(fields), { email: reader.email, phone: reader.phone });
    return refuse(refusalOf("info", fields, { ...missing, ...refused.answer.field_errors }));
  }
  const login = loginAfter(facts, refused.error, pathOf("profile", facts.locale));
  return login ?? refuse(refused.answer, refused.error?.row.status);
}

/** Session named by the form; null for all but the current one. */
function sessionOf(id: unknown): number | null {
  if (id === "others") return null;
  const number = Number(id);
  if (!Number.isSafeInteger(number) || number <= 0)
    throw new AppError("validation_failed", { detail: "no session" });
  return number;
}

/** An action without text input. */
async function change(
  facts: RequestFacts,
  intent: Intent,
  fields: FormData,
  onward: Response,
  act: (calls: PersonalCalls) => Promise<unknown>,
) {
  try {
    await act(callsOf(facts));
    return onward;
  } catch (thrown) {
    const error = toAppError(thrown);
    const login = loginAfter(facts, error, pathOf("profile", facts.locale));
    return login ?? refuse(refusalBy(intent, fields, error), error.row.status);
  }
}

async function changeAvatar(facts: RequestFacts, fields: FormData, onward: Response) {
  const picture = fields.get("avatar");
  const isRemoval = fields.get("remove") !== null;
  const fieldError = isRemoval ? null : avatarError(picture);
  if (fieldError !== null) return refuse(refusalOf("avatar", fields, { avatar: [fieldError] }));
  const body = isRemoval || !(picture instanceof File) ? null : picture;
  return change(facts, "avatar", fields, onward, ({ send }) => send("/oapi/v1/users/me/avatar", body));
}
