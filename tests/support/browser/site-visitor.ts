import { solvedCaptcha } from "../origin/solved-captcha.ts";
import type { TestSite } from "../site.ts";

/** A visitor of a site without a browser: keeps cookies, follows no redirect, reads pages as text. */

/** A page as the server sent it. */
export interface ReadPage {
  readonly status: number;
  /** Path and query of the `location` header; null without one. */
  readonly location: string | null;
  readonly headers: Headers;
  readonly html: string;
  readonly title: string;
  /** Text of the first heading. */
  readonly heading: string;
  /** Text of the whole body without scripts, one space between words. */
  readonly text: string;
  /** Path and query of the canonical link; null without one. */
  readonly canonical: string | null;
}

const ENTITIES: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };

const textOf = (html: string): string =>
  html
    .replaceAll(/<(script|style|template)\b.*?<\/\1>/gs, " ")
    .replaceAll(/<!--.*?-->/gs, "")
    .replaceAll(/<[^>]*>/g, " ")
    .replaceAll(/&(\w+|#x27);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, " ")
    .trim();

const firstIn = (html: string, pattern: RegExp): string => textOf(pattern.exec(html)?.[1] ?? "");

/** Path and query of a URL of the site. */
const pathIn = (address: string, base: string): string => {
  const { pathname, search } = new URL(address, base);
  return pathname + search;
};

async function readPage(response: Response): Promise<ReadPage> {
  const html = await response.text();
  const location = response.headers.get("location");
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1] ?? null;
  return {
    ...{ status: response.status, headers: response.headers, html },
    location: location === null ? null : pathIn(location, response.url),
    title: firstIn(html, /<title>(.*?)<\/title>/s),
    heading: firstIn(html, /<h1\b[^>]*>(.*?)<\/h1>/s),
    text: textOf(html.replace(/<head>.*?<\/head>/s, "")),
    canonical: canonical === null ? null : pathIn(canonical.replaceAll("&amp;", "&"), response.url),
  };
}

let visitors = 0;

export interface SiteVisitor {
  /** Cookies by name. */
  readonly cookies: Map<string, string>;
  readonly get: (path: string, headers?: Record<string, string>) => Promise<ReadPage>;
  /** Sends a form of the site as a browser without scripts does. */
  readonly post: (path: string, fields: Record<string, string>) => Promise<ReadPage>;
  /** Makes a call; `body` makes a POST of it. */
  readonly call: (path: string, body?: unknown) => Promise<{ status: number; body: Record<string, unknown> }>;
  /** The solution of a fresh captcha, as a page's script sends it. */
  readonly solveCaptcha: () => Promise<string>;
}

/** A visitor of a site, with an IP address of their own: rate limits count by address. */
export function visitorOf(site: TestSite): SiteVisitor {
  visitors += 1;
  const from = `10.${200 + (process.pid % 50)}.${visitors >> 8}.${visitors & 255}`;
  const cookies = new Map<string, string>();
  async function send(path: string, init: RequestInit): Promise<Response> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await fetch(site.url + path, {
      ...init,
      redirect: "manual",
      headers: {
        "cf-connecting-ip": from,
        "sec-fetch-site": "same-origin",
        ...(cookie === "" ? {} : { cookie }),
        ...(init.headers as Record<string, string>),
      },
    });
    for (const line of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  }
  const visitor: SiteVisitor = {
    cookies,
    get: async (path, headers = {}) =>
      readPage(await send(path, { headers: { accept: "text/html", ...headers } })),
    post: async (path, fields) =>
      readPage(
        await send(path, {
          method: "POST",
          headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
          body: new URLSearchParams(fields).toString(),
        }),
      ),
    async call(path, body) {
      const response = await send(
        path,
        body === undefined
          ? {}
          : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) },
      );
      return { status: response.status, body: await response.json() };
    },
    async solveCaptcha() {
      const { data }: { data: { captcha: unknown } } = await (await send("/oapi/v1/captcha", {})).json();
      return solvedCaptcha(data.captcha);
    },
  };
  return visitor;
}

/** Registers the visitor by the call that pages make, and returns the account's name. */
export async function registerVisitor(
  visitor: SiteVisitor,
  name: string,
  password: string,
  fields: Record<string, string> = {},
): Promise<void> {
  const { status, body } = await visitor.call("/oapi/v1/auth/register", {
    ...{ user_name: name, nick_name: `Nick ${name}`, password },
    ...{ captcha: await visitor.solveCaptcha(), ...fields },
  });
  if (status !== 200) throw new Error(`${status}: ${JSON.stringify(body)}`);
}
