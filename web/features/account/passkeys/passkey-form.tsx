import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Me } from "#shared/account/account.schema.ts";
import { PASSKEY_NAME_LENGTH } from "#shared/account/passkey.table.ts";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { CurrentPassword } from "../current-password.tsx";
import { ManagedName } from "../managed-name.tsx";
import { passkeyFailureOf } from "./passkey-failure.ts";
import { PasskeyField } from "./passkey-field.tsx";

/** The values of a passkey form; empty for rows that it lacks. */
export interface PasskeyFields {
  readonly name: string;
  readonly current_password: string;
}

interface PasskeyFormProps {
  readonly className?: string;
  /** The row of the passkey's name; omitted for none. */
  readonly name?: { readonly suggested: string; readonly hint?: string };
  /** Account whose password the form requires; omitted for none. */
  readonly passwordOf?: Me;
  /** False for an account without a password, of which a recent log-in is required. */
  readonly hasPassword?: boolean;
  readonly submit: string;
  /** Class names of the button. */
  readonly look: string;
  /** True if the reader must use their device in the meantime. */
  readonly usesDevice?: boolean;
  /** Rejects with the error that the form shows. */
  readonly act: (fields: PasskeyFields) => Promise<void>;
  readonly children?: ReactNode;
}

function textIn(fields: FormData, name: keyof PasskeyFields): string {
  const value = fields.get(name);
  return typeof value === "string" ? value : "";
}

/** A passkey form. It needs scripts, as WebAuthn ceremonies do. */
export function PasskeyForm(props: PasskeyFormProps) {
  const {
    className = "",
    name,
    passwordOf,
    hasPassword = true,
    submit,
    look,
    usesDevice,
    act,
    children,
  } = props;
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
      <FormAlert text={failure?.text} />
      {children}
      {passwordOf ? <ManagedName user={passwordOf} /> : null}
      {name ? (
        <PasskeyField
          name="name"
          label={m.passkey_name()}
          maxLength={PASSKEY_NAME_LENGTH}
          defaultValue={name.suggested}
          {...(name.hint === undefined ? {} : { hint: name.hint })}
          fieldError={failure?.fields.name}
        />
      ) : null}
      {passwordOf && !hasPassword ? (
        <CurrentPassword hasPassword={false} />
      ) : passwordOf ? (
        <PasskeyField
          name="current_password"
          type="password"
          autoComplete="current-password"
          label={m.profile_password_current()}
          fieldError={failure?.fields.current_password}
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
