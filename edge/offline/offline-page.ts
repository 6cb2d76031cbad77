import { m } from "#messages/paraglide/messages.js";
import { toHex } from "#shared/text/bytes-as-text.rules.ts";
import { policySourceOf } from "#shared/text/policy-source.ts";
import { LOCALES, type Locale, pathOf } from "#shared/url/index.ts";

/** Address from which the service worker loads its offline pages. */
export const OFFLINE_PATH = `/offline/:locale{${LOCALES.join("|")}}`;

/** Texts that its script shows. */
const reasonsIn = (locale: Locale) => ({
  offline: m.offline_device({}, { locale }),
  offlineWhy: m.offline_device_reason({}, { locale }),
  silent: m.offline_site({}, { locale }),
  silentWhy: m.offline_site_reason({}, { locale }),
});

/** The site's colours (web/styles/tokens.css): nothing can be loaded here. */
const STYLE = `
:root{color-scheme:light dark;--page:light-dark(#f1f4ef,#0c110d);--surface:light-dark(#fff,#151b16);--ink:light-dark(#17201a,#e8efe8);--muted:light-dark(#58645a,#9aa79c);--accent:light-dark(#36760c,#8ddb52);--fill:light-dark(#3a7d0f,#73c734);--on:light-dark(#fff,#0d1a05)}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;min-height:100dvh;display:grid;place-items:center;padding:16px;background:var(--page);color:var(--ink);font:16px/24px "Be Vietnam Pro",ui-sans-serif,system-ui,"Segoe UI",Roboto,sans-serif}
main{width:100%;max-width:440px;padding:32px 24px;border-radius:8px;background:var(--surface);text-align:center}
svg{width:64px;height:64px}
h1{margin:16px 0 8px;font-size:22px;line-height:28px}
p{margin:0 0 12px;text-wrap:pretty}
.more{color:var(--muted);font-size:14px;line-height:20px}
nav{display:flex;flex-wrap:wrap;gap:12px;justify-content:center;margin:20px 0}
button,a{min-height:44px;padding:10px 20px;border-radius:8px;font:inherit;font-weight:600;line-height:24px;cursor:pointer}
button{border:0;background:var(--fill);color:var(--on)}
a{color:var(--accent);text-decoration:none}
:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
`;

/** A network that is back fires an event; a site that does not answer has to be polled. */
const RETRY_MS = 20_000;

const script = (locale: Locale): string => `
const { offline, offlineWhy, silent, silentWhy } = ${JSON.stringify(reasonsIn(locale))};
try { const theme = localStorage.getItem("theme"); if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme; } catch {}
const say = () => {
  document.querySelector("h1").textContent = navigator.onLine ? silent : offline;
  document.querySelector("#why").textContent = navigator.onLine ? silentWhy : offlineWhy;
};
say();
document.querySelector("time").textContent = new Date().toLocaleTimeString("${locale}", { hour: "2-digit", minute: "2-digit", hour12: false });
document.querySelector("button").addEventListener("click", () => location.reload());
addEventListener("online", () => location.reload());
addEventListener("offline", say);
setInterval(async () => {
  if (document.hidden || !navigator.onLine) return;
  try { if ((await fetch("/app.webmanifest", { method: "HEAD", cache: "no-store" })).ok) location.reload(); } catch {}
}, ${RETRY_MS});
`;

/** web/styles/icon.svg without its title: beside a heading it adds nothing. */
const ICON = `<svg aria-hidden="true" viewBox="0 0 28 28"><rect width="28" height="28" rx="7" fill="#2f6b10"/><path d="M14 0h7a7 7 0 0 1 7 7v14a7 7 0 0 1-7 7h-7Z" fill="#3b8016"/><circle cx="14" cy="14" r="6.2" fill="none" stroke="#fff" stroke-width="1.6"/><path d="M14 2v5.8M14 20.2V26" stroke="#fff" stroke-width="1.6"/><circle cx="14" cy="14" r="2.4" fill="#9be05a"/></svg>`;

const html = (locale: Locale): string => {
  const { offline, offlineWhy } = reasonsIn(locale);
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="theme-color" content="#f1f4ef" media="(prefers-color-scheme: light)">
<meta name="theme-color" content="#0c110d" media="(prefers-color-scheme: dark)">
<title>${m.offline_title({}, { locale })} · ${m.site_name({}, { locale })}</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<main>
${ICON}
<h1>${offline}</h1>
<p id="why" role="status">${offlineWhy}</p>
<p class="more">${m.offline_scores({}, { locale })}</p>
<nav><button type="button">${m.offline_retry({}, { locale })}</button><a href="${pathOf("home", locale)}">${m.offline_home({}, { locale })}</a></nav>
<p class="more">${m.offline_again({}, { locale })}<br>${m.offline_last_try({}, { locale })}<time></time></p>
</main>
<script>${script(locale)}</script>
</body>
</html>
`;
};

/**
 * The offline page: small, self-contained, and without a score. Its own address shows it too, which is why search
 * engines are kept away.
 */
export async function answerOffline(locale: Locale): Promise<Response> {
  const policy = [
    "default-src 'none'",
    `script-src ${await policySourceOf(script(locale))}`,
    `style-src ${await policySourceOf(STYLE)}`,
    "img-src data:",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ];
  return new Response(html(locale), {
    headers: {
      "content-type": "text/html; charset=utf-8",
      "content-security-policy": policy.join("; "),
      "cache-control": "public, max-age=0, must-revalidate",
      "x-robots-tag": "noindex",
    },
  });
}

/** The first letters of the SHA-256 of both pages: the service worker has the same, and changes with them. */
export async function offlineVersion(): Promise<string> {
  const bytes = new TextEncoder().encode(LOCALES.map(html).join(""));
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return toHex(digest.slice(0, 4));
}
