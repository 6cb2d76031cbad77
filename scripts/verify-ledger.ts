import { parseArgs } from "node:util";
import { messageOf } from "#shared/errors/index.ts";
import { checkLedger, readFrom } from "./ledger/check-ledger.ts";

/** `npm run verify-ledger -- <site> [--from <seq>:<hash>]`: proves that no tip of a site was changed since it was published. */

const HELP = `npm run verify-ledger -- <URL of the site> [--from <number>:<hash>]

Fetches the site's ledger of tips and recomputes every hash. With --from it starts after a known entry, for example the
last entry of a day that you noted from /tips/ledger: this proves that no entry up to it was changed either.
`;

const FAULTS = {
  out_of_turn: "is out of order: an entry was removed or inserted",
  hash_differs: "differs from the published tip: its hash does not match",
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
  if (!URL.canParse(site)) throw new Error(`"${site}" is not a URL.`);
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
    console.error(`The published hash of ${wrongDay} differs from the hash of its last tip.`);
    return 1;
  }
  console.log(`${checked} tips, all unchanged since publication. Last: ${last.seq}:${last.hash}`);
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
