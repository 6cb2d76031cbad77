import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EdgeHarness, jsonOf, startEdge } from "#tests/support/edge/edge-harness.ts";

/** Security metrics and logs of the built edge Worker for forbidden attempts, and the headers that protect pages. */

const CALLER = { "cf-connecting-ip": "203.0.113.9" };
let edge: EdgeHarness;
beforeAll(async () => {
  edge = await startEdge({
    SITE_URL: "https://site.example",
    REALTIME_URL: "https://rooms.example",
    SECURITY_CONTACT: "mailto:security@site.example",
  });
});
afterAll(() => edge?.stop());
beforeEach(() => edge.reset());

const JSON_TYPE = { "content-type": "application/json" };
const counts = async () =>
  (jsonOf(await edge.get("/metrics")) as { security: Record<string, number> }).security;
const problem = (code: string, status: number, errors?: Record<string, string[]>) => ({
  ...{ status, contentType: "application/problem+json" },
  text: JSON.stringify({ type: "about:blank", title: code, status, code, request_id: "r", errors }),
});
/** The security lines of the log since the last reset. */
const noted = () =>
  edge
    .logged()
    .flatMap((line) => /\{.*\}/.exec(line) ?? [])
    .map((line) => JSON.parse(line) as Record<string, unknown>)
    .filter(({ event }) => event === "security");

/** Increments of the metrics during an action. */
async function added(action: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await counts();
  await action();
  const after = await counts();
  return Object.fromEntries(
    Object.entries(after)
      .map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}

describe("security events at edge", () => {
  it.each([
    ["login_failed", "/oapi/v1/auth/login", problem("credentials_wrong", 401)],
    ["limit_reached", "/oapi/v1/auth/login", problem("too_many_requests", 429)],
    [
      "confirmation_failed",
      "/oapi/v1/users/me/delete",
      problem("validation_failed", 400, { current_password: ["password_wrong"] }),
    ],
    ["right_missing", "/oapi/v1/editor/posts", problem("forbidden", 403)],
  ])("Security events at edge count what a service refuses: %s", async (event, path, plan) => {
    await edge.plan(plan);
    const headers = { ...CALLER, ...JSON_TYPE, "sec-fetch-site": "same-origin" };
    const cookie = { cookie: `session=${"a".repeat(43)}; __Host-session=${"a".repeat(43)}` };
    const attempt = () =>
      path.endsWith("posts")
        ? edge.get(path, { ...headers, ...cookie })
        : edge.send("POST", path, { ...headers, ...cookie }, "{}");
    expect(await added(attempt)).toEqual({ [event]: 1 });
    expect(noted()).toEqual([]);
  });

  it("Security events at edge count and write down what edge refuses, without the address", async () => {
    const refused = await added(async () => {
      await edge.send("POST", "/oapi/v1/auth/login", { ...CALLER, "sec-fetch-site": "cross-site" }, "{}");
      await edge.send("POST", "/api/v1/origin/ingest", CALLER, "{}");
      await edge.send("POST", "/api/v1/origin/feed/chat", CALLER, "{}");
    });
    expect(refused).toEqual({ other_site_refused: 1, token_refused: 1, signature_refused: 1 });
    await expect.poll(() => noted().length).toBe(3);
    expect(noted()).toMatchObject([
      { level: "warn", worker: "edge", kind: "other_site_refused", path: "/oapi/v1/auth/login" },
      { kind: "token_refused", path: "/api/v1/origin/ingest" },
      { kind: "signature_refused" },
    ]);
    expect(new Set(noted().map(({ caller }) => caller)).size).toBe(1);
    expect(edge.logged().join("\n")).not.toContain("203.0.113.9");
  });

  it("Security events at edge count a role that was given", async () => {
    await edge.plan({ data: {} });
    const give = () =>
      edge.send(
        "POST",
        "/api/v1/origin/accounts/role",
        { ...JSON_TYPE, authorization: "Bearer a-token-of-the-operator" },
        '{"account":"a","role":"editor"}',
      );
    expect(await added(give)).toEqual({ role_changed: 1 });
  });
});

describe("reports of a page's policy", () => {
  const report = (blocked: string) =>
    JSON.stringify({ "csp-report": { "effective-directive": "script-src-elem", "blocked-uri": blocked } });
  const send = (body: string, last = 20) =>
    edge.send("POST", "/csp-reports", { "cf-connecting-ip": `203.0.113.${last}` }, body);

  it("Reports of a page's policy are counted and written down by rule and host", async () => {
    const taken = await added(async () => {
      expect((await send(report("https://evil.example/x.js?who=1"))).status).toBe(204);
    });
    expect(taken).toEqual({ policy_violated: 1 });
    await expect.poll(() => noted().length).toBe(1);
    expect(noted()).toMatchObject([{ directive: "script-src-elem", blocked: "https://evil.example" }]);
  });

  it.each(["", "{", "[]", '{"csp-report":1}'])(
    "A body that is no report of a page's policy is refused: %j",
    async (body) => {
      expect((await send(body, 21)).status).toBe(400);
    },
  );

  it("Reports of a page's policy are limited in size and number, and no log line is theirs to write", async () => {
    expect((await send(report("x".repeat(20_000)), 22)).status).toBe(413);
    const statuses = new Set<number>();
    for (let times = 0; times < 40; times += 1) statuses.add((await send(report('eval"\n{}'), 23)).status);
    expect([...statuses]).toEqual([204, 429]);
    await expect.poll(() => noted().map(({ kind }) => kind)).toContain("limit_reached");
    expect(noted().find(({ kind }) => kind === "policy_violated")?.blocked).toBe("eval");
  });
});

describe("a page", () => {
  it("A page has a policy for everything it loads, and reports against it", async () => {
    await edge.plan({ data: {} });
    const { headers } = await edge.get("/gioi-thieu-khong-co");
    expect(headers["cross-origin-resource-policy"]).toBe("same-origin");
    const page = await edge.get("/cai-dat");
    const policy = page.headers["content-security-policy"] ?? "";
    for (const rule of [
      "default-src 'self'",
      "form-action 'self'",
      "frame-src 'self'",
      "report-uri /csp-reports",
    ])
      expect(policy.split("; ")).toContain(rule);
  });

  it.each([
    "/api/v1/football/comp-list",
    "/iframe",
    "/media/abcdefgh-320.webp",
    "/og/match/7.png",
    "/flags/vn.svg",
  ])("A page of which other sites may use a part says so: %s", async (path) => {
    expect((await edge.get(path)).headers["cross-origin-resource-policy"]).toBe("cross-origin");
  });
});

describe("well-known paths", () => {
  it("The well-known path for a password change leads to the profile, and other well-known paths are not found", async () => {
    const { status, headers } = await edge.get("/.well-known/change-password");
    expect([status, headers.location]).toEqual([302, "/thanh-vien/ho-so#password"]);
    const nowhere = await edge.get(
      "/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200",
    );
    expect(nowhere.status).toBe(404);
  });

  it("The file security.txt names the operator's contact for less than a year, where the operator has set one", async () => {
    const answer = await edge.get("/.well-known/security.txt");
    const [contact, expires = "", ...rest] = answer.bytes.toString().trimEnd().split("\n");
    expect([answer.status, answer.headers["content-type"], contact, ...rest]).toEqual([
      ...[200, "text/plain; charset=utf-8", "Contact: mailto:security@site.example"],
      ...["Preferred-Languages: vi, en", "Canonical: https://site.example/.well-known/security.txt"],
    ]);
    const days = (Date.parse(expires.replace("Expires: ", "")) - Date.now()) / 86_400_000;
    expect(days).toSatisfy((ahead: number) => ahead > 170 && ahead < 365);
    const silent = await startEdge({ REALTIME_URL: "https://rooms.example" });
    const none = await silent.get("/.well-known/security.txt");
    await silent.stop();
    expect(none.status).toBe(404);
  });
});
