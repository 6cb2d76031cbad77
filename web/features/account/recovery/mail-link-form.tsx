import type { ReactNode } from "react";
import type { MailLinkState } from "#shared/account/account.schema.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { AccountForm } from "../account-form.tsx";
import type { AccountAnswer } from "../form-answer.ts";

export interface MailLinkProps {
  /** Of the link that was followed; null without one, or in the address that a form was posted to. */
  readonly token: string | null;
  /** What the link was good for when it was followed; null without one. */
  readonly state: MailLinkState | null;
  /** Of a form that was refused. */
  readonly answer: AccountAnswer | null;
}

interface MailLinkFormProps extends MailLinkProps {
  readonly intent: "reset" | "verify";
  readonly submit: string;
  /** Way to a new link, where this one is worthless. */
  readonly renewal: ReactNode;
  readonly children: ReactNode;
}

/** What of a link is wrong for good, so that its form has no use. */
const isOver = (code: ErrorCode | null): code is ErrorCode =>
  code === "token_invalid" || code === "link_expired" || code === "email_in_use";

/** The form that a link in a mail leads to: posting it uses the link up, following the link does not. */
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
          <p className="form-failure" role="alert">
            {errorLabel(isOver(code) ? code : "token_invalid")}
          </p>
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
