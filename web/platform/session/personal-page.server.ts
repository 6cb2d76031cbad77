import { data, redirect, redirectDocument } from "react-router";
import type { Me } from "#shared/account/account.schema.ts";
import type { Done } from "#shared/account/done.table.ts";
import type { PersonalCalls } from "#shared/api/index.ts";
import { type AppError, toAppError } from "#shared/errors/app-error.ts";
import { errorCatalogue } from "#shared/errors/error-catalogue.ts";
import { isSessionOver } from "#shared/errors/session-over.rules.ts";
import { ownPath, pathOf } from "#shared/url/index.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** Shared code of the loaders and actions of personal screens. */

/** The personal calls of the page's reader. Edge provides them on every personal screen. */
export function callsOf({ account }: RequestFacts): PersonalCalls {
  if (account === null) throw new Error("this screen is not private in shared/url/screen-cache.table.ts");
  return account;
}

const loadReader = async (facts: RequestFacts): Promise<Me> =>
  (await callsOf(facts).load("/oapi/v1/users/me", {})).data.user;

/** The reader of the page; null without a session. */
export async function findReader(facts: RequestFacts): Promise<Me | null> {
  try {
    return await loadReader(facts);
  } catch (thrown) {
    const error = toAppError(thrown);
    if (isSessionOver(error)) return null;
    throw error;
  }
}

/** The reader of the page; without a session throws the redirect to log-in and back, which tells an ended session. */
export async function readerOrLogin(facts: RequestFacts, back: string): Promise<Me | Response> {
  try {
    return await loadReader(facts);
  } catch (thrown) {
    const error = toAppError(thrown);
    const login = loginAfter(facts, error, back);
    if (login === null) throw error;
    return login;
  }
}

/** The path on this site that the reader came from, by the URL; null without one. */
export const backOf = (url: URL): string | null => ownPath(url.searchParams.get("back"));

/**
 * Redirects to a page of this site (303), with a message about the finished action. A page with such a message is a new
 * document, also for a form that the router sent: cookies have changed, and the header shows their state.
 */
export function leadTo(path: string, done?: Done, isNewDocument = done !== undefined): Response {
  const target = new URL(path, "http://site.invalid");
  if (done) target.searchParams.set("done", done);
  return (isNewDocument ? redirectDocument : redirect)(
    `${target.pathname}${target.search}${target.hash}`,
    303,
  );
}

/** Redirects to log-in and back. A new document: the session's cookies go, and the header must show it. */
const leadToLogin = ({ locale }: RequestFacts, back: string, done?: Done): Response =>
  leadTo(pathWith(pathOf("login", locale), { back }), done, true);

/** The redirect to log-in for an action without a valid session; null for any other failure, or none. */
export const loginAfter = (facts: RequestFacts, error: AppError | null, back: string): Response | null =>
  isSessionOver(error)
    ? leadToLogin(facts, back, error?.code === "session_expired" ? "expired" : undefined)
    : null;

/**
 * What an operators' page loads; null for readers with other roles, and the redirect to log-in without a session. The
 * route answers null by {@link refuseWithout}.
 */
export async function loadForOperator<Loaded>(
  facts: RequestFacts,
  back: string,
  load: (calls: PersonalCalls) => Promise<Loaded>,
): Promise<Loaded | Response | null> {
  const reader = await readerOrLogin(facts, back);
  if (reader instanceof Response) return reader;
  return reader.role === "operator" ? await load(callsOf(facts)) : null;
}

/** A page that refuses its reader does so with a status code for programs as well. */
export const refuseWithout = <Loaded, Key extends keyof Loaded>(loaded: Loaded | Response, key: Key) =>
  loaded instanceof Response || loaded[key] !== null
    ? loaded
    : data(loaded, { status: errorCatalogue.forbidden.status });

/** Refuses a form: the same page again, with the submitted values and the errors. */
export const refuse = <Answer extends object>(answer: Answer, status = 400) => data(answer, { status });
