import { contentHandlers } from "./content/content.routes.ts";
import { createDemoSource } from "./demo/demo-source.ts";
import { type OriginSettings, parseOriginEnv } from "./env.ts";
import { footballHandlers } from "./football/football.routes.ts";
import { feedHandlers } from "./football/match/feed.routes.ts";
import { createOriginApp } from "./http/app.ts";
import { keepDemoWorld } from "./ingest/store/demo-world.ts";
import { ingestHandlers } from "./ingest/store/ingest.routes.ts";
import { publishMatches } from "./publish/publish.ts";

/** A turn of the demo world's upkeep: far below what a Worker may take for a scheduled event. */
const DEMO_TURN_MS = 5_000;

/** The Worker of the two built-in services: what it is made of, and nothing else. */
function createOrigin(settings: OriginSettings) {
  const { db, ingestToken, feedSecret, realtimeUrl, demoWorld, demoSeed } = settings;
  const demo = createDemoSource(demoSeed);
  const now = () => Date.now();
  const publish = (matchIds: readonly number[]) =>
    publishMatches(matchIds, { db, realtimeUrl, feedSecret, now });
  const handlers = {
    ...footballHandlers(db),
    ...contentHandlers(db),
    ...feedHandlers(db),
    ...ingestHandlers({ db, publish }),
  };
  return {
    app: createOriginApp({ handlers, keys: { ingestToken, feedSecret }, now }),
    /** What cron does every minute; the start script rings it until the demo world stands. */
    async everyMinute(nowMs: number): Promise<void> {
      if (!demoWorld) return;
      const { matchIds } = await keepDemoWorld(db, demo, { nowMs, turnMs: DEMO_TURN_MS });
      if (matchIds.length > 0) await publish(matchIds);
    },
  };
}

// Bindings live as long as their env object, and so does what is built on them.
const built = new WeakMap<object, ReturnType<typeof createOrigin>>();

function originOf(env: object) {
  const origin = built.get(env) ?? createOrigin(parseOriginEnv(env));
  built.set(env, origin);
  return origin;
}

export default {
  fetch(request, env, ctx) {
    return originOf(env).app.fetch(request, env, ctx);
  },
  async scheduled(controller, env) {
    await originOf(env).everyMinute(controller.scheduledTime);
  },
} satisfies ExportedHandler<object>;
