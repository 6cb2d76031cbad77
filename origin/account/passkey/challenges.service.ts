import type { Database } from "#origin/db/database.ts";
import { isRecord } from "#shared/json/is-record.ts";
import { fromBase64Url } from "#shared/text/bytes-as-text.rules.ts";
import type { AccountDeps } from "../account-deps.ts";
import { secondsOf } from "../session.service.ts";
import { type Ceremony, makeChallenge, readChallenge } from "./challenge.ts";
import { spendChallenge } from "./passkey.store.ts";
import { refused } from "./web-authn.ts";

/** Client data that a browser signed (WebAuthn Level 3, section 5.8.1); an empty record if it is not JSON. */
function clientDataIn(clientDataJSON: string): Readonly<Record<string, unknown>> {
  try {
    const clientData: unknown = JSON.parse(new TextDecoder().decode(fromBase64Url(clientDataJSON)));
    return isRecord(clientData) ? clientData : {};
  } catch {
    return {};
  }
}

/** Creates challenges and accepts each once. */
export function createChallenges(db: Database, secret: string) {
  return {
    /** A new challenge, as text. */
    make: (ceremony: Ceremony, nowMs: number): string => makeChallenge(secret, ceremony, secondsOf(nowMs)),

    /**
     * Consumes the challenge that a browser signed and returns it as signed. It is consumed before any other check, so
     * that a signature cannot be tried again. Throws `passkey_refused` if it is forged, expired, used, or of another
     * ceremony.
     */
    async take(clientDataJSON: string, ceremony: Ceremony, nowMs: number): Promise<string> {
      const { challenge, crossOrigin } = clientDataIn(clientDataJSON);
      // Our pages never start a ceremony inside another site's frame.
      if (typeof challenge !== "string" || crossOrigin === true)
        throw refused("the challenge is missing, or the page is framed");
      const handedIn = readChallenge(secret, ceremony, challenge, secondsOf(nowMs));
      if (!handedIn || !(await spendChallenge(db, handedIn.key, handedIn.until)))
        throw refused("the challenge is unknown, expired or used");
      return challenge;
    },
  };
}

type Challenges = ReturnType<typeof createChallenges>;

/** Dependencies of the passkey services. */
export interface PasskeyDeps extends AccountDeps {
  readonly challenges: Challenges;
  readonly secret: string;
}
