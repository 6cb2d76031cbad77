import { describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { createQueryClient } from "#web/platform/data/query-client.ts";
import { aRequestWith, personalCalls } from "#web/testing/request-facts.ts";
import { changeFollows, loadMyFollows } from "./follows.server.ts";

interface Given {
  readonly isReader?: boolean;
  readonly followed?: readonly number[];
  readonly refusal?: AppError;
}

function given({ isReader = true, followed = [], refusal }: Given = {}) {
  const send = vi.fn(async (..._: unknown[]) => {
    if (refusal) throw refusal;
    return { data: {} };
  });
  const load = async () => {
    if (!isReader) throw new AppError("login_required");
    return { data: { user: { id: 1, role: "reader" }, expert_ids: followed } };
  };
  const call = vi.fn(async (path: string, query: { expert_ids: number[]; page: number }) =>
    path.endsWith("experts")
      ? { data: { experts: query.expert_ids.map((id) => ({ id })) } }
      : { data: { tips: [] }, page: { page: query.page, limit: 20, total: 40 } },
  );
  const account = personalCalls(load, send);
  const facts = aRequestWith(call, { account });
  return { facts, client: createQueryClient(() => facts.call), send, call };
}

function form(fields: Readonly<Record<string, string>>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  return data;
}
const FOLLOW = { what: "follow", expert_id: "7", back: "/chuyen-gia/7" };
const wayOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get("location") : answer);

describe("Following experts", () => {
  it("Following redirects back, on this site only, with a confirmation", async () => {
    const { facts, send } = given();
    expect(wayOf(await changeFollows(facts, form(FOLLOW)))).toBe("/chuyen-gia/7?done=follow");
    expect(send).toHaveBeenLastCalledWith("/oapi/v1/experts/follow", { expert_id: 7 });
    const away = form({ ...FOLLOW, what: "unfollow", back: "https://evil.example/" });
    expect(wayOf(await changeFollows(facts, away))).toBe("/thanh-vien/theo-doi?done=unfollow");
    expect(send).toHaveBeenLastCalledWith("/oapi/v1/experts/unfollow", { expert_id: 7 });
  });

  it("Following needs a logged-in reader; anonymous readers are redirected to the login page", async () => {
    const way = async (code: "login_required" | "session_expired") =>
      wayOf(await changeFollows(given({ refusal: new AppError(code) }).facts, form(FOLLOW)));
    expect(await way("login_required")).toBe("/dang-nhap?back=%2Fchuyen-gia%2F7");
    expect(await way("session_expired")).toBe("/dang-nhap?back=%2Fchuyen-gia%2F7&done=expired");
  });

  it("A failed change shows the reason", async () => {
    const refused = given({ refusal: new AppError("unfollow_failed") });
    expect(await changeFollows(refused.facts, form({ ...FOLLOW, what: "unfollow" }))).toMatchObject({
      data: { code: "unfollow_failed", field_error: null },
      init: { status: 409 },
    });
    const full = new AppError("validation_failed", { fields: { expert_id: ["follow_limit"] } });
    expect(await changeFollows(given({ refusal: full }).facts, form(FOLLOW))).toMatchObject({
      data: { field_error: "follow_limit" },
      init: { status: 400 },
    });
    await expect(changeFollows(given().facts, form({ ...FOLLOW, what: "love" }))).rejects.toMatchObject({
      code: "validation_failed",
    });
  });
});

describe("The experts a reader follows", () => {
  it("Followed experts are requested by id, and not at all if there are none", async () => {
    const none = given();
    expect(await loadMyFollows(none.facts, none.client, new URLSearchParams())).toMatchObject({
      experts: [],
    });
    expect(none.call).not.toHaveBeenCalled();
    const followed = Array.from({ length: 60 }, (_, at) => at + 1);
    const some = given({ followed });
    const page = await loadMyFollows(some.facts, some.client, new URLSearchParams("page=2"));
    expect(page).toMatchObject({ filter: { page: 2, expert_ids: followed } });
    expect("experts" in page && page.experts).toHaveLength(60);
  });

  it("Anonymous readers and sites without betting have no follows", async () => {
    const { facts, client } = given({ isReader: false });
    expect(wayOf(await loadMyFollows(facts, client, new URLSearchParams()))).toBe(
      "/dang-nhap?back=%2Fthanh-vien%2Ftheo-doi",
    );
    const hidden = { ...given().facts, betting: "hidden" as const };
    await expect(loadMyFollows(hidden, client, new URLSearchParams())).rejects.toMatchObject({
      code: "betting_hidden",
    });
  });
});
