import { messageOf } from "#shared/errors/index.ts";

/** A problem with one part of the site, and the operator's remedy. */
export class SmokeFault extends Error {
  readonly remedy: string;
  constructor(fault: string, remedy: string) {
    super(fault);
    this.remedy = remedy;
  }
}

/** A whole answer. */
export interface Answer {
  readonly path: string;
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/** Requests a path of the site; redirects are not followed. */
export type FetchPath = (path: string, headers?: Record<string, string>) => Promise<Answer>;

const PATIENCE_MS = 15_000;

/** Requests a site as a reader without cookies does. */
export const createSiteFetch =
  (siteUrl: string): FetchPath =>
  async (path, headers = {}) => {
    try {
      const signal = AbortSignal.timeout(PATIENCE_MS);
      const answer = await fetch(new URL(path, siteUrl), { redirect: "manual", headers, signal });
      return { path, status: answer.status, headers: answer.headers, text: await answer.text() };
    } catch (thrown) {
      throw new SmokeFault(
        `${path} does not respond (${messageOf(thrown)})`,
        "check that the URL is the site's and that edge is online (`wrangler deployments status`)",
      );
    }
  };

/** Throws with the remedy where something does not hold. */
export function expectThat(holds: boolean, fault: string, remedy: string): asserts holds {
  if (!holds) throw new SmokeFault(fault, remedy);
}

/** Checks the response's status; on another one the message has its code of the error catalogue too. */
export function expectStatus(answer: Answer, status: number, remedy: string): void {
  const code = /"code":"(\w+)"/.exec(answer.text)?.[1];
  const suffix = code === undefined ? "" : ` (${code})`;
  expectThat(answer.status === status, `${answer.path} responds with ${answer.status}${suffix}`, remedy);
}

/** Checks a header of the response. */
export function expectHeader(answer: Answer, name: string, wanted: RegExp, remedy: string): void {
  const value = answer.headers.get(name);
  expectThat(
    value !== null && wanted.test(value),
    `${answer.path} has ${name}: ${value ?? "nothing"}`,
    remedy,
  );
}
