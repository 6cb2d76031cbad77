import { goalSoundAt, RED_CARD_TONES, type Tone } from "./sounds.table.ts";

/** A goal sound by its number, or that of a red card. */
export type SoundName = number | "red";

/** Sounds of a page. They are synthesized from tones, so nothing is fetched. */
export interface Sounds {
  /** Plays a sound at once; does nothing where the browser has no audio, or the reader has not touched the page yet. */
  play(name: SoundName): void;
  /** Browsers block audio until the reader touches the page: call this on that touch. */
  unlock(): void;
}

/** Attack and release of a tone: an abrupt start or end would click. */
const ATTACK_SECONDS = 0.008;

function schedule(context: AudioContext, tone: Tone): void {
  const start = context.currentTime + tone.at;
  const end = start + tone.length;
  const oscillator = context.createOscillator();
  const gain = context.createGain();
  oscillator.type = tone.shape;
  oscillator.frequency.setValueAtTime(tone.from, start);
  oscillator.frequency.exponentialRampToValueAtTime(tone.to, end);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(tone.loudness, start + ATTACK_SECONDS);
  gain.gain.exponentialRampToValueAtTime(0.0001, end);
  oscillator.connect(gain).connect(context.destination);
  oscillator.start(start);
  oscillator.stop(end);
}

/** One per page tree. */
export function createSounds(): Sounds {
  let context: AudioContext | null = null;
  const open = (): AudioContext | null => {
    if (typeof AudioContext === "undefined") return null;
    context ??= new AudioContext();
    return context;
  };
  return {
    play(name) {
      const tones = name === "red" ? RED_CARD_TONES : goalSoundAt(name)?.tones;
      const isTouched = navigator.userActivation?.hasBeenActive ?? true;
      const audio = tones && isTouched ? open() : null;
      if (!audio || !tones) return;
      const sound = () => {
        for (const tone of tones) schedule(audio, tone);
      };
      if (audio.state === "running") sound();
      // Blocked before the first touch; by then the goal is old news.
      else audio.resume().then(sound, () => undefined);
    },
    unlock() {
      const audio = open();
      if (audio?.state === "suspended") audio.resume().catch(() => undefined);
    },
  };
}
