import { toAppError } from "#shared/errors/app-error.ts";

/** Why an optional part of a page is missing: the reader hides results, or the call failed. */
export type Missing = "hidden" | "failed";

/** The data of a response; null when the call failed, because it is optional and must not fail the page. */
export const dataOrNull = <Data>(answer: Promise<{ readonly data: Data }>): Promise<Data | null> =>
  answer.then(({ data }) => data).catch(() => null);

/** For `catch`: the reason why the data is missing. */
export const missingFor = (thrown: unknown): Missing =>
  toAppError(thrown).code === "scores_hidden" ? "hidden" : "failed";
