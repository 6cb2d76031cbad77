import { useRef, useState } from "react";
import { type PasskeyFailure, passkeyFailureOf } from "./passkey-failure.ts";

/** Something that is tried with a passkey, one at a time. */
export interface Trying {
  readonly busy: boolean;
  readonly failure: PasskeyFailure | null;
  /** Tries it unless something is tried already; a failure is kept for the reader to see. */
  readonly attempt: (deed: () => Promise<void>) => void;
  /** Keeps a failure of something that was not tried by a press. */
  readonly fail: (thrown: unknown) => void;
}

/** Tries things one at a time, and keeps how the last one failed. */
export function useTrying(): Trying {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PasskeyFailure | null>(null);
  const isBusy = useRef(false);
  const set = (value: boolean) => {
    isBusy.current = value;
    setBusy(value);
  };
  const fail = (thrown: unknown) => setFailure(passkeyFailureOf(thrown));
  return {
    busy,
    failure,
    fail,
    attempt(deed) {
      if (isBusy.current) return;
      set(true);
      setFailure(null);
      deed()
        .catch(fail)
        .finally(() => set(false));
    },
  };
}
