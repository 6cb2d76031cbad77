import { describe, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { aMatch } from "#tests/support/builders/match-builders.ts";
import { rowOf } from "#web/testing/odds-rows.ts";
import { aRequestWith, personalCalls } from "#web/testing/request-facts.ts";
import { playValue } from "./available-markets.rules.ts";
import { loadNewTip, takeTip } from "./new-tip.server.ts";

const match = aMatch({ id: 7 });
const begun = aMatch({ id: 8, status: "first_half" });
const NOW = (match.match_time - 3600) * 1000;
const quote = { at: 1, suspended: false, line: 0.25, home: 1.95, away: 1.9 };
const odds = [{ ...rowOf("asian_handicap", 3, { initial: quote }), match_id: match.id }];

interface Given {
  readonly role?: "reader" | "expert" | null;
  readonly refusal?: AppError;
}

function given({ role = "expert", refusal }: Given = {}) {
  const send = vi.fn(async (..._: unknown[]) => {
    if (refusal) throw refusal;
    return { data: { tip_id: 12 } };
  });
  const load = async () => {
    if (role === null) throw new AppError("login_required");
    return { data: { user: { id: 1, role } } };
  };
  const call = async (path: string, query: { match_id?: number; date?: string }) => {
    if (path.endsWith("recentdetail")) {
      const found = [match, begun].find(({ id }) => id === query.match_id);
      if (!found) throw new AppError("match_not_found");
      return { data: { match: found } };
    }
    // The other day has none.
    if (path.endsWith("recent"))
      return { data: { matches: query.date === "2026-01-01" ? [match, begun] : [] } };
    return { data: { odds } };
  };
  const account = personalCalls(load, send);
  return { facts: aRequestWith(call, { account, now_ms: NOW }), send };
}

const search = (query: string) => new URLSearchParams(query);
const wayOf = (answer: unknown) => (answer instanceof Response ? answer.headers.get("location") : answer);
const PLAY = { market: "asian_handicap", period: "full", outcome: "home", line: 0.25, price: 1.95 } as const;
const filled = {
  ...{ intent: "post", match_id: "7", company_id: "3", play: playValue(PLAY), permission: "free" },
  ...{ title: "Kèo thơm", content: "Nhận định. ".repeat(50) },
};
function form(fields: object): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, String(value));
  return data;
}

describe("The page for writing a tip", () => {
  it("Matches with prices that have not begun are offered", async () => {
    const page = await loadNewTip(given().facts, search(""));
    expect(page).toMatchObject({ choices: { match: null, refused: null, matches: [{ id: 7 }], more: 0 } });
    expect(await loadNewTip(given().facts, search("q=nowhere"))).toMatchObject({ choices: { matches: [] } });
  });

  it("The companies' markets for the chosen match are offered", async () => {
    expect(await loadNewTip(given().facts, search("match_id=7&company_id=3"))).toMatchObject({
      choices: {
        query: { match_id: 7, company_id: 3 },
        match: { id: 7 },
        companies: [{ id: 3, markets: [[PLAY, { outcome: "away", price: 1.9 }]] }],
      },
    });
  });

  it("A match that is invalid or has begun is refused, and others are offered", async () => {
    const refused = { match: null, matches: [{ id: 7 }], query: { match_id: null } };
    expect(await loadNewTip(given().facts, search("match_id=8"))).toMatchObject({
      choices: { ...refused, refused: "closed" },
    });
    expect(await loadNewTip(given().facts, search("match_id=9"))).toMatchObject({
      choices: { ...refused, refused: "unknown" },
    });
  });

  it("The tip form is for experts, and returns an anonymous reader to their choices after login", async () => {
    expect(await loadNewTip(given({ role: "reader" }).facts, search(""))).toEqual({ choices: null });
    expect(wayOf(await loadNewTip(given({ role: null }).facts, search("match_id=7")))).toBe(
      `/dang-nhap?back=${encodeURIComponent("/thanh-vien/dang-bai?match_id=7")}`,
    );
  });
});

describe("The tip form", () => {
  const chosen = search("match_id=7&company_id=3");

  it("A valid form is published and redirects to the tip's page", async () => {
    const { facts, send } = given();
    expect(wayOf(await takeTip(facts, chosen, form(filled)))).toBe("/thanh-vien/nhan-dinh/12?done=tip");
    expect(send).toHaveBeenCalledWith("/oapi/v1/tips", {
      ...{ title: "Kèo thơm", content: "Nhận định. ".repeat(50).trim(), permission: "free", match_id: 7 },
      lang: "vi",
      play: { ...PLAY, company_id: 3 },
    });
  });

  it("A form that chooses something comes back unchanged, without an error", async () => {
    const { facts, send } = given();
    const answer = await takeTip(facts, chosen, form({ ...filled, intent: "show", content: "x", q: "viet" }));
    expect(answer).toMatchObject({
      data: {
        intent: "show",
        field_errors: {},
        filled: { title: "Kèo thơm", content: "x" },
        choices: { match },
      },
    });
    expect(send).not.toHaveBeenCalled();
  });

  it("An invalid form comes back with its errors in order", async () => {
    const { facts, send } = given();
    const fields = { ...filled, title: "", content: "x" };
    expect(await takeTip(facts, chosen, form(fields))).toMatchObject({
      data: {
        field_errors: { title: ["tip_title_required"], content: ["tip_content_short"] },
        first_wrong: "title",
      },
      init: { status: 400 },
    });
    expect(send).not.toHaveBeenCalled();
  });

  it("An empty form has errors at match, company and selection together", async () => {
    const { facts } = given();
    const fields = { ...filled, match_id: "", company_id: "", play: "" };
    expect(await takeTip(facts, search(""), form(fields))).toMatchObject({
      data: {
        field_errors: {
          match_id: ["tip_match_required"],
          ...{ company_id: ["tip_company_required"], play: ["tip_play_required"] },
        },
        first_wrong: "match_id",
      },
    });
  });

  it("The service's errors are shown at its fields or for the whole form", async () => {
    const fields = { "play.company_id": ["tip_company_empty"], play: ["tip_price_moved"] };
    const moved = given({ refusal: new AppError("validation_failed", { fields }) });
    expect(await takeTip(moved.facts, chosen, form(filled))).toMatchObject({
      data: {
        field_errors: { company_id: ["tip_company_empty"], play: ["tip_price_moved"] },
        ...{ first_wrong: "company_id", code: null },
      },
    });
    const closed = given({ refusal: new AppError("tip_closed") });
    expect(await takeTip(closed.facts, chosen, form(filled))).toMatchObject({
      data: { code: "tip_closed", field_errors: {} },
      init: { status: 409 },
    });
  });
});
