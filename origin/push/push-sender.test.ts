import { afterEach, describe, expect, it, vi } from "vitest";
import { claimsOf, createPushService, decryptPush, VAPID } from "#tests/support/origin/push-receiver.ts";
import { createPushSender } from "./push-sender.ts";

const base64 = (text: string) => Buffer.from(text.replaceAll(/\s/g, ""), "base64url");

describe("The test receiver", () => {
  it("The test receiver decrypts the example of RFC 8291, section 5", () => {
    const body = base64(`DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml
      mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLV
      WGNWQexSgSxsj_Qulcy4a-fN`);
    const keys = {
      privateKey: base64("q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94"),
      publicKey: base64(
        "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
      ),
      auth: base64("BTBZMqHH6r4Tts7J_aSIgg"),
    };
    expect(decryptPush(body, keys)).toBe("When I grow up, I want to be a watermelon");
  });
});

describe("A push message", () => {
  const message = {
    title: "Bàn thắng: Hà Nội 1-0 Huế",
    body: "10' ⚽",
    path: "/match/1",
    tag: "match-1",
    lang: "vi",
  } as const;
  const treatment = { ttl: 7200, urgency: "high", topic: "match-1" } as const;
  const NOW = Date.UTC(2026, 10, 22);

  function start() {
    const service = createPushService();
    const { endpoint, keys } = service.browser("a");
    const send = createPushSender({ keys: VAPID, fetch: service.fetch });
    return { service, send: () => send({ endpoint, ...keys }, message, treatment, NOW) };
  }

  afterEach(() => {
    vi.restoreAllMocks();
  });

  it("A push message can be read by its browser alone, and identifies sender, urgency and topic to the push service", async () => {
    const { service, send } = start();
    expect(await send()).toBe("sent");
    const [received] = service.take("a");
    expect(received?.message).toEqual(message);
    const { authorization, ...headers } = Object.fromEntries(received?.headers ?? []);
    expect(headers).toEqual({
      ...{ "content-encoding": "aes128gcm", "content-type": "application/octet-stream" },
      ...{ ttl: "7200", urgency: "high", topic: "match-1" },
    });
    const { key, claims } = claimsOf(authorization ?? "");
    expect([key, claims.aud, claims.sub]).toEqual([
      VAPID.publicKey,
      "https://fcm.googleapis.com",
      "mailto:operator@site.example",
    ]);
    expect(Number(claims.exp) - Date.now() / 1000).toBeLessThanOrEqual(86_400);
  });

  it("A push message has a constant length, whatever its content", async () => {
    const lengths: number[] = [];
    const fetch = async (_url: string, { body }: RequestInit) => {
      lengths.push((body as Uint8Array).byteLength);
      return new Response(null, { status: 201 });
    };
    const { endpoint, keys } = createPushService().browser("a");
    const send = createPushSender({ keys: VAPID, fetch });
    for (const body of ["", "x".repeat(500)])
      await send({ endpoint, ...keys }, { ...message, body }, treatment, NOW);
    expect(lengths).toEqual([4096, 4096]);
  });

  it.each([
    [200, "sent"],
    [201, "sent"],
    [404, "gone"],
    [410, "gone"],
    [429, "failed"],
    [503, "failed"],
    ["down", "unreached"],
    [302, "refused"],
    [403, "refused"],
    [413, "refused"],
  ] as const)("A push message answered with %s is %s", async (answer, outcome) => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const { service, send } = start();
    service.answers.set("a", answer);
    expect(await send()).toBe(outcome);
    const isLoud = outcome !== "sent" && outcome !== "gone";
    expect(warn).toHaveBeenCalledTimes(isLoud ? 1 : 0);
    // The endpoint is a secret of the browser.
    for (const [line] of warn.mock.calls) expect(line).not.toContain("/fcm/send");
  });

  it("A signature is reused per service, and made-up hosts do not make memory grow", async () => {
    const authorizations: string[] = [];
    const fetch = async (_url: string, { headers }: RequestInit) => {
      authorizations.push(new Headers(headers).get("authorization") ?? "");
      return new Response(null, { status: 201 });
    };
    const { keys } = createPushService().browser("a");
    const send = createPushSender({ keys: VAPID, fetch });
    const to = async (host: string) => {
      await send({ endpoint: `https://${host}/x`, ...keys }, message, treatment, NOW);
      return authorizations.at(-1);
    };
    const first = await to("web.push.apple.com");
    expect(await to("web.push.apple.com")).toBe(first);
    for (let at = 0; at < 99; at += 1) await to(`${at}.push.apple.com`);
    expect(await to("web.push.apple.com")).toBe(first);
    await to("99.push.apple.com");
    // Signed anew, because the oldest entry was evicted. No two signatures of a key are equal.
    expect(await to("web.push.apple.com")).not.toBe(first);
  });

  it("A push message with invalid keys reaches nobody", async () => {
    const { service } = start();
    const send = createPushSender({ keys: VAPID, fetch: service.fetch });
    const to = { endpoint: "https://fcm.googleapis.com/x", p256dh: "A".repeat(87), auth: "A".repeat(22) };
    expect(await send(to, message, treatment, NOW)).toBe("gone");
  });
});
