import * as z from "zod/mini";
import { LATEST_MOMENT } from "../favourite/favourite.rules.ts";
import { ACCOUNT_SETTINGS, isSettingValue } from "./settings.rules.ts";

/** Choices of one form at most: more than there are settings. */
const MOST_CHOICES = 100;

/** A setting's value and the time it was set; see the interface of the same name in settings.rules.ts. */
export const SettingChoice = z
  .object({
    key: z.enum(ACCOUNT_SETTINGS),
    /** Null for the default. */
    value: z.unknown(),
    changed_at_ms: z.int().check(z.nonnegative(), z.lte(LATEST_MOMENT * 1000)),
  })
  .check(
    z.refine(({ key, value }) => value === null || isSettingValue(key, value), {
      error: "must be a value of this setting",
      path: ["value"],
    }),
  );

/** Choices that a browser sends: all of a reader's, or those that changed. */
export const SettingsForm = z.object({ settings: z.array(SettingChoice).check(z.maxLength(MOST_CHOICES)) });
