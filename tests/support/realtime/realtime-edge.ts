import { createServer, type Server, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { portOf } from "#scripts/site/ports.ts";
import { type ModerationEvent, ModerationEvents } from "#shared/chat/index.ts";
import { isLive, type MatchDetail } from "#shared/match/index.ts";
import { type Odds, oddsKey } from "#shared/odds/index.ts";
import { type ChangeSet, SIGNATURE_HEADER, verifySignature } from "#shared/room/index.ts";

/**
 * A stand-in for the site in tests of the rooms: a real HTTP server that answers the rooms' calls, from states that
 * become valid at their time, as origin's do.
 */
export interface StandInEdge {
  readonly url: string;
  /** False makes it a football service of an operator, without the hub's endpoint. */
  hasHubCalls: boolean;
  /** False fails calls for one match. */
  answersDetails: boolean;
  /** Matches that were requested one by one, in order. */
  readonly detailCalls: () => readonly number[];
  /** Number of accepted signed calls of the hub. */
  readonly pulls: () => number;
  /** Adds a state that is valid from `at_ms` on. */
  put(detail: MatchDetail, atMs?: number): void;
  /** Adds a company's prices that are valid from `at_ms` on. */
  price(odds: Odds, atMs?: number): void;
  /** Moderation events that rooms sent, signed, in order, each once. */
  readonly moderationEvents: readonly ModerationEvent[];
  /** False fails moderation events. */
  takesModerationEvents: boolean;
  /** Paths of the answered calls for prices. */
  readonly oddsCalls: () => readonly string[];
  /** Origin's current push for this match. */
  changeSet(matchId: number): ChangeSet;
  close(): Promise<void>;
}

interface Entry {
  readonly detail: MatchDetail;
  readonly atMs: number;
}

interface Reply {
  readonly status: number;
  readonly code?: string;
  readonly data: unknown;
  readonly nextChangeAt?: number | null;
}

interface PricedAt {
  readonly odds: Odds;
  readonly atMs: number;
}

const REACH_MS = 15 * 60_000;

export async function startStandInEdge(secret: string): Promise<StandInEdge> {
  const entries: Entry[] = [];
  const prices: PricedAt[] = [];
  const oddsCalls: string[] = [];
  const moderationEvents: ModerationEvent[] = [];
  let pulls = 0;
  const detailCalls: number[] = [];

  /** The newest state of each match as of now. */
  const current = (): Map<number, Entry> => {
    const now = Date.now();
    const past = entries.filter((entry) => entry.atMs <= now).sort((a, b) => a.atMs - b.atMs);
    return new Map(past.map((entry) => [entry.detail.match.id, entry]));
  };
  const nextChange = (): number | null => {
    const future = entries.map((entry) => entry.atMs).filter((at) => at > Date.now());
    return future.length > 0 ? Math.min(...future) : null;
  };
  const changes = (details: MatchDetail[]): ChangeSet => ({
    as_of_ms: Date.now(),
    next_change_at_ms: nextChange(),
    details,
  });

  /** Current prices, and the time of their next change. */
  function answerOdds(url: URL): Reply {
    oddsCalls.push(url.pathname + url.search);
    const now = Date.now();
    const past = prices.filter(({ atMs }) => atMs <= now).sort((a, b) => a.atMs - b.atMs);
    const rows = new Map(past.map(({ odds }) => [oddsKey(odds), odds] as const));
    const wanted = (key: string, id: number) => [null, String(id)].includes(url.searchParams.get(key));
    const odds = [...rows.values()].filter(
      (row) => wanted("match_id", row.match_id) && wanted("company_id", row.company.id),
    );
    const future = prices.map(({ atMs }) => atMs).filter((at) => at > now);
    return { status: 200, data: { odds }, nextChangeAt: future.length > 0 ? Math.min(...future) : null };
  }

  async function storeModerationEvents(path: string, body: string, signature: string | null): Promise<Reply> {
    const signed = { method: "POST", path, body };
    if (!(await verifySignature(secret, signed, signature, Date.now()))) return { status: 401, data: null };
    if (!edge.takesModerationEvents) return { status: 503, data: null };
    for (const event of ModerationEvents.parse(JSON.parse(body)).deeds)
      if (!moderationEvents.some(({ id }) => id === event.id)) moderationEvents.push(event);
    return { status: 200, data: {} };
  }

  async function answer(path: string, signature: string | null, body: string): Promise<Reply> {
    const url = new URL(path, "http://edge");
    if (url.pathname === "/api/v1/origin/feed/chat") return storeModerationEvents(path, body, signature);
    if (url.pathname === "/api/v1/origin/feed/changes") {
      if (!edge.hasHubCalls) return { status: 404, data: null };
      const signed = { method: "GET", path, body: "" };
      if (!(await verifySignature(secret, signed, signature, Date.now()))) return { status: 401, data: null };
      pulls += 1;
      const since = Number(url.searchParams.get("since_ms"));
      const all = [...current().values()];
      const far = Date.now() - since > REACH_MS;
      const wanted = all.filter(({ detail, atMs }) =>
        far ? isLive(detail.match.status) || Date.now() - atMs < REACH_MS : atMs > since,
      );
      return { status: 200, data: changes(wanted.map(({ detail }) => detail)) };
    }
    if (url.pathname.startsWith("/api/v1/football/odds/")) return answerOdds(url);
    if (url.pathname === "/api/v1/origin/feed/odds") {
      const signed = { method: "GET", path, body: "" };
      const isRoom = await verifySignature(secret, signed, signature, Date.now());
      if (!edge.hasHubCalls) return { status: 404, data: null };
      return isRoom ? answerOdds(url) : { status: 401, data: null };
    }
    if (url.pathname === "/api/v1/football/matches/live") {
      const rows = [...current().values()].map(({ detail }) => detail.match);
      return { status: 200, data: { matches: rows.filter((match) => isLive(match.status)) } };
    }
    if (!edge.answersDetails) return { status: 503, data: null };
    const matchId = Number(url.searchParams.get("match_id"));
    detailCalls.push(matchId);
    const found = current().get(matchId);
    return found ? { status: 200, data: found.detail } : { status: 404, data: null, code: "match_not_found" };
  }

  const respond = (response: ServerResponse, { status, code, data, nextChangeAt }: Reply) => {
    response.writeHead(status, {
      "content-type": "application/json",
      "as-of": String(Date.now()),
      ...(typeof nextChangeAt === "number" ? { "next-change-at": String(nextChangeAt) } : {}),
    });
    response.end(JSON.stringify({ data, code }));
  };
  const server: Server = createServer((request, response) => {
    const header = request.headers[SIGNATURE_HEADER];
    text(request)
      .then((body) => answer(request.url ?? "/", typeof header === "string" ? header : null, body))
      .then(
        (reply) => respond(response, reply),
        () => respond(response, { status: 500, data: null }),
      );
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const port = portOf(server);

  const edge: StandInEdge = {
    url: `http://127.0.0.1:${port}`,
    hasHubCalls: true,
    answersDetails: true,
    detailCalls: () => detailCalls,
    pulls: () => pulls,
    put: (detail, atMs = Date.now()) => void entries.push({ detail, atMs }),
    price: (odds, atMs = Date.now()) => void prices.push({ odds, atMs }),
    moderationEvents,
    takesModerationEvents: true,
    oddsCalls: () => oddsCalls,
    changeSet(matchId) {
      const found = current().get(matchId);
      return changes(found ? [found.detail] : []);
    },
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
  return edge;
}
