import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Me } from "#shared/account/account.schema.ts";
import type { PasskeyRow } from "#shared/account/passkey.schema.ts";
import { isStaff } from "#shared/account/staff.rules.ts";
import { FieldGroup } from "#web/ui/field-group.tsx";
import { browserName } from "../browser-name.ts";
import { PasskeyForm } from "./passkey-form.tsx";
import { PasskeyItem } from "./passkey-item.tsx";
import { usePasskeysOffered } from "./use-passkeys-offered.ts";

interface PasskeySectionProps {
  readonly user: Me;
  /** Passkeys loaded with the page; null if the origin does not support them. */
  readonly passkeys: readonly PasskeyRow[] | null;
  readonly siteOrigin: string;
  /** False for an account of Google or Zalo that has no password yet. */
  readonly hasPassword: boolean;
}

/** The reader's passkeys and a form for adding one. */
export function PasskeySection({ user, passkeys, siteOrigin, hasPassword }: PasskeySectionProps) {
  const isOffered = usePasskeysOffered(siteOrigin);
  const [shown, setShown] = useState(passkeys);
  const [announcement, setAnnouncement] = useState("");
  if (shown === null || !isOffered) return null;
  const take = (changed: readonly PasskeyRow[], words: string) => {
    setShown(changed);
    setAnnouncement(words);
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
              <PasskeyItem key={passkey.id} {...{ passkey, user, hasPassword, take }} />
            ))}
          </ul>
        ) : null}
        <AddForm {...{ user, hasPassword, take }} />
        <p className="passkey-status" role="status">
          {announcement}
        </p>
      </FieldGroup>
    </div>
  );
}

interface AddFormProps {
  readonly user: Me;
  readonly hasPassword: boolean;
  /** Receives the updated passkeys and a message. */
  readonly take: (passkeys: readonly PasskeyRow[], words: string) => void;
}

function AddForm({ user, hasPassword, take }: AddFormProps) {
  const suggested = typeof navigator === "undefined" ? "" : (browserName(navigator.userAgent) ?? "");
  return (
    <PasskeyForm
      className="passkey-add"
      name={{ suggested, hint: m.passkey_name_hint() }}
      passwordOf={user}
      hasPassword={hasPassword}
      submit={m.passkey_add()}
      look="button"
      usesDevice
      act={async ({ name, current_password }) => {
        const { addPasskey } = await import("./passkey-ceremony.ts");
        take(await addPasskey(name, current_password), m.passkey_added());
      }}
    />
  );
}
