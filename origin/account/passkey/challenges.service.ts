import type { Database } from "#origin/db/database.ts";
import { isRecord } from "#shared/json/is-record.ts";
import { fromBase64Url } from "#shared/text/bytes-as-text.rules.ts";
import type { AccountDeps } from "../account-deps.ts";
import { secondsOf } from "../session.service.ts";
import { type Ceremony, makeChallenge, readChallenge } from "./challenge.ts";
import { spendChallenge } from "./passkey.store.ts";
import { refused } from "./web-authn.ts";

/** What a browser says that it signed (WebAuthn Level 3, section 5.8.1); an empty record for what is no JSON. */
function clientDataIn(clientDataJSON: string): Readonly<Record<string, unknown>> {
  try {
    const said: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(clientDataJSON)));
    return isRecord(said) ? said : {};
  } catch {
    return {};
  }
}

/** Makes challenges, and takes each of them once. */
export function createChallenges(db: Database, secret: string) {
  return {
    /** A fresh one, as text. */
    make: (ceremony: Ceremony, nowMs: number): string => makeChallenge(secret, ceremony, secondsOf(nowMs)),

    /**
     * Takes the challenge that a browser has signed, and gives it as it signed it. It is spent before anything else is looked at: a
     * signature cannot be tried again. Throws `passkey_refused` for one that is not ours, expired, used, or of another ceremony.
     */
    async take(clientDataJSON: string, ceremony: Ceremony, nowMs: number): Promise<string> {
      const { challenge, crossOrigin } = clientDataIn(clientDataJSON);
      // No page of ours asks from within another site's frame.
      if (typeof challenge !== "string" || crossOrigin === true) throw refused("no challenge, or framed");
      const handedIn = readChallenge(secret, ceremony, challenge, secondsOf(nowMs));
      if (!handedIn || !(await spendChallenge(db, handedIn.key, handedIn.until)))
        throw refused("the challenge is not ours, expired or used");
      return challenge;
    },
  };
}

type Challenges = ReturnType<typeof createChallenges>;

/** What the calls of passkeys are made of. */
export interface PasskeyDeps extends AccountDeps {
  readonly challenges: Challenges;
  readonly secret: string;
}
