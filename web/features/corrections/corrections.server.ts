import type { PageInfo } from "#shared/api/index.ts";
import type { Correction } from "#shared/correction/correction.schema.ts";
import { AppError, toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { pathOf } from "#shared/url/index.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { pageIn } from "#web/platform/navigation/page-path.ts";
import {
  callsOf,
  leadTo,
  loginAfter,
  readerOrLogin,
  refuse,
} from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

const LIMIT = 20;

/** A page of the corrections; null for a reader who is no operator. */
export interface CorrectionsPageData {
  readonly list: {
    readonly corrections: readonly Correction[];
    readonly page: PageInfo;
  } | null;
}

const pageOf = ({ locale }: RequestFacts): string => pathOf("corrections", locale);

export async function loadCorrections(
  facts: RequestFacts,
  search: URLSearchParams,
): Promise<CorrectionsPageData | Response> {
  const reader = await readerOrLogin(facts, pageOf(facts));
  if (reader instanceof Response) return reader;
  if (reader.role !== "operator") return { list: null };
  const query = { page: pageIn(search), limit: LIMIT };
  const { data, page = { ...query, total: 0 } } = await callsOf(facts).load(
    "/api/v1/origin/corrections/watch",
    query,
  );
  return { list: pageOfList({ ...data, page }) };
}

/** Error of an undo that failed. */
export interface UndoAnswer {
  readonly code: ErrorCode;
}

/** Undoes the correction that the form names. */
export async function undoCorrection(facts: RequestFacts, fields: FormData) {
  const id = Number(fields.get("undo"));
  if (!Number.isSafeInteger(id) || id < 1)
    throw new AppError("validation_failed", { detail: "no form of this page" });
  try {
    await callsOf(facts).send("/api/v1/origin/corrections/withdraw", { id });
    return leadTo(pageOf(facts), "correction");
  } catch (thrown) {
    const error = toAppError(thrown);
    return (
      loginAfter(facts, error, pageOf(facts)) ?? refuse<UndoAnswer>({ code: error.code }, error.row.status)
    );
  }
}
