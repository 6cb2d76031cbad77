import type { Random } from "../../random.ts";
import { frameTemplates } from "./commentary-frame.table.ts";
import { goalTemplates, type Template } from "./commentary-goals.table.ts";
import { playTemplates } from "./commentary-play.table.ts";

const templates = { ...goalTemplates, ...playTemplates, ...frameTemplates };
export type LineKind = keyof typeof templates;

/** What a template may name. What is left out or null makes templates that need it unusable for a line. */
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

/** A sentence of the commentary: Vietnamese, with its English translation. */
export interface Spoken {
  readonly text: string;
  readonly translations: { readonly en: string };
}

/** Speaks for one match: the sentences of a kind take turns, so that it does not repeat itself soon. */
export class Speaker {
  readonly #random: Random;
  readonly #turns = new Map<LineKind, number>();

  constructor(random: Random) {
    this.#random = random;
  }

  say(kind: LineKind, words: Words): Spoken {
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
