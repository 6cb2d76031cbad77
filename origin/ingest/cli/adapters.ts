import { readFootballData } from "#origin/ingest/adapters/football-data/football-data.adapter.ts";
import { readOpenfootball } from "#origin/ingest/adapters/openfootball/openfootball.adapter.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";

/** A file read by the command line: its path or URL, and its text. */
export interface AdapterFile {
  readonly name: string;
  readonly text: string;
}

/** Command-line options that supply information missing from the files. */
export interface AdapterOptions {
  readonly country?: string | undefined;
  readonly zone?: string | undefined;
  readonly name?: string | undefined;
}

export type AdapterResult =
  | { readonly ok: true; readonly batch: Batch; readonly warnings: readonly string[] }
  | {
      readonly ok: false;
      readonly problems: readonly {
        readonly file: string;
        readonly position: string;
        readonly message: string;
      }[];
      /** Total number of problems; `problems` may hold only the first of them. */
      readonly count: number;
    };

export interface Adapter {
  /** Description for the help text. */
  readonly summary: string;
  readonly read: (input: { files: readonly AdapterFile[]; options?: AdapterOptions }) => AdapterResult;
}

/** Every file format of the command line; a new adapter is one line. */
export const adapters: Readonly<Record<string, Adapter>> = {
  openfootball: { summary: "openfootball JSON: leagues, cups, World Cups", read: readOpenfootball },
  "football-data": {
    summary: "football-data.co.uk CSV: results, statistics, bookmakers' prices",
    read: readFootballData,
  },
};
