import { createContext } from "react-router";
import type { CallEndpoint, ContentCall, PersonalCalls } from "#shared/api/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import type { Shield } from "#shared/spoiler-shield/shield.rules.ts";
import type { Locale } from "#shared/url/index.ts";

/** What edge tells a page about the request it renders. The same for every reader of a URL, but for `account`. */
export interface RequestFacts {
  readonly call: CallEndpoint;
  /** What editors say of the page, beside what it shows by itself. */
  readonly content: ContentCall;
  readonly locale: Locale;
  /** Scheme and host that readers use, for canonical links: `https://example.vn`. */
  readonly site_origin: string;
  /** Where browsers open their WebSockets: `https://rooms.example.dev`. */
  readonly realtime_url: string;
  /** How many list rooms share the readers. */
  readonly live_shards: number;
  /** The moment the page is rendered for, milliseconds UTC; the first client render uses it too. */
  readonly now_ms: number;
  readonly request_id: string;
  /** Hosts of the tracking library, with blanks between. */
  readonly tracking_hosts: string;
  /** Whether forms have Cloudflare's captcha, whose widget comes from a host of its own. */
  readonly has_turnstile: boolean;
  readonly betting: Betting;
  /** Whether the reader may choose; not where the site as a whole hides betting. */
  readonly has_betting_switch: boolean;
  /** What the reader is told of results, and how late; left out for everything at once. `now_ms` is as late. */
  readonly shield?: Shield;
  /**
   * The reader himself, on personal screens (shared/url/personal-screens.ts) and nowhere else: null on pages that are
   * cached, so that nothing of one reader can get to another.
   */
  readonly account: PersonalCalls | null;
}

/** Set by an action whose form comes back: its page is shown whatever became of what it is loaded with. */
export const formCameBack = createContext<boolean>(false);

/** Set by edge/ssr/handler.ts for every page request. */
export const requestFacts = createContext<RequestFacts>();
