import { useEffect, useState } from "react";
import { useLocation } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { type Done, isDone } from "#shared/account/done.table.ts";
import { anchorsAreOf } from "#web/platform/navigation/anchors.ts";
import { Icon } from "#web/ui/icon.tsx";
import "./flash-message.css";

/** The spec's confirmation sentences (section 8). */
const texts = {
  login: () => m.done_login(),
  logout: () => m.done_logout(),
  register: () => `${m.done_register()}. ${m.done_created()}`,
  info: () => m.done_info(),
  password: () => m.done_password(),
  avatar: () => m.done_avatar(),
  forgot: () => m.done_forgot(),
  reset: () => m.done_reset(),
  verification: () => m.done_verification(),
  verified: () => m.done_verified(),
  session: () => m.done_session(),
  deleted: () => m.done_deleted(),
  follow: () => m.done_follow(),
  unfollow: () => m.done_unfollow(),
  tip: () => m.done_tip(),
  tip_deleted: () => m.done_tip_deleted(),
  article_saved: () => m.done_article_saved(),
  article_published: () => m.done_article_published(),
  article_scheduled: () => m.done_article_scheduled(),
  article_withdrawn: () => m.done_article_withdrawn(),
  article_deleted: () => m.done_article_deleted(),
  comment: () => m.done_comment(),
  comment_pending: () => m.done_comment_pending(),
  comment_deleted: () => m.done_comment_deleted(),
  comment_reported: () => m.done_comment_reported(),
  name_merged: () => m.done_name_merged(),
  name_apart: () => m.done_name_apart(),
  name_reopened: () => m.done_name_reopened(),
  comment_approved: () => m.done_comment_approved(),
  comment_hidden: () => m.done_comment_hidden(),
  correction: () => m.done_correction(),
  expired: () => m.error_session_expired(),
} as const satisfies Record<Done, () => string>;

/** How long a success message stays, milliseconds: twice the reading time of the longest sentence. */
export const DONE_SHOWN_MS = 8_000;

/**
 * Shows a flash message once, for some seconds; security messages stay. It is removed from the URL, so that a reload
 * does not show it again.
 */
export default function FlashMessage() {
  const done = new URLSearchParams(useLocation().search).get("done");
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has("done")) return;
    url.searchParams.delete("done");
    history.replaceState(history.state, "", url);
    anchorsAreOf(location);
  }, []);
  const goes = isDone(done) && done !== "expired";
  useEffect(() => {
    if (!goes) return;
    const timer = setTimeout(() => setClosed(true), DONE_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [goes]);
  if (closed || !isDone(done)) return null;
  return (
    <div className="flash-message" role="status" data-done={done}>
      <p>{texts[done]()}</p>
      <button
        type="button"
        className="icon-button needs-script"
        aria-label={m.done_close()}
        onClick={() => setClosed(true)}
      >
        <Icon name="x" size={20} />
      </button>
    </div>
  );
}
