import { copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { readArguments, runCommand, WHERE } from "./backup/arguments.ts";
import { emptyFolder, PICTURES, SECRETS, writeManifest } from "./backup/backup-folder.ts";
import type { QueryRows } from "./backup/database-schema.ts";
import { queryDeployed } from "./backup/deployed-database.ts";
import { dumpDatabase } from "./backup/dump-database.ts";
import { copyPictures, picturesOf, withDatabaseCopy } from "./backup/local-data.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { secretsPath } from "./site/secrets.ts";
import { SiteError } from "./site/site-error.ts";

const HELP = `npm run backup -- --to <new folder> [--data-dir .data]
npm run backup -- --to <new folder> --remote [--database bongda] [--config origin/wrangler.toml]

Backs up a site: its database as SQL, table by table with checksums, and on one machine its pictures and secrets too.
The site may keep running. \`npm run restore\` restores the backup.`;

runCommand(async () => {
  const options = { ...WHERE, to: { type: "string" } } as const;
  const { help, to, remote, ...given } = readArguments(process.argv.slice(2), options, HELP);
  if (help) return console.log(HELP);
  if (!to) throw new SiteError(`--to is required.\n\n${HELP}`);
  keepFilesPrivate(to);
  emptyFolder(to);
  const madeAt = new Date().toISOString();
  const dump = (query: QueryRows) => dumpDatabase(query, to, console.log);
  const dataDir = given["data-dir"] || process.env.DATA_DIR || ".data";
  const dumped = remote
    ? await dump(queryDeployed({ name: given.database, config: given.config }))
    : await withDatabaseCopy(dataDir, dump);
  if (!remote) {
    await copyPictures(picturesOf(dataDir), join(to, PICTURES));
    const secrets = secretsPath(dataDir);
    if (existsSync(secrets)) copyFileSync(secrets, join(to, SECRETS));
  }
  writeManifest(to, { format: 1, made_at: madeAt, ...dumped });
  const rows = Object.values(dumped.tables).reduce((total, table) => total + table.rows, 0);
  console.log(
    `\n${rows} rows of ${Object.keys(dumped.tables).length} tables are in ${to}. The backup contains password hashes and secrets: keep it readable only by you.`,
  );
});
