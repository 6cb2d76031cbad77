import { startDurable } from "#tests/support/realtime-durable.ts";

/** The process of the rooms as Durable Objects: this one and its workerd are what their processor time is. */
const [FEED_SECRET = "", EDGE_URL = ""] = process.argv.slice(2);
const { port } = await startDurable({ FEED_SECRET, EDGE_URL });
process.send?.(port);
process.once("disconnect", () => process.exit());
