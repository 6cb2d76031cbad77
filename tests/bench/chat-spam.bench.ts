import { createRandom } from "#origin/demo/random.ts";
import { percentileOf, writeReport } from "./bench-report.ts";
import { machineMs } from "./sockets/clock.ts";
import { costOf } from "./sockets/process-cost.ts";
import { SERVERS } from "./sockets/servers.ts";
import { loadNow, rounded } from "./sockets/tables.ts";
import { BOT_KINDS, SPAM_CODES } from "./spam/bots.ts";
import { openSpeaker, type Speaker } from "./spam/speaker.ts";

/**
 * Five hundred bots that spam a chat beside fifty people who talk in it: accepted messages, refused messages, and
 * latency.
 */
const SECONDS = Number(process.env.SECONDS ?? 60);
const BOTS = 500;
const PEOPLE = 50;
const BOT_EVERY_MS = 500;
/** People write less often than the limit allows. */
const PERSON_EVERY_MS = 6_000;
/** The people are already talking when all bots arrive at once. */
const BOTS_COME_MS = 8_000;
const AIMS = { p95_ms: 300, refused_share: 0.99 };

const random = createRandom(process.env.SEED ?? "spam");
const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const load_before = loadNow();
const server = await SERVERS.rooms();
try {
  const sentAt = new Map<string, number>();
  const delays: number[] = [];
  let seen = 0;
  const people: Speaker[] = [];
  for (let place = 0; place < PEOPLE; place += 1) {
    const onRead = (texts: readonly string[], atMs: number) => {
      for (const text of texts) {
        const at = sentAt.get(text);
        if (at === undefined) continue;
        seen += 1;
        delays.push(atMs - at);
      }
    };
    people.push(await openSpeaker({ server, place, onRead }));
  }
  const bots: Speaker[] = [];
  for (let place = 0; place < BOTS; place += 1)
    bots.push(await openSpeaker({ server, place: PEOPLE + place }));

  const cpuBefore = costOf(server.group).cpu_s;
  const endMs = machineMs() + SECONDS * 1_000;
  /** Writes repeatedly until the end, starting at some point within the first pause. */
  async function keepWriting(fromMs: number, everyMs: number, write: (count: number) => void) {
    await rest(fromMs + random.next() * everyMs);
    for (let [count, nextMs] = [0, machineMs()]; nextMs < endMs; count += 1) {
      await rest(Math.max(0, nextMs - machineMs()));
      write(count);
      nextMs += everyMs;
    }
  }
  await Promise.all([
    ...people.map((person, place) =>
      keepWriting(0, PERSON_EVERY_MS, (count) => {
        const text = `Người ${place} thấy trận này hay, lần ${"abcdefghijklmnopqrstuvwxyz"[count % 26]}${place}`;
        sentAt.set(text, machineMs());
        person.write(text);
      }),
    ),
    ...bots.map((bot, place) => {
      const kind = BOT_KINDS[place % BOT_KINDS.length];
      return keepWriting(BOTS_COME_MS, BOT_EVERY_MS, (count) => bot.write(kind?.textOf(random, count) ?? ""));
    }),
  ]);
  // The last messages are still on their way.
  await rest(2_000);
  const cpu_s = costOf(server.group).cpu_s - cpuBefore;
  const sorted = Float64Array.from(delays).sort();
  const count = (all: readonly Speaker[], pick: (one: Speaker) => number) =>
    all.reduce((sum, one) => sum + pick(one), 0);
  const spam = {
    taken: count(bots, ({ accepted }) => accepted.length),
    refused: count(bots, ({ refused }) => refused.length),
    by_another_code: count(bots, ({ refused }) => refused.filter(({ code }) => !SPAM_CODES.has(code)).length),
  };
  const codes = [...people, ...bots].flatMap(({ refused }) => refused.map(({ code }) => code));
  const results = {
    seconds: SECONDS,
    spam_taken: spam.taken,
    spam_refused: spam.refused,
    refused_share: rounded(spam.refused / (spam.refused + spam.taken), 4),
    by_another_code: spam.by_another_code,
    honest_sent: sentAt.size,
    honest_refused: count(people, ({ refused }) => refused.length),
    honest_unseen: sentAt.size * PEOPLE - seen,
    send_to_see_p50_ms: rounded(percentileOf(sorted, 0.5)),
    send_to_see_p95_ms: rounded(percentileOf(sorted, 0.95)),
    send_to_see_p99_ms: rounded(percentileOf(sorted, 0.99)),
    server_cpu_share: rounded(cpu_s / SECONDS, 2),
  };
  console.table(results);
  const taken_by_kind = Object.fromEntries(
    BOT_KINDS.map(({ name }, kind) => [
      name,
      count(
        bots.filter((_bot, place) => place % BOT_KINDS.length === kind),
        ({ accepted }) => accepted.length,
      ),
    ]),
  );
  const by_code = Object.fromEntries(
    [...new Set(codes)].map((code) => [code, codes.filter((one) => one === code).length]),
  );
  console.log({ taken_by_kind, by_code });
  const load = { load_before, load_after: loadNow() };
  writeReport("chat-spam", {
    aims: AIMS,
    bots: BOTS,
    people: PEOPLE,
    ...load,
    ...results,
    taken_by_kind,
    by_code,
  });
  for (const { text, code } of people.flatMap(({ refused }) => refused).slice(0, 5))
    console.error(`an honest text was refused: ${code} (${text})`);
  if (results.honest_refused + results.honest_unseen + results.by_another_code > 0) process.exitCode = 1;
  if (results.refused_share <= AIMS.refused_share) process.exitCode = 1;
  if (results.send_to_see_p95_ms >= AIMS.p95_ms)
    console.error(`p95 ${results.send_to_see_p95_ms} ms, aim ${AIMS.p95_ms}`);
} finally {
  await server.stop();
  // Speakers and their sockets end with the process.
  setImmediate(() => process.exit());
}
