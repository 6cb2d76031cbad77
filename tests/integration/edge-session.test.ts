import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { browserWrites } from "#tests/support/browser/browser-calls.ts";
import { type EdgeHarness, jsonOf, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";

/** Sessions of readers at the built edge Worker in workerd, with a stand-in for the account service. */

const ME = "/oapi/v1/users/me";
const LOGIN = "/oapi/v1/auth/login";
const PROFILE = "/thanh-vien/ho-so";
const PROFILE_EN = "/en/account/profile";
const JSON_TYPE = { "content-type": "application/json" };
const FORM_TYPE = { "content-type": "application/x-www-form-urlencoded" };
const OURS = { "sec-fetch-site": "same-origin" };
const [ANNA, BEN, NEW] = ["a", "b", "n"].map((letter) => letter.repeat(43)) as [string, string, string];
const asReader = (token: string) => ({ cookie: `session=${token}; signed_in=1` });
const ENDED = [
  "session=; Path=/; Max-Age=0; SameSite=Lax; HttpOnly",
  "signed_in=; Path=/; Max-Age=0; SameSite=Lax",
];

const aReader = (id: number, nick_name: string) => ({
  user: {
    ...{ id, user_name: `reader-${id}`, nick_name, full_name: null, email: null, phone: null },
    ...{ email_verified_at: null, brand_code: null, role: "reader", avatar: null, created_at: 1_700_000_000 },
  },
  sessions: [],
  events: [],
  ...{ has_password: true, logins: [], offered: [], only: null },
});
const readers = { [ANNA]: aReader(1, "Anna Trần"), [BEN]: aReader(2, "Ben Phạm") };
const problem = (code: string, status: number, errors = {}) => ({
  status,
  contentType: "application/problem+json",
  text: JSON.stringify({ type: "about:blank", title: code, status, code, request_id: "r", errors }),
});

let edge: EdgeHarness;
let address = 0;
beforeAll(async () => {
  edge = await startEdge({ REALTIME_URL: "http://127.0.0.1:9" });
});
afterAll(() => edge.stop());
beforeEach(async () => {
  // Rate limits count by IP address and live as long as the Worker: each test uses its own.
  address += 1;
  await edge.reset();
  await edge.plan({ readers });
});

const from = () => ({ "cf-connecting-ip": `203.0.113.${address}` });
const send = (path: string, headers: Record<string, string>, body: string | Buffer = "{}") =>
  edge.send("POST", path, { ...from(), ...headers }, body);
const form = (path: string, fields: Record<string, string>, headers: Record<string, string> = OURS) =>
  send(path, { ...FORM_TYPE, ...headers }, new URLSearchParams(fields).toString());
/** No attribute of ours has a comma in it. */
const cookiesOf = ({ headers }: RawAnswer) => headers["set-cookie"]?.split(",") ?? [];
const textOf = ({ bytes }: RawAnswer) => bytes.toString("utf8");
const callsOf = async (path: string) => (await edge.calls()).filter((call) => call.path === path);
const LOGIN_FIELDS = { account: "anna-tran", password: "matkhau-1" };

describe("a session", () => {
  it("A new session becomes a cookie that scripts cannot read, and is nowhere else in the response", async () => {
    await edge.plan({ headers: { "x-session": `${NEW}; max-age=2592000` } });
    const answer = await send(LOGIN, { ...JSON_TYPE, ...OURS });
    expect([answer.status, answer.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(cookiesOf(answer)).toEqual([
      `session=${NEW}; Path=/; Max-Age=2592000; SameSite=Lax; HttpOnly`,
      "signed_in=1; Path=/; Max-Age=2592000; SameSite=Lax",
    ]);
    const { "set-cookie": _, ...others } = answer.headers;
    expect(JSON.stringify(others) + textOf(answer)).not.toContain(NEW);
  });

  it("A session goes to the service in place of what the caller says, and of nobody else's call", async () => {
    const answer = await edge.get(ME, {
      ...from(),
      ...asReader(ANNA),
      authorization: `Bearer ${BEN}`,
      "x-session": BEN,
      "x-client-address": "198.51.100.1",
      "user-agent": "Firefox",
    });
    expect(jsonOf(answer)).toMatchObject({ data: { user: { nick_name: "Anna Trần" } } });
    const [call] = await callsOf(ME);
    expect(call?.headers).toMatchObject({
      authorization: `Bearer ${ANNA}`,
      "x-client-address": from()["cf-connecting-ip"],
      "user-agent": "Firefox",
    });
    expect(JSON.stringify(call?.headers)).not.toMatch(new RegExp(`${BEN}|signed_in|198\\.51`));
    await edge.get(`/api/v1/football/matches/live?x=${address}`, asReader(ANNA));
    expect(JSON.stringify((await edge.calls()).slice(1))).not.toContain(ANNA);
  });

  it("A call without a session is refused unasked; the cookie of a session that is over stays, because the browser may have another one by now", async () => {
    for (const [headers, code] of [
      [{}, "login_required"],
      [{ cookie: "signed_in=1" }, "login_required"],
      [{ authorization: "Basic dXNlcjpwYXNz" }, "login_required"],
      [{ authorization: `Bearer ${ANNA}` }, "token_invalid"],
      [{ cookie: "session=junk" }, "token_invalid"],
    ] as const) {
      const nobody = await edge.get(ME, headers);
      expect([nobody.status, jsonOf(nobody), cookiesOf(nobody)]).toMatchObject([401, { code }, []]);
    }
    expect(await edge.calls()).toEqual([]);
    await edge.plan(problem("session_expired", 401));
    const over = await edge.get(ME, asReader(ANNA));
    expect([over.status, jsonOf(over), cookiesOf(over)]).toMatchObject([
      401,
      { code: "session_expired" },
      [],
    ]);
  });

  it("A session is told by no answer that everybody gets, page or call", async () => {
    await edge.plan({ headers: { "x-session": NEW } });
    for (const path of ["/api/v1/football/matches/live", "/en/settings", "/oapi/v1/configurations", "/"]) {
      const answer = await edge.get(path, asReader(ANNA));
      expect([path, answer.headers["x-session"], cookiesOf(answer)]).toEqual([path, undefined, []]);
      expect(textOf(answer)).not.toContain(NEW);
    }
  });

  it("A session is answered to HEAD as to GET, without a body", async () => {
    const answer = await edge.send("HEAD", ME, asReader(ANNA), "");
    expect([answer.status, answer.bytes.length]).toEqual([200, 0]);
  });
});

describe("cross-site requests", () => {
  const FOREIGN: Record<string, string>[] = [{ "sec-fetch-site": "cross-site" }, { origin: "null" }];

  it.each(FOREIGN)("A cross-site request makes no call as the reader: %j", async (headers) => {
    for (const { name, url, contentType, body } of browserWrites) {
      const answer = await send(url, { "content-type": contentType, ...asReader(ANNA), ...headers }, body);
      expect([name, answer.status, jsonOf(answer), cookiesOf(answer)]).toMatchObject([
        ...[name, 403, { code: "forbidden" }, []],
      ]);
    }
    expect(await edge.calls()).toEqual([]);
  });

  it.each(FOREIGN)("A cross-site form is refused: %j", async (headers) => {
    for (const path of ["/dang-nhap", "/dang-ky", PROFILE, PROFILE_EN, `${PROFILE}.data`]) {
      const answer = await form(
        path,
        { ...LOGIN_FIELDS, intent: "logout" },
        { ...asReader(ANNA), ...headers },
      );
      expect([path, answer.status, cookiesOf(answer)]).toEqual([path, 403, []]);
    }
    expect(await edge.calls()).toEqual([]);
  });
});

describe("a page of a reader's own", () => {
  it("A personal page is each reader's own, however many ask, in turn or at once, as page and as data", async () => {
    await edge.plan({ delayMs: 50 });
    for (const path of [PROFILE, PROFILE_EN, `${PROFILE}.data`]) {
      const order = [ANNA, BEN, ANNA, BEN];
      const answers = await Promise.all(order.map((token) => edge.get(path, asReader(token))));
      answers.push(await edge.get(path, asReader(ANNA)));
      const seen = answers.map((answer) => [
        answer.status,
        answer.headers["cache-control"],
        answer.headers.etag,
        textOf(answer).includes("Anna Trần"),
        textOf(answer).includes("Ben Phạm"),
      ]);
      const page = (isAnna: boolean) => [200, "private, no-store", undefined, isAnna, !isAnna];
      expect(seen).toEqual([page(true), page(false), page(true), page(false), page(true)]);
    }
  });

  it("A personal page leads a visitor to log-in and shows no earlier reader", async () => {
    await edge.get(PROFILE, asReader(ANNA));
    for (const cookies of [{}, { cookie: "session=junk" }]) {
      const answer = await edge.get(PROFILE, cookies);
      expect([answer.status, answer.headers.location, answer.headers["cache-control"]]).toEqual([
        303,
        "/dang-nhap?back=%2Fthanh-vien%2Fho-so",
        "private, no-store",
      ]);
    }
  });

  it("A page of a reader's own takes back a session that is over, and stays one by whatever spelling it is asked for", async () => {
    await edge.plan(problem("session_expired", 401));
    expect(cookiesOf(await edge.get(PROFILE, asReader(ANNA)))).toEqual(ENDED);
    await edge.reset();
    await edge.plan({ readers });
    for (const path of ["/THANH-VIEN/HO-SO.data", "/thanh-vien/ho-so/_.data", "/%64ang-nhap.data"]) {
      const answer = await edge.get(path, asReader(ANNA));
      const isRedirect = answer.headers["x-remix-redirect"] !== undefined;
      expect([path, answer.headers["x-cache"], answer.headers["cache-control"]]).toEqual([
        path,
        isRedirect ? undefined : "bypass",
        isRedirect ? "public, max-age=3600" : "private, no-store",
      ]);
    }
  });

  it("A page of a reader's own leaves all others what they are: the same bytes for readers and visitors, and no call as a reader", async () => {
    const first = await edge.get("/cai-dat");
    const again = await edge.get("/cai-dat", asReader(ANNA));
    expect([again.headers["x-cache"], again.bytes.equals(first.bytes)]).toEqual(["hit", true]);
    expect((await edge.calls()).filter(({ headers }) => headers.authorization !== undefined)).toEqual([]);
  });

  it("A page of a reader's own is told to HEAD without a body", async () => {
    const answer = await edge.send("HEAD", PROFILE, asReader(ANNA), "");
    expect([answer.status, answer.headers["cache-control"], answer.bytes.length]).toEqual([
      200,
      "private, no-store",
      0,
    ]);
  });
});

describe("a form without scripts", () => {
  it("A form posted to a former English path is redirected to the new one, with its body", async () => {
    const answer = await form("/en/dang-nhap?back=%2Fen", LOGIN_FIELDS);
    expect([answer.status, answer.headers.location]).toEqual([308, "/en/login?back=%2Fen"]);
    expect(await edge.calls()).toEqual([]);
  });

  it("A log-in form without scripts sets the session cookie and leads back to the previous page", async () => {
    await edge.plan({ paths: { [LOGIN]: { headers: { "x-session": NEW }, data: aReader(1, "Anna Trần") } } });
    const answer = await form("/en/login?back=/en/match/7%3Ftab%3Dodds", LOGIN_FIELDS);
    expect([answer.status, answer.headers.location]).toEqual([303, "/en/match/7?tab=odds&done=login"]);
    expect([answer.headers["cache-control"], cookiesOf(answer)]).toEqual([
      "private, no-store",
      [`session=${NEW}; Path=/; SameSite=Lax; HttpOnly`, "signed_in=1; Path=/; SameSite=Lax"],
    ]);
    const [call] = await callsOf(LOGIN);
    expect(JSON.parse(call?.body ?? "")).toMatchObject(LOGIN_FIELDS);
    expect(call?.headers["x-client-address"]).toBe(from()["cf-connecting-ip"]);
  });

  it("A form without scripts is taken as data as well, where the page's script sends it", async () => {
    await edge.plan({ paths: { [LOGIN]: { headers: { "x-session": NEW } } } });
    const answer = await form("/dang-nhap.data", LOGIN_FIELDS);
    expect([answer.status, answer.headers["cache-control"]]).toEqual([202, "private, no-store"]);
    expect(textOf(answer)).toContain("/?done=login");
    expect(cookiesOf(answer)[0]).toBe(`session=${NEW}; Path=/; SameSite=Lax; HttpOnly`);
  });

  it("A form without scripts leads to no other site", async () => {
    const answer = await form(`/dang-nhap?back=${encodeURIComponent("//evil.example")}`, LOGIN_FIELDS);
    expect([answer.status, answer.headers.location]).toEqual([303, "/?done=login"]);
  });

  it("A form without scripts works behind a proxy that ends TLS, where the browser names another scheme", async () => {
    const proxied = { host: "site.example", origin: "https://site.example" };
    expect((await form("/dang-nhap", LOGIN_FIELDS, proxied)).status).toBe(303);
    const other = { host: "site.example", origin: "https://other.example" };
    expect((await form("/dang-nhap", LOGIN_FIELDS, other)).status).toBe(403);
  });

  it("A refused form returns the page with the error status, without the password and without a session", async () => {
    await edge.plan({ paths: { [LOGIN]: problem("credentials_wrong", 401) } });
    const answer = await form("/dang-nhap", LOGIN_FIELDS);
    expect([answer.status, answer.headers["cache-control"], cookiesOf(answer)]).toEqual([
      401,
      "private, no-store",
      [],
    ]);
    expect(textOf(answer)).toContain(LOGIN_FIELDS.account);
    expect(textOf(answer)).not.toContain(LOGIN_FIELDS.password);
  });

  it("A form that ends or changes the session is answered under the new session", async () => {
    const fields = { intent: "password", current_password: "matkhau-1", password: "matkhau-2" };
    await edge.plan({ paths: { [`${ME}/password`]: { headers: { "x-session": NEW } } } });
    const changed = await form(
      PROFILE,
      { ...fields, password_confirm: fields.password },
      { ...OURS, ...asReader(ANNA) },
    );
    expect([changed.status, cookiesOf(changed)[0]]).toEqual([
      303,
      `session=${NEW}; Path=/; SameSite=Lax; HttpOnly`,
    ]);
    await edge.plan({ paths: { [`${ME}/password`]: problem("session_expired", 401) } });
    const over = await form(
      PROFILE,
      { ...fields, password_confirm: fields.password },
      { ...OURS, ...asReader(ANNA) },
    );
    expect([over.status, cookiesOf(over)]).toEqual([303, ENDED]);
  });

  it("A form without scripts takes a picture of the size of one, and refuses what is no form", async () => {
    const chunk = (bytes: number) =>
      Buffer.concat([
        Buffer.from('--x\r\ncontent-disposition: form-data; name="intent"\r\n\r\navatar\r\n'),
        Buffer.from(
          '--x\r\ncontent-disposition: form-data; name="avatar"; filename="a.png"\r\ncontent-type: image/png\r\n\r\n',
        ),
        Buffer.alloc(bytes, 1),
        Buffer.from("\r\n--x--\r\n"),
      ]);
    const upload = (bytes: number) =>
      send(
        PROFILE,
        { "content-type": "multipart/form-data; boundary=x", ...OURS, ...asReader(ANNA) },
        chunk(bytes),
      );
    expect((await upload(1_500_000)).status).toBe(303);
    const [call] = await callsOf(`${ME}/avatar`);
    expect([call?.headers["content-type"], call?.body?.length]).toEqual(["image/png", 1_500_000]);
    expect((await upload(6_000_000)).status).toBe(413);
    expect((await form("/dang-ky", { user_name: "x".repeat(70_000) })).status).toBe(413);
    const json = await send("/dang-nhap", { ...JSON_TYPE, ...OURS });
    expect(json.status).toBe(415);
    const refused = await send("/cai-dat", { ...FORM_TYPE, ...OURS });
    expect([refused.status, textOf(refused)]).toEqual([
      405,
      expect.stringContaining("<p>Yêu cầu không được chấp nhận</p>"),
    ]);
  });

  it.each([
    "/dang-nhap",
    "/dang-ky",
    PROFILE,
    ...["nhan-dinh/7", "theo-doi", "dang-bai"].map((name) => `/thanh-vien/${name}`),
  ])("A broken form is a client error, not a server error: %s", async (path) => {
    for (const where of [path, `${path}.data`])
      for (const type of ["multipart/form-data; boundary=x", "multipart/form-data"]) {
        const answer = await send(
          where,
          { "content-type": type, ...OURS, ...asReader(ANNA) },
          "--x\r\nbroken",
        );
        expect([where, type, answer.status]).toEqual([where, type, 400]);
        expect(textOf(answer)).toContain("validation_failed");
      }
    expect(edge.logged()).toEqual([]);
  });

  it("A form without scripts is stopped when one address floods, calls and forms counted together, and told when to try again", async () => {
    await edge.plan({ paths: { [LOGIN]: problem("credentials_wrong", 401) } });
    const statuses: number[] = [];
    for (let tries = 0; tries < 60; tries += 1) statuses.push((await send(LOGIN, JSON_TYPE)).status);
    expect(new Set(statuses)).toEqual(new Set([401]));
    const answer = await form("/en/login", LOGIN_FIELDS);
    expect([answer.status, Number(answer.headers["retry-after"])]).toEqual([429, expect.any(Number)]);
    expect(Number(answer.headers["retry-after"])).toBeGreaterThan(0);
    expect((await edge.calls()).length).toBe(60);
  });

  it("A form without scripts is not counted where nothing names the caller: one of them must not shut out all", async () => {
    await edge.plan({ paths: { [LOGIN]: problem("credentials_wrong", 401) } });
    for (let tries = 0; tries < 70; tries += 1)
      expect((await edge.send("POST", LOGIN, { ...OURS, ...JSON_TYPE }, "{}")).status).toBe(401);
    expect((await edge.calls())[0]?.headers["x-client-address"]).toBeUndefined();
  });
});

describe("an avatar", () => {
  it("An avatar is a picture and nothing else, kept for good under a name that is its own", async () => {
    await edge.plan({ contentType: "text/html", text: "<script>" });
    const answer = await edge.get("/avatars/0123456789abcdefABCDEF.webp", asReader(ANNA));
    expect(answer.headers).toMatchObject({
      "content-type": "image/webp",
      "cache-control": "public, max-age=31536000, immutable",
      "x-content-type-options": "nosniff",
    });
    expect(JSON.stringify(await edge.calls())).not.toContain(ANNA);
  });

  it.each([
    "/avatars/x.webp",
    "/media/x-320.webp",
    "/media/0123456789abcdef.webp",
    "/avatars/..%2Fhealth.webp",
    "/avatars/0123456789abcdefABCDEF.html",
  ])("An avatar is not asked for by another name: %s", async (path) => {
    expect([(await edge.get(path)).status, await edge.calls()]).toEqual([404, []]);
  });
});

describe("a logo copied from a provider", () => {
  const LOGO = "/media/crest-0123456789abcdef0123456789abcdef-64.webp";

  it("A copied logo is a picture and nothing else, and its second reader needs no origin", async () => {
    await edge.plan({ contentType: "text/html", text: "<script>" });
    for (const path of [LOGO, LOGO, `${LOGO}?again`]) {
      const answer = await edge.get(path);
      expect(answer.status).toBe(200);
      expect(answer.bytes.toString()).toBe("<script>");
      expect(answer.headers).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "public, max-age=31536000, immutable",
        "x-content-type-options": "nosniff",
        "content-security-policy": expect.stringContaining("default-src 'none'"),
      });
    }
    expect((await edge.calls()).length).toBe(1);
  });

  it("A logo without a copy is 404, and is asked for again", async () => {
    const missing = LOGO.replace("0123", "ffff");
    await edge.plan({ paths: { [missing]: problem("data_not_found", 404) } });
    for (let tries = 0; tries < 2; tries += 1) expect((await edge.get(missing)).status).toBe(404);
    expect((await edge.calls()).length).toBe(2);
  });
});

describe("a site that knows its address", () => {
  let site: EdgeHarness;
  beforeAll(async () => {
    site = await startEdge({ SITE_URL: "https://site.example" });
  });
  afterAll(() => site.stop());

  it("A site that knows its address has a session for https alone, also where a proxy ends it", async () => {
    await site.plan({ headers: { "x-session": NEW } });
    const login = (host: string) => site.send("POST", LOGIN, { ...JSON_TYPE, host }, "{}");
    expect(cookiesOf(await login("site.example"))).toEqual([
      `__Host-session=${NEW}; Path=/; SameSite=Lax; Secure; HttpOnly`,
      "__Host-signed_in=1; Path=/; SameSite=Lax; Secure",
    ]);
    expect(cookiesOf(await login("localhost:8787"))[0]).toBe(
      `session=${NEW}; Path=/; SameSite=Lax; HttpOnly`,
    );
    await site.reset();
    await site.get(ME, { host: "site.example", cookie: `session=${ANNA}; __Host-session=${BEN}` });
    expect((await site.calls()).map(({ headers }) => headers.authorization)).toEqual([`Bearer ${BEN}`]);
  });
});
