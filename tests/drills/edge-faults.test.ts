import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type EdgeHarness, jsonOf, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";
import { type Fault, type FaultyService, startFaultyService } from "#tests/support/edge/faulty-service.ts";

/**
 * Responses of the built edge Worker while its services fail in every way, and its recovery with one good response:
 * edge does not restart between two rows of the matrix.
 */

const CALL = "/api/v1/football/matches/recent";
const ME = "/oapi/v1/users/me/settings";

const READER = { cookie: `session=${"a".repeat(43)}; signed_in=1` };
/** Timeouts of a service for reads and for writes, and the slack of a busy machine. */
const [READ_MS, WRITE_MS, SLACK_MS] = [4000, 15_000, 2500];
const AT_ONCE_MS = 1000;

let [football, content]: FaultyService[] = [];
let edge: EdgeHarness;
let day = 0;
beforeAll(async () => {
  [football, content] = await Promise.all([startFaultyService(), startFaultyService()]);
  edge = await startEdge({
    FOOTBALL_BASE_URL: football.url,
    CONTENT_BASE_URL: content.url,
    REALTIME_URL: "http://127.0.0.1:9",
  });
});
afterAll(async () => {
  await edge?.stop();
  await Promise.all([football?.stop(), content?.stop()]);
});

/** A day that has not been requested yet, as a query. */
const newDay = () => {
  day += 1;
  return `?date=${new Date(Date.UTC(2025, 0, day)).toISOString().slice(0, 10)}`;
};
const setBoth = (fault: Fault | null) => Promise.all([football?.set(fault), content?.set(fault)]);

interface Timed extends RawAnswer {
  readonly tookMs: number;
}
async function timed(request: () => Promise<RawAnswer>): Promise<Timed> {
  const startedMs = Date.now();
  return { ...(await request()), tookMs: Date.now() - startedMs };
}
const get = (path: string, headers = {}) => timed(() => edge.get(path, headers));
const save = () =>
  timed(() =>
    edge.send(
      "POST",
      ME,
      { ...READER, "content-type": "application/json", "sec-fetch-site": "same-origin" },
      JSON.stringify({ settings: {} }),
    ),
  );

/** Stale cached responses, past the moment at which they change: the next request has to wait for new ones. */
async function keptPaths(): Promise<{ call: string; page: string }> {
  const changeMs = Date.now() + 1500;
  football?.answerWith({ "next-change-at": String(changeMs) });
  const paths = { call: CALL + newDay(), page: `/${newDay()}` };
  for (const path of [paths.page, paths.call])
    expect([path, (await edge.get(path)).status]).toEqual([path, 200]);
  football?.answerWith({});
  await edge.moveTo(changeMs);
  return paths;
}

/**
 * The effect of one fault: the problem's status and code, after what time, and when to retry where the service says so.
 */
interface Row {
  readonly fault: Fault;
  readonly status: 502 | 503 | 504;
  readonly code: string;
  readonly isSlow?: boolean;
  readonly retryAfter?: string;
}
const matrix: readonly Row[] = [
  { fault: "slow headers", status: 504, code: "upstream_timeout", isSlow: true },
  { fault: "slow body", status: 504, code: "upstream_timeout", isSlow: true },
  { fault: "connection refused", status: 503, code: "upstream_unavailable" },
  { fault: "reset in the body", status: 503, code: "upstream_unavailable" },
  { fault: "500", status: 502, code: "upstream_invalid" },
  { fault: "503 with Retry-After", status: 503, code: "upstream_unavailable", retryAfter: "7" },
  { fault: "another content type", status: 502, code: "upstream_invalid" },
  { fault: "invalid JSON", status: 502, code: "upstream_invalid" },
  { fault: "another shape", status: 502, code: "upstream_invalid" },
  { fault: "endless body", status: 502, code: "upstream_invalid" },
];

function expectProblem(answer: Timed, { status, code, isSlow, retryAfter }: Row, patienceMs: number) {
  const { headers } = answer;
  expect([answer.status, headers["content-type"]]).toEqual([status, "application/problem+json"]);
  expect(jsonOf(answer)).toMatchObject({ code, request_id: headers["x-request-id"] });
  expect([headers["cache-control"], headers["retry-after"]]).toEqual(["no-store", retryAfter]);
  expect(answer.bytes.toString()).not.toMatch(/app\.js|<script>|<h1>/);
  expect(answer.tookMs).toBeLessThan(isSlow ? patienceMs + SLACK_MS : READ_MS);
  if (isSlow) expect(answer.tookMs).toBeGreaterThan(patienceMs - 200);
}

function expectStale(answer: Timed) {
  expect([answer.status, answer.headers["x-cache"]]).toEqual([200, "stale"]);
  expect(answer.tookMs).toBeLessThan(READ_MS + SLACK_MS);
}
function expectOlder(answer: Timed) {
  expectStale(answer);
  expect(Number(answer.headers.age)).toBeGreaterThanOrEqual(1);
}

describe.each(matrix)(
  "while services answer with $fault",
  (row) => {
    const seen: Partial<Record<"kept" | "again" | "keptPage" | "call" | "page" | "own" | "write", Timed>> =
      {};
    let paths = { call: "", page: "" };
    const at = (name: keyof typeof seen): Timed => seen[name] ?? expect.fail(`${name} was not asked`);

    beforeAll(async () => {
      paths = await keptPaths();
      await setBoth(row.fault);
      const request = {
        call: () => get(CALL + newDay()),
        own: () => get(ME, READER),
        write: save,
        kept: async () => {
          const kept = await get(paths.call);
          seen.again = await get(paths.call);
          return kept;
        },
        keptPage: () => get(paths.page),
        page: () => get(`/${newDay()}`),
      };
      const namedRequests = Object.entries(request) as [keyof typeof request, () => Promise<Timed>][];
      // Slow requests run in parallel. Everything else runs one by one: enough failures would open the circuit breaker.
      if (row.isSlow)
        await Promise.all(
          namedRequests.map(async ([name, one]) => {
            seen[name] = await one();
          }),
        );
      else for (const [name, one] of namedRequests) seen[name] = await one();
    });

    it("a cached call is served stale, labelled as such, and the next one at once", () => {
      expectOlder(at("kept"));
      expectOlder(at("again"));
      expect(at("again").tookMs).toBeLessThan(AT_ONCE_MS);
    });

    it("a cached page is served stale, or rendered from stale responses, labelled as such", () =>
      expectStale(at("keptPage")));

    it("an uncached call is a problem document with the cause, and is not cached", () =>
      expectProblem(at("call"), row, READ_MS));

    it("an uncached page is an error screen with the request id", () => {
      const { status, headers, bytes } = at("page");
      expect([status, headers["cache-control"]]).toEqual([row.status, "no-store"]);
      expect(headers["content-type"]).toContain("text/html");
      expect(bytes.toString()).toContain(headers["x-request-id"]);
      expect(bytes.toString()).not.toMatch(/app\.js|alert\(1\)|<h1>Down/);
      expect(at("page").tookMs).toBeLessThan(READ_MS + SLACK_MS);
    });

    it("a personal call fails as a problem document and the reader stays logged in", () => {
      expectProblem(at("own"), row, READ_MS);
      expect(at("own").headers["set-cookie"]).toBeUndefined();
    });

    it("a failed write is a problem document, so that nobody takes it for accepted", () =>
      expectProblem(at("write"), row, WRITE_MS));

    it("one good answer mends all of it", async () => {
      await setBoth(null);
      // A circuit breaker that has opened meanwhile lets a request through after its pause.
      await expect.poll(async () => (await edge.get(CALL + newDay())).status, { timeout: 10_000 }).toBe(200);
      await expect.poll(async () => (await edge.get(ME, READER)).status, { timeout: 10_000 }).toBe(200);
      await expect
        .poll(async () => (await edge.get(paths.call)).headers["x-cache"], { timeout: 10_000 })
        .toBe("hit");
      const answers = [await get(paths.page), await get(`/${newDay()}`), await save()];
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    });
  },
  90_000,
);

describe("a service that does not answer", () => {
  const metrics = async () =>
    jsonOf(await edge.get("/metrics")) as {
      upstreams: Record<string, { unasked: number; breaker: { state: string; opened: number } }>;
    };

  it("the circuit breaker opens for a failing service: readers get stale responses and errors at once, until it recovers", async () => {
    const { call } = await keptPaths();
    const before = (await metrics()).upstreams.football;
    await football?.set("slow headers");
    await Promise.all(Array.from({ length: 12 }, () => get(CALL + newDay())));

    const requests = football?.requests().length;
    const [kept, refused, page] = [await get(call), await get(CALL + newDay()), await get(`/${newDay()}`)];
    expectOlder(kept);
    expect(jsonOf(refused)).toMatchObject({ status: 503, code: "upstream_unavailable" });
    expect([page.status, page.headers["content-type"]]).toEqual([503, expect.stringContaining("text/html")]);
    for (const { tookMs } of [kept, refused, page]) expect(tookMs).toBeLessThan(AT_ONCE_MS);
    for (const { headers } of [refused]) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
    expect(football?.requests().length).toBe(requests);

    expect(jsonOf(await edge.get("/health"))).toMatchObject({
      status: "degraded",
      breakers: { football: expect.stringMatching(/open/), content: "closed", origin: "closed" },
    });
    expect((await edge.get(ME, READER)).status).toBe(200);

    await football?.set(null);
    await expect.poll(async () => (await get(CALL + newDay())).status, { timeout: 10_000 }).toBe(200);
    const after = (await metrics()).upstreams.football;
    expect(after?.breaker).toMatchObject({ state: "closed", opened: (before?.breaker.opened ?? 0) + 1 });
    expect(after?.unasked).toBeGreaterThan(before?.unasked ?? 0);
  }, 60_000);

  it("of content does not keep football from readers", async () => {
    await content?.set("slow headers");
    const page = await get(`/${newDay()}`);
    expect([page.status, page.tookMs < READ_MS]).toEqual([200, true]);
    await content?.set(null);
  }, 30_000);
});

describe("the log of all that", () => {
  it("the log has JSON lines, each with the event and its request id", () => {
    // The runtime logs a request that ended while it waited for another one's response (edge/cache/single-flight.ts):
    // nothing is lost by it.
    const isNote = (line: string) =>
      line.startsWith("Warning: A promise was resolved or rejected from a diff");
    const lines = edge.logged().filter((line) => !isNote(line));
    expect(lines.length).toBeGreaterThan(20);
    const wrong = lines.filter((line) => {
      const entry = line.startsWith("{") ? (JSON.parse(line) as Record<string, unknown>) : {};
      const isWhole =
        entry.worker === "edge" && typeof entry.code === "string" && typeof entry.level === "string";
      return !isWhole || typeof entry.request_id !== "string" || entry.request_id === "unknown";
    });
    expect(wrong).toEqual([]);
    const codes = new Set(lines.map((line) => (JSON.parse(line) as { code: string }).code));
    expect([...codes]).toEqual(
      expect.arrayContaining([
        "upstream_timeout",
        "upstream_invalid",
        "upstream_unavailable",
        "breaker_open",
        "breaker_closed",
      ]),
    );
  });
});

describe("metrics under faults", () => {
  it("the metrics count requests, sources of responses and durations of services", async () => {
    const body = jsonOf(await edge.get("/metrics"));
    expect(body).toMatchObject({
      requests: {
        call: { stale: expect.any(Number) },
        page: { miss: expect.any(Number) },
        write: { bypass: expect.any(Number) },
      },
      upstreams: {
        football: { latency_ms: { p50: expect.any(Number) } },
        content: { failures: expect.any(Number) },
      },
    });
    expect(JSON.stringify(body)).not.toMatch(/recent|users|date=/);
  });
});
