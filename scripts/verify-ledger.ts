import { parseArgs } from "node:util";
import { messageOf } from "#shared/errors/index.ts";
import { checkLedger, readFrom } from "./ledger/check-ledger.ts";

/** `npm run verify-ledger -- <site> [--from <seq>:<hash>]`: proves that no tip of a site was changed since it was published. */

const HELP = `npm run verify-ledger -- <address of the site> [--from <number>:<hash>]

Fetches the site's ledger of tips and computes every hash anew. With --from it begins after an entry that you know, for
example the last one of a day as you wrote it down from /tips/ledger: then nothing up to it was changed either.
`;

const FAULTS = {
  out_of_turn: "stands in another's place: an entry was taken out or put in",
  hash_differs: "is not what was published: its hash is another one",
  late: "was published after kick-off",
  still_sealed: "is still sealed although its match has begun",
} as const;

async function main(): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { from: { type: "string" }, help: { type: "boolean", short: "h", default: false } },
  });
  const [site] = positionals;
  if (values.help || site === undefined) {
    process.stdout.write(HELP);
    return values.help ? 0 : 2;
  }
  if (!URL.canParse(site)) throw new Error(`"${site}" is no web address.`);
  const { checked, last, fault, wrongDay } = await checkLedger({
    site,
    from: readFrom(values.from),
    now: () => Math.floor(Date.now() / 1000),
    onProgress: (count) => process.stderr.write(`${count} tips …\n`),
  });
  if (fault) {
    console.error(`Tip ${fault.seq} ${FAULTS[fault.why]}.`);
    return 1;
  }
  if (wrongDay !== null) {
    console.error(`The published hash of ${wrongDay} is not that of its last tip.`);
    return 1;
  }
  console.log(`${checked} tips, all as they were published. Last: ${last.seq}:${last.hash}`);
  return 0;
}

main().then(
  (code) => {
    process.exitCode = code;
  },
  (thrown) => {
    console.error(messageOf(thrown));
    process.exitCode = 2;
  },
);
