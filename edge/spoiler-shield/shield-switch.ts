import { AppError } from "#shared/errors/index.ts";
import {
  DELAY_KEY,
  DELAY_WORDS,
  delayIn,
  SCORES_KEY,
  scoresCookie,
  shieldsSome,
} from "#shared/spoiler-shield/shield.rules.ts";
import type { Settings } from "../env.ts";
import { type Choose, takeChoice } from "../forms/choice-form.ts";

/** Endpoint of the shield's form. */
export const SHIELD_PATH = "/shield";

/** Delay of a form, seconds; 0 for none. */
function delayOf(fields: URLSearchParams): number {
  switch (fields.get("mode")) {
    case "off":
    case "hidden":
      return 0;
    case "delay": {
      const delay_s = delayIn(fields.get(DELAY_KEY));
      if (delay_s !== null) return delay_s;
      throw new AppError("validation_failed", { fields: { [DELAY_KEY]: [DELAY_WORDS] } });
    }
    default:
      throw new AppError("validation_failed", { fields: { mode: ["must be off, hidden or delay"] } });
  }
}

/** Single matches stay shielded, whatever the choice for all results. */
const chooseShield: Choose = (fields, cookies) => {
  const delay_s = delayOf(fields);
  return {
    [SCORES_KEY]: scoresCookie(fields.get("mode") === "hidden", shieldsSome(cookies)),
    [DELAY_KEY]: delay_s === 0 ? null : String(delay_s),
  };
};

/** Takes the reader's choice for everything from a form (`mode` off, hidden or delay, `delay` in seconds). */
export const switchShield = (request: Request, { SITE_URL }: Pick<Settings, "SITE_URL">): Promise<Response> =>
  takeChoice(request, SITE_URL, chooseShield);
