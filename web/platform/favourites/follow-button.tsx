import { useEffect, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useFollow, useFollowed } from "./use-favourites.ts";

/** How long the warning about missing storage is shown. */
const NOTICE_MS = 8_000;

interface FollowButtonProps {
  readonly kind: FavouriteKind;
  readonly id: number;
  /** Name as the page shows it; of a match both teams. */
  readonly name: string;
  /** Of a match: kick-off, seconds UTC. */
  readonly matchTime?: number | undefined;
}

/** A star: follow a match, league or team. 40 px square, and nothing without JavaScript. */
export function FollowButton({ kind, id, name, matchTime }: FollowButtonProps) {
  const followed = useFollowed(kind, id);
  const follow = useFollow();
  const [isUnkept, setUnkept] = useState(false);
  useEffect(() => {
    if (!isUnkept) return;
    const timer = setTimeout(() => setUnkept(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isUnkept]);
  const change = () => {
    if (!follow(kind, { id, name, match_time: matchTime }, !followed)) setUnkept(true);
  };
  return (
    <>
      <button
        type="button"
        className="icon-button follow-button needs-script"
        aria-pressed={followed}
        aria-label={m.follow_named({ name })}
        title={followed ? m.unfollow() : m.follow()}
        onClick={change}
      >
        <Icon name="star" size={20} className={followed ? "fill-current" : undefined} />
      </button>
      {isUnkept ? (
        <p role="alert" className="notice">
          {m.favourites_not_kept()}
        </p>
      ) : null}
    </>
  );
}
