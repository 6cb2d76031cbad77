import { describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { aRequestWith, personalCalls } from "#web/testing/request-facts.ts";
import { deleteMyTip, loadMyTip } from "./my-tip.server.ts";

const tip = { id: 3, title: "Kèo thơm", text_state: "members", content: null, bet: null, expert: { id: 7 } };
const shown = { text_state: "shown", content: "…", bet: { price: 1.95 } };

interface Given {
  /** The reader; anonymous if omitted. */
  readonly reader?: { readonly id: number; readonly role: string };
  readonly text?: object;
  readonly refusal?: AppError;
}

function given({ reader, text = shown, refusal }: Given = {}) {
  const send = vi.fn(async (..._: unknown[]) => {
    if (refusal) throw refusal;
    return { data: {} };
  });
  const load = async (path: string) => {
    if (!reader) throw new AppError("login_required");
    return path.endsWith("me") ? { data: { user: reader } } : { data: { text } };
  };
  const account = personalCalls(load, send);
  return { facts: aRequestWith(async () => ({ data: { tip } }), { account }), send };
}
const reader = { id: 1, role: "reader" };
const wayOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get("location") : answer);

describe("The personal page of a tip", () => {
  it("The personal page of a tip shows the text visible to its reader, whatever the public page shows", async () => {
    expect(await loadMyTip(given({ reader }).facts, "3")).toEqual({
      tip: { ...tip, ...shown },
      may_delete: false,
    });
  });

  it("A tip can be deleted by its author and by operators, once", async () => {
    const mayDelete = async (who: NonNullable<Given["reader"]>, text?: object) => {
      const page = await loadMyTip(given({ reader: who, ...(text ? { text } : {}) }).facts, "3");
      return "tip" in page && [page.may_delete, page.tip.title];
    };
    expect(await mayDelete({ id: 7, role: "expert" })).toEqual([true, "Kèo thơm"]);
    expect(await mayDelete({ id: 2, role: "operator" })).toEqual([true, "Kèo thơm"]);
    const deleted = { text_state: "deleted", content: null, bet: null };
    expect(await mayDelete({ id: 7, role: "expert" }, deleted)).toEqual([false, null]);
  });

  it("The personal page of a tip redirects anonymous readers to the login page, which leads back", async () => {
    expect(wayOf(await loadMyTip(given().facts, "3"))).toBe("/dang-nhap?back=%2Fthanh-vien%2Fnhan-dinh%2F3");
  });
});

describe("Deletion of a tip", () => {
  const form = (intent: string) => {
    const data = new FormData();
    data.append("intent", intent);
    return data;
  };

  it("A deletion is confirmed on the tip's page, or refused with the reason", async () => {
    const { facts, send } = given({ reader });
    expect(wayOf(await deleteMyTip(facts, "3", form("delete")))).toBe(
      "/thanh-vien/nhan-dinh/3?done=tip_deleted",
    );
    expect(send).toHaveBeenCalledWith("/oapi/v1/tips/delete", { tip_id: 3 });
    const refused = given({ reader, refusal: new AppError("tip_not_found") });
    expect(await deleteMyTip(refused.facts, "3", form("delete"))).toMatchObject({
      data: { code: "tip_not_found" },
      init: { status: 404 },
    });
  });

  it("Other forms and tips without a numeric id are rejected", async () => {
    const { facts, send } = given({ reader });
    await expect(deleteMyTip(facts, "3", form("x"))).rejects.toMatchObject({ code: "validation_failed" });
    await expect(deleteMyTip(facts, "x", form("delete"))).rejects.toMatchObject({ code: "tip_not_found" });
    expect(send).not.toHaveBeenCalled();
  });
});
