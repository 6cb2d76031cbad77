import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { pathWith } from "#web/platform/navigation/page-path.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { passkeyFailureOf } from "./passkey-failure.ts";
import { usePasskeysOffered } from "./use-passkeys-offered.ts";

const loadCeremony = () => import("./passkey-ceremony.ts");

/** A challenge is good for five minutes: the one that waits in the account's field is made anew before. */
const RENEW_MS = 4 * 60_000;

interface PasskeyLoginProps {
  /** Scheme and host of the site. */
  readonly siteOrigin: string;
  /** Where the reader goes on to. */
  readonly back: string | null;
  /** The password was right, and the account wants a passkey besides. */
  readonly isStep: boolean;
}

/** Leaves for where the reader wanted to go; the page there tells that they are logged in. */
function goOn(back: string | null): void {
  const target = new URL(back ?? pathOf("home", getLocale()), location.origin);
  target.searchParams.set("done", "login");
  location.assign(target);
}

/** The box of the page's own form: it counts for passkeys too. */
const isRemembered = (): boolean =>
  document.querySelector<HTMLInputElement>("#login-form input[name=remember]")?.checked ?? false;

/**
 * Lets the account's field offer passkeys while `isOpen`. A browser runs one ceremony at a time, so that an offer ends the one that the
 * reader began by a press: no offer begins meanwhile, and the next one follows it.
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

/** Logs a reader in by passkey: by a button, in the account's field, or as the step after the password. */
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
    // Some browsers want to be asked by a press; the button is there for it.
    if (!isStep || begun.current) return;
    begun.current = true;
    logIn();
  });
  if (!isOffered) return null;
  return (
    <div className={isStep ? "passkey-login passkey-step needs-script" : "passkey-login needs-script"}>
      {isStep ? <p role="status">{m.passkey_step()}</p> : null}
      {failure?.text ? (
        <p className="form-failure" role="alert">
          {failure.text}
        </p>
      ) : null}
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
