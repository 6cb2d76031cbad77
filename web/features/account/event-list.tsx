import { m } from "#messages/paraglide/messages.js";
import type { AccountEvent } from "#shared/account/account.schema.ts";
import { type AccountEventKind, SECURITY_CHANGES } from "#shared/account/account-event.table.ts";
import { formatMoment, isoInstant } from "#web/platform/i18n/format.ts";
import { browserName } from "./browser-name.ts";

const labels: Record<Exclude<AccountEventKind, "session_ended">, () => string> = {
  registered: m.event_registered,
  new_login: m.event_new_login,
  passkey_login: m.event_passkey_login,
  google_login: m.event_google_login,
  zalo_login: m.event_zalo_login,
  password_changed: m.event_password_changed,
  password_reset: m.event_password_reset,
  email_changed: m.event_email_changed,
  email_verified: m.event_email_verified,
  phone_changed: m.event_phone_changed,
  passkey_added: m.event_passkey_added,
  passkey_removed: m.event_passkey_removed,
  login_linked: m.event_login_linked,
  login_unlinked: m.event_login_unlinked,
  sessions_ended: m.event_sessions_ended,
  role_changed: m.event_role_changed,
};

/** An account event; for an ended session also its device. */
const labelOf = ({ kind, ended_agent }: AccountEvent): string =>
  kind === "session_ended"
    ? m.event_session_ended({ browser: browserName(ended_agent) ?? m.profile_session_unknown() })
    : labels[kind]();

/** Number of events shown at once; the others are folded. */
const SHOWN = 10;
/** A week, seconds. */
const ALERT_SECONDS = 7 * 86_400;

/**
 * The newest security change within a week that was made on another device; null if there is none. `now` in seconds
 * UTC.
 */
export const changeElsewhere = (events: readonly AccountEvent[], now: number): AccountEvent | null =>
  events.find(
    ({ kind, at, current }) => SECURITY_CHANGES.includes(kind) && !current && at > now - ALERT_SECONDS,
  ) ?? null;

/** Asks readers whether a change was theirs, and tells them how to react if not. */
export function ChangeAlert({ event }: { readonly event: AccountEvent }) {
  return (
    <aside className="panel account-alert" aria-label={m.event_alert_title()}>
      <p>
        <strong>{labelOf(event)}</strong> <Where event={event} />
      </p>
      <p>
        {m.event_alert_not_you()}{" "}
        <a href="#password" className="text-link">
          {m.profile_password()}
        </a>
        {" · "}
        <a href="#events" className="text-link">
          {m.event_alert_all()}
        </a>
      </p>
    </aside>
  );
}

/** Account events, newest first. */
export function EventList({ events }: { readonly events: readonly AccountEvent[] }) {
  const older = events.slice(SHOWN);
  return (
    <>
      <Events events={events.slice(0, SHOWN)} />
      {older.length > 0 ? (
        <details className="account-older">
          <summary>{m.event_older({ count: older.length })}</summary>
          <Events events={older} />
        </details>
      ) : null}
    </>
  );
}

function Events({ events }: { readonly events: readonly AccountEvent[] }) {
  return (
    <ul>
      {events.map((event) => (
        <li key={event.id} className="account-event">
          <span>
            <span>{labelOf(event)}</span>
            {event.current ? <span className="account-badge">{m.profile_session_current()}</span> : null}
          </span>
          <span className="form-hint">
            <Where event={event} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Where({ event: { at, user_agent } }: { readonly event: AccountEvent }) {
  const browser = browserName(user_agent);
  return (
    <>
      <time dateTime={isoInstant(at)}>{formatMoment(at)}</time>
      {browser === null ? null : <span>{` · ${browser}`}</span>}
    </>
  );
}
