import { describe, expect, it } from "vitest";
import { SiteError } from "./site-error.ts";
import { readStartOptions } from "./start-options.ts";

const read = (args: readonly string[], env: NodeJS.ProcessEnv = {}) => readStartOptions(args, env);

describe("options of npm start", () => {
  it("The command line overrides the environment, which overrides the defaults", () => {
    expect(read([])).toMatchObject({ port: 8787, realtimePort: 1999, dataDir: ".data", host: "127.0.0.1" });
    const env = { PORT: "1", REALTIME_PORT: "2", DATA_DIR: "elsewhere" };
    expect(read([], env)).toMatchObject({ port: 1, realtimePort: 2, dataDir: "elsewhere" });
    expect(read(["--port", "3", "--no-demo"], env)).toMatchObject({ port: 3, demo: false, realtime: true });
  });

  it.each([
    [["--port", "abc"], /--port "abc" is not a port/],
    [["--port="], /--port "" is not a port/],
    [["--port", "0x50"], /"0x50" is not a port/],
    [["--port", "65536"], /"65536" is not a port/],
    [["--port", "8787.5"], /is not a port/],
    [["--realtime-port=-1"], /--realtime-port "-1" is not a port/],
    [["--port", "9000", "--realtime-port", "9000"], /both .* 9000/],
    [["--data-dir", ""], /--data-dir needs a folder/],
    [["--colour"], /'--colour'[\s\S]*npm start -- --help/],
    [["now"], /'now'[\s\S]*npm start -- --help/],
  ])("The arguments %j are refused with a readable message", (args, message) => {
    expect(() => read(args)).toThrow(SiteError);
    expect(() => read(args)).toThrow(message);
  });

  it("Prices are shown unless the environment hides them, and another word is refused", () => {
    expect(read([])).toMatchObject({ betting: "shown" });
    expect(read([], { BETTING: "hidden" })).toMatchObject({ betting: "hidden" });
    expect(() => read([], { BETTING: "off" })).toThrow(/BETTING must be "shown" or "hidden", is "off"/);
  });

  it.each(["REALTIME_URL", "SITE_URL", "CONTENT_BASE_URL", "FOOTBALL_BASE_URL"])(
    "The setting %s is refused before anything starts if it is no web address",
    (name) => {
      expect(() => read([], { [name]: "garbage" })).toThrow(`${name} must be a web address`);
      expect(() => read([], { [name]: "ws://localhost:1999" })).toThrow(`${name} must be a web address`);
      expect(read([], { [name]: "https://example.vn" })).toMatchObject({ port: 8787 });
      expect(read([], { [name]: "" })).toMatchObject({ port: 8787 });
    },
  );

  it.each([
    [{ CAPTCHA_SECRET: "x" }, "CAPTCHA_SECRET: must be a secret of 16 characters or more"],
    [{ INGEST_TOKEN: "short" }, "INGEST_TOKEN: must be a secret of 16 characters or more"],
    [{ MAIL_API_KEY: "re_key" }, "MAIL_API_KEY needs MAIL_FROM"],
    [{ MAIL_API_KEY: "k", MAIL_FROM: "bad", SITE_URL: "https://a.vn" }, "MAIL_FROM must be name@host"],
    [{ MAIL_FROM: "bad" }, 'MAIL_FROM must be name@host or Name <name@host>, is "bad"'],
    [{ PUSH_HOSTS: "push.example.vn http://x" }, 'PUSH_HOSTS names "http://x"'],
    [{ VAPID_PUBLIC_KEY: "abc" }, "VAPID_PRIVATE_KEY and VAPID_SUBJECT (mailto: or https:) go together"],
    [{ VAPID_PUBLIC_KEY: `B${"a".repeat(86)}` }, "VAPID_PRIVATE_KEY"],
    [{ VAPID_SUBJECT: "nobody" }, "VAPID_SUBJECT"],
    [{ TURNSTILE_SITE_KEY: "abc" }, "TURNSTILE_SITE_KEY needs TURNSTILE_SECRET"],
    [{ DEMO_SEED: "BAD-SEED" }, "DEMO_SEED: must be a lower-case word"],
    [{ ISPORTS_KEY: "k" }, "ISPORTS_KEY needs ISPORTS_LEAGUES"],
    [{ API_FOOTBALL_KEY: "k", API_FOOTBALL_LEAGUES: "EPL" }, 'API_FOOTBALL_LEAGUES names "EPL"'],
    [{ METRICS_TOKEN: "x" }, "edge cannot start: METRICS_TOKEN: must have 16 characters or more"],
  ])("The environment %j is refused before anything is built or started, in one line", (env, message) => {
    expect(() => read([], env)).toThrow(SiteError);
    expect(() => read([], env)).toThrow(message);
    expect(() => read([], env)).not.toThrow("\n");
  });

  it.each(["https://example.vn/vi", "https://example.vn?a=1", "https://me:pw@example.vn"])(
    "SITE_URL=%s is refused, because links would lead nowhere",
    (SITE_URL) => {
      expect(() => read([], { SITE_URL })).toThrow(`SITE_URL must be scheme and host alone, such as`);
      expect(read([], { SITE_URL: "https://example.vn/" })).toMatchObject({ port: 8787 });
    },
  );

  it("Settings that the Workers can read are accepted, and empty ones ignored", () => {
    const pair = { VAPID_PUBLIC_KEY: `B${"a".repeat(86)}`, VAPID_PRIVATE_KEY: "b".repeat(43) };
    const mail = { MAIL_API_KEY: "k", MAIL_FROM: "a@example.vn", SITE_URL: "https://example.vn" };
    expect(read([], { ...pair, ...mail, METRICS_TOKEN: "m".repeat(16) })).toMatchObject({ port: 8787 });
    expect(read([], { VAPID_SUBJECT: "mailto:op@example.vn", CAPTCHA_SECRET: "" })).toMatchObject({
      port: 8787,
    });
  });

  it("Any free port may be requested twice", () => {
    expect(read(["--port", "0", "--realtime-port", "0"])).toMatchObject({ port: 0, realtimePort: 0 });
  });
});
