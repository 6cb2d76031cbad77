import * as z from "zod/mini";
import { callUrl } from "./call-url.ts";

/** Freshness of a response; edge turns the word into seconds in its one freshness table. */
export const FRESHNESS = ["live", "content", "odds", "minutes", "hours", "static", "private"] as const;
export type Freshness = (typeof FRESHNESS)[number];

/**
 * Access to a call: `public` anyone, `visitor` anyone's browser with whatever session it has, `reader` logged-in
 * readers (edge identifies them by their session, see shared/account/session-header.ts), `ingest` holders of
 * INGEST_TOKEN (bearer), `hub` the realtime hub (signed with REALTIME_SECRET, see shared/room/signature.ts).
 */
export type Access = "public" | "visitor" | "reader" | "ingest" | "hub";

/** The two replaceable services behind edge, and the parts of the built-in origin that have no replacement. */
export type Upstream = "football" | "content" | "origin";

/** Path prefix of each service, as the product spec writes it. */
export const upstreamBase = {
  football: "/api/v1/football",
  content: "/oapi/v1",
  origin: "/api/v1/origin",
} as const satisfies Record<Upstream, string>;

/**
 * The betting share of a response, for readers in no-betting mode: nothing, all of it (the call is refused with
 * `betting_hidden`), or some keys, which are then null wherever they occur in the response. endpoint-betting.test.ts
 * proves that no price, market or company occurs anywhere else.
 */
export type BettingContent = "none" | "only" | readonly string[];

type Method = "GET" | "POST";
type QueryShape = Record<string, z.ZodMiniType>;

/** Path and access of a call. A declared call keeps these as literal types; {@link PathOf} is made of them. */
interface Address<
  From extends Upstream = Upstream,
  Path extends string = string,
  Verb extends Method = Method,
  Who extends Access = Access,
  Fresh extends Freshness = Freshness,
> {
  readonly upstream: From;
  readonly path: Path;
  readonly method: Verb;
  readonly access: Who;
  readonly freshness: Fresh;
}

/** One call, declared once. Route, proxy, cache key, typed client, documentation and tests all come from it. */
export interface Endpoint<
  Shape extends QueryShape = QueryShape,
  Answer extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType | null = z.ZodMiniType | null,
  At extends Address = Address,
> {
  readonly method: At["method"];
  readonly upstream: At["upstream"];
  /** Below the upstream's base, without a leading slash, in the spec's spelling: `matches/recent`, `tags/`. */
  readonly path: At["path"];
  /** Its other whole paths: `/api/author`, or the correct spelling of a misspelt one; see {@link pathsOfEndpoint}. */
  readonly aliases: readonly string[];
  readonly summary: string;
  /** Query fields; each schema takes the raw string (or undefined) and gives the typed value. */
  readonly query: z.ZodMiniObject<Shape>;
  readonly body: Body;
  /** The `data` of the response. */
  readonly answer: Answer;
  /** True if the response has `page` beside `data`. */
  readonly paginated: boolean;
  readonly freshness: At["freshness"];
  readonly betting: BettingContent;
  /** True if the response may reveal results: it is requested with a reader's delay, and shielded. */
  readonly results: boolean;
  readonly access: At["access"];
  /** True if the call may change something. A POST may only read, with a body that must not stand in an address. */
  readonly writes: boolean;
}

type EndpointInput<
  Shape extends QueryShape,
  Answer extends z.ZodMiniType,
  Body extends z.ZodMiniType | null,
  At extends Address,
> = Pick<Endpoint<Shape, Answer, Body>, "summary" | "answer"> & {
  readonly freshness: At["freshness"];
  readonly upstream: At["upstream"];
  readonly path: At["path"];
  readonly aliases?: readonly string[];
  readonly query?: Shape;
  readonly body?: Body;
  readonly method?: At["method"];
  readonly paginated?: boolean;
  readonly betting?: BettingContent;
  readonly results?: boolean;
  readonly access?: At["access"];
  readonly writes?: boolean;
};

/** Words that the spec misspells in paths, with their correct spelling. */
const MISSPELT: Readonly<Record<string, string>> = {
  coachs: "coaches",
  conner: "corner",
  eurohadicap: "eurohandicap",
  "team-statitics": "team-statistics",
};

/** The whole path of a call in its correct spelling; none where the spec has no mistake. */
function correctPath(call: Pick<Endpoint, "upstream" | "path">): readonly string[] {
  const path = call.path
    .split("/")
    .map((word) => MISSPELT[word] ?? word)
    .join("/");
  return path === call.path ? [] : [endpointPath({ ...call, path })];
}

/** Declares a call; by default a public, unpaginated GET without betting data; football calls reveal results. */
export function endpoint<
  const Shape extends QueryShape,
  Answer extends z.ZodMiniType,
  Body extends z.ZodMiniType | null = null,
  From extends Upstream = Upstream,
  Path extends string = string,
  Verb extends Method = "GET",
  Who extends Access = "public",
  const Fresh extends Freshness = Freshness,
>(
  input: EndpointInput<Shape, Answer, Body, Address<From, Path, Verb, Who, Fresh>>,
): Endpoint<Shape, Answer, Body, Address<From, Path, Verb, Who, Fresh>> {
  return {
    method: input.method ?? ("GET" as Verb),
    upstream: input.upstream,
    path: input.path,
    aliases: [...correctPath(input), ...(input.aliases ?? [])],
    summary: input.summary,
    query: z.object(input.query ?? ({} as Shape)),
    body: (input.body ?? null) as Body,
    answer: input.answer,
    paginated: input.paginated ?? false,
    freshness: input.freshness,
    betting: input.betting ?? "none",
    results: input.results ?? input.upstream === "football",
    access: input.access ?? ("public" as Who),
    writes: input.writes ?? input.method === "POST",
  };
}

/** Path of a call on its service, base included: `/api/v1/football/matches/recent`. */
export function endpointPath(call: Pick<Endpoint, "upstream" | "path">): string {
  return `${upstreamBase[call.upstream]}/${call.path}`;
}

/**
 * Every path that answers a call, with and without a trailing slash. The spec's spelling comes first: cache keys and
 * requests to services use it.
 */
export const pathsOfEndpoint = (call: Pick<Endpoint, "upstream" | "path" | "aliases">): readonly string[] =>
  [endpointPath(call), ...call.aliases].flatMap((path) => [
    path,
    path.endsWith("/") ? path.slice(0, -1) : `${path}/`,
  ]);

/** {@link endpointPath} as a type: the full path of a declared call, letter by letter. */
export type PathOf<E extends Pick<Endpoint, "upstream" | "path">> =
  `${(typeof upstreamBase)[E["upstream"]]}/${E["path"]}`;

/** Parsed query of a call: its handler's input. */
export type QueryOf<E extends Endpoint> = z.output<E["query"]>;

/** Keys whose raw text is required: neither optional nor with a default. */
type RequiredKey<E extends Endpoint, Shape = E["query"]["shape"]> = {
  [Key in keyof Shape]: undefined extends z.input<Shape[Key]> ? never : Key;
}[keyof Shape] &
  keyof QueryOf<E>;

/** Lists are readonly: a caller may pass an immutable one. */
type ListsAsRead<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value;

/** Query as a caller writes it: the parsed query, where every field with a default or optional one may be left out. */
export type QueryInputOf<E extends Endpoint> = Pick<QueryOf<E>, RequiredKey<E>> & {
  [Key in Exclude<keyof QueryOf<E>, RequiredKey<E>>]?: ListsAsRead<QueryOf<E>[Key]> | undefined;
};

/** The `data` of the response. */
export type AnswerOf<E extends Endpoint> = z.output<E["answer"]>;

/** Position in a list that can grow. `total` counts all rows, `page` starts at 1. */
export const PageInfo = z.object({
  limit: z.int().check(z.positive()),
  page: z.int().check(z.positive()),
  total: z.int().check(z.nonnegative()),
});
export type PageInfo = z.infer<typeof PageInfo>;

/** An empty response: the call is done. */
export const Nothing = z.object({});

/** The whole body of a success. */
export interface Success<Data> {
  readonly data: Data;
  readonly page?: PageInfo;
}

/** URL path and query of a call, in canonical spelling, ready to be appended to a service's base URL. */
export function endpointUrl<E extends Endpoint>(call: E, query: QueryInputOf<E>): string {
  return callUrl(endpointPath(call), query as Record<string, unknown>);
}
