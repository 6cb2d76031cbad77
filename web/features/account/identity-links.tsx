import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { IDENTITY_NAMES, type IdentityProvider, identityPath } from "#shared/account/identity.table.ts";
import { pathWith } from "#web/platform/navigation/page-path.ts";

interface IdentityLinksProps {
  /** Other sites whose accounts log in here; the part is left out without any. */
  readonly providers: readonly IdentityProvider[];
  readonly back: string | null;
}

/**
 * Log-in by another site. Links rather than forms: the policy of pages lets no form lead to another site, and edge
 * answers them, so they load a document.
 */
export function IdentityLinks({ providers, back }: IdentityLinksProps) {
  if (providers.length === 0) return null;
  return (
    <div className="account-identities">
      <p className="account-or">{m.identity_or()}</p>
      {providers.map((provider) => (
        <a
          key={provider}
          href={pathWith(identityPath(provider), { language: getLocale(), back })}
          className="quiet-button"
          rel="nofollow"
        >
          {m.identity_continue({ name: IDENTITY_NAMES[provider] })}
        </a>
      ))}
    </div>
  );
}
