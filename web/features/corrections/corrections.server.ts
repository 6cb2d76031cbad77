import type { PageInfo } from "#shared/api/index.ts";
import type { Correction, CorrectionField, OwnCorrectionForm } from "#shared/correction/index.ts";
import { AppError, toAppError } from "#shared/errors/app-error.ts";
import { isKeyOf } from "#shared/record/typed-record.ts";
import { pathOf } from "#shared/url/index.ts";
import type { FormAnswer } from "#web/platform/forms/form-answer.ts";
import { refusalBy, refusalOf } from "#web/platform/forms/form-refusal.server.ts";
import { instantOfLocal } from "#web/platform/i18n/zone/instant-of-local.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { pageIn } from "#web/platform/navigation/page-path.ts";
import {
  callsOf,
  leadTo,
  loadForOperator,
  loginAfter,
  refuse,
} from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { correctionInputs } from "./correction-inputs.table.ts";

const LIMIT = 20;

/** A page of the corrections; null for a reader who is no operator. */
export interface CorrectionsPageData {
  readonly list: {
    readonly corrections: readonly Correction[];
    readonly page: PageInfo;
  } | null;
  /** What the URL chose to correct. */
  readonly field: CorrectionField | null;
}

const pageOf = ({ locale }: RequestFacts): string => pathOf("corrections", locale);

const fieldIn = (text: FormDataEntryValue | null): CorrectionField | null =>
  typeof text === "string" && isKeyOf(correctionInputs, text) ? text : null;

export async function loadCorrections(
  facts: RequestFacts,
  search: URLSearchParams,
): Promise<CorrectionsPageData | Response> {
  const query = { page: pageIn(search), limit: LIMIT };
  const list = await loadForOperator(facts, pageOf(facts), async (calls) => {
    const { data, page = { ...query, total: 0 } } = await calls.load(
      "/api/v1/origin/corrections/watch",
      query,
    );
    return pageOfList({ ...data, page });
  });
  return list instanceof Response ? list : { list, field: fieldIn(search.get("field")) };
}

/** The answer to a refused form: a new correction, or undoing one. */
export type CorrectionAnswer = FormAnswer<"make" | "undo">;

const textIn = (fields: FormData, name: string): string => {
  const text = fields.get(name);
  return typeof text === "string" ? text.trim() : "";
};

/** The correction that a form asks for; the service checks it. */
function correctionOf(field: CorrectionField, fields: FormData): OwnCorrectionForm {
  const inputs = correctionInputs[field].filter(({ name }) => textIn(fields, name) !== "");
  const entries = inputs.map(({ name, type }): [string, string | number] => {
    const text = textIn(fields, name);
    return [name, type === "number" && /^\d+$/.test(text) ? Number(text) : text];
  });
  const isValue = ([name]: [string, unknown]) => name.startsWith(VALUE);
  const given = entries.filter(isValue).map(([name, one]) => [name.slice(VALUE.length), one] as const);
  const value = Object.fromEntries(given);
  return {
    field,
    subject: Object.fromEntries(entries.filter((entry) => !isValue(entry))),
    value: field === "kick_off" ? kickOffOf(value) : value,
    reason: textIn(fields, "reason"),
  };
}

const VALUE = "value.";

/** A kick-off by day and hour of the site's zone, or by the day alone. */
function kickOffOf({ day, time }: OwnCorrectionForm["value"]): OwnCorrectionForm["value"] {
  if (time !== undefined) return { match_time: instantOfLocal(`${day}T${time}`) };
  return { match_time: Date.parse(`${day}T12:00:00Z`) / 1000, time_unknown: 1 };
}

async function makeCorrection(facts: RequestFacts, fields: FormData) {
  const field = fieldIn(fields.get("field"));
  if (field === null) throw new AppError("validation_failed", { detail: "no form of this page" });
  try {
    await callsOf(facts).send("/api/v1/origin/corrections/submit", correctionOf(field, fields));
    return leadTo(pageOf(facts), "correction");
  } catch (thrown) {
    const error = toAppError(thrown);
    const again = refusalBy("make", fields, error);
    return loginAfter(facts, error, pageOf(facts)) ?? refuse<CorrectionAnswer>(again, error.row.status);
  }
}

async function undoCorrection(facts: RequestFacts, fields: FormData) {
  const id = Number(fields.get("undo"));
  if (!Number.isSafeInteger(id) || id < 1)
    throw new AppError("validation_failed", { detail: "no form of this page" });
  try {
    await callsOf(facts).send("/api/v1/origin/corrections/withdraw", { id });
    return leadTo(pageOf(facts), "correction");
  } catch (thrown) {
    const error = toAppError(thrown);
    const again = refusalOf("undo", fields, {}, error.code);
    return loginAfter(facts, error, pageOf(facts)) ?? refuse<CorrectionAnswer>(again, error.row.status);
  }
}

/** Makes the correction of the form, or undoes the one that it names. */
export const correct = (facts: RequestFacts, fields: FormData) =>
  fields.has("undo") ? undoCorrection(facts, fields) : makeCorrection(facts, fields);
