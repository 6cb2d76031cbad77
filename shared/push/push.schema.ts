import * as z from "zod/mini";
import { MOST_FAVOURITES } from "../favourite/favourite.rules.ts";
import { MAX_DELAY_SECONDS } from "../spoiler-shield/shield.rules.ts";
import { Lang } from "../url/locale.schema.ts";
import { MATCH_KINDS, MOST_OWN_KINDS, PUSH_KINDS } from "./push.table.ts";

/** Longest address that a push service gives away; theirs are about 200 characters. */
const LONGEST_ENDPOINT = 1000;

/** So many bytes as base64url without padding. */
const bytes = (count: number) => {
  const length = Math.ceil((count * 4) / 3);
  return z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}$`), `must be ${count} bytes as base64url`));
};

/** A browser's address at its push service, and the keys that messages to it are encrypted with (RFC 8291). */
export const PushSubscriptionKeys = z.object({
  /** Anyone who knows it can send: it is as good as a password. */
  endpoint: z.url().check(z.maxLength(LONGEST_ENDPOINT)),
  keys: z.object({
    /** An uncompressed point of P-256. */
    p256dh: bytes(65).check(z.startsWith("B", "must be an uncompressed point")),
    auth: bytes(16),
  }),
});
export type PushSubscriptionKeys = z.infer<typeof PushSubscriptionKeys>;

/** Items with alert kinds of their own; a browser with an older page sends none. */
const choices = () =>
  z
    .array(
      z.object({
        id: z.int().check(z.positive()),
        kinds: z.array(z.enum(MATCH_KINDS)).check(z.maxLength(MATCH_KINDS.length)),
      }),
    )
    .check(z.maxLength(MOST_OWN_KINDS));

const ids = () => z.array(z.int().check(z.positive())).check(z.maxLength(MOST_FAVOURITES));

/** A reader's notification settings, as their browser sends them; it sends them again whenever they change. */
export const PushPreferences = z.object({
  kinds: z.array(z.enum(PUSH_KINDS)).check(z.maxLength(PUSH_KINDS.length)),
  /** Ids of the followed items. */
  follows: z.object({ match: ids(), league: ids(), team: ids() }),
  /** Alert kinds of single followed items, which replace the general ones there. */
  own_kinds: z._default(z.object({ match: choices(), league: choices(), team: choices() }), {
    match: [],
    league: [],
    team: [],
  }),
  /** Ids of single matches and teams whose results the reader hides. */
  shielded: z.object({ match: ids(), team: ids() }),
  locale: Lang,
  /** How much later than it is known, seconds. */
  delay_s: z.int().check(z.minimum(0), z.maximum(MAX_DELAY_SECONDS)),
  scores_hidden: z.boolean(),
  no_betting: z.boolean(),
});
export type PushPreferences = z.infer<typeof PushPreferences>;

/** Body of `push/subscribe`. */
export const PushForm = z.object({ subscription: PushSubscriptionKeys, wishes: PushPreferences });
export type PushForm = z.infer<typeof PushForm>;

/** Body of the calls about one browser: knowing its address proves ownership. */
export const PushEndpoint = z.object({ endpoint: PushSubscriptionKeys.shape.endpoint });
