import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { SessionRow } from "#shared/account/account.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { formatMoment, isoInstant } from "#web/platform/i18n/format.ts";
import { browserName } from "./browser-name.ts";
import { type AccountAnswer, failureText } from "./form-answer.ts";

interface SessionListProps {
  readonly sessions: readonly SessionRow[];
  readonly answer: AccountAnswer | null;
}

/** The reader's sessions; each except the current one can be ended here. */
export function SessionList({ sessions, answer }: SessionListProps) {
  const failed = answer?.intent === "session" || answer?.intent === "logout" ? answer : null;
  return (
    <>
      {failed && failed.code !== null ? (
        <p className="form-failure account-inset" role="alert">
          {failureText(failed.intent, failed.code)}
        </p>
      ) : null}
      <ul className="account-sessions">
        {sessions.map((session) => (
          <Session key={session.id} {...session} />
        ))}
      </ul>
      {sessions.length > 1 ? (
        <EndForm id="others">
          <button type="submit" className="quiet-button">
            {m.profile_sessions_end_others()}
          </button>
        </EndForm>
      ) : null}
    </>
  );
}

function Session({ id, current, user_agent, remember, seen_at }: SessionRow) {
  const name = browserName(user_agent) ?? m.profile_session_unknown();
  const time = formatMoment(seen_at);
  return (
    <li className="account-session">
      <div className="account-session-words">
        <p>
          <span>{name}</span>
          {current ? <span className="account-badge">{m.profile_session_current()}</span> : null}
          {remember ? <span className="account-badge">{m.profile_session_remembered()}</span> : null}
        </p>
        <p className="form-hint">
          <time dateTime={isoInstant(seen_at)}>{m.profile_session_seen({ time })}</time>
        </p>
      </div>
      {current ? null : (
        <EndForm id={id}>
          <button
            type="submit"
            className="quiet-button"
            aria-label={m.profile_session_end_label({ name: `${name}, ${time}` })}
          >
            {m.profile_session_end()}
          </button>
        </EndForm>
      )}
    </li>
  );
}

interface EndFormProps {
  /** The session's id; `others` for all but the current one. */
  readonly id: number | "others";
  readonly children: React.ReactNode;
}

function EndForm({ id, children }: EndFormProps) {
  return (
    <form method="post" action={pathOf("profile", getLocale())}>
      <input type="hidden" name="intent" value="session" />
      <input type="hidden" name="id" value={id} />
      {children}
    </form>
  );
}
