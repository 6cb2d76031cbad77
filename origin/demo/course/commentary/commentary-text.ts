import type { Random } from "../../random.ts";
import { frameTemplates } from "./commentary-frame.table.ts";
import { goalTemplates, type Template } from "./commentary-goals.table.ts";
import { playTemplates } from "./commentary-play.table.ts";

const templates = { ...goalTemplates, ...playTemplates, ...frameTemplates };
export type LineKind = keyof typeof templates;

/** Placeholder values. A template that needs a missing or null value is not used for the line. */
export type Words = Readonly<Record<string, string | number | null | undefined>>;

const PLACE = /\{(\w+)\}/g;
const placesOf = (template: Template): readonly string[] =>
  [...template.join(" ").matchAll(PLACE)].flatMap(([, name]) => name ?? []);

const PREPARED = new Map(
  Object.entries(templates).map(([kind, list]) => [
    kind,
    list.map((template: Template) => ({ template, places: placesOf(template) })),
  ]),
);

const fill = (text: string, words: Words): string =>
  text.replace(PLACE, (_, name: string) => String(words[name]));

/** A commentary line: Vietnamese, with its English translation. */
export interface Spoken {
  readonly text: string;
  readonly translations: { readonly en: string };
}

/** Renders lines of one match: templates of a kind take turns, to avoid repetition. */
export class Speaker {
  readonly #random: Random;
  readonly #turns = new Map<LineKind, number>();

  constructor(random: Random) {
    this.#random = random;
  }

  write(kind: LineKind, words: Words): Spoken {
    const all = PREPARED.get(kind) ?? [];
    const usable = all.filter(({ places }) => places.every((name) => (words[name] ?? null) !== null));
    const turn = this.#turns.get(kind) ?? this.#random.int(0, usable.length);
    this.#turns.set(kind, turn + 1);
    const chosen = usable[turn % usable.length];
    if (!chosen) throw new Error(`no sentence of ${kind} can be said with ${Object.keys(words).join(", ")}`);
    const [vi, en] = chosen.template;
    return { text: fill(vi, words), translations: { en: fill(en, words) } };
  }
}
