import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { MatchDetail } from "#shared/match/index.ts";
import { formatPosition } from "#shared/room/index.ts";
import { type StandInEdge, startStandInEdge } from "#tests/support/realtime/realtime-edge.ts";
import type { TestSocket } from "#tests/support/realtime/realtime-socket.ts";
import { signedPost } from "#tests/support/realtime/signed-post.ts";
import {
  errorCode,
  foldLive,
  goalsOf,
  inPlay,
  liveMessage,
  untilLive,
  type WakingHarness,
} from "./room-host.ts";

/** The suite's tests of rooms that leave memory while pages stay, on every host where a test can cause it. */

const SECRET = "contract-suite-secret";

const typesIn = (socket: TestSocket): string[] =>
  socket.received.flatMap((text) => (text.startsWith("{") ? [String(JSON.parse(text).type)] : []));
/** Sequence numbers that a socket received, in the order of arrival. */
const placesIn = (socket: TestSocket): number[] =>
  socket.received.flatMap((text) => {
    const message = liveMessage(text);
    return message?.type === "snapshot" || message?.type === "rows-changed" ? [message.seq] : [];
  });

export function describeRoomWaking(
  name: string,
  open: (vars: Record<string, string>) => Promise<WakingHarness>,
) {
  describe(`rooms that leave memory on ${name}`, () => {
    let edge: StandInEdge;
    let host: WakingHarness;
    let lastId = 700;
    const nextId = () => {
      lastId += 1;
      return lastId;
    };

    beforeAll(async () => {
      edge = await startStandInEdge(SECRET);
      host = await open({ REALTIME_SECRET: SECRET, EDGE_URL: edge.url });
    });
    afterAll(async () => {
      await host?.close();
      await edge?.close();
    });

    const push = (id: number) => signedPost(host, SECRET, "/parties/hub/main", edge.changeSet(id));
    async function publish(detail: MatchDetail) {
      edge.put(detail);
      expect((await push(detail.match.id)).response.status).toBe(200);
    }

    it("[HOST-9] [HUB-5] an alarm wakes them, and pages hear what they would have heard", async () => {
      const id = nextId();
      await publish(inPlay(id, 0));
      const list = await host.connect("/parties/live/0?v=2");
      await untilLive(list, (state) => goalsOf(state, id) === 0);
      const countBefore = typesIn(list).length;
      const moment = Date.now() + 1_200;
      edge.put(inPlay(id, 1), moment);
      await push(id);
      await host.hibernate();
      expect(Date.now()).toBeLessThan(moment);
      await untilLive(list, (state) => goalsOf(state, id) === 1);
      expect(Date.now() - moment).toBeLessThan(1_000);
      expect(typesIn(list).slice(countBefore)).toEqual(["rows-changed"]);
      list.close();
    });

    it("[HOST-2] a client that reconnects gets exactly the messages it missed", async () => {
      const id = nextId();
      await publish(inPlay(id, 0));
      const first = await host.connect("/parties/live/0?v=2");
      const { position, ...before } = await untilLive(first, (state) => goalsOf(state, id) === 0);
      const witness = await host.connect("/parties/live/0?v=2");
      first.close();
      await publish(inPlay(id, 2));
      await untilLive(witness, (state) => goalsOf(state, id) === 2);
      await host.hibernate();
      const since = position ? formatPosition(position) : "";
      const second = await host.connect(`/parties/live/0?v=2&since=${since}`);
      await second.waitFor((text) => (liveMessage(text)?.type === "resumed" ? true : null));
      expect(typesIn(second)).not.toContain("snapshot");
      expect(goalsOf(foldLive(second, { ...before, position, sync: "waiting" }), id)).toBe(2);
      second.close();
      witness.close();
    });

    it("[HOST-7] strikes are counted on", async () => {
      const socket = await host.connect("/parties/live/0?v=2");
      for (let strike = 1; strike <= 5; strike += 1) {
        socket.send("nonsense");
        await socket.waitFor(() => (socket.received.filter(errorCode).length === strike ? true : null));
        await host.hibernate();
      }
      expect(await socket.closed).toEqual({ code: 4400, reason: "message_malformed" });
    });

    it("[HUB-3] a recorded push is refused by a hub that has left memory since", async () => {
      const { response, sendAgain } = await push(1);
      expect(response.status).toBe(200);
      await host.hibernate();
      const again = await sendAgain();
      expect({ status: again.status, ...((await again.json()) as object) }).toMatchObject({
        status: 409,
        code: "request_replayed",
      });
    });

    it("[CHAT-17] a client that leaves while the room is out of memory is counted out once", async () => {
      const id = nextId();
      edge.put(inPlay(id, 0));
      const path = `/parties/match/${id}?v=2&chat=1`;
      const [stays, goes] = [await host.connect(path), await host.connect(path)];
      await host.connect(path);
      const viewersAre = (viewers: number) =>
        stays.waitFor((text) =>
          text.includes('"chat-viewers"') && JSON.parse(text).viewers === viewers ? true : null,
        );
      await viewersAre(3);
      await host.hibernate();
      goes.close();
      await viewersAre(2);
    });

    it("[HOST-5] [HOST-9] whenever they leave, no page misses a place or hears one twice", async () => {
      const ids = [nextId(), nextId(), nextId()];
      for (const id of ids) await publish(inPlay(id, 0));
      const pages = await Promise.all([1, 2, 3].map(() => host.connect("/parties/live/0?v=2")));
      const ROUNDS = 6;
      for (let goals = 1; goals <= ROUNDS; goals += 1) {
        await Promise.all(ids.map((id) => publish(inPlay(id, goals))));
        // Some rounds evict in the middle of a broadcast, some after it.
        if (goals % 2 === 0)
          for (const page of pages)
            await untilLive(page, (state) => ids.every((id) => goalsOf(state, id) === goals));
        await host.hibernate();
      }
      for (const page of pages) {
        await untilLive(page, (state) => ids.every((id) => goalsOf(state, id) === ROUNDS));
        const [first = 0, ...after] = placesIn(page);
        expect(after).toEqual(after.map((_, at) => first + at + 1));
        page.close();
      }
    });
  });
}
