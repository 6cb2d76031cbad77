import { IDENTITY_SECONDS, type IdentityProvider } from "#shared/account/identity.table.ts";
import { keyedWord, randomWord, sameText } from "../secret.ts";

/** What a log-in or link is bound to: the browser's cookie, and for a link the session that started it. */
export interface IdentityBinding {
  readonly provider: IdentityProvider;
  /** Word in the browser's cookie. */
  readonly browser: string;
  /** Null for a log-in. */
  readonly sessionId: number | null;
}

/** State, nonce and PKCE verifier of a flow. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

const STATE = /^([\w-]{22})\.(\d{10})\.([\w-]{43})$/;

const bound = ({ provider, browser, sessionId }: IdentityBinding): string =>
  [provider, browser, sessionId ?? "log-in"].join("/");

/** Only the server can derive them, and only for the browser whose cookie has the word: nothing has to be stored. */
const secretsOf = (secret: string, binding: IdentityBinding, word: string, madeAt: string): FlowSecrets => {
  const derive = (kind: string) => keyedWord(secret, `identity ${kind}/${bound(binding)}/${word}/${madeAt}`);
  return {
    state: `${word}.${madeAt}.${derive("state")}`,
    nonce: derive("nonce"),
    verifier: derive("verifier"),
  };
};

/** Secrets of a new flow; `now` in seconds UTC. */
export const newFlow = (secret: string, binding: IdentityBinding, now: number): FlowSecrets =>
  secretsOf(secret, binding, randomWord(16), String(now));

/**
 * The secrets of the flow that a state belongs to, with the key under which it is spent and its end (seconds UTC). Null
 * if the state is forged, of another browser, provider or session, or older than ten minutes.
 */
export function readFlow(
  secret: string,
  binding: IdentityBinding,
  state: string,
  now: number,
): { readonly secrets: FlowSecrets; readonly key: string; readonly until: number } | null {
  const [, word, madeAt] = STATE.exec(state) ?? [];
  if (word === undefined || madeAt === undefined) return null;
  const secrets = secretsOf(secret, binding, word, madeAt);
  const until = Number(madeAt) + IDENTITY_SECONDS;
  return sameText(secrets.state, state) && now < until ? { secrets, key: `identity ${word}`, until } : null;
}
