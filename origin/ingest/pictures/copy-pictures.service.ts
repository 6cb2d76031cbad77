import { imageKeyOf } from "#origin/content/image-key.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { followedMatchesOf } from "#origin/football/match/change.service.ts";
import { logLine } from "#origin/http/log.ts";
import type { FileStore } from "#origin/picture/file-store.ts";
import type { PictureCodec } from "#origin/picture/picture-codec.ts";
import { readPicture } from "#origin/picture/read-picture.ts";
import { fittedSquare } from "#origin/picture/square.rules.ts";
import { messageOf } from "#shared/errors/index.ts";
import type { FetchProvider } from "../providers/request-provider.ts";
import type { PictureSettings } from "./picture-settings.ts";
import { copiedPictures, duePictures, type PictureRow } from "./provider-picture.queries.ts";
import {
  deferPicturesOf,
  forgetPicture,
  savePictureTry,
  showPicture,
  type Tried,
} from "./provider-picture.store.ts";
import { lastingFailure, type PictureFailure, requestPicture } from "./request-picture.ts";

/** Sides of the stored squares, pixels: for rows, and for headers on screens with two pixels a point (web/platform/football/crest.tsx). */
const LOGO_SIDES = [64, 128] as const;
const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
/** A host may replace a picture under the same address. */
const CHECK_MS = 7 * DAY;
/** First pause after a failure, doubled by each further one, and the longest. */
const PAUSES = { passing: [10 * MINUTE, DAY], lasting: [DAY, 30 * DAY] } as const;
/** Pictures and time of a turn: one at a time, because decoders need much of a Worker's memory. */
const MOST_OF_TURN = 20;
const TURN_MS = 20_000;
/** Copies that a turn deletes once pictures are off. */
const MOST_DELETED = 50;

export interface PictureDeps {
  readonly db: Database;
  readonly files: FileStore;
  readonly codec: PictureCodec;
  readonly fetch: FetchProvider;
  /** Milliseconds UTC. */
  readonly now: () => number;
  /** Notifies the rooms of changes. */
  readonly publish: (matchIds: readonly number[]) => Promise<void>;
}

/** Copies stand among the pictures of articles, and are served as those are. */
const nameOf = (key: string, side: number): string => `media/crest-${key}-${side}.webp`;
const LARGEST = Math.max(...LOGO_SIDES);

async function deleteFiles(files: FileStore, key: string | null): Promise<void> {
  if (key === null) return;
  for (const side of LOGO_SIDES) await files.delete(nameOf(key, side));
}

/** Time of the next try after `tries` failures in a row, milliseconds UTC. */
export function nextTryAt({ isLasting, retryAfterMs }: PictureFailure, tries: number, nowMs: number): number {
  const [first, longest] = PAUSES[isLasting ? "lasting" : "passing"];
  const pause = Math.min(longest, first * 2 ** Math.min(20, tries - 1));
  return nowMs + Math.max(pause, Math.min(longest, retryAfterMs ?? 0));
}

/** False also where a restored database has outlived its files. */
async function isStored(files: FileStore, key: string | null): Promise<boolean> {
  const file = key === null ? null : await files.get(nameOf(key, LARGEST));
  await file?.body.cancel();
  return file !== null;
}

/** Redraws a picture in all sizes, so that stored files hold nothing but pixels; its key among the files. */
async function redraw(
  { files, codec }: Pick<PictureDeps, "files" | "codec">,
  { kind, entity_id }: PictureRow,
  bytes: Uint8Array<ArrayBuffer>,
  storedKey: string | null,
): Promise<string | PictureFailure> {
  const pixels = await readPicture(codec, bytes);
  if (typeof pixels === "string") return lastingFailure(`the picture is ${pixels.replaceAll("_", " ")}`);
  const drawings = await Promise.all(
    LOGO_SIDES.map(async (side) => ({ side, file: await codec.encodeWebp(fittedSquare(pixels, side)) })),
  );
  const largest = drawings.find(({ side }) => side === LARGEST)?.file ?? new Uint8Array();
  // By its owner too: deleting a copy leaves an equal one of another team.
  const key = await imageKeyOf(
    new Uint8Array([...new TextEncoder().encode(`${kind} ${entity_id} `), ...largest]),
  );
  if (key !== storedKey) for (const { side, file } of drawings) await files.put(nameOf(key, side), file);
  return key;
}

async function recordFailure(
  db: Database,
  row: PictureRow,
  failure: PictureFailure,
  nowMs: number,
): Promise<void> {
  const tries = row.tries + 1;
  const { source, url } = row;
  // Once: a picture that is missing is asked for again and again.
  if (tries === 1) logLine("info", "picture_not_copied", { source, url, message: failure.message });
  const next_at = nextTryAt(failure, tries, nowMs);
  await savePictureTry(db, row, { ...row, tries, next_at, checked_at: nowMs, error: failure.message });
}

type Outcome = "shown" | "same" | "failed" | "busy";

/** Pause of a host that needs one. */
const BUSY_MS = 10 * 60_000;

/** Requests one picture. `shown`: pages have another one now; `busy`: the host needs a pause. */
async function copyOne(deps: PictureDeps, settings: PictureSettings, row: PictureRow): Promise<Outcome> {
  const { db, files, fetch, now } = deps;
  const origins = settings.originsOf(row.source);
  const storedKey = (await isStored(files, row.key)) ? row.key : null;
  const request = { address: row.url, origins, etag: storedKey === null ? null : row.etag };
  const response = await requestPicture(fetch, request, now());
  const nowMs = now();
  const key =
    response.kind === "failed"
      ? response
      : response.kind === "same"
        ? row.key
        : await redraw(deps, row, response.bytes, storedKey);
  if (key === null) return "same";
  if (typeof key !== "string") {
    await recordFailure(db, row, key, nowMs);
    return key.isLasting ? "failed" : "busy";
  }
  const isNew = key !== row.key;
  const tried: Tried = {
    key,
    // Pages in caches show the one before for a while: it goes a check later.
    former_key: isNew ? row.key : null,
    etag: response.kind === "picture" ? (response.etag?.slice(0, 200) ?? null) : row.etag,
    tries: 0,
    next_at: nowMs + CHECK_MS,
    checked_at: nowMs,
    error: null,
  };
  const isShown = await showPicture(db, row, `/${nameOf(key, LARGEST)}`, tried);
  // A logo that returns has the key of the one before.
  if (row.former_key !== key && row.former_key !== tried.former_key) await deleteFiles(files, row.former_key);
  if (isShown) return isNew ? "shown" : "same";
  await forgetPicture(db, row);
  await deleteFiles(files, key);
  if (isNew) await deleteFiles(files, row.key);
  return "same";
}

/** Deletes copies, some in each turn, after the operator has switched them off. */
async function deleteCopies({ db, files, now }: PictureDeps): Promise<void> {
  const [rows] = await readAll(db, bindQuery(copiedPictures, MOST_DELETED));
  for (const row of rows) {
    const none = {
      key: null,
      former_key: null,
      etag: null,
      tries: 0,
      next_at: 0,
      checked_at: now(),
      error: null,
    };
    await showPicture(db, row, null, none);
    await deleteFiles(files, row.key);
    await deleteFiles(files, row.former_key);
  }
}

async function publishShown({ db, now, publish }: PictureDeps, shown: readonly PictureRow[]): Promise<void> {
  const idsOf = (kind: PictureRow["kind"]) =>
    shown.filter((row) => row.kind === kind).map((row) => row.entity_id);
  const rows = { teams: idsOf("teams"), competitions: idsOf("competitions") };
  const matches = await followedMatchesOf(db, rows, now());
  if (matches.length > 0) await publish(matches);
}

/**
 * Copies logos of other hosts that are due, so that readers' browsers call none of them: fetched once, redrawn, checked
 * again each week. One that fails is tried again later, and pages show a drawn crest until then. A host that fails is left
 * alone for the rest of the turn.
 */
export async function copyPictures(deps: PictureDeps, settings: PictureSettings): Promise<void> {
  const { db, now } = deps;
  if (!settings.isOn) return await deleteCopies(deps);
  const endsAtMs = now() + TURN_MS;
  const [rows] = await readAll(db, bindQuery(duePictures, now(), MOST_OF_TURN));
  const shown: PictureRow[] = [];
  const busyHosts = new Set<string>();
  for (const row of rows) {
    if (now() >= endsAtMs) break;
    const host = URL.parse(row.url)?.host ?? "";
    if (busyHosts.has(host)) continue;
    const outcome = await copyOne(deps, settings, row).catch(async (thrown: unknown): Promise<Outcome> => {
      // Storage that fails, or pixels that no encoder takes: the others must not wait for this one.
      const message = messageOf(thrown).slice(0, 200);
      await recordFailure(db, row, { kind: "failed", message, isLasting: false, retryAfterMs: null }, now());
      return "failed";
    });
    if (outcome === "shown") shown.push(row);
    if (outcome !== "busy") continue;
    busyHosts.add(host);
    // Its other pictures would fill the next turns, and pictures of other hosts would wait behind them.
    await deferPicturesOf(db, URL.parse(row.url)?.origin ?? row.url, now() + BUSY_MS);
  }
  if (shown.length > 0) await publishShown(deps, shown);
}
