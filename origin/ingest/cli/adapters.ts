import { readFootballData } from "#origin/ingest/adapters/football-data/football-data.adapter.ts";
import { readOpenfootball } from "#origin/ingest/adapters/openfootball/openfootball.adapter.ts";
import type { Batch } from "#origin/ingest/batch.schema.ts";

/** A file as the command line read it: its path or URL, and its text. */
export interface AdapterFile {
  readonly name: string;
  readonly text: string;
}

/** What a person can tell an adapter about files that do not tell it themselves. */
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
      /** All problems found; `problems` may hold only the first of them. */
      readonly count: number;
    };

export interface Adapter {
  /** What it reads, for the help text. */
  readonly summary: string;
  readonly read: (input: { files: readonly AdapterFile[]; options?: AdapterOptions }) => AdapterResult;
}

/** Every file format that the command line reads; a new adapter is one line. */
export const adapters: Readonly<Record<string, Adapter>> = {
  openfootball: { summary: "openfootball JSON: leagues, cups, World Cups", read: readOpenfootball },
  "football-data": {
    summary: "football-data.co.uk CSV: results, statistics, bookmakers' prices",
    read: readFootballData,
  },
};
