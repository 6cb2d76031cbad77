import type { BatchLineup } from "#origin/ingest/batch.schema.ts";
import type { Side } from "#shared/match/index.ts";
import type { Position } from "#shared/player/index.ts";
import type { ReportedIncident } from "../reported-incidents.ts";
import { nameOf, wholeWithin } from "../rows.ts";
import type { People } from "../team-people.ts";
import { incidentKinds } from "./codes.table.ts";
import type { EventsRow, LineupsRow } from "./isports.schema.ts";

/** `Diego Tardelli(Assists:Everton Soares)` and `On↑Off↓` are two people each. */
function namesOf(text: string | null | undefined): readonly [string | null, string | null] {
  const [, scorer, assist] = /^(.*?)\s*\(Assists:(.*)\)$/i.exec(text ?? "") ?? [];
  if (scorer !== undefined) return [nameOf(scorer), nameOf(assist)];
  const [, on, off] = /^(.*?)↑(.*?)↓?$/.exec(text ?? "") ?? [];
  return on === undefined ? [nameOf(text), null] : [nameOf(on), nameOf(off)];
}

const whole = (value: number | string | null | undefined): number | null => {
  const number = Number.parseInt(String(value ?? ""), 10);
  return Number.isNaN(number) ? null : number;
};

/** Incidents of a match; in a substitution the provider names the player coming on first. */
export function reportedIncidents({ events, penalty }: EventsRow): ReportedIncident[] {
  const sideOf = (homeEvent: boolean | null | undefined): Side => (homeEvent ? "home" : "away");
  const played = (events ?? []).flatMap((row): ReportedIncident[] => {
    const kind = incidentKinds[row.type];
    if (!kind) return [];
    const [first, second] = namesOf(row.playerName);
    const one = { id: row.playerId, name: first };
    const other = second === null ? null : { id: row.assistPlayerId, name: second };
    const [player, with_] = kind === "substitution" ? [other, one] : [one, other];
    const minutes = { minute: whole(row.minute), added: whole(row.overtime) };
    return [{ id: row.eventId, kind, team: sideOf(row.homeEvent), ...minutes, player, other: with_ }];
  });
  const shootOut = (penalty ?? []).map((row): ReportedIncident => {
    const kind = row.missed ? "shootout_missed" : "shootout_scored";
    const player = { id: row.playerId, name: row.playerName };
    return {
      id: row.eventId,
      kind,
      team: sideOf(row.homeEvent),
      minute: null,
      added: null,
      player,
      other: null,
    };
  });
  return [...played, ...shootOut];
}

/** Position from the column of a formation: goalkeeper, last line, first line, and all between. */
function positionOf(column: number | null, columns: number, starter: boolean): Position | null {
  if (!starter || column === null || columns < 3) return null;
  if (column === 0) return "G";
  return column === 1 ? "D" : column >= columns ? "F" : "M";
}

/** Both sides' line-ups of a match. */
export function lineupsOf(
  row: LineupsRow,
  teams: Readonly<Record<Side, string>>,
  people: People,
): BatchLineup[] {
  return (["home", "away"] as const).flatMap((side): BatchLineup[] => {
    const [starting, bench, formation] =
      side === "home"
        ? [row.homeLineup, row.homeBackup, row.homeFormation]
        : [row.awayLineup, row.awayBackup, row.awayFormation];
    if (!starting || starting.length === 0) return [];
    const columns = [...(formation ?? "").replaceAll(/\D/g, "")].length;
    const listed = [
      ...starting.map((one) => ({ one, starter: true })),
      ...(bench ?? []).map((one) => ({ one, starter: false })),
    ];
    const players = listed.flatMap(({ one, starter }): BatchLineup["players"] => {
      const shirt_number = wholeWithin(whole(one.number), 1, 99);
      const position = positionOf(whole(one.position), columns, starter);
      const known = { ...(shirt_number && { shirt_number }), ...(position && { position }) };
      const player = people.player({ id: one.playerId, name: one.name }, teams[side], known);
      return player === null
        ? []
        : [{ player, shirt_number, position, starter, captain: false, x: null, y: null }];
    });
    const once = [...new Map(players.map((one) => [one.player, one])).values()];
    // This provider writes 4-4-2 as `442`.
    const written = /^\d{3,5}$/.test(formation ?? "") ? [...(formation ?? "")].join("-") : nameOf(formation);
    return [{ side, known_at_ms: null, confirmed: true, formation: written, coach: null, players: once }];
  });
}
