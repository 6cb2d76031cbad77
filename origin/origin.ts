import { blockWords } from "#shared/chat/index.ts";
import { createAccounts } from "./account/account.routes.ts";
import { eventPersonalData } from "./account/account-event.service.ts";
import { linkedLoginPersonalData } from "./account/identity/linked-logins.service.ts";
import { mailPersonalData } from "./account/mail/mail-link.service.ts";
import { passkeyPersonalData } from "./account/passkey/own-passkeys.service.ts";
import type { PasswordCost } from "./account/password-hash.ts";
import { sweepAccounts } from "./account/sweep.store.ts";
import { createTryLimits } from "./account/try-limits.ts";
import { chatHandlers } from "./chat/chat.routes.ts";
import { chatPersonalData } from "./chat/chat.service.ts";
import { sweepChat } from "./chat/chat.store.ts";
import { createChatRights } from "./chat/chat-rights.service.ts";
import { commentHandlers } from "./comment/comment.routes.ts";
import { commentPersonalData } from "./comment/comment.service.ts";
import { contentHandlers } from "./content/content.routes.ts";
import { endDemoContent, keepDemoContent } from "./content/demo/demo-content.service.ts";
import { findMedia } from "./content/image.service.ts";
import { createDemoSource } from "./demo/demo-source.ts";
import type { OriginSettings } from "./env.ts";
import { footballHandlers } from "./football/football.routes.ts";
import { hubHandlers } from "./football/match/match.routes.ts";
import type { Handlers } from "./http/answer.ts";
import { createOriginApp } from "./http/app.ts";
import { createSecurityNotes } from "./http/security-notes.ts";
import { correctionHandlers } from "./ingest/correction/correction.routes.ts";
import { nameHandlers } from "./ingest/names/names.routes.ts";
import { currentId } from "./ingest/names/stored-row.service.ts";
import { copyPictures } from "./ingest/pictures/copy-pictures.service.ts";
import { pollProviders } from "./ingest/providers/poll-provider.service.ts";
import { providerHandlers } from "./ingest/providers/provider.routes.ts";
import { keepDemoWorld } from "./ingest/store/demo-world.ts";
import { ingestHandlers } from "./ingest/store/ingest.routes.ts";
import { sweepReports } from "./ingest/store/plan/plan-reports.ts";
import { latencyHandlers } from "./latency/latency.routes.ts";
import { sweepLatency } from "./latency/latency.store.ts";
import { sweepOutbox } from "./mail/outbox.ts";
import type { PictureCodec } from "./picture/picture-codec.ts";
import { createMatchRooms } from "./publish/match-rooms.ts";
import { publishMatches } from "./publish/publish.ts";
import { createPush, pushPersonalData } from "./push/create-push.ts";
import { readerHandlers } from "./reader/reader.routes.ts";
import { readerPersonalData } from "./reader/reader.service.ts";
import { keepDemoTips } from "./tip/demo-tips.service.ts";
import { settleTips } from "./tip/settle.service.ts";
import { tipHandlers } from "./tip/tip.routes.ts";
import { tipPersonalData } from "./tip/tip.service.ts";

/** Time limit of a demo world turn: far below the limit of a scheduled event. */
const DEMO_TURN_MS = 5_000;

interface OriginServices {
  readonly codec: PictureCodec;
  readonly passwordCost: PasswordCost;
  /** Fetch functions for push services, football providers, the mail provider and those of log-ins. */
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
  /** The clock, milliseconds UTC. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
}

/** Runs tasks in sequence, continuing after a failure; rejects with the first failure. */
async function runEach(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const failures: unknown[] = [];
  for (const task of tasks) await task().catch((thrown: unknown) => void failures.push(thrown));
  if (failures.length > 0) throw failures[0];
}

/** Sources of an account's export and erasure. */
const PERSONAL_DATA = [
  ...[tipPersonalData, readerPersonalData, pushPersonalData, chatPersonalData, commentPersonalData],
  ...[passkeyPersonalData, linkedLoginPersonalData, eventPersonalData, mailPersonalData],
];

/** Turns of the demo world: its football, and once that is complete, tips and content. */
function createDemoTurn(
  { db, demoSeed: seed, betting }: OriginSettings,
  publish: (matchIds: readonly number[]) => Promise<void>,
) {
  const source = createDemoSource(seed);
  return async (nowMs: number, isStart: boolean): Promise<void> => {
    const endsAt = Date.now() + DEMO_TURN_MS;
    const { matchIds, stands } = await keepDemoWorld(db, source, { nowMs, turnMs: DEMO_TURN_MS, isStart });
    if (matchIds.length > 0) await publish(matchIds);
    if (!stands) return await endDemoContent(db, false);
    await keepDemoTips(db, seed, nowMs);
    await keepDemoContent(db, {
      ...{ seed, nowMs, showsBetting: betting === "shown", hasTime: () => Date.now() < endsAt },
    });
  };
}

/** Composition root: wires the built-in services and the accounts. */
export function createOrigin(
  settings: OriginSettings,
  { codec, passwordCost, fetch, now, wait }: OriginServices,
) {
  const { db, files, captcha, ingestToken, realtimeSecret, realtimeUrl, demoWorld } = settings;
  const limits = createTryLimits(db, captcha.secret);
  const noteSecurity = createSecurityNotes(captcha.secret, now);
  const personalData = PERSONAL_DATA.map((sourceOf) => sourceOf(db));
  const hasBlockedWord = blockWords(settings.blockedWords);
  const rooms = createMatchRooms({ realtimeUrl, realtimeSecret, now });
  const chatRights = createChatRights({ db, rooms, now });
  const { findSession, findAvatar, mails, ...accounts } = createAccounts({
    ...{ db, files, codec, captcha, limits, personalData, chatRights, hasBlockedWord, noteSecurity },
    ...{ passwordCost, mail: settings.mail, identities: settings.identities, fetch, now },
  });
  const push = createPush({
    ...{ db, settings: settings.push, betting: settings.betting, limits, findSession, now, fetch },
  });
  const publish = async (matchIds: readonly number[]) => {
    await Promise.all([publishMatches(matchIds, { db, realtimeUrl, realtimeSecret, now }), push.turn(now())]);
  };
  const keepDemo = createDemoTurn(settings, publish);
  const pulls = { db, fetch, now, wait, publish };
  const handlers: Handlers = {
    ...footballHandlers(db, rooms),
    ...commentHandlers({ db, limits, hasBlockedWord }),
    ...contentHandlers(db, { files, codec, limits }),
    ...accounts.handlers,
    ...tipHandlers(db, limits),
    ...readerHandlers(db, limits),
    ...chatHandlers({ db, rooms, ticketSecret: realtimeSecret }),
    ...push.handlers,
    ...latencyHandlers(db, limits),
    ...hubHandlers(db, push.turn),
    ...ingestHandlers({ db, publish }),
    ...nameHandlers({ db, publish }),
    ...correctionHandlers({ db, publish }),
    ...providerHandlers(db, settings.providers, pulls),
  };
  return {
    app: createOriginApp({
      ...{ handlers, keys: { ingestToken, realtimeSecret }, findSession, findAvatar, noteSecurity, now },
      findMedia: (name) => findMedia(files, name),
      currentId: (kind, id) => currentId(db, kind, id),
    }),
    /** Cron work of every minute; the start script calls it until the demo world is complete. */
    async everyMinute(nowMs: number, { isStart = false } = {}): Promise<void> {
      await runEach([
        () => sweepAccounts(db, nowMs),
        () => push.sweep(nowMs),
        () => sweepLatency(db, nowMs),
        () => sweepReports(db, nowMs),
        () => sweepChat(db, nowMs),
        () => (demoWorld ? keepDemo(nowMs, isStart) : endDemoContent(db, true)),
        // After it: tips that the demo world has just published on ended matches are settled in the same minute.
        () => settleTips(db, nowMs),
        () => push.turn(nowMs),
        () => sweepOutbox(db, nowMs),
        async () => mails?.send(nowMs),
        // Last: unresponsive rooms take seconds.
        () => chatRights.eraseDue(nowMs),
      ]);
    },
    /** Concurrent cron work, for most of the minute if a provider's quota allows frequent calls. */
    pollProviders: (waits: boolean) => pollProviders(pulls, settings.providers, { waits }),
    /** Concurrent cron work: pictures that providers name. */
    copyPictures: () => copyPictures({ db, files, codec, fetch, now, publish }, settings.pictures),
  };
}
