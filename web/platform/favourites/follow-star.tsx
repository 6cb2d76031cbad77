import { Star } from "lucide-react";
import { useEffect, useState } from "react";
import { m } from "#web/paraglide/messages.js";
import type { FollowButtonProps } from "./follow-button.tsx";
import { useFollow, useFollowed } from "./use-favourites.ts";

/** How long it is told that nothing is kept. */
const NOTICE_MS = 8_000;

/** The button itself; see {@link FollowButtonProps}. */
export default function FollowStar({ kind, id, name, matchTime }: FollowButtonProps) {
  const followed = useFollowed(kind, id);
  const follow = useFollow();
  const [isUnkept, sayUnkept] = useState(false);
  useEffect(() => {
    if (!isUnkept) return;
    const timer = setTimeout(() => sayUnkept(false), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [isUnkept]);
  const change = () => {
    if (!follow(kind, { id, name, match_time: matchTime }, !followed)) sayUnkept(true);
  };
  return (
    <>
      <button
        type="button"
        className="icon-button needs-script aria-pressed:text-accent"
        aria-pressed={followed}
        aria-label={m.follow_named({ name })}
        title={followed ? m.unfollow() : m.follow()}
        onClick={change}
      >
        <Star size={20} strokeWidth={1.5} aria-hidden="true" fill={followed ? "currentColor" : "none"} />
      </button>
      {isUnkept ? (
        <p role="alert" className="notice">
          {m.favourites_not_kept()}
        </p>
      ) : null}
    </>
  );
}
