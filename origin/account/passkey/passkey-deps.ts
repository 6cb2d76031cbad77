import type { AccountDeps } from "../account-deps.ts";
import type { Challenges } from "./challenges.service.ts";

/** What the calls of passkeys are made of. */
export interface PasskeyDeps extends AccountDeps {
  readonly challenges: Challenges;
  readonly secret: string;
}
