import { type FormEvent, useRef, useState } from "react";
import type { Me } from "#shared/account/account.schema.ts";
import type { PasskeyRow } from "#shared/account/passkey.schema.ts";
import { PASSKEY_NAME_LENGTH } from "#shared/account/passkey.table.ts";
import { isStaff } from "#shared/account/staff.rules.ts";
import { m } from "#web/paraglide/messages.js";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { browserName } from "../browser-name.ts";
import { ManagedName } from "../managed-name.tsx";
import { textIn } from "./form-text.ts";
import { PasskeyField } from "./passkey-field.tsx";
import { PasskeyItem } from "./passkey-item.tsx";
import { usePasskeysOffered } from "./use-passkeys-offered.ts";
import { useTrying } from "./use-trying.ts";

interface PasskeySectionProps {
  readonly user: Me;
  /** As the page was loaded with; null where the site's address can have none. */
  readonly passkeys: readonly PasskeyRow[] | null;
  readonly siteOrigin: string;
  /** Whether the session outlives its browser. */
  readonly isRemembered: boolean;
}

/** The reader's passkeys, and a form for another one. */
export function PasskeySection({ user, passkeys, siteOrigin, isRemembered }: PasskeySectionProps) {
  const isOffered = usePasskeysOffered(siteOrigin);
  const [shown, setShown] = useState(passkeys);
  const [said, setSaid] = useState("");
  if (shown === null || !isOffered) return null;
  const take = (changed: readonly PasskeyRow[], words: string) => {
    setShown(changed);
    setSaid(words);
  };
  return (
    <div className="needs-script">
      <FieldGroup title={m.passkeys_title()}>
        <div className="form-sheet passkey-intro">
          <p>{m.passkeys_intro()}</p>
          {isStaff(user.role) ? <p className="form-hint">{m.passkeys_staff()}</p> : null}
        </div>
        {shown.length > 0 ? (
          <ul className="passkeys">
            {shown.map((passkey) => (
              <PasskeyItem key={passkey.id} {...{ passkey, user, isRemembered, take }} />
            ))}
          </ul>
        ) : null}
        <AddForm user={user} take={take} />
        <p className="passkey-said" role="status">
          {said}
        </p>
      </FieldGroup>
    </div>
  );
}

interface AddFormProps {
  readonly user: Me;
  /** Told the passkeys that there are then, and what to say. */
  readonly take: (passkeys: readonly PasskeyRow[], words: string) => void;
}

function AddForm({ user, take }: AddFormProps) {
  const { busy, failure, attempt } = useTrying();
  const form = useRef<HTMLFormElement>(null);
  const add = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    attempt(async () => {
      const { addPasskey } = await import("./passkey-ceremony.ts");
      take(await addPasskey(textIn(fields, "name"), textIn(fields, "current_password")), m.passkey_added());
      form.current?.reset();
    });
  };
  const suggested = typeof navigator === "undefined" ? "" : (browserName(navigator.userAgent) ?? "");
  return (
    <form ref={form} className="form-sheet passkey-add" onSubmit={add}>
      {failure?.text ? (
        <p className="form-failure" role="alert">
          {failure.text}
        </p>
      ) : null}
      <ManagedName user={user} />
      <PasskeyField
        name="name"
        label={m.passkey_name()}
        hint={m.passkey_name_hint()}
        maxLength={PASSKEY_NAME_LENGTH}
        defaultValue={suggested}
        complaint={failure?.fields.name}
      />
      <PasskeyField
        name="current_password"
        type="password"
        autoComplete="current-password"
        label={m.profile_password_current()}
        complaint={failure?.fields.current_password}
      />
      <div className="form-actions">
        <button type="submit" className="button" aria-disabled={busy || undefined}>
          {busy ? m.passkey_busy() : m.passkey_add()}
        </button>
      </div>
    </form>
  );
}
