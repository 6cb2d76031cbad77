import { AppError, toAppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import type { TipDetail } from "#shared/tip/tip.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import {
  callsOf,
  leadTo,
  loginAfter,
  readerOrLogin,
  refuse,
} from "#web/platform/session/personal-page.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** A tip as its reader may see it. */
export interface MyTip {
  readonly tip: TipDetail;
  /** The tip is the reader's own, or the reader is an operator. */
  readonly may_delete: boolean;
}

const ownPathOf = (facts: RequestFacts, id: string): string => pathOf("myTip", facts.locale, { id });

/** A tip with its text as the reader sees it. Redirects anonymous readers to the login page. */
export async function loadMyTip(facts: RequestFacts, id: string): Promise<MyTip | Response> {
  refuseHiddenBetting(facts);
  const query = { tip_id: readId(id, "tip_not_found") };
  const { tip } = (await facts.call("/oapi/v1/tips/detail", query)).data;
  const reader = await readerOrLogin(facts, ownPathOf(facts, id));
  if (reader instanceof Response) return reader;
  const { text } = (await callsOf(facts).load("/oapi/v1/tips/text", { tip_id: tip.id })).data;
  const isDeleted = text.text_state === "deleted";
  const isOwn = Number(reader.id) === Number(tip.expert.id);
  return {
    // The public version may be some minutes old.
    tip: { ...tip, ...text, title: isDeleted ? null : tip.title },
    may_delete: !isDeleted && (isOwn || reader.role === "operator"),
  };
}

/** Reason why a tip was not deleted. */
export interface MyTipAnswer {
  readonly code: ErrorCode;
}

/** Removes title and text of the reader's own tip. */
export async function deleteMyTip(facts: RequestFacts, id: string, fields: FormData) {
  const tip_id = readId(id, "tip_not_found");
  if (fields.get("intent") !== "delete")
    throw new AppError("validation_failed", { detail: "no form of this page" });
  const page = ownPathOf(facts, id);
  try {
    await callsOf(facts).send("/oapi/v1/tips/delete", { tip_id });
    return leadTo(page, "tip_deleted");
  } catch (thrown) {
    const error = toAppError(thrown);
    return loginAfter(facts, error, page) ?? refuse<MyTipAnswer>({ code: error.code }, error.row.status);
  }
}
