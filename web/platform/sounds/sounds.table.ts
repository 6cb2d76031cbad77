import { m } from "#messages/paraglide/messages.js";
import { GOAL_SOUNDS, type GoalSound } from "#shared/settings/settings.table.ts";

/** One tone of a sound. */
export interface Tone {
  /** Start in the sound and duration, seconds. */
  readonly at: number;
  readonly length: number;
  /** Hertz, at its beginning and its end. */
  readonly from: number;
  readonly to: number;
  readonly shape: "sine" | "square" | "sawtooth" | "triangle";
  /** 0 to 1. */
  readonly loudness: number;
}

type Sound = readonly Tone[];

const tone = (
  shape: Tone["shape"],
  at: number,
  length: number,
  [from, to = from]: readonly [number, number?],
  loudness: number,
): Tone => ({ at, length, from, to, shape, loudness });

/** Two strokes of a bell: a tone and its overtone. */
const bell: Sound = [0, 0.28].flatMap((at) => [
  tone("sine", at, 0.9, [880], 0.5),
  tone("sine", at, 0.5, [1760 * 1.2], 0.18),
]);

/** The referee's whistle, short and long, trilling. */
const whistle: Sound = [
  tone("square", 0, 0.16, [2350, 2300], 0.12),
  ...Array.from({ length: 8 }, (_, trill) =>
    tone("square", 0.24 + trill * 0.07, 0.07, trill % 2 ? [2200, 2380] : [2380, 2200], 0.12),
  ),
];

/** A stadium's horn: two rough tones, a fifth apart. */
const horn: Sound = [tone("sawtooth", 0, 0.9, [233, 228], 0.22), tone("sawtooth", 0, 0.9, [349, 342], 0.16)];

/** Three beats of a drum. */
const drum: Sound = [0, 0.18, 0.36].map((at) => tone("sine", at, 0.26, [170, 48], 0.9));

/** A rising chord. */
const rise: Sound = [523, 659, 784, 1047].map((pitch, step) =>
  tone("triangle", step * 0.11, 0.7 - step * 0.08, [pitch], 0.32),
);

/** Label and tones of each goal sound. */
export const SOUNDS: Readonly<Record<GoalSound, { readonly label: () => string; readonly tones: Sound }>> = {
  bell: { label: m.settings_sound_bell, tones: bell },
  whistle: { label: m.settings_sound_whistle, tones: whistle },
  horn: { label: m.settings_sound_horn, tones: horn },
  drum: { label: m.settings_sound_drum, tones: drum },
  rise: { label: m.settings_sound_rise, tones: rise },
};

/** A goal sound by the number that settings hold; null for none. */
export const goalSoundAt = (number: number) => {
  const name = GOAL_SOUNDS[number - 1];
  return name === undefined ? null : SOUNDS[name];
};

/** A red card: two falling, dull tones. */
export const RED_CARD_TONES: Sound = [
  tone("sawtooth", 0, 0.28, [392, 330], 0.2),
  tone("sawtooth", 0.3, 0.5, [294, 185], 0.2),
];

/** Duration of a sound, seconds. */
export const lengthOf = (sound: Sound): number => Math.max(...sound.map(({ at, length }) => at + length));
