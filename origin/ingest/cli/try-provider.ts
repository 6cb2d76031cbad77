import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { messageOf } from "#shared/errors/index.ts";
import {
  type PollTarget,
  PROVIDER_CALL_KINDS,
  type Provider,
  type ProviderCallKind,
  type ProviderContext,
  ProviderRefusal,
} from "../adapters/provider.ts";
import type { Batch } from "../batch.schema.ts";
import type { Failure } from "../providers/backoff.rules.ts";
import { targetKey } from "../providers/plan.rules.ts";
import {
  type FetchProvider,
  failureOfRefusal,
  requestProvider,
  withoutKey,
} from "../providers/request-provider.ts";
import { withValidRows } from "../providers/store-reading.ts";
import { Refusal } from "./refusal.ts";

/** A league, its teams' countries and its matches: all that a provider is asked for at a try. */
const TRIED_KINDS: readonly ProviderCallKind[] = ["leagues", "schedule"];
/** Calls of a try: a small part of every plan's quota, also of a minute. */
export const MOST_CALLS = 3;

export interface TryOptions {
  readonly provider: Provider;
  readonly key: string;
  /** The provider's id of the league. */
  readonly league: string;
  /** Base URL, without a trailing slash. */
  readonly address: string;
  /** Folder for the responses as they came, without the key; null for none. */
  readonly answers: string | null;
  readonly fetch: FetchProvider;
  /** Milliseconds UTC. */
  readonly now: () => number;
  readonly print: (line: string) => void;
}

/** What a provider would bring. */
export interface TriedBatch {
  /** Null where nothing of the league could be read. */
  readonly batch: Batch | null;
  /** What could not be read or stored, with its position. */
  readonly notRead: readonly string[];
}

/** What to do about a failure; null where its message is enough. */
function adviceOf(failure: Failure | null, status: number, { provider, league }: TryOptions): string | null {
  const { list, example } = provider.leagueId;
  if (failure?.kind === "refused")
    return "The provider refuses the key. Check it, and that the subscription is active.";
  if (failure?.kind === "day") return "The calls of today are used up. They are counted anew at 00:00 UTC.";
  if (status === 404)
    return `There is no league "${league}" at ${provider.title}. Ids such as ${example}: ${list}`;
  if (status === 403) return "The plan of this key does not include that.";
  if (status === 0)
    return "The provider could not be reached. Check the connection, and --base-url if you use it.";
  if (failure?.kind !== "other") return null;
  const seconds = Math.ceil((failure.retryAfterMs ?? 0) / 1000);
  return seconds > 0
    ? `Too many calls, or the provider is out of order. Try again in ${seconds} s.`
    : "Try again later.";
}

/** A try at one provider: its context grows with each response, as that of polling does. */
class Try {
  readonly #options: TryOptions;
  readonly notRead: string[] = [];
  #notes: unknown = null;
  #left: string | null = null;
  #calls = 0;

  constructor(options: TryOptions) {
    this.#options = options;
  }

  context(): ProviderContext {
    const { league, now } = this.#options;
    return { nowMs: now(), leagues: [league], notes: this.#notes, matches: [] };
  }

  /** The next question, most urgent first; none once all are answered or the calls are used up. */
  #next(answered: ReadonlySet<string>): PollTarget | undefined {
    if (this.#calls >= MOST_CALLS) return undefined;
    return this.#options.provider
      .pollTargets(this.context())
      .filter((target) => TRIED_KINDS.includes(target.kind) && !answered.has(targetKey(target)))
      .toSorted((a, b) => PROVIDER_CALL_KINDS.indexOf(a.kind) - PROVIDER_CALL_KINDS.indexOf(b.kind))[0];
  }

  /** Reads a response; a refusal in it ends the try. */
  read({ kind, subject }: PollTarget, payload: unknown, status: number) {
    const { provider, key } = this.#options;
    try {
      const reading = provider.read(kind, [subject], payload, this.context());
      if (reading.notes !== undefined) this.#notes = reading.notes;
      return reading;
    } catch (thrown) {
      if (!(thrown instanceof ProviderRefusal)) throw thrown;
      const advice = adviceOf(failureOfRefusal(thrown), status, this.#options);
      throw new Refusal([
        `${provider.title}: ${withoutKey(thrown.message, key)}`,
        ...(advice ? [advice] : []),
      ]);
    }
  }

  #save(kind: string, payload: unknown): void {
    const { answers, key } = this.#options;
    if (answers === null) return;
    const file = join(answers, `${this.#calls}-${kind}.json`);
    try {
      mkdirSync(answers, { recursive: true });
      writeFileSync(file, `${withoutKey(JSON.stringify(payload, null, 2), key)}\n`);
    } catch (thrown) {
      throw new Refusal([`The response cannot be written to ${file}: ${messageOf(thrown)}`]);
    }
  }

  async #request(target: PollTarget): Promise<{ readonly payload: unknown; readonly status: number }> {
    const { provider, key, address, fetch, now, print } = this.#options;
    const request = provider.request(target.kind, [target.subject], this.context());
    const { path, headers = {} } = provider.authorize(request, key);
    const startMs = now();
    this.#calls += 1;
    const response = await requestProvider(fetch, `${address}${path}`, headers, key, startMs);
    print(`${target.kind.padEnd(9)} GET ${request.path}  → ${response.status}, ${now() - startMs} ms`);
    const left = response.headers ? provider.left(response.headers) : {};
    const parts = [
      ...(left.day === undefined ? [] : [`${left.day} of the day`]),
      ...(left.minute === undefined ? [] : [`${left.minute} of this minute`]),
    ];
    if (parts.length > 0) this.#left = parts.join(", ");
    if (response.ok) {
      this.#save(target.kind, response.payload);
      return response;
    }
    const advice = adviceOf(response.failure, response.status, this.#options);
    throw new Refusal([
      `${provider.title}: ${withoutKey(response.message, key)}`,
      ...(advice ? [advice] : []),
    ]);
  }

  /** Requests the league, and returns the response with its matches. */
  async requestLeague(): Promise<{
    readonly target: PollTarget;
    readonly payload: unknown;
    readonly status: number;
  } | null> {
    const answered = new Set<string>();
    let matches: { target: PollTarget; payload: unknown; status: number } | null = null;
    for (let target = this.#next(answered); target; target = this.#next(answered)) {
      answered.add(targetKey(target));
      const { payload, status } = await this.#request(target);
      const { warnings } = this.read(target, payload, status);
      if (target.kind === "schedule") matches = { target, payload, status };
      else this.notRead.push(...warnings);
    }
    this.#options.print(
      `${this.#calls} ${this.#calls === 1 ? "call" : "calls"} made.${this.#left === null ? "" : ` Left, as reported by the provider: ${this.#left}.`}`,
    );
    return matches;
  }
}

/**
 * Requests one league of a provider, with at most three calls, and reads the answers as polling does. Nothing is stored,
 * and no site is needed. Throws a {@link Refusal} with what to do.
 */
export async function tryProvider(options: TryOptions): Promise<TriedBatch> {
  const { provider, league } = options;
  const attempt = new Try(options);
  const matches = await attempt.requestLeague();
  if (matches === null) {
    const { example, list } = provider.leagueId;
    throw new Refusal([
      `There is no league "${league}" at ${provider.title}, or it has no season. Ids such as ${example}: ${list}`,
      ...attempt.notRead,
    ]);
  }
  // Once more: between two calls the countries of teams may have become known.
  const { batch, warnings } = attempt.read(matches.target, matches.payload, matches.status);
  const notRead = [...attempt.notRead, ...warnings];
  return { batch: batch === null ? null : withValidRows(batch, notRead), notRead };
}
