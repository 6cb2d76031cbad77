import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { FormAlert } from "#web/platform/forms/form-alert.tsx";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { passkeyFailureOf } from "./passkey-failure.ts";
import { usePasskeysOffered } from "./use-passkeys-offered.ts";

const loadCeremony = () => import("./passkey-ceremony.ts");

/** A challenge is valid for five minutes: the pending one in the account field is renewed before it expires. */
const RENEW_MS = 4 * 60_000;

interface PasskeyLoginProps {
  /** Origin of the site. */
  readonly siteOrigin: string;
  /** Target of the redirect after login. */
  readonly back: string | null;
  /** The password was correct, and the account needs a passkey as second step. */
  readonly isStep: boolean;
}

/** Leaves for the reader's target page, which confirms the login. */
function goOn(back: string | null): void {
  const target = new URL(back ?? pathOf("home", getLocale()), location.origin);
  target.searchParams.set("done", "login");
  location.assign(target);
}

/** The form's "remember" box; it applies to passkeys too. */
const isRemembered = (): boolean =>
  document.querySelector<HTMLInputElement>("#login-form input[name=remember]")?.checked ?? false;

/**
 * Lets the account field offer passkeys while `isOpen`. A browser runs one ceremony at a time, and an offer would end a
 * ceremony started by the reader: no offer begins meanwhile, and the next one follows it.
 */
function useAutofill(isOpen: boolean, back: string | null) {
  const offer = useMutation({
    mutationFn: async (isWanted: () => boolean) => {
      const { logInByAutofill } = await loadCeremony();
      return logInByAutofill({ remember: isRemembered, verification: "preferred" }, isWanted);
    },
    onSuccess: (isLoggedIn) => {
      if (isLoggedIn) goOn(back);
    },
  });
  const { mutate } = offer;
  useEffect(() => {
    if (!isOpen) return;
    let isWanted = true;
    const begin = () => mutate(() => isWanted);
    begin();
    const timer = setInterval(begin, RENEW_MS);
    return () => {
      isWanted = false;
      clearInterval(timer);
    };
  }, [isOpen, mutate]);
  return offer;
}

/** Login by passkey: by button, in the account field, or as second step after the password. */
export function PasskeyLogin({ siteOrigin, back, isStep }: PasskeyLoginProps) {
  const isOffered = usePasskeysOffered(siteOrigin);
  const begun = useRef(false);
  const pressed = useMutation({
    mutationFn: async () => {
      const { logInByPasskey } = await loadCeremony();
      await logInByPasskey({ remember: isRemembered, verification: isStep ? "required" : "preferred" });
    },
    onSuccess: () => goOn(back),
  });
  const isBusy = pressed.isPending;
  const offered = useAutofill(isOffered && !isStep && !isBusy, back);
  const error = pressed.error ?? offered.error;
  const failure = error && passkeyFailureOf(error);
  const logIn = () => {
    if (isBusy) return;
    offered.reset();
    pressed.mutate();
  };
  useEffect(() => {
    if (!isOffered) return;
    return () => void loadCeremony().then(({ endCeremony }) => endCeremony());
  }, [isOffered]);
  useEffect(() => {
    // Some browsers require a user gesture; the button provides it.
    if (!isStep || begun.current) return;
    begun.current = true;
    logIn();
  });
  if (!isOffered) return null;
  return (
    <div className={isStep ? "passkey-login passkey-step needs-script" : "passkey-login needs-script"}>
      {isStep ? <p role="status">{m.passkey_step()}</p> : null}
      <FormAlert text={failure?.text} />
      <button
        type="button"
        className={isStep ? "button" : "quiet-button"}
        aria-disabled={isBusy || undefined}
        onClick={logIn}
      >
        <Icon name="key-round" size={20} />
        <span>{isBusy ? m.passkey_busy() : isStep ? m.passkey_step_submit() : m.passkey_login()}</span>
      </button>
      {isStep ? (
        <SiteLink to={pathWith(pathOf("login", getLocale()), { back })} className="text-link">
          {m.passkey_step_other()}
        </SiteLink>
      ) : null}
    </div>
  );
}
