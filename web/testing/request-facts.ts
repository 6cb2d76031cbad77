import type { CallEndpoint, PersonalCalls } from "#shared/api/index.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** A call as tests write it: of any path, with an answer that says only what the test is about. */
type AnyCall = (path: string, query: never) => Promise<unknown>;

/** A call of pages that a test answers. */
export const aCall =
  (call: AnyCall): CallEndpoint =>
  (path, query) =>
    call(path, query as never) as Promise<never>;

/** The calls of a page as its reader, which a test answers. */
export const personalCalls = (load: AnyCall, send: AnyCall): PersonalCalls => ({
  load: (path, query) => load(path, query as never) as Promise<never>,
  send: (path, body) => send(path, body as never) as Promise<never>,
});

/** What a loader is told of the request of a reader who has chosen nothing; `call` answers what it asks. */
export const aRequestWith = (call: AnyCall, more: Partial<RequestFacts> = {}): RequestFacts => ({
  call: aCall(call),
  content: async () => null,
  locale: "vi",
  site_origin: "https://example.vn",
  realtime_url: "https://rooms.example",
  list_rooms: 1,
  now_ms: 0,
  request_id: "r1",
  tracking_hosts: "",
  has_turnstile: false,
  betting: "shown",
  has_betting_switch: true,
  account: null,
  ...more,
});
