import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { endpoints, QueryOf } from "#shared/api/index.ts";
import type { Coach } from "#shared/coach/coach.schema.ts";
import type { Honor } from "#shared/honor/index.ts";
import { ageAt } from "#shared/player/index.ts";
import { findHonors } from "../honor/honor.service.ts";
import { searchOf } from "../name/name-search.rules.ts";
import { noCoach } from "../not-found.ts";
import { offsetOf, type Paged, pageInfo } from "../page.ts";
import { countryRefOf, teamRefOf } from "../ref-columns.mapping.ts";
import {
  type CoachRow,
  coachById,
  coachesByRank,
  coachesFound,
  countOfCoaches,
  countOfCoachesFound,
} from "./coach.queries.ts";

/** A coach, with the age at `nowMs`. */
function toCoach(row: CoachRow, nowMs: number): Coach {
  return {
    id: row.id,
    name: row.name,
    logo: row.logo,
    kind: row.kind,
    birthday: row.birthday,
    age: ageAt(row.birthday, Math.floor(nowMs / 1000)),
    preferred_formation: row.preferred_formation,
    joined: row.joined,
    contract_until: row.contract_until,
    country: countryRefOf(row, "country"),
    team: teamRefOf(row, "team"),
  };
}

type ListQuery = QueryOf<(typeof endpoints)["coachsList"]>;

/** Null without a search. */
function readCoaches(db: Database, query: ListQuery) {
  const { name, limit } = query;
  const offset = offsetOf(query);
  if (name === undefined)
    return readAll(db, bindQuery(coachesByRank, limit, offset), bindQuery(countOfCoaches));
  const search = searchOf(name);
  if (search === null) return null;
  return readAll(
    db,
    bindQuery(coachesFound, search.words, search.longer, limit, offset),
    bindQuery(countOfCoachesFound, search.prefixes),
  );
}

/** Coaches, those with a team first, then by name; or search results. */
export async function listCoaches(
  db: Database,
  query: ListQuery,
  nowMs: number,
): Promise<Paged<{ coaches: Coach[] }>> {
  const [rows, [count]] = (await readCoaches(db, query)) ?? [[], []];
  return { data: { coaches: rows.map((row) => toCoach(row, nowMs)) }, page: pageInfo(query, count) };
}

/** One coach. Throws `coach_not_found`. */
export async function getCoach(db: Database, id: number, nowMs: number): Promise<{ coach: Coach }> {
  const [[row]] = await readAll(db, bindQuery(coachById, id));
  if (!row) throw noCoach(id);
  return { coach: toCoach(row, nowMs) };
}

/** A coach's titles. Throws `coach_not_found`. */
export async function listCoachHonors(db: Database, id: number): Promise<{ honors: Honor[] }> {
  const honors = await findHonors(db, { kind: "coach", id, exists: coachById });
  if (!honors) throw noCoach(id);
  return { honors };
}
