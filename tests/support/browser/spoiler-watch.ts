import type { Page } from "@playwright/test";
import type { ExpectedScore, Sighting } from "./replay-watch.ts";

/** A sign of a goal without the score: a sound, a notification. */
export interface Signal {
  readonly at_ms: number;
  readonly what: "sound" | "notification";
}

interface Watched {
  readonly scores: Sighting[];
  readonly signals: Signal[];
}

/**
 * Records, in the page itself, every score that appears: texts and attributes of the whole document, its title, and
 * storage writes; and every sound and notification, whose real outputs are replaced. Call it before the page is opened;
 * the records survive soft navigations.
 */
export async function watchForSpoilers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const scores: { at_ms: number; text: string }[] = [];
    const signals: { at_ms: number; what: "sound" | "notification" }[] = [];
    Object.assign(window, { spoilers: { scores, signals } });
    const seen = new Set<string>();
    const look = (text: string | null | undefined) => {
      for (const [score] of (text ?? "")
        // Names of built files end in a hash, which may look like a score.
        .replaceAll(/\/assets\/[\w.-]+/g, "")
        .replaceAll(/\s+/g, "")
        .matchAll(/(?<!\d|-)\d{1,2}-\d{1,2}(?!\d|-)/g)) {
        if (seen.has(score)) continue;
        seen.add(score);
        scores.push({ at_ms: Date.now(), text: score });
      }
    };
    const lookAt = (node: Node) => {
      look(node.textContent);
      // Digits of one score are in elements of their own.
      look(
        (node instanceof Element ? node : node.parentElement)?.closest("li, header, tr, p, section")
          ?.textContent,
      );
      if (!(node instanceof Element)) return;
      for (const element of [node, ...node.querySelectorAll("*")]) {
        for (const { value } of element.attributes) look(value);
      }
    };
    new MutationObserver((changes) => {
      for (const { target, addedNodes } of changes) {
        lookAt(target);
        for (const node of addedNodes) lookAt(node);
      }
    }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });

    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function (key, value) {
      look(key);
      look(value);
      setItem.call(this, key, value);
    };
    const signal = (what: "sound" | "notification") => signals.push({ at_ms: Date.now(), what });
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...args) {
      signal("sound");
      start.apply(this, args);
    };
    const { play } = HTMLMediaElement.prototype;
    HTMLMediaElement.prototype.play = function () {
      signal("sound");
      return play.call(this);
    };
    class FakeNotification extends EventTarget {
      static permission = "granted";
      static requestPermission = async () => "granted";
      constructor(title: string, options?: { body?: string }) {
        super();
        signal("notification");
        look(title);
        look(options?.body);
      }
      close() {}
    }
    Object.assign(window, { Notification: FakeNotification });
  });
}

/** The records of {@link watchForSpoilers} so far. */
export const spoilersOf = (page: Page): Promise<Watched> =>
  page.evaluate((): Watched => Reflect.get(window, "spoilers"));

/** Clocks of two processes on one machine do not differ; this is for rounding. */
const ROUNDING_MS = 50;

/** Everything that revealed a goal to a reader before the delay of `delayMs` was over. */
export function tooEarly(
  { scores, signals }: Watched,
  expected: readonly ExpectedScore[],
  delayMs: number,
): string[] {
  const due = (atMs: number) => atMs + delayMs - ROUNDING_MS;
  const goals = expected.slice(1);
  const early = scores.flatMap(({ text, at_ms }) => {
    const first = expected.find((one) => one.text === text);
    return first && at_ms < due(first.known_at_ms)
      ? [`${text} ${due(first.known_at_ms) - at_ms} ms early`]
      : [];
  });
  const unexplained = signals.filter(
    ({ at_ms }) => !goals.some(({ known_at_ms }) => at_ms >= due(known_at_ms)),
  );
  return [...early, ...unexplained.map(({ what }) => `a ${what} before the first goal`)];
}
