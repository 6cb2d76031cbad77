import type { BatchCommentaryLine } from "#origin/ingest/batch.schema.ts";
import type { Random } from "../../random.ts";
import type { Note } from "./commentary-note.ts";
import { Speaker } from "./commentary-text.ts";

/** Number of lines when enough happens; kicks of a shoot-out are extra. */
const FEWEST = 26;
const MOST = 34;
/** Minimum distance of fillers from other lines if there is a choice, so that no part of a match is silent. */
const APART_MS = 2.5 * 60_000;

const isKick = ({ kinds }: Note): boolean => kinds[0] === "shootout_scored" || kinds[0] === "shootout_missed";

/** Selects the lines: all mandatory ones, then cards, then the best of the rest, spread over the match. */
function chosen(notes: readonly Note[], random: Random): readonly Note[] {
  const lines = random.int(FEWEST, MOST);
  const picked = notes.filter(({ rank }) => rank === 0);
  const kicks = picked.filter(isKick).length;
  const rest = notes
    .filter(({ rank }) => rank > 0)
    .map((note) => ({ note, key: note.rank + note.weight * random.next() * 0.33 }))
    .sort((a, b) => a.key - b.key)
    .map(({ note }) => note);
  const close: Note[] = [];
  const take = (note: Note, apart: number) => {
    if (picked.length - kicks >= lines) return;
    if (picked.some(({ at_ms }) => Math.abs(at_ms - note.at_ms) < apart)) close.push(note);
    else picked.push(note);
  };
  for (const note of rest) take(note, note.rank === 1 ? 0 : APART_MS);
  for (const note of close.splice(0)) take(note, 0);
  return picked;
}

/** The text commentary of a match in the order of play: `text` is Vietnamese, `translations.en` English. */
export function commentaryOf(notes: readonly Note[], random: Random): BatchCommentaryLine[] {
  const speaker = new Speaker(random.fork("words"));
  return chosen(notes, random)
    .toSorted((a, b) => a.at_ms - b.at_ms)
    .map(({ at_ms, side, minute, added, kinds, words }) => {
      const sentences = kinds.map((kind) => speaker.write(kind, words));
      const text = sentences.map((sentence) => sentence.text).join(" ");
      const en = sentences.map((sentence) => sentence.translations.en).join(" ");
      return { known_at_ms: at_ms, minute, added, side, text, translations: { en } };
    });
}
