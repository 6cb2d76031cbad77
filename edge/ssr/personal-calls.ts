import { canonicalSearch, type Endpoint, type PersonalCalls, type SentBody } from "#shared/api/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { logFailure } from "../observability/failure-log.ts";
import { findCall } from "../proxy/call-table.ts";
import type { ReaderCalls, Sent } from "../session/reader-calls.ts";

const decoder = new TextDecoder();
const encoder = new TextEncoder();

/** The registry's call at a path. Types let a page name no other path, so an unknown one is a fault of ours. */
function personalCallAt(method: "GET" | "POST", path: string): Endpoint {
  const row = findCall(method, path);
  const isPersonal = row.found === "call" && (row.call.access === "visitor" || row.call.access === "reader");
  if (isPersonal) return row.call;
  throw new AppError("internal", { detail: `${path} is not a call of personal pages` });
}

/** Body of a service call. The service detects the media type of a picture by itself. */
async function sentOf(body: SentBody): Promise<Sent> {
  if (body === null) return { search: "" };
  if (!(body instanceof Blob)) {
    const json = encoder.encode(JSON.stringify(body));
    return { search: "", body: new Uint8Array(json).buffer, contentType: "application/json" };
  }
  const contentType = body.type.startsWith("image/") ? body.type : "application/octet-stream";
  return { search: "", body: await body.arrayBuffer(), contentType };
}

/** Calls of a personal page: in process, as the reader would make them over HTTP, and never through the cache. */
export function createPersonalCalls(calls: ReaderCalls, requestId: string): PersonalCalls {
  const make = async (method: "GET" | "POST", path: string, sent: Sent): Promise<{ data: never }> => {
    try {
      const { body } = await calls.make(personalCallAt(method, path), sent);
      return JSON.parse(decoder.decode(body));
    } catch (error) {
      // The page makes a field error or an error screen of it; only here is it known which call failed.
      logFailure(error, { requestId, method, path });
      throw error;
    }
  };
  return {
    load: (path: string, query: Readonly<Record<string, unknown>>) =>
      make("GET", path, { search: canonicalSearch(query) }),
    send: async (path: string, body: SentBody) => make("POST", path, await sentOf(body)),
  };
}
