import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { runStep } from "#scripts/run-step.ts";
import { freePort } from "#scripts/site/ports.ts";
import { waitUntilAnswers } from "#scripts/site/wait.ts";
import { verifyTicket } from "#shared/room/ticket.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import { imported } from "#tests/support/consistency/imported.ts";
import { startLoneOrigin } from "#tests/support/origin/lone-origin.ts";
import { solvedCaptcha } from "#tests/support/origin/solved-captcha.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";

/** Whole commands and sites, while other tests use the processor too. */
const PATIENCE_MS = 240_000;

/** The whole site in front of an origin on another port, compared with a site whose own origin has the same data. */

const SECRETS = {
  INGEST_TOKEN: "ingest-token-of-both-sites",
  REALTIME_SECRET: "realtime-secret-of-both-sites",
};
let upstream: Awaited<ReturnType<typeof startLoneOrigin>>;
let front: TestSite;
let usual: TestSite;

/** The environment configures a site, as for `npm start`. */
async function startIn(env: Record<string, string>): Promise<TestSite> {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  try {
    return await startTestSite();
  } finally {
    vi.unstubAllEnvs();
  }
}
const command = async (file: string, ...args: string[]) => {
  const { code, output } = await runStep(process.execPath, [file, ...args]);
  expect(code, output).toBe(0);
  return output;
};
const to = ({ url, ingestToken }: TestSite) => ["--url", url, "--token", ingestToken];

async function fill(site: TestSite): Promise<void> {
  await command("origin/ingest/cli/import.ts", "openfootball", imported.file, ...to(site));
  await command("origin/content/cli/content.ts", "import", "tests/fixtures/content", ...to(site));
}

beforeAll(async () => {
  const port = await freePort();
  const own = `http://127.0.0.1:${port}`;
  // The site first: it starts even while an operator's service is down.
  front = await startIn({ ...SECRETS, CONTENT_BASE_URL: own, FOOTBALL_BASE_URL: `${own}/` });
  upstream = await startLoneOrigin(port, { ...SECRETS, REALTIME_URL: front.realtimeUrl });
  usual = await startIn(SECRETS);
  // By then edge has found the service down, and retries by itself.
  await waitUntilAnswers({
    what: "The site",
    url: `${front.url}/health`,
    timeoutMs: 60_000,
    isReady: (_, text) => text.includes('"status":"ok"'),
  });
  await fill(front);
  await fill(usual);
}, PATIENCE_MS);
afterAll(async () => {
  await Promise.all([front?.stop(), usual?.stop()]);
  await upstream?.stop();
});

/** Content of a page: facts of its head and its text, without values that identify this run of the site. */
async function wordsOf(site: TestSite, path: string) {
  const answer = await fetch(site.url + path, { redirect: "manual" });
  const html = (await answer.text()).replaceAll(site.url, "https://site");
  const canonical = /<link[^>]*rel="canonical"[^>]*>/.exec(html)?.[0];
  const title = /<title>.*?<\/title>/.exec(html)?.[0];
  const text = html
    .replaceAll(/<(script|style)[\s\S]*?<\/\1>/g, " ")
    .replaceAll(/<[^>]+>/g, " ")
    .replaceAll(/\s+/g, " ");
  return { status: answer.status, canonical, title, text };
}
const dataOf = async (site: TestSite, path: string) => {
  const answer = await fetch(site.url + path);
  // Timestamps of this run: when something was stored.
  const text = (await answer.text()).replaceAll(/\b1[789]\d{8}(\d{3})?\b/g, "0");
  return { status: answer.status, body: JSON.parse(text) as { data: Record<string, unknown> } };
};

describe("a site before an origin on another port", { timeout: PATIENCE_MS }, () => {
  it("has everything there and nothing in its own", async () => {
    expect(await upstream.count("matches")).toBe(3);
    expect(await upstream.count("posts")).toBeGreaterThan(1);
    expect((await dataOf(front, "/health")).body).toMatchObject({
      status: "ok",
      checks: { origin: { ok: true } },
    });
  });

  it("answers calls as the usual one does", async () => {
    const found = await dataOf(usual, "/api/v1/football/search?q=northland");
    expect(JSON.stringify(found.body)).toContain("Northland");
    for (const path of [
      `/api/v1/football/matches/recent?date=${imported.finalDay}`,
      "/api/v1/football/comp-list",
      "/api/v1/football/search?q=northland",
      "/api/v1/football/matches/recentdetail?match_id=999999",
      "/oapi/v1/configurations",
      "/oapi/v1/posts?limit=5",
      "/oapi/v1/menu",
    ]) {
      const [one, other] = [await dataOf(front, path), await dataOf(usual, path)];
      expect([path, one.status, one.body.data], path).toEqual([path, other.status, other.body.data]);
    }
  });

  it("draws the same pages under the same addresses", async () => {
    const { matches } = await fetchFootball(usual, "/api/v1/football/matches/recent", {
      date: imported.finalDay,
    });
    const [match] = matches;
    const paths = [
      ...["/", "/en", `/bong-da/ket-qua-bong-da?date=${imported.finalDay}`, "/tin-tuc", "/news", "/league"],
      ...[
        `/match/${match?.id}`,
        `/en/match/${match?.id}`,
        `/league/${match?.competition.id}`,
        `/team/${match?.home.id}`,
      ],
      ...["/match/999999", "/sitemap.xml", "/robots.txt", "/tin-tuc/rss.xml"],
    ];
    for (const path of paths) expect(await wordsOf(front, path), path).toEqual(await wordsOf(usual, path));
    expect((await wordsOf(front, `/match/${match?.id}`)).canonical).toContain(
      `https://site/match/${match?.id}`,
    );
    const moved = await fetch(`${front.url}/vi/match/`, { redirect: "manual" });
    expect([moved.status, moved.headers.get("location")]).toEqual([308, "/match"]);
  });

  it("the site passes readers' writes on, and recognizes the readers", async () => {
    const post = async (path: string, body: unknown, cookie = "") => {
      const headers = { "content-type": "application/json", "sec-fetch-site": "same-origin", cookie };
      const answer = await fetch(front.url + path, { method: "POST", headers, body: JSON.stringify(body) });
      return {
        status: answer.status,
        cookie: answer.headers
          .getSetCookie()
          .map((line) => line.split(";")[0])
          .join("; "),
      };
    };
    const captchaAnswer = (await (await fetch(`${front.url}/oapi/v1/captcha`)).json()) as {
      data: { captcha: unknown };
    };
    const captcha = await solvedCaptcha(captchaAnswer.data.captcha);
    const password = "matkhau-1";
    const before = await upstream.count("users");
    const form = {
      user_name: "nguoi-doc",
      nick_name: "Người đọc",
      password,
      password_confirm: password,
      captcha,
    };
    const registered = await post("/oapi/v1/auth/register", form);
    expect(registered.status).toBe(200);
    expect(await upstream.count("users")).toBe(before + 1);
    const page = await fetch(`${front.url}/thanh-vien/ho-so`, { headers: { cookie: registered.cookie } });
    expect([page.status, (await page.text()).includes("nguoi-doc")]).toEqual([200, true]);
    const back = await post("/oapi/v1/auth/login", { account: "nguoi-doc", password });
    expect([back.status, back.cookie === registered.cookie]).toEqual([200, false]);
    const { matches } = await fetchFootball(front, "/api/v1/football/matches/recent", {
      date: imported.finalDay,
    });
    const [match] = matches;
    // A reader's ticket for a match's room, sealed with the secret that the service shares with the rooms.
    const ticketResponse = await fetch(`${front.url}/oapi/v1/users/me/ticket?match_id=${match?.id}`, {
      headers: { cookie: back.cookie, "sec-fetch-site": "same-origin" },
    });
    const { data } = (await ticketResponse.json()) as { data: { ticket: string } };
    const writer = await verifyTicket(SECRETS.REALTIME_SECRET, data.ticket, match?.id ?? 0, Date.now());
    expect(writer).toMatchObject({ nick_name: "Người đọc", role: "reader" });
    const role = await fetch(`${front.url}/api/v1/origin/accounts/role`, {
      method: "POST",
      headers: { authorization: `Bearer ${front.ingestToken}`, "content-type": "application/json" },
      body: JSON.stringify({ account: "nguoi-doc", role: "expert" }),
    });
    expect(role.status).toBe(200);
  });

  it("the site gets a match of the second origin as it is played", async () => {
    const at = new Date(Date.now() + 8_000).toISOString();
    const args = [
      "openfootball",
      imported.file,
      "--match",
      "Northland v Westland",
      "--at",
      at,
      "--speed",
      "120",
    ];
    const output = await command("origin/ingest/cli/replay.ts", ...args, ...to(front));
    const id = /\/match\/(\d+)/.exec(output)?.[1];
    expect(id).toBeDefined();
    const socket = new WebSocket(`${front.realtimeUrl.replace("http", "ws")}/parties/match/${id}?v=2`);
    const received: string[] = [];
    socket.addEventListener("message", ({ data }) => received.push(String(data)));
    const changes = () =>
      received
        .map((text) => JSON.parse(text) as { type: string })
        .filter(({ type }) => type === "match-changed");
    // Kick-off is eight seconds away, and at this speed the first goals some seconds later.
    await expect.poll(() => changes().length, { timeout: 45_000, interval: 250 }).toBeGreaterThan(2);
    socket.close();
    const hub = await (await fetch(`${front.realtimeUrl}/parties/hub/main`)).text();
    expect(hub).not.toContain('"polling"');
    const { match } = await fetchFootball(front, "/api/v1/football/matches/recentdetail", { match_id: id });
    expect(match.status).not.toBe("not_started");
  });
});
