import { parseOriginEnv } from "./env.ts";
import { createOrigin } from "./origin.ts";
import { codecModules } from "./picture/codec-modules.ts";
import { createPictureCodec } from "./picture/picture-codec.ts";

// Bindings live as long as their env object, and so does what is built on them.
const built = new WeakMap<object, ReturnType<typeof createOrigin>>();

function originOf(env: object) {
  const parts = {
    codec: createPictureCodec(codecModules),
    fetch: (url: string, init: RequestInit) => fetch(url, init),
    now: () => Date.now(),
  };
  const origin = built.get(env) ?? createOrigin(parseOriginEnv(env), parts);
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
