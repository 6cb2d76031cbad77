import { chmodSync, copyFileSync, existsSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { readArguments, runCommand, WHERE } from "./backup/arguments.ts";
import {
  appendDumpFile,
  emptyFolder,
  type Manifest,
  PICTURES,
  readDumpFile,
  readManifest,
  SECRETS,
} from "./backup/backup-folder.ts";
import type { QueryRows } from "./backup/database-schema.ts";
import { queryDeployed, runDeployed } from "./backup/deployed-database.ts";
import { danglingRows, isEmptyDatabase, sumDatabase } from "./backup/dump-database.ts";
import { copyPictures, databaseFile, picturesOf, queryFile } from "./backup/local-data.ts";
import { keepFilesPrivate } from "./private-files.ts";
import { makeEmptyDatabase } from "./site/local-database.ts";
import { secretsPath } from "./site/secrets.ts";
import { SiteError } from "./site/site-error.ts";

const HELP = `npm run restore -- --from <folder> --data-dir <new folder>
npm run restore -- --from <folder> --remote --database <new database> --config <its wrangler file>

Restores a backup of \`npm run backup\` into an empty place, and compares the checksum of every table.`;

/** Reports restored data that differs from the backup. */
async function compare(query: QueryRows, { tables }: Manifest): Promise<void> {
  const stored = await sumDatabase(query);
  const names = new Set([...Object.keys(tables), ...Object.keys(stored)]);
  const other = [...names].filter((name) => tables[name]?.sha256 !== stored[name]?.sha256);
  if (other.length > 0)
    throw new SiteError(
      `These tables differ from the backup: ${other.join(", ")}. Do not go online with this database; restore into another one.`,
    );
  const dangling = Object.entries(await danglingRows(query));
  for (const [table, rows] of dangling)
    console.log(`  ${table}: ${rows} rows refer to rows that were deleted during the backup.`);
}

async function restoreHere(from: string, dataDir: string, manifest: Manifest): Promise<void> {
  keepFilesPrivate(dataDir);
  emptyFolder(dataDir);
  await makeEmptyDatabase(dataDir);
  const path = databaseFile(dataDir);
  if (path === null) throw new SiteError(`No database could be created in ${dataDir}.`);
  const file = new DatabaseSync(path, { enableForeignKeyConstraints: false });
  try {
    for (const dumpFile of manifest.parts) {
      console.log(`  ${dumpFile}`);
      file.exec(`BEGIN;\n${readDumpFile(from, dumpFile)}\nCOMMIT;`);
    }
    await compare(queryFile(file), manifest);
  } finally {
    file.close();
  }
  await copyPictures(join(from, PICTURES), picturesOf(dataDir));
  const secrets = join(from, SECRETS);
  if (!existsSync(secrets)) return;
  copyFileSync(secrets, secretsPath(dataDir));
  chmodSync(secretsPath(dataDir), 0o600);
}

runCommand(async () => {
  const options = { ...WHERE, from: { type: "string" } } as const;
  const { help, from, remote, ...given } = readArguments(process.argv.slice(2), options, HELP);
  if (help) return console.log(HELP);
  if (!from) throw new SiteError(`--from is required.\n\n${HELP}`);
  const manifest = readManifest(from);
  const dataDir = given["data-dir"];
  if (remote) {
    const database = { name: given.database, config: given.config };
    const query = queryDeployed(database);
    if (!(await isEmptyDatabase(query)))
      throw new SiteError(
        `The database ${given.database} is not empty: create a new one (npx wrangler d1 create …).`,
      );
    await runDeployed(database, `${given.database} from ${from}`, async (path) => {
      for (const dumpFile of manifest.parts) await appendDumpFile(from, dumpFile, path);
    });
    await compare(query, manifest);
  } else {
    if (!dataDir) throw new SiteError(`--data-dir is required: a new folder.\n\n${HELP}`);
    await restoreHere(from, dataDir, manifest);
  }
  console.log(`\nRestored the backup of ${manifest.made_at}; every table matches.`);
});
