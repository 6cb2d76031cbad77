import { createServer, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { listenLocally } from "#scripts/site/ports.ts";
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
  readonly detailCalls: readonly number[];
  /** Number of accepted signed calls of the hub. */
  readonly pulls: number;
  /** Adds a state that is valid from `at_ms` on. */
  put(detail: MatchDetail, atMs?: number): void;
  /** Adds a company's prices that are valid from `at_ms` on. */
  price(odds: Odds, atMs?: number): void;
  /** Moderation events that rooms sent, signed, in order, each once. */
  readonly moderationEvents: readonly ModerationEvent[];
  /** False fails moderation events. */
  takesModerationEvents: boolean;
  /** Paths of the answered calls for prices. */
  readonly oddsCalls: readonly string[];
  /** Origin's current push for this match. */
  changeSet(matchId: number): ChangeSet;
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly code?: string;
  readonly data: unknown;
  readonly nextChangeAt?: number | null;
}

const REACH_MS = 15 * 60_000;
const NOT_FOUND: Reply = { status: 404, data: null };

/** States that become valid at their times. */
function createTimeline<State>(keyOf: (state: State) => string | number) {
  const entries: { readonly state: State; readonly atMs: number }[] = [];
  return {
    put: (state: State, atMs = Date.now()) => void entries.push({ state, atMs }),
    /** The newest state of each key as of now. */
    current() {
      const now = Date.now();
      const past = entries.filter(({ atMs }) => atMs <= now).sort((a, b) => a.atMs - b.atMs);
      return new Map(past.map((entry) => [keyOf(entry.state), entry]));
    },
    nextChange(): number | null {
      const future = entries.map(({ atMs }) => atMs).filter((at) => at > Date.now());
      return future.length > 0 ? Math.min(...future) : null;
    },
  };
}

/** What the rooms' calls are answered from, and a record of them. */
function createStandIn(secret: string) {
  const matches = createTimeline<MatchDetail>(({ match }) => match.id);
  const prices = createTimeline<Odds>(oddsKey);
  const state = {
    hasHubCalls: true,
    answersDetails: true,
    takesModerationEvents: true,
    moderationEvents: [] as ModerationEvent[],
    detailCalls: [] as number[],
    oddsCalls: [] as string[],
    pulls: 0,
  };
  const changes = (details: MatchDetail[]): ChangeSet => ({
    as_of_ms: Date.now(),
    next_change_at_ms: matches.nextChange(),
    details,
  });

  /** Current prices, and the time of their next change. */
  function answerOdds(url: URL): Reply {
    state.oddsCalls.push(url.pathname + url.search);
    const wanted = (key: string, id: number) => [null, String(id)].includes(url.searchParams.get(key));
    const odds = [...prices.current().values()]
      .map((entry) => entry.state)
      .filter((row) => wanted("match_id", row.match_id) && wanted("company_id", row.company.id));
    return { status: 200, data: { odds }, nextChangeAt: prices.nextChange() };
  }

  function storeModerationEvents(body: string): Reply {
    if (!state.takesModerationEvents) return { status: 503, data: null };
    for (const event of ModerationEvents.parse(JSON.parse(body)).deeds)
      if (!state.moderationEvents.some(({ id }) => id === event.id)) state.moderationEvents.push(event);
    return { status: 200, data: {} };
  }

  function answerChanges(url: URL): Reply {
    state.pulls += 1;
    const since = Number(url.searchParams.get("since_ms"));
    const far = Date.now() - since > REACH_MS;
    const wanted = [...matches.current().values()].filter(({ state: { match }, atMs }) =>
      far ? isLive(match.status) || Date.now() - atMs < REACH_MS : atMs > since,
    );
    return { status: 200, data: changes(wanted.map((entry) => entry.state)) };
  }

  function answerPublic(url: URL): Reply {
    if (url.pathname.startsWith("/api/v1/football/odds/")) return answerOdds(url);
    if (url.pathname === "/api/v1/football/matches/live") {
      const rows = [...matches.current().values()].map((entry) => entry.state.match);
      return { status: 200, data: { matches: rows.filter((match) => isLive(match.status)) } };
    }
    if (!state.answersDetails) return { status: 503, data: null };
    const matchId = Number(url.searchParams.get("match_id"));
    state.detailCalls.push(matchId);
    const found = matches.current().get(matchId);
    return found ? { status: 200, data: found.state } : { ...NOT_FOUND, code: "match_not_found" };
  }

  async function answer(method: string, path: string, header: string | null, body: string): Promise<Reply> {
    const url = new URL(path, "http://edge");
    if (!url.pathname.startsWith("/api/v1/origin/feed/")) return answerPublic(url);
    const call = url.pathname.split("/").at(-1);
    if (call !== "chat" && !state.hasHubCalls) return NOT_FOUND;
    if (!(await verifySignature(secret, { method, path, body }, header, Date.now())))
      return { status: 401, data: null };
    if (call === "chat") return storeModerationEvents(body);
    return call === "changes" ? answerChanges(url) : answerOdds(url);
  }

  function changeSet(matchId: number): ChangeSet {
    const found = matches.current().get(matchId);
    return changes(found ? [found.state] : []);
  }
  return { state, put: matches.put, price: prices.put, changeSet, answer };
}

function respond(response: ServerResponse, { status, code, data, nextChangeAt }: Reply): void {
  response.writeHead(status, {
    "content-type": "application/json",
    "as-of": String(Date.now()),
    ...(typeof nextChangeAt === "number" ? { "next-change-at": String(nextChangeAt) } : {}),
  });
  response.end(JSON.stringify({ data, code }));
}

export async function startStandInEdge(secret: string): Promise<StandInEdge> {
  const { state, answer, ...edge } = createStandIn(secret);
  const server = createServer((request, response) => {
    const { method = "GET", url = "/" } = request;
    const header = request.headers[SIGNATURE_HEADER];
    text(request)
      .then((body) => answer(method, url, typeof header === "string" ? header : null, body))
      .then(
        (reply) => respond(response, reply),
        () => respond(response, { status: 500, data: null }),
      );
  });
  const url = await listenLocally(server);
  return Object.assign(state, edge, {
    url,
    close() {
      server.closeAllConnections();
      return new Promise<void>((resolve) => server.close(() => resolve()));
    },
  });
}
