import { data } from "react-router";
import { toAppError } from "#shared/errors/app-error.ts";
import { canonicalQuery, DEFAULT_LOCALE, pathOf } from "#shared/url/index.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { refusalBy, refusalOf, textsOf } from "#web/platform/forms/form-refusal.server.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import {
  callsOf,
  leadTo,
  loginAfter,
  readerOrLogin,
  refuse,
} from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { checkTip, errorsOfForm, TIP_FIELDS } from "./tip-fields.ts";
import { loadTipChoices, type TipChoices, type TipFormQuery, tipFormQueryIn } from "./tip-form.server.ts";

/** The page for writing tips; no form for readers who are no experts. */
export interface NewTip {
  readonly choices: TipChoices | null;
}

/** Result of the form: `show` after a choice, `post` after a refusal. */
export interface TipAnswer extends FormAnswer<"show" | "post"> {
  readonly choices: TipChoices;
}

const pageOf = ({ locale }: RequestFacts, { match_id, company_id }: TipFormQuery): string =>
  pathWith(pathOf("newTip", locale), { match_id, company_id });

/**
 * Data of the tip form. Redirects anonymous readers to the login page, which leads back. Refused in no-betting mode.
 */
export async function loadNewTip(facts: RequestFacts, search: URLSearchParams): Promise<NewTip | Response> {
  refuseHiddenBetting(facts);
  const query = tipFormQueryIn(search);
  const reader = await readerOrLogin(facts, pageOf(facts, query));
  if (reader instanceof Response) return reader;
  return { choices: reader.role === "expert" ? await loadTipChoices(facts, query) : null };
}

/** Handles the form: shows it again with the choices, or publishes the tip. */
export async function takeTip(facts: RequestFacts, search: URLSearchParams, fields: FormData) {
  refuseHiddenBetting(facts);
  const query = { ...tipFormQueryIn(search), q: typedIn(fields) };
  if (fields.get("intent") === "show") {
    const shown = refusalOf("show", fields, {});
    return data<TipAnswer>({ ...shown, choices: await loadTipChoices(facts, query) });
  }
  const texts = textsOf(fields);
  const checked = checkTip(texts);
  if (!checked.ok) return again(facts, query, refusalOf("post", fields, checked.field_errors), 400);
  try {
    const { tip_id } = (await callsOf(facts).send("/oapi/v1/tips", { ...checked.body, lang: facts.locale }))
      .data;
    return leadTo(pathOf("myTip", facts.locale, { id: tip_id }), "tip");
  } catch (thrown) {
    const error = toAppError(thrown);
    const login = loginAfter(facts, error, pageOf(facts, query));
    if (login) return login;
    const refused = refusalBy("post", fields, error);
    const field_errors = errorsOfForm(refused.field_errors, texts);
    return again(facts, query, { ...refused, field_errors }, error.row.status);
  }
}

/** The match search text, within URL limits. */
function typedIn(fields: FormData): string {
  const typed = new URLSearchParams({ q: String(fields.get("q") ?? "") });
  return canonicalQuery(pathOf("newTip", DEFAULT_LOCALE), typed).get("q")?.trim() ?? "";
}

async function again(facts: RequestFacts, query: TipFormQuery, refused: FormAnswer<"post">, status: number) {
  const first_wrong = TIP_FIELDS.find((name) => Object.hasOwn(refused.field_errors, name)) ?? null;
  return refuse<TipAnswer>({ ...refused, first_wrong, choices: await loadTipChoices(facts, query) }, status);
}
