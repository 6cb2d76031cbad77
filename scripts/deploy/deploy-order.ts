import { parseArgs } from "node:util";
import { SiteError } from "../site/site-error.ts";
import { parsed, placeOf, type RoomsPlace } from "./rooms-place.ts";

/** Options of `npm run deploy`. */
export interface DeployOrder {
  readonly place: RoomsPlace;
  /** Name of a preview; null is the site itself. */
  readonly preview: string | null;
  /** Takes the preview away again. */
  readonly remove: boolean;
  /** Keeps a deployment that fails the smoke test online. */
  readonly keep: boolean;
  /** False takes the last build as it is. */
  readonly build: boolean;
  /** How long the site may take until it is as it should be. */
  readonly waitMs: number;
}

const COMMAND = `npm run deploy -- [--realtime partykit|durable] [--keep] [--no-build] [--wait <seconds>]
      npm run deploy -- --preview <name> [--remove]`;

/** Its Workers' names have to be names of hosts: 63 letters at most, with ours before them. */
const PREVIEW_NAME = /^[a-z0-9](?:[a-z0-9-]{0,28}[a-z0-9])?$/;

/** Reads the arguments of `npm run deploy`. Throws a SiteError that explains the error. */
export function readDeployOrder(args: readonly string[]): DeployOrder {
  const { values } = parsed(
    () =>
      parseArgs({
        args: [...args],
        allowNegative: true,
        options: {
          realtime: { type: "string", default: "partykit" },
          preview: { type: "string" },
          remove: { type: "boolean", default: false },
          keep: { type: "boolean", default: false },
          build: { type: "boolean", default: true },
          wait: { type: "string", default: "90" },
        },
      }),
    COMMAND,
  );
  const { preview = null, remove, keep, build, wait } = values;
  if (preview !== null && !PREVIEW_NAME.test(preview))
    throw new SiteError(
      `A preview name has lower-case letters, digits and dashes, 30 at most, not "${preview}".`,
    );
  if (remove && preview === null)
    throw new SiteError(
      "--remove removes a preview (--preview <name> --remove); this command does not remove the site itself.",
    );
  if (!/^\d{1,4}$/.test(wait)) throw new SiteError(`--wait "${wait}" is not a number of seconds.`);
  return { place: placeOf(values.realtime), preview, remove, keep, build, waitMs: Number(wait) * 1000 };
}
