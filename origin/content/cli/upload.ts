import * as z from "zod/mini";
import { MAX_BODY_BYTES } from "#origin/http/body.ts";
import { Refusal } from "#origin/ingest/cli/refusal.ts";
import { callSite } from "#origin/ingest/cli/site-call.ts";
import { readPictureHeader } from "#origin/picture/picture-header.rules.ts";
import { endpointUrl } from "#shared/api/endpoint.ts";
import { originEndpoints } from "#shared/api/origin.endpoints.ts";
import { AUTHOR_WIDTH, IMAGE_WIDTHS, mediaPath } from "#shared/content/image.table.ts";
import { StoredImage } from "#shared/content/index.ts";
import { messageOf } from "#shared/errors/index.ts";
import type { ContentBatch } from "../content-batch.schema.ts";
import { imageKeyOf } from "../image-key.ts";
import type { Pictures } from "./pictures.ts";

interface Destination {
  readonly site: URL;
  readonly token: string | null;
}

type Images = ReadonlyMap<string, StoredImage>;

const Answer = z.object({ data: z.object({ image: StoredImage }) });

/** Uploads pictures of a folder by path, skipping those already stored. Throws a Refusal that names the picture. */
export async function uploadPictures(
  paths: readonly string[],
  pictures: Pictures,
  { site, token }: Destination,
  onSent: (done: number) => void,
): Promise<Images> {
  const stored = new Map<string, StoredImage>();
  const path = endpointUrl(originEndpoints.contentImages, {});
  for (const [at, name] of paths.entries()) {
    const body = Buffer.from(pictures.get(name) ?? []);
    const call = { site, token, path, body, contentType: "application/octet-stream" };
    const answer = await callSite(call, Answer, (done) => onSent((at + done) / paths.length)).catch(
      (thrown: unknown) => {
        if (!(thrown instanceof Refusal)) throw thrown;
        const notes = stored.size > 0 ? ["Pictures sent before it are stored; content is not."] : [];
        throw new Refusal([`${name}: rejected`, ...thrown.lines, ...notes]);
      },
    );
    stored.set(name, answer.data.image);
  }
  return stored;
}

/** The keys of pictures that the site already has; stores nothing. */
export async function storedPictures(
  paths: readonly string[],
  pictures: Pictures,
  site: URL,
): Promise<Images> {
  const stored = new Map<string, StoredImage>();
  for (const name of paths) {
    const bytes = pictures.get(name) ?? new Uint8Array();
    const key = await imageKeyOf(bytes);
    // Every stored picture has the square variant besides its widths.
    const square = new URL(mediaPath(key, AUTHOR_WIDTH), site);
    const answer = await fetch(square).catch((thrown: unknown) => {
      throw new Refusal([`No site responds at ${site.origin} (${messageOf(thrown)}).`]);
    });
    await answer.body?.cancel();
    const header = readPictureHeader(bytes);
    if (!answer.ok || !header) continue;
    const width = Math.min(header.width, Math.max(...IMAGE_WIDTHS));
    stored.set(name, { key, width, height: header.height, widths: [width] });
  }
  return stored;
}

const MEGABYTE = 1024 * 1024;

/** Serializes a batch. Throws a Refusal above the site's limit: a batch is atomic and cannot be split. */
export function bodyOf(batch: ContentBatch): Buffer {
  const body = Buffer.from(JSON.stringify(batch));
  if (body.length <= MAX_BODY_BYTES) return body;
  throw new Refusal([
    `The folder has ${Math.ceil(body.length / MEGABYTE)} MB of content, but the limit is ${MAX_BODY_BYTES / MEGABYTE} MB per import: move some of posts/ to a second folder, and import both in turn.`,
    "Nothing was sent.",
  ]);
}
