import { parseArgs } from "node:util";
import { messageOf } from "#shared/errors/index.ts";
import { SiteError } from "../site/site-error.ts";

/** Possible hosts of the rooms: PartyKit's platform, or one's own Cloudflare account. */
const PLACES = ["partykit", "durable"] as const;
export type RoomsPlace = (typeof PLACES)[number];

/** Options of `npm run deploy:realtime`. */
export interface RoomsOrder {
  readonly place: RoomsPlace;
  /** Only builds, and shows what would be put online. */
  readonly dryRun: boolean;
}

/** A place by its name. Throws a SiteError for another word. */
export function placeOf(written: string): RoomsPlace {
  const place = PLACES.find((known) => known === written);
  if (place) return place;
  throw new SiteError(
    `The rooms can run on "partykit" or on "durable" (Durable Objects), not on "${written}".`,
  );
}

/** Runs a parse of arguments; its error is printed together with the command's help. */
export function parsed<Values>(parse: () => Values, command: string): Values {
  try {
    return parse();
  } catch (thrown) {
    throw new SiteError(`${messageOf(thrown)}\nUsage: ${command}`);
  }
}

/** Reads the arguments of `npm run deploy:realtime`. */
export function readRoomsOrder(args: readonly string[]): RoomsOrder {
  const command = "npm run deploy:realtime -- partykit|durable [--dry-run]";
  const { values, positionals } = parsed(
    () =>
      parseArgs({
        args: [...args],
        allowPositionals: true,
        options: { "dry-run": { type: "boolean", default: false } },
      }),
    command,
  );
  const [written, ...more] = positionals;
  if (written === undefined || more.length > 0) throw new SiteError(`One platform is required: ${command}`);
  const order = { place: placeOf(written), dryRun: values["dry-run"] };
  if (order.dryRun && order.place === "partykit")
    throw new SiteError("PartyKit has no dry run: --dry-run works only with durable.");
  return order;
}
