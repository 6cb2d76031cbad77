import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { parseOriginEnv } from "#origin/env.ts";
import { aBatchMatch, aGoal, aLeague, aStatusChange } from "#tests/support/batches/origin-batches.ts";
import { type OriginHarness, startOrigin, TEST_INGEST_TOKEN } from "#tests/support/origin/origin-harness.ts";
import { somePreferences } from "#tests/support/origin/push-origin.ts";
import { createPushService, VAPID } from "#tests/support/origin/push-receiver.ts";

/** Web Push from the deployed Worker: encrypted and signed by workerd, on the platform's clock. */

const vars = {
  VAPID_PUBLIC_KEY: VAPID.publicKey,
  VAPID_PRIVATE_KEY: VAPID.privateKey,
  VAPID_SUBJECT: VAPID.subject,
};
const service = createPushService();

const post = (origin: OriginHarness, path: string, body: object) =>
  origin.fetch(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { authorization: `Bearer ${TEST_INGEST_TOKEN}` },
  });
const batchOf = (fields: object) =>
  aLeague([aBatchMatch({ match_time: Math.floor(Date.now() / 1000), ...fields })]);

describe("the Worker", () => {
  let origin: OriginHarness;
  beforeAll(async () => {
    origin = await startOrigin(vars, service.fetch);
  });
  afterAll(() => origin.dispose());

  it("The Worker tells what an ingest brings as it comes in, and what is stored when its time has come", async () => {
    const key = await (await origin.fetch("/oapi/v1/push/key")).json();
    expect(key).toEqual({ data: { key: VAPID.publicKey } });
    const wishes = somePreferences({ follows: { match: [], league: [], team: [1] } });
    const response = await post(origin, "/oapi/v1/push/subscribe", {
      subscription: service.browser("a"),
      wishes,
    });
    expect([response.status, await response.json()]).toEqual([200, { data: {} }]);

    const goalAt = Date.now() + 60_000;
    const ingested = await post(
      origin,
      "/api/v1/origin/ingest",
      batchOf({
        status_changes: [aStatusChange(null, "first_half")],
        incidents: [aGoal({ external_id: "g1", known_at_ms: goalAt })],
      }),
    );
    expect(ingested.status).toBe(200);
    const notifications: string[] = [];
    await expect.poll(() => notifications.push(...service.titles("a")), { timeout: 20_000 }).toBe(1);
    await origin.ring(goalAt - 1);
    await origin.ring(goalAt);
    await origin.ring(goalAt + 60_000);
    expect([...notifications, ...service.titles("a")]).toEqual([
      "Bóng lăn: Hà Nội – Huế",
      "Bàn thắng: Hà Nội 1-0 Huế",
    ]);
  });
});

describe("a site without keys", () => {
  it("A site without keys sends nothing, and says so", async () => {
    const origin = await startOrigin();
    try {
      expect(await (await origin.fetch("/oapi/v1/push/key")).json()).toEqual({ data: { key: null } });
      const body = { subscription: service.browser("b"), wishes: somePreferences() };
      expect(await (await post(origin, "/oapi/v1/push/subscribe", body)).json()).toMatchObject({
        ...{ code: "forbidden", detail: "this site sends no notifications" },
      });
    } finally {
      await origin.dispose();
    }
  });
});

describe("settings of Web Push", () => {
  const env = {
    DB: { prepare: () => null, batch: () => null },
    AVATARS: { put: () => null, get: () => null },
    ...{ INGEST_TOKEN: "x".repeat(16), REALTIME_SECRET: "y".repeat(16) },
  };

  it("Settings of Web Push leave tips out where the site hides betting, in one of two words", () => {
    expect(parseOriginEnv(env).betting).toBe("shown");
    expect(parseOriginEnv({ ...env, BETTING: "hidden" }).betting).toBe("hidden");
    expect(() => parseOriginEnv({ ...env, BETTING: "off" })).toThrow(/BETTING: must be shown or hidden/);
  });

  it("Settings of Web Push are a whole pair with somebody to write to, or none", () => {
    expect(parseOriginEnv(env).push.keys).toBeNull();
    expect(
      parseOriginEnv({ ...env, VAPID_PUBLIC_KEY: "", VAPID_SUBJECT: "mailto:a@b" }).push.keys,
    ).toBeNull();
    const { push } = parseOriginEnv({ ...env, ...vars, PUSH_HOSTS: "push.example" });
    expect([push.keys, push.hosts.includes("push.example")]).toEqual([{ ...VAPID }, true]);
    for (const wrong of [
      { VAPID_PRIVATE_KEY: "" },
      { VAPID_PUBLIC_KEY: undefined },
      { VAPID_SUBJECT: "" },
      { VAPID_SUBJECT: "operator" },
      { VAPID_PUBLIC_KEY: VAPID.privateKey },
      { VAPID_PRIVATE_KEY: "short" },
    ]) {
      expect(() => parseOriginEnv({ ...env, ...vars, ...wrong })).toThrow(/VAPID_SUBJECT .* go together/);
    }
  });
});
