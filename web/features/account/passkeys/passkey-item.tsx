import { m } from "#messages/paraglide/messages.js";
import type { Me } from "#shared/account/account.schema.ts";
import type { PasskeyRow } from "#shared/account/passkey.schema.ts";
import { sendFromBrowser } from "#web/platform/data/browser-call.ts";
import { formatDate, formatMoment, isoInstant } from "#web/platform/i18n/format.ts";
import { PasskeyForm } from "./passkey-form.tsx";

interface PasskeyItemProps {
  readonly passkey: PasskeyRow;
  readonly user: Me;
  readonly hasPassword: boolean;
  /** Receives the updated passkeys and a message. */
  readonly take: (passkeys: readonly PasskeyRow[], words: string) => void;
}

/** One of the reader's passkeys, with forms for renaming and removing it. */
export function PasskeyItem(props: PasskeyItemProps) {
  const { id, name, backed_up, created_at, used_at, refused_at } = props.passkey;
  return (
    <li className="passkey">
      <details name="passkey">
        <summary>
          <span className="passkey-words">
            <span>
              <span>{name}</span>
              {backed_up ? <span className="account-badge">{m.passkey_synced()}</span> : null}
            </span>
            <span className="form-hint">
              <time dateTime={isoInstant(created_at)}>
                {m.passkey_created({ day: formatDate(created_at) })}
              </time>
              <span> · </span>
              {used_at === null ? (
                <span>{m.passkey_unused()}</span>
              ) : (
                <time dateTime={isoInstant(used_at)}>{m.passkey_used({ time: formatMoment(used_at) })}</time>
              )}
            </span>
            {refused_at === null ? null : (
              <span className="form-error">{m.passkey_suspect({ time: formatMoment(refused_at) })}</span>
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
  return (
    <PasskeyForm
      name={{ suggested: name }}
      submit={m.passkey_rename()}
      look="quiet-button"
      act={async (given) => {
        const sent = { id, name: given.name };
        const { data } = await sendFromBrowser("/oapi/v1/users/me/passkeys/rename", sent);
        take(data.passkeys, m.passkey_renamed());
      }}
    />
  );
}

function RemoveForm({ passkey: { id }, user, hasPassword, take }: PasskeyItemProps) {
  return (
    <PasskeyForm
      className="passkey-remove"
      passwordOf={user}
      hasPassword={hasPassword}
      submit={m.passkey_remove()}
      look="button form-danger"
      act={async ({ current_password }) => {
        const sent = { id, current_password };
        const { data } = await sendFromBrowser("/oapi/v1/users/me/passkeys/delete", sent);
        take(data.passkeys, m.passkey_removed());
      }}
    >
      <p className="form-hint">{m.passkey_remove_note()}</p>
    </PasskeyForm>
  );
}
