import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EdgeHarness, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";

/** Messages of product spec section 8 on the pages where they apply, at the built edge Worker without JavaScript. */

const TOKEN = "a".repeat(43);
const READER = { cookie: `session=${TOKEN}; signed_in=1` };
const OURS = { "sec-fetch-site": "same-origin" };
const user = {
  ...{ id: 1, user_name: "anna", nick_name: "Anna", full_name: null, email: null, email_verified_at: null },
  ...{ phone: null, brand_code: null, role: "editor", avatar: null, created_at: 1_700_000_000 },
};
const problem = (code: string, status: number) => ({
  status,
  contentType: "application/problem+json",
  text: JSON.stringify({ type: "about:blank", title: code, status, code, request_id: "r" }),
});
const captcha = { kind: "turnstile", site_key: "key" };
const ME = { data: { user, sessions: [], passkeys: [], events: [] } };

let edge: EdgeHarness;
let address = 0;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge?.stop());
beforeEach(async () => {
  address += 1;
  await edge.reset();
});

const from = () => ({ ...OURS, "cf-connecting-ip": `203.0.113.${address}` });
const textOf = ({ bytes }: RawAnswer) => bytes.toString("utf8");
/** Text of the page's alerts. */
const alertsIn = (answer: RawAnswer) =>
  [...textOf(answer).matchAll(/role="alert"[^>]*>([^<]*)</g)].map(([, text]) => text);
const post = (path: string, fields: object, headers: Record<string, string> = READER): Promise<RawAnswer> =>
  edge.send(
    ...([
      "POST",
      path,
      { ...from(), ...headers, "content-type": "application/x-www-form-urlencoded" },
    ] as const),
    new URLSearchParams(fields as Record<string, string>).toString(),
  );
const plan = (paths: Record<string, object>) =>
  edge.plan({
    paths: {
      "/oapi/v1/users/me": ME,
      "/oapi/v1/users/me/sessions": ME,
      "/oapi/v1/users/me/passkeys": ME,
      "/oapi/v1/users/me/logins": { data: { has_password: true, logins: [], offered: [], only: null } },
      "/oapi/v1/users/me/events": ME,
      "/oapi/v1/auth/options": { data: { mail: false } },
      "/oapi/v1/captcha": { data: { captcha } },
      ...paths,
    },
  });

describe("a fault of ours", () => {
  const password = { password: "matkhau-12", password_confirm: "matkhau-12" };
  it.each([
    ["/en/login", "/oapi/v1/auth/login", { intent: "login", account: "anna-tran", ...password }, "login"],
    [
      "/en/register",
      "/oapi/v1/auth/register",
      { intent: "register", user_name: "anna-tran", nick_name: "Anna Tran", captcha: "x", ...password },
      "user creation and registration",
    ],
    [
      "/en/account/profile",
      "/oapi/v1/users/me/password",
      { intent: "password", current_password: "matkhau-1", ...password },
      "password change",
    ],
    [
      "/en/account/profile",
      "/oapi/v1/users/me",
      { intent: "info", full_name: "Anna", nick_name: "Anna Tran", email: "", phone: "" },
      "info update",
    ],
    ["/en/account/profile", "/oapi/v1/users/me/avatar", { intent: "avatar", remove: "1" }, "avatar update"],
  ])(
    "A fault of ours is told at the form of %s: an error occurred during …",
    async (page, call, fields, during) => {
      const isProfile = page.endsWith("profile");
      const down = problem("upstream_unavailable", 503);
      await plan({
        [`POST ${call}`]: down,
        ...(isProfile ? {} : { "/oapi/v1/users/me": problem("login_required", 401) }),
      });
      const answer = await post(page, fields, isProfile ? READER : {});
      expect([answer.status, alertsIn(answer)]).toEqual([503, [`An error occurred during ${during}`]]);
    },
  );
});

describe("a session that has ended meanwhile", () => {
  it.each([
    "/en/account/profile",
    "/en/account/follows",
    "/en/account/new-tip",
    "/en/account/articles",
    "/en/account/comment-queue",
    "/en/account/comment/7",
    "/en/account/data-sources",
  ])(
    "A session that has ended meanwhile leads from %s to the log-in, which says that it expired",
    async (path) => {
      await plan({ "/oapi/v1/users/me": problem("session_expired", 401) });
      const answer = await edge.get(path, READER);
      const back = encodeURIComponent(path);
      expect([answer.status, answer.headers.location]).toEqual([303, `/en/login?back=${back}&done=expired`]);
      const login = await edge.get(answer.headers.location ?? "");
      expect(textOf(login)).toContain("Token expired, please log in again");
    },
  );
});

describe("the link of a mail", () => {
  it.each(["reset-password", "verify-email"])(
    "The link of a mail to /en/%s that was cut off is invalid",
    async (path) => {
      for (const token of ["", "?token=", "?token=abc"])
        expect(alertsIn(await edge.get(`/en/${path}${token}`))).toEqual(["Token is invalid or has expired"]);
    },
  );

  it("An invented mail link is invalid, and leaves the reader logged in", async () => {
    await plan({ "POST /oapi/v1/auth/verify": problem("token_invalid", 401) });
    const answer = await post("/en/verify-email", { intent: "verify", token: "abc" });
    expect([answer.status, alertsIn(answer)]).toEqual([401, ["Token is invalid or has expired"]]);
    expect(answer.headers["set-cookie"]).toBeUndefined();
  });
});

describe("missing objects", () => {
  const headingOf = (answer: RawAnswer) => /<h1[^>]*>([^<]*)</.exec(textOf(answer))?.[1];

  it("A path of one slug that leads to nothing is answered as a missing article", async () => {
    await plan({
      "/oapi/v1/posts/slug": problem("article_not_found", 404),
      "/oapi/v1/pages/slug": problem("page_not_found", 404),
    });
    const answer = await edge.get("/en/no-such-thing");
    expect([answer.status, headingOf(answer)]).toEqual([404, "Page not found: /en/no-such-thing"]);
    expect(textOf(answer)).toContain(">Article does not exist<");
  });

  it("A missing article cannot be edited, previewed or commented on, and the form says so", async () => {
    await plan({
      "/oapi/v1/editor/posts/detail": problem("article_not_found", 404),
      "POST /oapi/v1/comments": problem("article_not_found", 404),
    });
    for (const path of ["/en/account/articles/99999", "/en/account/articles/99999/preview"]) {
      const answer = await edge.get(path, READER);
      expect([answer.status, headingOf(answer)]).toEqual([404, "Article does not exist"]);
    }
    const comment = await post("/en/account/comment", {
      post_id: "99999",
      parent_id: "",
      text: "Great match",
    });
    expect([comment.status, alertsIn(comment)]).toEqual([404, ["Article does not exist"]]);
  });

  it.each([
    ["/news", "/oapi/v1/posts", { posts: [] }],
    ["/en/tag", "/oapi/v1/tags/", { tags: [] }],
    ["/en/team", "/api/v1/football/teams/list", { teams: [], countries: [] }],
    ["/en/player", "/api/v1/football/players/list", { players: [] }],
    ["/en/coach", "/api/v1/football/coachs/list", { coaches: [] }],
    ["/en/tips", "/oapi/v1/tips", { tips: [] }],
    ["/en/experts", "/oapi/v1/experts", { experts: [] }],
    ["/en/tips/ledger", "/oapi/v1/tips/ledger/days", { days: [] }],
  ])("A page of %s beyond its last leads to the first", async (path, call, data) => {
    const text = JSON.stringify({ data, page: { limit: 10, page: 9, total: 80 } });
    await plan({
      [call]: { text },
      "/api/v1/football/countries": { data: { countries: [] } },
    });
    const answer = await edge.get(`${path}?page=9`);
    expect([answer.status, headingOf(answer)]).toEqual([404, "Page does not exist"]);
    expect(textOf(answer)).toContain(`href="${path}"`);
  });

  it("The form for ending a session says that another browser has ended it", async () => {
    await plan({ "POST /oapi/v1/users/me/sessions/end": problem("data_not_found", 404) });
    const answer = await post("/en/account/profile", { intent: "session", id: "7" });
    expect([answer.status, alertsIn(answer)]).toEqual([404, ["Data does not exist"]]);
  });
});
