import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { MailLinkState } from "#shared/account/account.schema.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { pathOf } from "#shared/url/index.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { AccountForm } from "../account-form.tsx";
import type { AccountAnswer } from "../form-answer.ts";

export interface MailLinkProps {
  /** Token of the followed link; null without one, or in the URL that a form was posted to. */
  readonly token: string | null;
  /** State of the link when it was followed; null without one. */
  readonly state: MailLinkState | null;
  /** Error of a refused form. */
  readonly answer: AccountAnswer | null;
}

interface MailLinkFormProps extends MailLinkProps {
  readonly intent: "reset" | "verify";
  readonly submit: string;
  /** Link for requesting a new mail when this one is invalid. */
  readonly renewal: ReactNode;
  readonly children: ReactNode;
}

/** Permanent errors of a link, for which its form is useless. */
const isOver = (code: ErrorCode | null): code is ErrorCode =>
  code === "token_invalid" || code === "link_expired" || code === "email_in_use";

/** The form behind a mail link: posting it consumes the link, following the link does not. */
export function MailLinkForm({ token, state, answer, intent, submit, renewal, children }: MailLinkFormProps) {
  const held = token ?? answer?.filled.token ?? null;
  if (state === "used" && answer === null)
    return (
      <div className="form-sheet">
        <p role="status">{m.verify_already()}</p>
        <p>
          <SiteLink to={pathOf("profile", getLocale())} className="text-link">
            {m.verify_open_profile()}
          </SiteLink>
        </p>
      </div>
    );
  const code =
    answer?.code ?? (state === "taken" ? "email_in_use" : state === "over" ? "link_expired" : null);
  if (held === null || isOver(code))
    return (
      <>
        <div className="form-sheet">
          <FormAlert text={errorLabel(isOver(code) ? code : "token_invalid")} />
        </div>
        <p className="account-other">{renewal}</p>
      </>
    );
  return (
    <AccountForm intent={intent} answer={answer} submit={submit}>
      <input type="hidden" name="token" value={held} />
      {children}
    </AccountForm>
  );
}
