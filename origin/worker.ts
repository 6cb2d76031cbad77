import { PASSWORD_COST } from "./account/password-hash.ts";
import { parseOriginEnv } from "./env.ts";
import { RUNG_AT_START } from "./ingest/providers/cron.table.ts";
import { createOrigin } from "./origin.ts";
import { codecModules } from "./picture/codec-modules.ts";
import { createPictureCodec } from "./picture/picture-codec.ts";

// Bindings live as long as their env object, and so do the services built on them.
const built = new WeakMap<object, ReturnType<typeof createOrigin>>();

function originOf(env: object) {
  const services = {
    codec: createPictureCodec(codecModules),
    passwordCost: PASSWORD_COST,
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    now: () => Date.now(),
    wait: (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms)),
  };
  const origin = built.get(env) ?? createOrigin(parseOriginEnv(env), services);
  built.set(env, origin);
  return origin;
}

export default {
  fetch(request, env, ctx) {
    return originOf(env).app.fetch(request, env, ctx);
  },
  async scheduled(controller, env) {
    const origin = originOf(env);
    const isStart = controller.cron === RUNG_AT_START;
    const done = await Promise.allSettled([
      origin.everyMinute(controller.scheduledTime, { isStart }),
      origin.pollProviders(!isStart),
      origin.copyPictures(),
    ]);
    const failed = done.find((one) => one.status === "rejected");
    if (failed) throw failed.reason;
  },
} satisfies ExportedHandler<object>;
