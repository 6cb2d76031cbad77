import { type FormEvent, useState } from "react";
import type { Me } from "#shared/account/account.schema.ts";
import type { PasskeyRow } from "#shared/account/passkey.schema.ts";
import { PASSKEY_NAME_LENGTH } from "#shared/account/passkey.table.ts";
import { m } from "#web/paraglide/messages.js";
import { formatDate, formatMoment, isoInstant } from "#web/platform/format.ts";
import { sendFromBrowser } from "#web/platform/live/browser-call.ts";
import { ManagedName } from "../managed-name.tsx";
import { textIn } from "./form-text.ts";
import { PasskeyField } from "./passkey-field.tsx";
import { useTrying } from "./use-trying.ts";

interface PasskeyItemProps {
  readonly passkey: PasskeyRow;
  readonly user: Me;
  /** Whether the session outlives its browser. */
  readonly isRemembered: boolean;
  /** Told the passkeys that there are then, and what to say. */
  readonly take: (passkeys: readonly PasskeyRow[], words: string) => void;
}

/** A passkey of the reader's, which can be named and removed. */
export function PasskeyItem(props: PasskeyItemProps) {
  const { id, name, backed_up, created_at, used_at, refused_at } = props.passkey;
  return (
    <li className="passkey">
      <details name="passkey">
        <summary>
          <span className="passkey-words">
            <span>
              {name}
              {backed_up ? <span className="account-badge">{m.passkey_synced()}</span> : null}
            </span>
            <span className="form-hint">
              {m.passkey_created({ day: formatDate(created_at) })}
              {" · "}
              {used_at === null ? (
                m.passkey_unused()
              ) : (
                <time dateTime={isoInstant(used_at)}>{m.passkey_used({ time: formatMoment(used_at) })}</time>
              )}
            </span>
            {refused_at === null ? null : (
              <span className="form-complaint">{m.passkey_suspect({ time: formatMoment(refused_at) })}</span>
            )}
          </span>
          <span className="passkey-change" aria-hidden="true">
            {m.passkey_change()}
          </span>
          <span className="sr-only">{m.passkey_change_label({ name })}</span>
        </summary>
        <RenameForm {...props} key={name} />
        <RemoveForm {...props} key={id} />
      </details>
    </li>
  );
}

function RenameForm({ passkey: { id, name }, take }: PasskeyItemProps) {
  const { busy, failure, attempt } = useTrying();
  const rename = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const given = textIn(new FormData(event.currentTarget), "name");
    attempt(async () => {
      const { data } = await sendFromBrowser("/oapi/v1/users/me/passkeys/rename", { id, name: given });
      take(data.passkeys, m.passkey_renamed());
    });
  };
  return (
    <form className="form-sheet" onSubmit={rename}>
      <Failure text={failure?.text} />
      <PasskeyField
        name="name"
        label={m.passkey_name()}
        maxLength={PASSKEY_NAME_LENGTH}
        defaultValue={name}
        complaint={failure?.fields.name}
      />
      <div className="form-actions">
        <button type="submit" className="quiet-button" aria-disabled={busy || undefined}>
          {m.passkey_rename()}
        </button>
      </div>
    </form>
  );
}

function RemoveForm({ passkey: { id }, user, isRemembered, take }: PasskeyItemProps) {
  const { busy, failure, attempt } = useTrying();
  const proving = useTrying();
  const [isProved, setProved] = useState(false);
  const remove = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const current_password = textIn(new FormData(event.currentTarget), "current_password");
    setProved(false);
    attempt(async () => {
      const { data } = await sendFromBrowser("/oapi/v1/users/me/passkeys/delete", { id, current_password });
      take(data.passkeys, m.passkey_removed());
    });
  };
  // Logs in anew, under a session that a passkey began.
  const prove = () =>
    proving.attempt(async () => {
      const { logInByPasskey } = await import("./passkey-ceremony.ts");
      await logInByPasskey({ remember: () => isRemembered, verification: "required" });
      setProved(true);
    });
  const wantsPasskey = failure?.wantsPasskey === true && !isProved;
  return (
    <form className="form-sheet passkey-remove" onSubmit={remove}>
      <Failure text={wantsPasskey ? m.passkey_prove_first() : isProved ? null : failure?.text} />
      <Failure text={proving.failure?.text} />
      {wantsPasskey ? (
        <button type="button" className="button" aria-disabled={proving.busy || undefined} onClick={prove}>
          {proving.busy ? m.passkey_busy() : m.passkey_prove()}
        </button>
      ) : null}
      {isProved ? <p role="status">{m.passkey_proved()}</p> : null}
      <p className="form-hint">{m.passkey_remove_note()}</p>
      <ManagedName user={user} />
      <PasskeyField
        name="current_password"
        type="password"
        autoComplete="current-password"
        label={m.profile_password_current()}
        complaint={failure?.fields.current_password}
      />
      <div className="form-actions">
        <button type="submit" className="button form-danger" aria-disabled={busy || undefined}>
          {m.passkey_remove()}
        </button>
      </div>
    </form>
  );
}

function Failure({ text }: { readonly text: string | null | undefined }) {
  return text ? (
    <p className="form-failure" role="alert">
      {text}
    </p>
  ) : null;
}
