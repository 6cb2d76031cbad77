import type { FormValue } from "@conform-to/react/future";
import type { FieldError } from "#shared/errors/field-error.table.ts";
import { TipForm } from "#shared/tip/tip.schema.ts";
import { type Complaints, firstComplaints } from "#web/platform/form/form-answer.ts";
import { parsePlay } from "./offer.rules.ts";

/** What the form of a tip holds, by the names of its fields. */
type Payload = Readonly<Record<string, FormValue>>;

/** Fields of the form in their order. */
export const TIP_FIELDS = ["match_id", "company_id", "play", "title", "content", "permission"] as const;

type Checked =
  | { readonly ok: true; readonly body: TipForm }
  | { readonly ok: false; readonly complaints: Complaints };

/** An id that a form names; undefined without one. */
const idOf = (value: FormValue | undefined): number | undefined =>
  typeof value === "string" && /^[1-9]\d{0,14}$/.test(value) ? Number(value) : undefined;

function bodyOf({ title, content, permission, match_id, company_id, play }: Payload) {
  const parsed = typeof play === "string" ? parsePlay(play) : null;
  return {
    title,
    content,
    ...(permission === undefined ? {} : { permission }),
    match_id: idOf(match_id),
    play: parsed === null ? undefined : { ...parsed, company_id: idOf(company_id) },
  };
}

/** The field of the form that a path of the call's body is about. */
function fieldOf(path: string): string {
  if (path === "play.company_id") return "company_id";
  return path.startsWith("play") ? "play" : path;
}

/**
 * Complaints of the call's body as the form has its fields. Without a match there are no companies to choose from, and
 * without a company no prices: what comes later is told once what comes before it is there.
 */
export function complaintsOfForm(byPath: Complaints, { match_id, company_id }: Payload): Complaints {
  const complaints: Record<string, string[]> = {};
  for (const [path, codes] of Object.entries(byPath)) complaints[fieldOf(path)] ??= [...codes];
  const noCompany: FieldError = "tip_company_required";
  const hasMatch = idOf(match_id) !== undefined;
  const { play, company_id: company, ...others } = complaints;
  if (!hasMatch) return others;
  if (idOf(company_id) === undefined) return { ...others, company_id: [noCompany] };
  return complaints;
}

/** What the form of a tip sends, or what is wrong with it; each field tells its first complaint only. */
export function checkTip(payload: Payload): Checked {
  const parsed = TipForm.safeParse(bodyOf(payload));
  if (parsed.success) return { ok: true, body: parsed.data };
  return { ok: false, complaints: complaintsOfForm(firstComplaints(parsed.error.issues), payload) };
}
