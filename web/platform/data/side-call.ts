import { toAppError } from "#shared/errors/app-error.ts";

/** Why something that a page does without is not there: its reader hides results, or it could not be had. */
export type Missing = "hidden" | "failed";

/** What an answer holds; null when it could not be had, because nothing of it is worth failing what it stands beside. */
export const dataOrNull = <Data>(answer: Promise<{ readonly data: Data }>): Promise<Data | null> =>
  answer.then(({ data }) => data).catch(() => null);

/** Stands, for `catch`, in the place of what could not be had. */
export const missingFor = (thrown: unknown): Missing =>
  toAppError(thrown).code === "scores_hidden" ? "hidden" : "failed";
