import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { contentPolicy, unmarkScripts } from "./content-policy.server.ts";

const sha = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
const plain = {
  scripts: [],
  realtime_url: "https://rooms.example/x",
  isFrame: false,
  isHttps: false,
  tracking: [],
  tracking_hosts: "t.example *.u.example",
  has_turnstile: false,
};

it("takes the marks off a page and reads its own scripts, none that came into it", () => {
  const noncedHtml =
    '<head><link rel="x" href="/a" nonce="m"/><script nonce="m">early()</script></head><script>evil()</script>' +
    '<script src="/a.js" nonce="m"></script><script nonce="n">evil()</script>' +
    '<script nonce="m" type="module" async="">import "/b.js";\nlet a = "<b>";</script><p> nonce="m</p>';
  const { html, scripts } = unmarkScripts(noncedHtml, "m");
  expect(scripts).toEqual(["early()", 'import "/b.js";\nlet a = "<b>";']);
  expect(html).toBe(noncedHtml.replaceAll(' nonce="m"', ""));
});

it("allows a page's own scripts by hash, and nobody else's", async () => {
  const policy = await contentPolicy({ ...plain, scripts: ["a", "b", "a"] });
  expect(policy.split("; ")).toEqual([
    "default-src 'self'",
    `script-src 'self' ${sha("a")} ${sha("b")}`,
    "connect-src 'self' https://rooms.example wss://rooms.example",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob: https:",
    "frame-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "report-uri /csp-reports",
  ]);
  expect(await contentPolicy({ ...plain, isHttps: true })).toContain("; upgrade-insecure-requests;");
  expect(await contentPolicy({ ...plain, isFrame: true })).toContain("frame-ancestors *");
});

it("names the tracking library's hosts where there is something to track with", async () => {
  const tracking = [
    { src: "https://t.example/gtag.js", text: "", attributes: {} },
    { src: null, text: "gtag()", attributes: {} },
  ];
  const policy = await contentPolicy({ ...plain, tracking });
  expect(policy).toContain(`script-src 'self' ${sha("gtag()")} https://t.example https://*.u.example;`);
  expect(policy).toContain("wss://rooms.example https://t.example https://*.u.example;");
});

it("names the host of Cloudflare's captcha where forms have it", async () => {
  const policy = await contentPolicy({ ...plain, has_turnstile: true });
  expect(policy).toContain("; script-src 'self' https://challenges.cloudflare.com;");
  expect(policy).toContain("; frame-src 'self' https://challenges.cloudflare.com;");
});
