import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { LinkedLogin, LogInWays } from "#shared/account/identity.schema.ts";
import {
  IDENTITY_NAMES,
  IDENTITY_PROVIDERS,
  type IdentityError,
  type IdentityProvider,
  identityLinkPath,
} from "#shared/account/identity.table.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { formatDate } from "#web/platform/i18n/format.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { AccountForm } from "./account-form.tsx";
import { CurrentPassword } from "./current-password.tsx";
import type { AccountAnswer } from "./form-answer.ts";

interface LoginListProps {
  readonly ways: LogInWays;
  /** Why linking failed; null without a failure. */
  readonly problem: IdentityError | null;
  readonly answer: AccountAnswer | null;
}

/** Google and Zalo on the profile: linked, to be linked and unlinked. The only way to log in has no form. */
export function LoginList({ ways, problem, answer }: LoginListProps) {
  const { logins, offered, only, has_password } = ways;
  const shown = IDENTITY_PROVIDERS.filter(
    (provider) => offered.includes(provider) || logins.some((login) => login.provider === provider),
  );
  const refused = answer?.intent.startsWith("unlink_") ? answer.field_errors.provider?.[0] : undefined;
  return (
    <>
      <div className="form-sheet">
        <p className="form-hint">{m.logins_intro()}</p>
        <FormAlert text={(problem ?? refused) ? fieldLabel(problem ?? refused) : null} />
      </div>
      <ul>
        {shown.map((provider) => (
          <Login
            key={provider}
            {...{ provider, answer }}
            login={logins.find((one) => one.provider === provider) ?? null}
            isOnly={only === provider}
            hasPassword={has_password}
          />
        ))}
      </ul>
    </>
  );
}

interface LoginProps {
  readonly provider: IdentityProvider;
  readonly login: LinkedLogin | null;
  readonly isOnly: boolean;
  readonly hasPassword: boolean;
  readonly answer: AccountAnswer | null;
}

function Login({ provider, login, isOnly, hasPassword, answer }: LoginProps) {
  const name = IDENTITY_NAMES[provider];
  const intent = `unlink_${provider}` as const;
  return (
    <li>
      <div className="account-session">
        <div className="account-session-words">
          <p>{name}</p>
          <p className="form-hint">{login === null ? m.logins_none() : linkedText(login)}</p>
          {isOnly ? <p className="form-hint">{m.logins_only()}</p> : null}
        </div>
        {login === null ? (
          <a
            href={pathWith(identityLinkPath(provider), { language: getLocale() })}
            className="quiet-button"
            aria-label={m.logins_link_label({ name })}
            rel="nofollow"
          >
            {m.logins_link()}
          </a>
        ) : null}
      </div>
      {login === null || isOnly ? null : (
        <details className="form-fold" open={answer?.intent === intent}>
          <summary>{m.logins_unlink({ name })}</summary>
          <AccountForm intent={intent} answer={answer} submit={m.logins_unlink({ name })} isDangerous>
            <CurrentPassword hasPassword={hasPassword} />
          </AccountForm>
        </details>
      )}
    </li>
  );
}

function linkedText({ name, created_at }: LinkedLogin): string {
  const day = formatDate(created_at);
  return name === null ? m.logins_linked_on({ day }) : m.logins_linked({ account: name, day });
}
