import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Batch } from "#origin/ingest/batch.schema.ts";
import { freePort } from "#scripts/site/ports.ts";
import { startRealtime } from "#scripts/site/realtime.ts";
import { readSecrets } from "#scripts/site/secrets.ts";
import { waitUntilAnswers } from "#scripts/site/wait.ts";
import { startWorkers } from "#scripts/site/workers.ts";
import { endpoints, endpointUrl } from "#shared/api/index.ts";
import { MatchDetail, type MatchId } from "#shared/match/index.ts";

/** A site whose processes can be killed and restarted one by one, each on its old port and data. */
export interface Servers {
  readonly realtimePort: number;
  readonly ingest: (batch: Batch) => Promise<void>;
  /** A match as origin serves it now. */
  readonly detailOf: (id: MatchId) => Promise<MatchDetail>;
  /** The matches in play. */
  readonly inPlay: () => Promise<MatchId[]>;
  /** kill -9 of all its processes; it restarts by itself after this time. Nothing calls the hub: its peers have to. */
  readonly killRealtime: (downMs: number) => Promise<void>;
  readonly restartOrigin: (downMs: number) => Promise<void>;
  readonly stop: () => Promise<void>;
}

const READY_MS = 30_000;
const HOST = "127.0.0.1";

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls of the site, as its readers and its provider make them. */
function siteClient(edgeUrl: string, ingestToken: string) {
  async function fetchData(path: string): Promise<unknown> {
    const response = await fetch(edgeUrl + path);
    if (!response.ok) throw new Error(`${path}: ${response.status}`);
    return ((await response.json()) as { data: unknown }).data;
  }
  return {
    async ingest(batch: Batch) {
      const response = await fetch(`${edgeUrl}/api/v1/origin/ingest`, {
        method: "POST",
        headers: { authorization: `Bearer ${ingestToken}`, "content-type": "application/json" },
        body: JSON.stringify(batch),
      });
      if (!response.ok) throw new Error(`ingest: ${response.status} ${await response.text()}`);
    },
    detailOf: async (match_id: MatchId) =>
      MatchDetail.parse(await fetchData(endpointUrl(endpoints.matchesLiveDetail, { match_id }))),
    async inPlay() {
      const { matches } = (await fetchData(endpointUrl(endpoints.matchesLive, {}))) as {
        matches: { id: MatchId }[];
      };
      return matches.map(({ id }) => id);
    },
  };
}

export async function startServers(): Promise<Servers> {
  const dataDir = mkdtempSync(join(tmpdir(), "bongda-kills-"));
  const secrets = readSecrets(dataDir);
  const [port, realtimePort] = [await freePort(), await freePort()];
  const [edgeUrl, realtimeUrl] = [`http://${HOST}:${port}`, `http://${HOST}:${realtimePort}`];

  const openRealtime = async () => {
    const opened = startRealtime({ port: realtimePort, dataDir, edgeUrl, secrets, betting: "shown" });
    await waitUntilAnswers({
      ...{ what: "realtime", url: `${realtimeUrl}/`, timeoutMs: READY_MS, gaveUp: opened.exited },
      isReady: ({ ok }) => ok,
    });
    return opened;
  };
  const openWorkers = () =>
    startWorkers({
      ...{ host: HOST, port, dataDir },
      edgeVars: { REALTIME_URL: realtimeUrl, BETTING: "shown" },
      originVars: {
        INGEST_TOKEN: secrets.ingestToken,
        REALTIME_SECRET: secrets.realtimeSecret,
        REALTIME_URL: realtimeUrl,
        BETTING: "shown",
        DEMO_WORLD: "off",
      },
    });
  let realtime = await openRealtime();
  let workers = await openWorkers();

  return {
    realtimePort,
    ...siteClient(edgeUrl, secrets.ingestToken),
    async killRealtime(downMs) {
      await realtime.stop("at once");
      await rest(downMs);
      realtime = await openRealtime();
    },
    async restartOrigin(downMs) {
      await workers.stop();
      await rest(downMs);
      workers = await openWorkers();
    },
    async stop() {
      await Promise.all([realtime.stop("at once"), workers.stop()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
