import { ask, type Database, type Query, readAll } from "#origin/db/database.ts";
import { groupHonors, type Honor } from "#shared/honor/index.ts";
import { toTranslations } from "../ref.mapping.ts";
import { honorsOf } from "./honor.queries.ts";

interface Subject {
  readonly kind: "team" | "player" | "coach";
  readonly id: number;
  /** Finds whom the id names. */
  readonly exists: Query<object>;
}

/** What somebody has won, every title once; null where there is nobody of that id. */
export async function findHonors(db: Database, { kind, id, exists }: Subject): Promise<Honor[] | null> {
  const [[subject], rows] = await readAll(db, ask(exists, id), ask(honorsOf, kind, id));
  if (!subject) return null;
  return groupHonors(rows.map((row) => ({ ...row, translations: toTranslations(row.translations) })));
}
