import { describe, expect, it } from "vitest";
import type { CallEndpoint } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import { answerHistoryFile } from "./history-file.server.ts";

const move = { at: 10, phase: "initial", minute: null, home_score: null, away_score: null, suspended: false };
const history = {
  match_id: 7,
  company: { id: 3, name: "Crown" },
  history: [{ ...move, home: 2, draw: 3, away: 4 }],
};

/** The response to a path and query, requested as edge does. */
function answerOf(
  path: string,
  more: Partial<RequestFacts> = {},
  answer: unknown = history,
): Promise<Response> {
  const call = async () => {
    if (answer instanceof AppError) throw answer;
    return { data: answer };
  };
  const facts = { call: call as CallEndpoint, locale: "vi", betting: "shown", ...more } as RequestFacts;
  return answerHistoryFile(facts, new URL(path, "https://example.vn"));
}

describe("The CSV of a company's history", () => {
  it("The CSV is a named file for machines, excluded from search engines", async () => {
    const response = await answerOf("/1x2-odds/7/history.csv?company_id=3");
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toEqual({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="match-7-company-3-match_result-full.csv"',
      "x-robots-tag": "noindex",
    });
    expect((await response.text()).split("\r\n")[1]).toBe(
      "7,3,Crown,match_result,full,1970-01-01T00:00:10Z,initial,,,,,false,2,3,4",
    );
  });

  it("The CSV is the same under the English path", async () => {
    const [vi, en] = await Promise.all(
      ["/1x2-odds", "/en/1x2-odds"].map(async (path) =>
        (await answerOf(`${path}/7/history.csv?company_id=3&period=half`)).text(),
      ),
    );
    expect(en).toBe(vi);
  });

  it("A missing CSV is explained in the reader's language", async () => {
    const unknown = new AppError("company_not_found");
    const vi = await answerOf("/1x2-odds/7/history.csv?company_id=3", {}, unknown);
    expect([vi.status, vi.headers.get("content-type")]).toEqual([404, "text/plain; charset=utf-8"]);
    expect(await vi.text()).toBe("Nhà cái này tạm thời chưa có dữ liệu, vui lòng chọn nhà cái khác\n");
    const en = await answerOf("/en/1x2-odds/7/history.csv?company_id=3", { locale: "en" }, unknown);
    expect(await en.text()).toBe("This company has no data temporarily, please choose another company\n");
  });

  it.each(["/oddscomp/7/history.csv", "/oddscomp/seven/history.csv?company_id=3"])(
    "The CSV at %s is not found",
    async (path) => {
      expect((await answerOf(path)).status).toBe(404);
    },
  );

  it("The CSV is refused in no-betting mode", async () => {
    const response = await answerOf("/1x2-odds/7/history.csv?company_id=3", {
      betting: "hidden",
      has_betting_switch: true,
    });
    expect(response.status).toBe(403);
    expect(await response.text()).not.toContain("Crown");
  });
});
