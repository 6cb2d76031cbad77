import { startDurable } from "#tests/support/realtime/realtime-durable.ts";

/** The process of the rooms as Durable Objects: their processor time is that of this process and its workerd. */
const [REALTIME_SECRET = "", EDGE_URL = ""] = process.argv.slice(2);
const { port } = await startDurable({ REALTIME_SECRET, EDGE_URL });
process.send?.(port);
process.once("disconnect", () => process.exit());
