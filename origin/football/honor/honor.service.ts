import { bindQuery, type Database, type Query, readAll } from "#origin/db/database.ts";
import { groupHonors, type Honor } from "#shared/honor/index.ts";
import { toTranslations } from "../ref.mapping.ts";
import { honorsOf } from "./honor.queries.ts";

interface Subject {
  readonly kind: "team" | "player" | "coach";
  readonly id: number;
  /** Finds the holder by id. */
  readonly exists: Query<object>;
}

/** Titles of a team, player or coach, each once; null for an unknown id. */
export async function findHonors(db: Database, { kind, id, exists }: Subject): Promise<Honor[] | null> {
  const [[subject], rows] = await readAll(db, bindQuery(exists, id), bindQuery(honorsOf, kind, id));
  if (!subject) return null;
  return groupHonors(rows.map((row) => ({ ...row, translations: toTranslations(row.translations) })));
}
