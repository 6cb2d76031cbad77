import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { runStep } from "#scripts/run-step.ts";
import { listenLocally } from "#scripts/site/ports.ts";

/** `npm run deploy:realtime -- partykit` with PartyKit's own command line, against a stand-in for PartyKit's API. */

const SECRETS = {
  CLOUDFLARE_API_TOKEN: "cloudflare-token-of-the-operator",
  CLOUDFLARE_ACCOUNT_ID: "cloudflare-account-of-the-operator",
  INGEST_TOKEN: "ingest-token-of-the-operator",
  VAPID_PRIVATE_KEY: "vapid-key-of-the-operator",
  MAIL_API_KEY: "mail-key-of-the-operator",
};
const REALTIME_SECRET = "realtime-secret-of-the-operator";
const PATIENCE_MS = 120_000;

interface Recorded {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** Command lines of every process that ran at that moment. */
  readonly commandLines: readonly string[];
}

/** Home of an operator who is logged in to PartyKit. */
const home = mkdtempSync(join(tmpdir(), "home-"));
mkdirSync(join(home, ".partykit"));
/** PartyKit uploads the nearest `.env` above its folder; the step's folder is made in this one. */
const DOT_ENV = "secret-of-the-nearest-env-file";
writeFileSync(join(home, ".env"), `SOME_SECRET=${DOT_ENV}`);
writeFileSync(
  join(home, ".partykit/config.json"),
  JSON.stringify({ type: "github", login: "somebody", access_token: "login" }),
);

let server: Server;
let api = "";
let requests: Recorded[] = [];

function commandLines(): string[] {
  return readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => {
      try {
        return [readFileSync(`/proc/${pid}/cmdline`, "utf8")];
      } catch {
        // It ended between the two reads.
        return [];
      }
    });
}

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const body = await text(request);
    requests.push({ path: request.url ?? "", headers: request.headers, body, commandLines: commandLines() });
    response
      .setHeader("content-type", "application/json")
      .end(JSON.stringify({ result: { is_initial_deploy: false } }));
  });
  api = await listenLocally(server);
});
beforeEach(() => {
  requests = [];
});
afterAll(() => {
  server.close();
  rmSync(home, { recursive: true });
});

describe("a deployment of the rooms to PartyKit", { timeout: PATIENCE_MS }, () => {
  it("A deployment of the rooms to PartyKit sends no secret of Cloudflare or origin, and the rooms' secret in the body alone", async () => {
    const { code, output } = await runStep(process.execPath, ["scripts/deploy-realtime.ts", "partykit"], {
      env: {
        ...SECRETS,
        ...{ REALTIME_SECRET, SITE_URL: "https://example.vn", REALTIME_URL: "https://rooms.example.vn" },
        ...{
          PARTYKIT_API_BASE: api,
          HOME: home,
          TMPDIR: home,
        },
      },
    });
    const deployment = requests.find(({ path }) => path.startsWith("/parties/somebody/bongda-live"));
    expect([code, deployment?.headers.authorization], output).toEqual([0, "Bearer login"]);
    for (const secret of [...Object.values(SECRETS), DOT_ENV])
      expect(JSON.stringify(requests), "sent or in the list of processes").not.toContain(secret);
    expect(JSON.stringify(requests.map(({ path, headers }) => [path, headers]))).not.toContain(
      REALTIME_SECRET,
    );
    expect(requests.flatMap((request) => request.commandLines).join("\n")).not.toContain(REALTIME_SECRET);
    const vars = /name="vars"\r\n\r\n(.*)\r\n/.exec(deployment?.body ?? "")?.[1] ?? "{}";
    expect(JSON.parse(vars)).toEqual({
      ...{ REALTIME_SECRET, BETTING: "shown" },
      ...{ EDGE_URL: "https://example.vn", REALTIME_URL: "https://rooms.example.vn" },
    });
    // Once as a variable; PartyKit would write the nearest `.env` into the code as well.
    expect(deployment?.body.split(REALTIME_SECRET)).toHaveLength(2);
  });
});
