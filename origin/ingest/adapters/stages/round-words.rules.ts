import { slugOf } from "../../slug.ts";

/**
 * What the name of a round hint, in the spellings of all sources: `Matchday 5`, `Apertura, Matchday 3`, `Finals, Round
 * of 16`, `Relegation Round - 2`, `Promotion Play-offs - Final`, `QUARTER_FINALS`.
 */
export interface RoundWords {
  /** The part of the season before the round: `Apertura`; null where the name has one part only. */
  readonly part: string | null;
  /** What follows the part, or all: `Matchday 3`. */
  readonly round: string;
  /** The round is only a number of its part: `Matchday 3`, `- 2`, `1. Round`. */
  readonly numbered: boolean;
  /** `A` of `Group A`; null outside a named group. */
  readonly group: string | null;
  /**
   * `table`, or ties: `final_round` where they leave no doubt (`Quarter-finals`), `play_off` where some leagues play a table
   * under that name; null where they say nothing.
   */
  readonly hint: "table" | "play_off" | "final_round" | null;
}

/** `UEFA Play-offs, Path A, Semi-finals` is parted at the first comma, `Apertura - Quadrangular - 2` at the last dash. */
const SEPARATED = [/^([^,]+?)\s*,\s*(.+)$/, /^(.+)\s+[-–|]\s+(.+)$/];
const GROUP = /^(?:group|gruppe|grupo|groupe|girone|bảng|bang)\s+([a-z]\d?|\d{1,2})$/i;
const ROUND_NOUN =
  "(?:matchday|match day|gameweek|game week|week|round|runde|rd|day|jornada|fecha|journee|giornata|spieltag|speelronde|rodada|kolejka|etapa|kolo|kor|omgang|hafta|tour|vong)";
const NUMBERED = new RegExp(`^(?:${ROUND_NOUN} )?\\d{1,2}(?: ?(?:st|nd|rd|th|a|o))?(?: ${ROUND_NOUN})?$`);

/** The legs of a tie, as a round of its own. */
const LEG =
  /^(?:(?:1st|2nd|first|second) leg|leg \d|ida|vuelta|andata|ritorno|aller|retour|hinspiele?|ruckspiele?|luot (?:di|ve))$/;
/** A part that is one round itself: `Round One - 2` is the second match of a first round. */
const ROUND_AS_PART = /^(?:round (?:one|two|three)|(?:first|second|third|fourth|1st|2nd|3rd|4th) round)$/;

/** Rounds of ties, whatever they are part of. */
const FINAL_ROUND = new RegExp(
  `\\b(?:${[
    "(?:semi|quarter|demi|quarts?|grand) ?(?:de )?finale?s?",
    "finale?s?",
    "semis?",
    "quarters?",
    "(?:sechzehntel|achtel|viertel|halb|semi|quarter) ?finale?s?",
    "(?:octavos|cuartos|dieciseisavos|treintaidosavos|huitiemes|seiziemes)",
    "(?:round|last) of \\d+",
    "last \\d+",
    "\\d+(?:st|nd|rd|th) finals?",
    "1 (?:2|4|8|16|32|64)",
    "(?:third|3rd|fifth|5th|seventh|7th|ninth|9th)(?: |-)place",
    "knock ?outs?",
    "play ?ins?",
    "ko round",
    "replays?",
    "decider",
    "eliminat\\w*",
    "(?:tu|ban|chung) ket",
    "tranh hang \\w+",
    "ve vot",
    "wild ?cards?",
    "(?:tercer|tercero|terceiro|terzo) (?:y cuarto )?(?:puesto|lugar|posto)",
    "spareggi\\w*",
    "desempates?",
    "(?:spiel|kampf) um platz \\d+",
    "(?:entscheidungs|relegations)spiele?",
    "(?:petite|kleine|troost) ?finale",
    "vong 1 \\d+",
  ].join("|")})\\b`,
);
/** Tables whose names contain the word of a tie: the World Cup of 1950 ended with a "Final Round" of four teams. */
const FINAL_TABLE =
  /\b(?:final|finals) (?:round|group|stage|phase|pool|table|four|six)\b|\bfinalrunde\b|\b(?:triangular|cuadrangular|quadrangular|pentagonal|hexagonal|octogonal|poule|girone|grupo|ronda) finale?\b/;
const GROUP_PLAY_OFF = /^group \w+ play ?offs?$/;

const TABLE = new RegExp(
  `\\b(?:${[
    "regular(?: ?season)?",
    "^league(?: stage| phase)?$",
    "groups?(?: stage| phase)?",
    "championship(?: round| group| stage)?",
    "(?:relegation|promotion|placement|final|finals|title|europe\\w*|main|super|middle|top six|bottom six|second|first|third|1st|2nd|3rd|4th) (?:group|pool|stage|phase|split)",
    "(?:relegation|promotion|final|title|europe\\w*|super) round",
    "apertura",
    "clausura",
    "opening",
    "closing",
    "(?:cuadrangular|quadrangular|hexagonal|octogonal|triangular|pentagonal)\\w*",
    "liguilla",
    "(?:meister|abstiegs|aufstiegs|qualifikations|final|haupt) ?(?:runde|gruppe)",
    "grunddurchgang",
    "nadstavb\\w*",
    "semestre",
    "split",
    "fase (?:de grupos|regular)",
    "phase (?:de groupes|reguliere)",
    "vong bang",
    "giai doan \\w+",
  ].join("|")})\\b`,
);
/** Belgium's play-offs with a number are tables. */
const PLAY_OFF_TABLE = /\bplay ?offs? (?:i|ii|iii|iv|\d)\b|\bplay ?off (?:group|table)\b/;
const PLAY_OFF_WORD = /\bplay ?(?:off|out)s?\b/;
const OTHER_TIES =
  /^finals?$|\b(?:qualif\w*|preliminary|reclassification|reclasificacion|relegation|promotion|aufstieg|abstieg|barrages?|baraj\w*|repechage|repechaje|test matches?|(?:1st|2nd|first|second) leg)\b/;

/** A text for comparison: lower case, no accents, words parted by one space (`QUARTER_FINALS` is `quarter finals`). */
const plain = (text: string): string => slugOf(text).replaceAll("-", " ");

function wordsOf(part: string | null, round: string, numbered: boolean): RoundWords["hint"] {
  const written = plain(numbered ? (part ?? "") : part === null ? round : `${part} ${round}`);
  if (GROUP_PLAY_OFF.test(written)) return "final_round";
  // A numbered match, or a leg, of a round of ties belongs to that round: `Quarter-finals - 2`, `Semifinales, Ida`.
  const own = numbered || LEG.test(plain(round)) ? (part ?? "") : round;
  if (FINAL_ROUND.test(plain(own).replace(FINAL_TABLE, ""))) return "final_round";
  if (numbered && ROUND_AS_PART.test(written)) return "play_off";
  if (numbered && PLAY_OFF_TABLE.test(written)) return "table";
  if (PLAY_OFF_WORD.test(written)) return "play_off";
  if (TABLE.test(written) || FINAL_TABLE.test(written)) return "table";
  return OTHER_TIES.test(written) ? "play_off" : null;
}

/** Takes the name of a round apart. `written` is not blank. */
export function readRound(written: string): RoundWords {
  // Providers do not bound their texts; runs of blanks would make the patterns slow.
  const name = written
    .slice(0, 200)
    .replace(/[\s_]+/g, " ")
    .trim();
  const separated = SEPARATED.map((pattern) => pattern.exec(name)).find((found) => found !== null);
  const [, before, after] = separated ?? [];
  const [part, round] = before && after ? [before.trim(), after.trim()] : [null, name];
  const numbered = NUMBERED.test(plain(round));
  const group = GROUP.exec(part ?? round)?.[1]?.toUpperCase() ?? null;
  return { part, round, numbered, group, hint: group === null ? wordsOf(part, round, numbered) : "table" };
}
