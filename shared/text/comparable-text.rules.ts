/** The form in which texts are compared: no invisible characters, NFKC, Latin look-alikes as Latin. */

/** Letters drawn like the Latin one before them (Unicode TS 39). Capitals apart: a small nu is a v. */
const LOOK_ALIKES: readonly string[] = [
  ...["AАΑ", "BВΒ", "CСϹ", "EЕΕ", "HНΗ", "IІΙӀ", "JЈ", "KКΚ", "MМΜ", "NΝ", "OОΟՕ", "PРΡ", "SЅ", "TТΤ"],
  ...[
    "XХΧ",
    "YҮΥУ",
    "ZΖ",
    "aаαɑ",
    "bЬƅ",
    "cсϲ",
    "dԁɗժ",
    "eеҽ",
    "gɡց",
    "hһհ",
    "iіι",
    "jјϳ",
    "kкκ",
    "lӏ",
    "mм",
  ],
  ...["nոη", "oоοօσ", "pрρ", "qԛգ", "rг", "sѕ", "tтτ", "uսυ", "vѵν", "wԝѡա", "xхχ", "yуүγ", "zᴢ"],
];

const LATIN: ReadonlyMap<string, string> = new Map(
  LOOK_ALIKES.flatMap(([latin = "", ...others]) => others.map((other) => [other, latin] as const)),
);

/** Default ignorables (Unicode, DerivedCoreProperties) and the blank of Braille: both are drawn as nothing. */
const DRAWN_AS_NOTHING = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;

const latinOf = (text: string): string =>
  text.replaceAll(/[^\p{ASCII}\p{M}]/gu, (letter) => LATIN.get(letter) ?? letter);

/** More combining marks on a letter than any writing has; sorting them takes quadratic time. */
const TOWER = /(\p{M}{16})\p{M}+/gu;

/** A text in the form described above, in lower case, with its diacritics. */
export function comparableText(text: string): string {
  const seen = text.replaceAll(DRAWN_AS_NOTHING, "").replaceAll(TOWER, "$1").normalize("NFKC");
  // Without diacritics, so that a look-alike with a diacritic is found too; before and after the case changes.
  const latin = latinOf(latinOf(seen.normalize("NFD")).toLowerCase());
  return latin.normalize("NFC");
}

/** True if a text has letters of another script in the place of Latin ones, so that it passes for another text. */
export function hasLookAlikes(text: string): boolean {
  const others = [...text.normalize("NFD")].filter((letter) =>
    /(?!\p{Script=Latin})\p{Alphabetic}/u.test(letter),
  );
  if (!others.some((letter) => LATIN.has(letter))) return false;
  // A name all in another script is one of its own, unless every letter of it looks Latin.
  return /\p{Script=Latin}/u.test(text) || others.every((letter) => LATIN.has(letter));
}
