import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { listenLocally } from "#scripts/site/ports.ts";
import { endpoints } from "#shared/api/index.ts";
import { PROBLEM_CONTENT_TYPE, Problem } from "#shared/errors/index.ts";
import { ChangeSet, SIGNATURE_HEADER, verifySignature } from "#shared/room/index.ts";
import { aBatchMatch, aLeague, aPlayedMatch } from "#tests/support/batches/origin-batches.ts";
import { aCompany, aQuote, somePrices } from "#tests/support/batches/price-batches.ts";
import {
  type OriginHarness,
  startOrigin,
  TEST_INGEST_TOKEN,
  TEST_REALTIME_SECRET,
} from "#tests/support/origin/origin-harness.ts";
import { signatureHeaders } from "#tests/support/realtime/signed-post.ts";

interface Received {
  readonly path: string;
  readonly signature: string | null;
  readonly body: string;
}

/** A stand-in for the hub: records requests and responds with the given statuses. */
function createReceiver(received: Received[], statuses: number[]) {
  return createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const header = request.headers[SIGNATURE_HEADER];
      received.push({
        path: request.url ?? "",
        signature: typeof header === "string" ? header : null,
        body: Buffer.concat(chunks).toString(),
      });
      response.writeHead(statuses.shift() ?? 204).end();
    });
  });
}

const received: Received[] = [];
const statuses: number[] = [];
let receiver: Server;
let origin: OriginHarness;
beforeAll(async () => {
  receiver = createReceiver(received, statuses);
  origin = await startOrigin({ REALTIME_URL: await listenLocally(receiver) });
});
beforeEach(async () => {
  await origin.clear();
  received.length = 0;
  statuses.length = 0;
});
afterAll(async () => {
  await origin.dispose();
  receiver.close();
});

/** A match in play right now, in real time. */
function aMatchNow(): Batch {
  const shift = Date.now() - 70 * 60_000;
  const match = aPlayedMatch();
  const base = match.match_time * 1000;
  const moved = (ms: number | null) => (ms === null ? null : ms - base + shift);
  return aLeague([
    {
      ...match,
      match_time: Math.floor(shift / 1000),
      status_changes: match.status_changes.map((change) => ({
        ...change,
        known_at_ms: moved(change.known_at_ms),
        period_started_at_ms: moved(change.period_started_at_ms),
      })),
      incidents: match.incidents.map((incident) => ({
        ...incident,
        known_at_ms: moved(incident.known_at_ms),
        cancelled_at_ms: moved(incident.cancelled_at_ms),
      })),
      stats: [],
    },
  ]);
}

const ingest = (body: unknown, token: string | null = TEST_INGEST_TOKEN, search = "") =>
  origin.fetch(`/api/v1/origin/ingest${search}`, {
    method: "POST",
    body: typeof body === "string" ? body : JSON.stringify(body),
    headers: {
      "content-type": "application/json",
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
  });

async function problemOf(response: Response): Promise<Problem> {
  expect(response.headers.get("content-type")).toBe(PROBLEM_CONTENT_TYPE);
  const problem = z.parse(Problem, await response.json());
  expect(problem.status).toBe(response.status);
  expect(response.headers.get("x-request-id")).toBe(problem.request_id);
  return problem;
}

describe("origin over HTTP", () => {
  it("Origin over HTTP says when an answer will change and what it is about", async () => {
    await ingest(aMatchNow());
    const response = await origin.fetch("/api/v1/football/matches/live");
    const { data } = (await response.json()) as { data: { matches: { id: number }[] } };
    expect(data.matches.map((match) => match.id)).toEqual([1]);
    const next = Number(response.headers.get("next-change-at"));
    expect(next - Number(response.headers.get("as-of"))).toBeGreaterThan(0);
    expect(next - Date.now()).toBeLessThan(5 * 60_000);
    expect(response.headers.get("cache-tag")).toBe("matches match:1 competition:1 season:1");
  });

  it("Origin over HTTP keeps the tags of a long list short", async () => {
    const list = Array.from({ length: 70 }, (_, index) => aBatchMatch({ external_id: `m${index}` }));
    await ingest(aLeague(list));
    const response = await origin.fetch("/api/v1/football/matches/recent?date=2026-01-01");
    expect(response.headers.get("cache-tag")).toBe("matches");
  });

  it.each([
    ["/api/v1/football/matches/live/detail?match_id=99", 404, "match_not_found"],
    ["/api/v1/football/matches/recent?date=2026-13-01", 400, "validation_failed"],
    ["/api/v1/football/nothing", 404, "route_not_found"],
    ["/api/v1/origin/ingest", 405, "method_not_allowed"],
    ["/api/v1/origin/feed/changes", 401, "signature_invalid"],
    ["/api/v1/origin/feed/odds", 401, "signature_invalid"],
  ])("Origin over HTTP answers %s with %i %s", async (path, status, code) => {
    const response = await origin.fetch(path, { headers: { "x-request-id": "request-of-a-test" } });
    expect(response.status).toBe(status);
    expect(await problemOf(response)).toMatchObject({ code, request_id: "request-of-a-test" });
  });

  // The football calls have a contract test of their own: tests/contract/football-calls.
  it("Origin over HTTP serves configurations and pages in their declared shape", async () => {
    const read = async (path: string) =>
      ((await (await origin.fetch(path)).json()) as { data: unknown }).data;
    const { configurations } = z.parse(
      endpoints.configurations.answer,
      await read("/oapi/v1/configurations"),
    );
    expect(configurations.map(({ code }) => code)).toContain("SEO_META_TITLE");
    expect(z.safeParse(endpoints.pages.answer, await read("/oapi/v1/pages")).error).toBeUndefined();
  });
});

describe("ingest over HTTP", () => {
  it("Ingest over HTTP stores a batch once: lists and tables follow, and the second time nothing changes", async () => {
    const batch = aMatchNow();
    const first = z.parse(
      z.object({ data: endpoints.ingestBatch.answer }),
      await (await ingest(batch)).json(),
    );
    expect(first.data.report).toMatchObject({ stored: true, kinds: { matches: { new: 1 } } });
    const second = z.parse(
      z.object({ data: endpoints.ingestBatch.answer }),
      await (await ingest(batch)).json(),
    );
    expect(second.data.report).toMatchObject({
      stored: true,
      kinds: { matches: { new: 0, changed: 0, same: 1 } },
    });
  });

  it.each([["wrong-token"], [null], [""], [`${TEST_INGEST_TOKEN}x`]])(
    "Ingest over HTTP refuses the token %s and stores nothing",
    async (token) => {
      const response = await ingest(aMatchNow(), token);
      expect(response.status).toBe(401);
      expect((await problemOf(response)).code).toBe("token_invalid");
      expect(await origin.rows("SELECT id FROM matches")).toEqual([]);
    },
  );

  it("Ingest over HTTP says where a body of the wrong shape is wrong", async () => {
    const batch = aLeague([aBatchMatch()]);
    const [match] = batch.matches;
    const response = await ingest({ ...batch, matches: [{ ...match, match_time: "soon", home: 7 }] });
    expect(response.status).toBe(422);
    const problem = await problemOf(response);
    expect(problem.code).toBe("batch_refused");
    expect(Object.keys(problem.errors ?? {}).toSorted()).toEqual(["matches.0.home", "matches.0.match_time"]);
    expect(problem.errors?.["matches.0.home"]?.[0]).toMatch(/expected string/i);
  });

  it("Ingest over HTTP says so when a body is not JSON, or too large", async () => {
    const broken = await problemOf(await ingest('{ "source": '));
    expect(broken).toMatchObject({ code: "batch_refused", status: 422 });
    expect(broken.errors?.["(root)"]?.[0]).toMatch(/not JSON/);
    const large = await problemOf(await ingest("x".repeat(16 * 1024 * 1024 + 1)));
    expect(large).toMatchObject({ code: "body_too_large", status: 413 });
  });

  it("Ingest over HTTP stores nothing of a half-valid batch or a dry run", async () => {
    const half = aLeague([aBatchMatch(), aBatchMatch({ external_id: "m2", away: "nowhere" })]);
    const answer = z.object({ data: endpoints.ingestBatch.answer });
    const refused = z.parse(answer, await (await ingest(half)).json());
    expect(refused.data.report).toMatchObject({ stored: false, refusals: [{ path: "matches.1.away" }] });
    const dry = z.parse(answer, await (await ingest(aMatchNow(), TEST_INGEST_TOKEN, "?dry_run=1")).json());
    expect(dry.data.report).toMatchObject({ stored: false, refusals: [] });
    expect(await origin.rows("SELECT id FROM countries")).toEqual([]);
    expect(received).toEqual([]);
  });
});

describe("publishing to the hub", () => {
  const published = () => expect.poll(() => received.length, { timeout: 5000 });

  it("Origin posts changes to the hub, signed, and nothing that rooms do not follow", async () => {
    const old = aBatchMatch({ external_id: "old" });
    const batch = aMatchNow();
    await ingest({ ...batch, matches: [...batch.matches, old] });
    await published().toBe(1);
    const [{ path, signature, body } = { path: "", signature: null, body: "{}" }] = received;
    expect(path).toBe("/parties/hub/main");
    const signed = { method: "POST", path, body };
    expect(await verifySignature(TEST_REALTIME_SECRET, signed, signature, Date.now())).not.toBeNull();
    const changes = z.parse(ChangeSet, JSON.parse(body));
    expect(changes.details.map((detail) => detail.match.id)).toEqual([1]);
    expect(changes.next_change_at_ms).toBeGreaterThan(Date.now());
  });

  it("Origin posts to the hub the matches of which only prices changed", async () => {
    const batch = aMatchNow();
    const priced = (price: number): Batch => ({
      ...batch,
      companies: [aCompany()],
      matches: batch.matches.map((match) => ({
        ...match,
        prices: [somePrices({ quotes: [aQuote({ known_at_ms: null, prices: [price, 1.9] })] })],
      })),
    });
    await ingest(priced(1.95));
    await published().toBe(1);
    await ingest(priced(1.97));
    await published().toBe(2);
    const changes = z.parse(ChangeSet, JSON.parse(received[1]?.body ?? "{}"));
    expect(changes.details.map((detail) => detail.match.id)).toEqual([1]);
  });

  it("Origin posts once more with another signature when the hub fails", async () => {
    statuses.push(503);
    await ingest(aMatchNow());
    await published().toBe(2);
    expect(received[0]?.signature).not.toBe(received[1]?.signature);
    expect(received[0]?.body).toBe(received[1]?.body);
  });

  it("Origin stores a batch all the same when the hub refuses the change, and gives up after the second try", async () => {
    statuses.push(503, 503);
    const response = await ingest(aMatchNow());
    expect(response.status).toBe(200);
    await published().toBe(2);
    expect(await origin.rows("SELECT id FROM matches")).toHaveLength(1);
  });

  it("Origin answers a signed request for changes since a moment, and refuses a signature of another secret", async () => {
    await ingest(aMatchNow());
    const fetchChanges = async (since: number, secret: string) => {
      const path = `/api/v1/origin/feed/changes?since_ms=${since}`;
      return origin.fetch(path, { headers: await signatureHeaders(secret, { method: "GET", path }) });
    };
    const answer = z.object({ data: endpoints.hubChanges.answer });
    const all = z.parse(answer, await (await fetchChanges(0, TEST_REALTIME_SECRET)).json());
    expect(all.data.details.map((detail) => detail.match.id)).toEqual([1]);
    const none = z.parse(
      answer,
      await (await fetchChanges(Date.now() + 20_000, TEST_REALTIME_SECRET)).json(),
    );
    expect(none.data.details).toEqual([]);
    expect((await problemOf(await fetchChanges(0, "another secret of the same kind"))).code).toBe(
      "signature_invalid",
    );
  });
});
