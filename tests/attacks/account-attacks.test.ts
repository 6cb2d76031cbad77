import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { endpointList, endpointPath } from "#shared/api/index.ts";
import { LOCALES, type Screen, screens } from "#shared/url/index.ts";
import { isPersonalPath } from "#shared/url/personal-screens.ts";
import { faultsOf, sendRequest as sendToSite } from "#tests/support/edge/attack-answers.ts";
import { counted, tried } from "#tests/support/edge/attack-counts.ts";
import { plainPng } from "#tests/support/origin/pictures.ts";
import { solvedCaptcha } from "#tests/support/origin/solved-captcha.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";

/** Accounts of the built site, edge and origin together, as browsers use and attackers abuse them. */

const PASSWORD = "matkhau-1";
const API = "/oapi/v1";

let site: TestSite;
beforeAll(async () => {
  site = await startTestSite({ realtime: false });
});
afterAll(() => site.stop());

let made = 0;

/** A browser: it stores cookies, and has an IP address of its own. */
function aBrowser(cookies = new Map<string, string>()) {
  made += 1;
  const address = `198.51.100.${made}`;
  const sendRequest = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const headers = { "cf-connecting-ip": address, cookie, ...(init.headers as Record<string, string>) };
    const response = await fetch(site.url + path, { redirect: "manual", ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/; Max-Age=0;/.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  const send = async (path: string, body: unknown, headers: Record<string, string> = {}) => {
    const response = await sendRequest(API + path, {
      method: "POST",
      body: body instanceof Uint8Array ? new Blob([body as BlobPart]) : JSON.stringify(body),
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin", ...headers },
    });
    return { status: response.status, ...((await response.json()) as Answer) };
  };
  const read = async (path: string) => {
    const response = await sendRequest(API + path);
    return { status: response.status, ...((await response.json()) as Answer) };
  };
  return { sendRequest, cookies, read, send };
}

interface Answer {
  readonly code?: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  readonly data?: {
    readonly user?: { readonly id: number; readonly role: string; readonly avatar: string | null };
    readonly sessions?: readonly { readonly id: number; readonly current: boolean }[];
    readonly captcha?: unknown;
  };
}
type Browser = ReturnType<typeof aBrowser>;

const captchaOf = async (browser: Browser) => solvedCaptcha((await browser.read("/captcha")).data?.captcha);

async function register(browser: Browser, more: object = {}) {
  made += 1;
  const name = `reader-${made}`;
  const form = {
    user_name: name,
    nick_name: `Bạn đọc ${made}`,
    password: PASSWORD,
    password_confirm: PASSWORD,
  };
  const captcha = await captchaOf(browser);
  return { name, captcha, answer: await browser.send("/auth/register", { ...form, captcha, ...more }) };
}

async function aReader() {
  const browser = aBrowser();
  const { name, answer } = await register(browser);
  expect(answer.status).toBe(200);
  return { ...browser, name };
}

describe("a browser", () => {
  it("a browser is logged in everywhere after registration, until it logs out", async () => {
    const reader = await aReader();
    expect([...reader.cookies.keys()]).toEqual(["session", "signed_in"]);
    expect((await reader.read("/users/me")).data?.user?.role).toBe("reader");
    const page = await reader.sendRequest("/thanh-vien/ho-so");
    expect([
      page.status,
      page.headers.get("cache-control"),
      (await page.text()).includes(reader.name),
    ]).toEqual([200, "private, no-store", true]);
    expect((await reader.send("/auth/logout", {})).status).toBe(200);
    expect([...reader.cookies.keys()]).toEqual([]);
    expect((await reader.sendRequest("/thanh-vien/ho-so")).headers.get("location")).toMatch(
      /^\/dang-nhap\?back=/,
    );
  });

  it("has a picture that everybody can see, drawn anew", async () => {
    const reader = await aReader();
    const answer = await reader.send("/users/me/avatar", plainPng(90, 60), { "content-type": "image/png" });
    const path = answer.data?.user?.avatar ?? "";
    const picture = await aBrowser().sendRequest(path);
    expect([picture.status, picture.headers.get("content-type")]).toEqual([200, "image/webp"]);
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(8, 12)
        .toString(),
    ).toBe("WEBP");
    const page = await reader.sendRequest("/thanh-vien/ho-so", {
      method: "POST",
      body: (() => {
        const form = new FormData();
        form.set("intent", "avatar");
        form.set("avatar", new File(["<script>alert(1)</script>"], "a.png", { type: "image/png" }));
        return form;
      })(),
      headers: { "sec-fetch-site": "same-origin" },
    });
    expect([page.status, (await reader.read("/users/me")).data?.user?.avatar]).toEqual([400, path]);
  });
});

const SESSIONS = "stolen and fixed sessions";

describe("an attacker", () => {
  it("gets nowhere with a session of before a log-in, or of before a password was changed", async () => {
    const reader = await aReader();
    const fixed = new Map(reader.cookies);
    await reader.send("/auth/login", { account: reader.name, password: PASSWORD });
    expect(reader.cookies.get("session")).not.toBe(fixed.get("session"));
    expect(counted(SESSIONS, await aBrowser(fixed).read("/users/me"))).toMatchObject({
      status: 401,
      code: "session_expired",
    });

    const stolen = new Map(reader.cookies);
    const passwords = { current_password: PASSWORD, password: "matkhau-2", password_confirm: "matkhau-2" };
    expect((await reader.send("/users/me/password", passwords)).status).toBe(200);
    const thief = aBrowser(stolen);
    expect(counted(SESSIONS, await thief.read("/users/me"))).toMatchObject({
      status: 401,
      code: "session_expired",
    });
    expect(thief.cookies).toEqual(stolen);
    expect((await reader.read("/users/me")).status).toBe(200);
  });

  it("an attacker cannot fix the session of another browser", async () => {
    const chosen = "z".repeat(43);
    const victim = aBrowser(new Map([["session", chosen]]));
    await register(victim);
    expect(victim.cookies.get("session")).toMatch(/^(?!z{43})[\w-]{43}$/);
    tried(SESSIONS, victim.cookies.get("session") !== chosen);
    const other = aBrowser();
    await other.sendRequest(`${API}/users/me`, {
      headers: { authorization: `Bearer ${victim.cookies.get("session")}` },
    });
    expect(counted(SESSIONS, await other.read("/users/me")).code).toBe("login_required");
  });

  it("an attacker cannot reuse a solved captcha or register as an operator", async () => {
    const browser = aBrowser();
    const { captcha, answer } = await register(browser, { role: "operator", id: 1 });
    expect(answer.data?.user?.role).toBe("reader");
    tried("rights of others", answer.data?.user?.role === "reader");
    const again = await register(aBrowser(), { captcha });
    counted("replayed captchas", again.answer);
    expect([again.answer.status, again.answer.errors]).toEqual([400, { captcha: ["captcha_wrong"] }]);
    const fields = { full_name: "A", nick_name: `Bạn đọc ${made}x`, email: "", phone: "", role: "operator" };
    const saved = await browser.send("/users/me", fields);
    expect(saved.data?.user?.role).toBe("reader");
    tried("rights of others", saved.data?.user?.role === "reader");
  });

  it("an attacker can end only their own sessions", async () => {
    const [reader, attacker] = [await aReader(), await aReader()];
    const own = (await reader.read("/users/me/sessions")).data?.sessions?.[0]?.id;
    expect(own).toBeTypeOf("number");
    const end = (id: unknown) => attacker.send("/users/me/sessions/end", { id });
    // The response for another reader's session is the same as for a missing one.
    for (const id of [own, 999_999])
      expect(counted("rights of others", await end(id))).toMatchObject({
        status: 404,
        code: "data_not_found",
      });
    expect((await reader.read("/users/me")).status).toBe(200);
  });

  it("does nothing as a reader from another site", async () => {
    const reader = await aReader();
    for (const [path, body] of [
      ["/auth/logout", {}],
      ["/users/me/delete", { current_password: PASSWORD }],
    ] as const)
      for (const from of [
        { "sec-fetch-site": "cross-site" },
        { origin: "https://evil.example", "sec-fetch-site": "same-site" },
      ])
        expect(counted("requests of other sites", await reader.send(path, body, from))).toMatchObject({
          status: 403,
          code: "forbidden",
        });
    expect((await reader.read("/users/me")).status).toBe(200);
  });

  it("password guessing requires a captcha for any account and reveals no account", async () => {
    const reader = await aReader();
    const thief = aBrowser();
    const seen: string[] = [];
    for (let tries = 0; tries < 12; tries += 1) {
      const account = tries % 2 === 0 ? reader.name : `nobody-${made}`;
      const guess = { account, password: "matkhau-x" };
      const answer = counted("guessed passwords", await thief.send("/auth/login", guess));
      seen.push(answer.errors?.captcha?.[0] ?? answer.code ?? "");
    }
    expect(seen).toEqual([...Array(10).fill("credentials_wrong"), ...Array(2).fill("captcha_required")]);
  });
});

describe("personal data", () => {
  /** Everything personal: screens without an id in their path, their data, and calls. */
  const ownPaths = (): string[] => {
    const pages = (Object.keys(screens) as Screen[])
      .flatMap((screen) => LOCALES.map((locale) => screens[screen][locale]))
      .filter((path) => !path.includes(":") && isPersonalPath(path));
    const calls = endpointList
      .filter(([, { access, method }]) => (access === "reader" || access === "visitor") && method === "GET")
      .map(([, call]) => endpointPath(call));
    return [...pages, ...pages.map((path) => `${path}.data`), ...calls];
  };

  it("personal responses are not cached, hold no session token and are closed to other sites", async () => {
    const { cookies } = await aReader();
    const token = cookies.get("session") ?? "";
    const cookie = [...cookies].map((pair) => pair.join("=")).join("; ");
    const paths = ownPaths();
    expect(paths.length).toBeGreaterThan(30);
    for (const path of paths) {
      const headers = { cookie, origin: "https://evil.example", "cf-connecting-ip": "198.51.100.250" };
      const answered = await sendToSite(site.url, path, { headers });
      tried("requests of other sites", answered.headers.get("access-control-allow-origin") === null);
      expect(faultsOf(answered)).toEqual([]);
      expect([path, answered.headers.get("cache-control")]).toEqual([
        path,
        expect.stringContaining("no-store"),
      ]);
      expect([path, answered.headers.get("access-control-allow-origin")]).toEqual([path, null]);
      expect([path, token.length > 0 && answered.text.includes(token)]).toEqual([path, false]);
    }
  });

  it("comes with cookies that go to nobody else", async () => {
    const browser = aBrowser();
    const captcha = await captchaOf(browser);
    const form = {
      user_name: "cookie-reader",
      nick_name: "Bạn đọc mới",
      password: PASSWORD,
      password_confirm: PASSWORD,
    };
    const answered = await sendToSite(site.url, `${API}/auth/register`, {
      method: "POST",
      headers: { "content-type": "application/json", "sec-fetch-site": "same-origin" },
      body: JSON.stringify({ ...form, captcha }),
    });
    expect([answered.status, answered.headers.getSetCookie().length]).toEqual([200, 2]);
    expect(faultsOf(answered)).toEqual([]);
  });
});
