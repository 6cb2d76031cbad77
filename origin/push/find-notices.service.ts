import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { Betting } from "#shared/odds/betting.ts";
import {
  type NewNotice,
  toLineupsNotice,
  toMatchNotice,
  toNoticeIncidents,
  toTipNotice,
} from "./notice.mapping.ts";
import { newHappenings, newIncidents, newLineups, newTips } from "./push.queries.ts";
import { addNotices } from "./push.store.ts";

/**
 * How far back events are searched, milliseconds, to cover failed turns and late sources. Known events are skipped by
 * key.
 */
const LOOK_BACK_MS = 10 * 60_000;

/** Matches that kicked off longer ago are included only if they were in play, seconds. */
const LATELY = 86_400;

/** Finds new events and queues their notices; no tips where betting is hidden. */
export async function findNotices(db: Database, betting: Betting, nowMs: number): Promise<void> {
  const since = nowMs - LOOK_BACK_MS;
  const [states, tips, lineups] = await readAll(
    db,
    bindQuery(newHappenings, nowMs, since, Math.floor(nowMs / 1000) - LATELY),
    bindQuery(newTips, nowMs, since),
    bindQuery(newLineups, nowMs, since, Math.floor(nowMs / 1000) - LATELY),
  );
  const found = states.flatMap((row) => toMatchNotice(row) ?? []);
  const notices: NewNotice[] = [
    ...lineups.map(toLineupsNotice),
    ...(betting === "shown" ? tips.map(toTipNotice) : []),
  ];
  if (found.length > 0) {
    const ids = JSON.stringify([...new Set(found.map(({ notice }) => notice.match_id))]);
    const [incidents] = await readAll(db, bindQuery(newIncidents, nowMs, since, ids));
    const byMoment = Map.groupBy(incidents, ({ match_id, known_at }) => `match/${match_id}/${known_at}`);
    for (const one of found) {
      const who = toNoticeIncidents(byMoment.get(one.key) ?? []);
      notices.push({ ...one, notice: { ...one.notice, incidents: who } });
    }
  }
  if (notices.length > 0) await addNotices(db, notices);
}
