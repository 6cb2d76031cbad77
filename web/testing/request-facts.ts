import type { CallEndpoint } from "#shared/api/index.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** A call as tests write it: of any path, with an answer that says only what the test is about. */
type AnyCall = (path: string, query: never) => Promise<unknown>;

/** What a loader is told of the request of a reader who has chosen nothing; `call` answers what it asks. */
export const aRequestWith = (call: AnyCall, more: Partial<RequestFacts> = {}): RequestFacts => ({
  call: call as unknown as CallEndpoint,
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
