import type { honors } from "#origin/db/schema/honor.table.ts";
import type { absences } from "#origin/db/schema/lineup.table.ts";
import type { transfers } from "#origin/db/schema/player.table.ts";
import { HONORED, rowsOf } from "../entity-table.ts";
import type { Row, StoredRow } from "../row.ts";
import { honorKey } from "../stored.ts";
import { translationsText } from "../texts.ts";
import {
  type Columns,
  completeRow,
  type PlanInput,
  planRow,
  planTable,
  resolveGiven,
  type TablePlan,
} from "./plan-table.ts";

export function planTransfers(input: PlanInput): TablePlan {
  const { batch, references } = input;
  return planTable(input, "transfers", rowsOf(batch, "transfers"), (item, path) => {
    const player_id = references.resolve("players", item.player, `${path}.player`);
    if (player_id === null) return null;
    const { kind, from, to, at, fee, description } = item;
    return {
      player_id,
      kind,
      from_team_id: resolveGiven(references, "teams", from, `${path}.from`),
      to_team_id: resolveGiven(references, "teams", to, `${path}.to`),
      at,
      fee: fee === null ? null : fee.amount,
      fee_currency: fee === null ? null : fee.currency,
      description,
    } satisfies Columns<typeof transfers>;
  });
}

export function planAbsences(input: PlanInput): TablePlan {
  const { batch, references, report, nowMs } = input;
  const rules = { defaults: { known_at: nowMs } };
  const columnsOf = (item: ReturnType<typeof rowsOf<"absences">>[number], path: string) => {
    const player_id = references.resolve("players", item.player, `${path}.player`);
    const team_id = references.resolve("teams", item.team, `${path}.team`);
    if (player_id === null || team_id === null) return null;
    const { kind, reason, since, until, known_at_ms } = item;
    if (until !== null && until < since) report.refuse(`${path}.until`, "is before it began");
    const known_at = known_at_ms ?? undefined;
    return { player_id, team_id, kind, reason, since, until, known_at } satisfies Columns<typeof absences>;
  };
  return planTable(input, "absences", rowsOf(batch, "absences"), columnsOf, rules);
}

/** Titles have no external id: holder, title and season identify them. */
export function planHonors({ batch, references, stored, report }: PlanInput): TablePlan {
  const key = ["subject", "subject_id", "name", "season_name"];
  const plan: TablePlan = { table: "honors", key, added: [], changed: [] };
  const holders = new Map<string, string>();
  for (const [index, item] of (batch.honors ?? []).entries()) {
    const path = `honors.${index}`;
    const { subject, of, name, translations, season_name, competition, season } = item;
    const subject_id = references.resolve(HONORED[subject], of, `${path}.of`);
    if (subject_id === null) continue;
    const given = {
      subject,
      subject_id,
      name,
      translations: translationsText(translations),
      season_name,
      competition_id: resolveGiven(references, "competitions", competition, `${path}.competition`),
      season_id: resolveGiven(references, "seasons", season, `${path}.season`),
    } satisfies { [Column in keyof StoredRow<typeof honors>]: StoredRow<typeof honors>[Column] | undefined };
    const id = honorKey(given);
    const holder = holders.get(id);
    if (holder === of) report.refuse(path, "is listed twice");
    // An operator has merged two names of the source.
    if (holder !== undefined) continue;
    holders.set(id, of);
    const known: Row | undefined = stored.honors.get(id);
    const row = completeRow(given, known, { keep: ["translations", "competition_id", "season_id"] });
    planRow(plan, row, known, report);
  }
  return plan;
}
