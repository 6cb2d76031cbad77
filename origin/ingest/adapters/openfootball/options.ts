/** Command-line options that supply information missing from the files. */
export interface OpenfootballOptions {
  /** FIFA code of the competition's country, `INT` for an international one; used where the file name has none. */
  readonly country?: string | undefined;
  /** Default zone of times: `Europe/London` or `UTC+7`. */
  readonly zone?: string | undefined;
  /** Name of the competition, overriding the file's own. */
  readonly name?: string | undefined;
}
