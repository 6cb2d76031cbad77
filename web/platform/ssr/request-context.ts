import { createContext } from "react-router";
import type { CallEndpoint, ContentCall, PersonalCalls } from "#shared/api/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import type { Shield } from "#shared/spoiler-shield/shield.rules.ts";
import type { Locale } from "#shared/url/index.ts";

/** Facts of a request that edge passes to the page. The same for every reader of a URL, except `account`. */
export interface RequestFacts {
  readonly call: CallEndpoint;
  /** The content service's texts for the page. */
  readonly content: ContentCall;
  readonly locale: Locale;
  /** Scheme and host that readers use, for canonical links: `https://example.vn`. */
  readonly site_origin: string;
  /** Base URL of the browsers' WebSockets: `https://rooms.example.dev`. */
  readonly realtime_url: string;
  /** Number of list rooms. */
  readonly list_rooms: number;
  /** The time the page is rendered for, milliseconds UTC; the first client render uses it too. */
  readonly now_ms: number;
  readonly request_id: string;
  /** Hosts of the tracking library, separated by blanks. */
  readonly tracking_hosts: string;
  /** True if forms have Cloudflare's captcha, whose widget comes from a host of its own. */
  readonly has_turnstile: boolean;
  readonly betting: Betting;
  /** True if the reader may choose; false where the whole site hides betting. */
  readonly has_betting_switch: boolean;
  /** The spoiler shield of the reader; omitted for none. `now_ms` has the same delay. */
  readonly shield?: Shield;
  /**
   * The calls of the reader, on personal screens only (shared/url/screen-cache.table.ts): null on cached pages, so that
   * no personal data can leak to another reader.
   */
  readonly account: PersonalCalls | null;
}

/** Set by an action that refuses its form: the page is shown even if its loaders fail. */
export const formCameBack = createContext<boolean>(false);

/** Set by edge/ssr/handler.ts for every page request. */
export const requestFacts = createContext<RequestFacts>();
