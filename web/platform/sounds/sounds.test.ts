// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from "vitest";
import { createSounds } from "./play-sound.ts";
import { lengthOf, RED_CARD_TONES, SOUNDS } from "./sounds.table.ts";

afterEach(() => vi.unstubAllGlobals());

const param = () => ({ setValueAtTime: vi.fn(), exponentialRampToValueAtTime: vi.fn() });

/** An audio context that counts the tones it is given. */
function standIn(state: AudioContextState, resume: () => Promise<void> = async () => undefined) {
  const started: number[] = [];
  class Context {
    currentTime = 100;
    destination = {};
    state = state;
    resume = resume;
    createGain = () => ({ gain: param(), connect: (next: unknown) => next });
    createOscillator = () => ({
      type: "sine",
      frequency: param(),
      connect: (next: unknown) => next,
      start: (at: number) => started.push(at),
      stop: vi.fn(),
    });
  }
  vi.stubGlobal("AudioContext", Context);
  return started;
}

describe("sounds", () => {
  it("all sounds are different and none longer than a second and a half", () => {
    const all = [...Object.values(SOUNDS).map(({ tones }) => tones), RED_CARD_TONES];
    expect(new Set(all.map((tones) => JSON.stringify(tones))).size).toBe(all.length);
    for (const tones of all) expect(lengthOf(tones)).toBeLessThan(1.5);
  });

  it("a sound begins now, tone by tone", () => {
    const started = standIn("running");
    createSounds().play(4);
    expect(started).toEqual([100, 100.18, 100.36]);
  });

  it("a sound waits for a suspended context, and is skipped where the browser refuses", async () => {
    const started = standIn("suspended");
    createSounds().play("red");
    await Promise.resolve();
    expect(started).toHaveLength(RED_CARD_TONES.length);
    const refused = standIn("suspended", async () => Promise.reject(new Error("not allowed")));
    createSounds().play("red");
    await Promise.resolve();
    expect(refused).toEqual([]);
  });

  it("number 0 and a browser without audio play no sound", () => {
    const started = standIn("running");
    createSounds().play(0);
    vi.stubGlobal("AudioContext", undefined);
    createSounds().play(1);
    expect(started).toEqual([]);
  });
});
