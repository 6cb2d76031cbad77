import { randomBytes } from "node:crypto";
import { afterEach } from "vitest";
import * as z from "zod/mini";
import { type IdentitySettings, NO_IDENTITIES } from "#origin/account/identity/identity-settings.ts";
import type { PasswordCost } from "#origin/account/password-hash.ts";
import type { MailSettings } from "#origin/mail/mail-settings.ts";
import { createOrigin } from "#origin/origin.ts";
import type { PushSettings } from "#origin/push/push-settings.ts";
import {
  ADDRESS_HEADER,
  Captcha,
  CEREMONY_HEADER,
  type IssuedSession,
  type Me,
  readSessionValue,
  SESSION_HEADER,
  SITE_HEADER,
} from "#shared/account/index.ts";
import { canonicalSearch, type EndpointName, endpointPath, endpoints } from "#shared/api/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import { violationsOf } from "../consistency/answer-violations.ts";
import { type FileOrigin, originOfFile, TEST_INGEST_TOKEN, TEST_REALTIME_SECRET } from "./origin-harness.ts";
import { nodePictureCodec } from "./picture-codec.ts";
import { rowsOf } from "./rows-of.ts";

/** The response of a call. */
export interface AccountAnswer {
  readonly status: number;
  /** Code of the problem, or `answered`. */
  readonly code: string;
  /** Errors by field; empty where there are none. */
  readonly errors: Readonly<Record<string, readonly string[]>>;
  readonly data: Readonly<Record<string, unknown>>;
  /** The session's change in the response. */
  readonly session: IssuedSession | "none" | null;
  readonly retryAfter: number | null;
}

/** A browser as edge passes it on: it stores its session. */
export interface Visitor {
  token: string | null;
  readonly address: string | null;
  /** The origin of the site in this browser; null for another site's. */
  siteOrigin: string | null;
  /** The token of its passkey ceremonies; null before the first. */
  ceremony: string | null;
  /**
   * Makes a call; `body` as JSON, or unchanged when it is text or bytes. A success that violates its declaration fails
   * the test.
   */
  readonly call: (name: EndpointName, body?: unknown, token?: string) => Promise<AccountAnswer>;
  /** Makes a call that has a query. */
  readonly request: (name: EndpointName, query: Readonly<Record<string, unknown>>) => Promise<AccountAnswer>;
  /** A solved sum captcha, which takes its three seconds. */
  readonly solve: () => Promise<string>;
  /** Registers, with form fields that override the builder's. */
  readonly register: (fields?: object) => Promise<AccountAnswer>;
}

/** Scheme and host of the site of these tests. */
export const TEST_SITE = "https://bongda.example";
/** Password cost of tests that are not about it: a hundredth of the deployed cost. */
const CHEAP: PasswordCost = { N: 2 ** 10, r: 8, p: 1 };

/** The password of every reader that a test registers. */
export const PASSWORD = "mật khẩu 1";

let made = 0;

/** The fields of a valid registration. */
export const aRegistration = (fields: object = {}) => {
  made += 1;
  const name = `reader${String(made).padStart(3, "0")}`;
  return {
    ...{ user_name: name, nick_name: `Bạn đọc ${name}` },
    ...{ password: PASSWORD, ...fields },
  };
};

/** The reader in a response. */
export const userIn = (answer: AccountAnswer): Me => answer.data.user as Me;

/** The account service of a test file, on a clock that the tests move. */
export interface AccountOrigin {
  readonly origin: FileOrigin;
  /** Milliseconds UTC. */
  readonly clock: { ms: number };
  /** Another browser; with an IP address of its own unless one is given, or null without one. */
  readonly visitor: (address?: string | null) => Visitor;
  /** A reader who has just registered. */
  readonly reader: (fields?: object) => Promise<Visitor>;
  readonly fetch: (path: string, init?: RequestInit) => Promise<Response>;
  readonly everyMinute: () => Promise<void>;
  /** Waits for the deferred work of calls; each test does at its end. */
  readonly deferred: () => Promise<void>;
  /** The rows of a table. */
  readonly rows: (table: string) => Promise<Record<string, unknown>[]>;
}

interface AccountOriginOptions {
  readonly passwordCost?: PasswordCost;
  readonly turnstile?: { siteKey: string; secret: string; verifyUrl: string };
  readonly push?: PushSettings;
  readonly betting?: Betting;
  /** The operator's own blocked words, which no comment may hold. */
  readonly blockedWords?: readonly string[];
  /** Mail settings; by default the site sends none. */
  readonly mail?: MailSettings;
  /** Other sites whose accounts log in; by default none. */
  readonly identities?: IdentitySettings;
  /** Base URL of the rooms; by default there are none. */
  readonly realtimeUrl?: string;
  /** Connection to push services and the mail provider; by default unreachable. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

const noPushService = async (url: string): Promise<Response> => {
  throw new Error(`nobody is at ${url}`);
};

/** The service of a test file on its database and clock. */
function serviceOf(origin: FileOrigin, clock: { readonly ms: number }, options: AccountOriginOptions) {
  const { turnstile, push = { keys: null, hosts: [] }, betting = "shown", realtimeUrl = null } = options;
  return createOrigin(
    {
      ...{ db: origin.db, files: origin.files, realtimeUrl, demoWorld: false, demoSeed: "test" },
      ...{ ingestToken: TEST_INGEST_TOKEN, realtimeSecret: TEST_REALTIME_SECRET },
      captcha: { secret: "a secret of the tests' captchas", turnstile: turnstile ?? null },
      ...{
        push,
        betting,
        mail: options.mail ?? null,
        identities: options.identities ?? NO_IDENTITIES,
        pictures: { isOn: false, originsOf: () => [] },
        blockedWords: options.blockedWords ?? [],
        providers: [],
      },
    },
    {
      passwordCost: options.passwordCost ?? CHEAP,
      ...{ codec: nodePictureCodec(), fetch: options.fetch ?? noPushService, now: () => clock.ms },
      wait: () => Promise.resolve(),
    },
  );
}

/** A browser at this IP address. */
function createVisitor(
  { fetch, clock }: Pick<AccountOrigin, "fetch" | "clock">,
  address: string | null,
): Visitor {
  const self: Visitor = {
    token: null,
    address,
    siteOrigin: TEST_SITE,
    ceremony: randomBytes(32).toString("base64url"),
    call: (name, body, token) => make(name, "", body, token),
    request: (name, query) => make(name, `?${canonicalSearch(query)}`),
    async solve() {
      const { data } = await self.call("captcha");
      const captcha = z.parse(Captcha, data.captcha);
      if (captcha.kind !== "altcha") throw new Error("another kind of captcha");
      const { question } = captcha;
      clock.ms += 3000;
      return `${question.token}:${question.terms[0] + question.terms[1]}`;
    },
    register: async (fields = {}) =>
      self.call("authRegister", { captcha: await self.solve(), ...aRegistration(fields) }),
  };
  async function make(name: EndpointName, search: string, body?: unknown, token?: string) {
    const call = endpoints[name];
    const isRaw = typeof body === "string" || body instanceof Uint8Array;
    const bearer = call.access === "ingest" ? TEST_INGEST_TOKEN : (token ?? self.token);
    const response = await fetch(`${endpointPath(call)}${search}`, {
      method: call.method,
      headers: {
        ...(address === null ? {} : { [ADDRESS_HEADER]: address }),
        ...(self.siteOrigin === null ? {} : { [SITE_HEADER]: self.siteOrigin }),
        ...(self.ceremony === null ? {} : { [CEREMONY_HEADER]: self.ceremony }),
        "user-agent": "Browser of a test",
        ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }),
      },
      ...(body === undefined ? {} : { body: isRaw ? (body as BodyInit) : JSON.stringify(body) }),
    });
    const answer = await readAnswer(name, response);
    if (answer.session !== null) self.token = answer.session === "none" ? null : answer.session.token;
    return answer;
  }
  return self;
}

export function accountOriginOfFile(options: AccountOriginOptions = {}): AccountOrigin {
  const origin = originOfFile();
  const clock = { ms: Date.now() };
  const service = serviceOf(origin, clock, options);
  const left: Promise<unknown>[] = [];
  const context = {
    waitUntil: (work: Promise<unknown>) => void left.push(work),
    passThroughOnException: () => undefined,
    props: {},
  };
  const deferred = async () => void (await Promise.all(left.splice(0)));
  afterEach(deferred);
  const fetch = async (path: string, init?: RequestInit) => service.app.request(path, init, {}, context);
  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `192.0.2.${addresses}`;
  };

  const visitor = (address: string | null = newAddress()) => createVisitor({ fetch, clock }, address);

  return {
    ...{ origin, clock, visitor, fetch, deferred },
    async reader(fields) {
      const somebody = visitor();
      const answer = await somebody.register(fields);
      if (answer.code !== "answered") throw new Error(JSON.stringify(answer));
      return somebody;
    },
    everyMinute: () => service.everyMinute(clock.ms),
    rows: (table) => rowsOf(origin.db, `SELECT * FROM ${table}`),
  };
}

/** Throws for a success that violates its declaration. */
async function readAnswer(name: EndpointName, response: Response): Promise<AccountAnswer> {
  const body: Partial<Pick<AccountAnswer, "data" | "code" | "errors">> = await response.json();
  const violations = response.status === 200 ? violationsOf(endpoints[name], body) : [];
  if (violations.length > 0) throw new Error([`${name} answered`, ...violations].join("\n"));
  const retryAfter = response.headers.get("retry-after");
  return {
    status: response.status,
    code: body.code ?? "answered",
    errors: body.errors ?? {},
    data: body.data ?? {},
    session: readSessionValue(response.headers.get(SESSION_HEADER)),
    retryAfter: retryAfter === null ? null : Number(retryAfter),
  };
}
