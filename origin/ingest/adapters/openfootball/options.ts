/** What a person can tell the adapter about files that do not tell it themselves. */
export interface OpenfootballOptions {
  /** FIFA code of the competition's country, `INT` for one between countries; used where the file name has none. */
  readonly country?: string | undefined;
  /** Zone of times that name none: `Europe/London` or `UTC+7`. */
  readonly zone?: string | undefined;
  /** Name of the competition, in place of the file's own. */
  readonly name?: string | undefined;
}
