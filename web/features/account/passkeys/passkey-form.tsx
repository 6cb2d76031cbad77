import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef } from "react";
import type { Me } from "#shared/account/account.schema.ts";
import { PASSKEY_NAME_LENGTH } from "#shared/account/passkey.table.ts";
import { m } from "#web/paraglide/messages.js";
import { ManagedName } from "../managed-name.tsx";
import { passkeyFailureOf } from "./passkey-failure.ts";
import { PasskeyField } from "./passkey-field.tsx";

/** What a form of passkeys sends; empty where it has no such row. */
export interface PasskeyFields {
  readonly name: string;
  readonly current_password: string;
}

interface PasskeyFormProps {
  readonly className?: string;
  /** The row of the passkey's name; left out, there is none. */
  readonly name?: { readonly suggested: string; readonly hint?: string };
  /** Whose password the form asks for; left out, it asks for none. */
  readonly passwordOf?: Me;
  readonly submit: string;
  /** Classes of the button. */
  readonly look: string;
  /** Whether the reader has to look at their device meanwhile. */
  readonly usesDevice?: boolean;
  /** Rejects with what was wrong, which the form shows. */
  readonly act: (fields: PasskeyFields) => Promise<void>;
  readonly children?: ReactNode;
}

function textIn(fields: FormData, name: keyof PasskeyFields): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}

/** A form of the reader's passkeys, which a script sends: there are no ceremonies without. */
export function PasskeyForm(props: PasskeyFormProps) {
  const { className = "", name, passwordOf, submit, look, usesDevice, act, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const {
    mutate,
    isPending: isBusy,
    error,
  } = useMutation({ mutationFn: act, onSuccess: () => form.current?.reset() });
  const failure = error && passkeyFailureOf(error);
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy) return;
    const fields = new FormData(event.currentTarget);
    mutate({ name: textIn(fields, "name"), current_password: textIn(fields, "current_password") });
  };
  return (
    <form ref={form} className={`form-sheet ${className}`} onSubmit={send}>
      {failure?.text ? (
        <p className="form-failure" role="alert">
          {failure.text}
        </p>
      ) : null}
      {children}
      {passwordOf ? <ManagedName user={passwordOf} /> : null}
      {name ? (
        <PasskeyField
          name="name"
          label={m.passkey_name()}
          maxLength={PASSKEY_NAME_LENGTH}
          defaultValue={name.suggested}
          {...(name.hint === undefined ? {} : { hint: name.hint })}
          complaint={failure?.fields.name}
        />
      ) : null}
      {passwordOf ? (
        <PasskeyField
          name="current_password"
          type="password"
          autoComplete="current-password"
          label={m.profile_password_current()}
          complaint={failure?.fields.current_password}
        />
      ) : null}
      <div className="form-actions">
        <button type="submit" className={look} aria-disabled={isBusy || undefined}>
          {isBusy && usesDevice ? m.passkey_busy() : submit}
        </button>
      </div>
    </form>
  );
}
