import { proxy, ref } from "valtio/vanilla";
import { askFromBrowser } from "#web/platform/live/browser-call.ts";

/** Whom the page's reader follows, as far as it is known. */
export interface KnownFollows {
  /** Null until the service has told. */
  expert_ids: readonly number[] | null;
  /** Whether this page has asked. */
  asked: boolean;
}

export const createKnownFollows = (): KnownFollows => proxy<KnownFollows>({ expert_ids: null, asked: false });

/** Asks whom the reader follows, once a page. Where it cannot be had he is offered to follow, which does no harm. */
export async function askFollows(follows: KnownFollows): Promise<void> {
  if (follows.asked) return;
  follows.asked = true;
  const answer = await askFromBrowser("/oapi/v1/users/me/follows", {}).catch(() => null);
  if (answer) follows.expert_ids = ref(answer.data.expert_ids);
}
