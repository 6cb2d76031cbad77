import { describe, expect, it } from "vitest";
import { AppError, type ErrorCode } from "#shared/errors/index.ts";
import { aMatch } from "#tests/support/page-builders.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadMatchPage } from "./match-page.loader.server.ts";

/** A request whose calls are answered by path; every path asked for is noted. */
function aRequest(answers: Readonly<Record<string, unknown>>) {
  const asked: string[] = [];
  const call = async (path: string) => {
    asked.push(path);
    const answer = answers[path];
    if (answer instanceof AppError) throw answer;
    return { data: answer };
  };
  const facts = aRequestWith(call);
  return { facts, asked };
}

const detail = { match: aMatch(), incidents: [], stats: [], commentary: [] };
const failing = (code: ErrorCode) => new AppError(code);

describe("the loader of a match page", () => {
  it("brings the match and the tables of its season", async () => {
    const standings = { promotions: [], tables: [] };
    const { facts } = aRequest({
      "/api/v1/football/matches/live/detail": detail,
      "/api/v1/football/seasons/tablestanding": standings,
    });
    expect(await loadMatchPage(facts, "7")).toEqual({ detail, standings });
  });

  it("shows the match although its tables cannot be had", async () => {
    const { facts } = aRequest({
      "/api/v1/football/matches/live/detail": detail,
      "/api/v1/football/seasons/tablestanding": failing("upstream_unavailable"),
    });
    expect((await loadMatchPage(facts, "7")).standings).toBeNull();
  });

  it("says at once that a match does not exist, without asking again", async () => {
    const { facts, asked } = aRequest({ "/api/v1/football/matches/live/detail": failing("match_not_found") });
    await expect(loadMatchPage(facts, "9999")).rejects.toMatchObject({ code: "match_not_found" });
    expect(asked).toHaveLength(1);
  });

  it("does not keep a reader waiting for a second try", async () => {
    const { facts, asked } = aRequest({
      "/api/v1/football/matches/live/detail": failing("upstream_unavailable"),
    });
    await expect(loadMatchPage(facts, "7")).rejects.toMatchObject({ code: "upstream_unavailable" });
    expect(asked).toHaveLength(1);
  });

  it.each(["abc", "0", "-1", "1.5", "12345678901234567890"])("asks nobody about the id %s", async (id) => {
    const { facts, asked } = aRequest({});
    await expect(loadMatchPage(facts, id)).rejects.toMatchObject({ code: "match_not_found" });
    expect(asked).toEqual([]);
  });
});
