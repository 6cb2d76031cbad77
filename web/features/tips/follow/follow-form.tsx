import { useEffect } from "react";
import type { Tip } from "#shared/tip/tip.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { useSignedIn } from "#web/platform/session/signed-in.ts";
import { useStore } from "#web/platform/use-store.ts";
import { askFollows, createKnownFollows } from "./known-follows.ts";

interface FollowFormProps {
  readonly expert: Pick<Tip["expert"], "id" | "nick_name">;
  /** Where the reader is, and comes back to. */
  readonly back: string;
  /** Where the page knows it: it is its reader's own. */
  readonly isFollowed?: boolean;
  /** The buttons say whom, where nothing beside them does. */
  readonly isNamed?: boolean;
}

/**
 * Follows an expert, or does so no longer. Pages that are everybody's know nothing of their reader: with scripts the
 * button learns a moment later which of both it is, without them there are two.
 */
export function FollowForm({
  expert: { id, nick_name },
  back,
  isFollowed,
  isNamed = false,
}: FollowFormProps) {
  const known = useFollowed(id, isFollowed);
  const name = nick_name ?? m.tip_expert_deleted();
  return (
    <form method="post" action={pathOf("myFollows", getLocale())} className="follow-form">
      <input type="hidden" name="expert_id" value={id} />
      <input type="hidden" name="back" value={back} />
      {known ? <UnfollowButton {...{ name, isNamed }} /> : <FollowButton {...{ name, isNamed }} />}
      {isFollowed === undefined ? (
        <noscript>
          <UnfollowButton {...{ name, isNamed }} />
        </noscript>
      ) : null}
    </form>
  );
}

/** Whether the reader follows an expert. */
function useFollowed(id: number, told: boolean | undefined): boolean {
  const follows = usePageStores().once(createKnownFollows);
  const asks = useSignedIn() && told === undefined;
  useEffect(() => {
    if (asks) void askFollows(follows);
  }, [asks, follows]);
  const found = useStore(follows, ({ expert_ids }) => expert_ids?.includes(id) ?? false, false);
  return told ?? found;
}

interface ButtonProps {
  /** The expert's. */
  readonly name: string;
  readonly isNamed: boolean;
}

function FollowButton({ name, isNamed }: ButtonProps) {
  return (
    <button type="submit" name="what" value="follow" className="button" aria-label={m.follow_label({ name })}>
      {isNamed ? m.follow_label({ name }) : m.follow_submit()}
    </button>
  );
}

function UnfollowButton({ name, isNamed }: ButtonProps) {
  return (
    <button
      type="submit"
      name="what"
      value="unfollow"
      className="quiet-button follow-end"
      aria-label={m.unfollow_label({ name })}
    >
      {isNamed ? m.unfollow_label({ name }) : m.unfollow_submit()}
    </button>
  );
}
