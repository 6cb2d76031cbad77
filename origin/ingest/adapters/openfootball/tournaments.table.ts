import { slugOf } from "../../slug.ts";
import { competitionOfVietnamese } from "../competition-names.table.ts";

/** A competition between countries. */
export interface Tournament {
  /** Our id of it. */
  readonly id: string;
  readonly national: boolean;
  /** Zone of times; null where only a table of hosts has it. */
  readonly zone: string | null;
}

const clubs = (id: string, zone: string | null): Tournament => ({ id, national: false, zone });
const nations = (id: string): Tournament => ({ id, national: true, zone: null });

const ZURICH = "Europe/Zurich";
const SAO_PAULO = "America/Sao_Paulo";

/** By the code in the file name. */
const byCode: Readonly<Record<string, Tournament>> = {
  worldcup: nations("worldcup"),
  "worldcup.quali_playoffs": nations("worldcup.quali"),
  euro: nations("euro"),
  copa: nations("copa-america"),
  clubworldcup: clubs("clubworldcup", null),
  cl: clubs("uefa.cl", ZURICH),
  "uefa.cl": clubs("uefa.cl", ZURICH),
  "uefa.el": clubs("uefa.el", ZURICH),
  "uefa.conf": clubs("uefa.conf", ZURICH),
  "copa.l": clubs("copa.l", SAO_PAULO),
  "copa.s": clubs("copa.s", SAO_PAULO),
};

/** Words before a tournament's own name; any other word there makes it another one: `Rugby World Cup`. */
const BEFORE =
  /^(?:(?:the|fifa|uefa|afc|caf|concacaf|conmebol|ofc|mens?|european?|europe|asian?|african?|south american|north american|oceania|qualif\w*|preliminar\w*|rounds?|for|of|to|vong loai|thu \w+|giai|\d+(?:st|nd|rd|th)?|total|totalenergies|hyundai|toyota|fly emirates|banco santander|santander|bridgestone) )*$/;

/**
 * By name in plain letters (`cup c1`), the first pattern that matches; the confederation's name tells cups of one name
 * apart. What comes before the tournament's name must be of BEFORE; after it a host, a sponsor or a round may follow.
 */
const byName: readonly (readonly [RegExp, Tournament])[] = [
  [
    /club world (?:cup|championship)\b|copa mundial de clubes\b|mundial de clubes\b|mundialito\b/,
    clubs("clubworldcup", null),
  ],
  [/asean club championship\b|shopee cup\b/, clubs("asean-club", null)],
  [/(?:afc|asian?) cup winners cup\b/, clubs("afc.cwc", null)],
  [/(?:caf|african?) cup winners cup\b/, clubs("caf.cwc", null)],
  [/(?:uefa |european )?cup winners cup\b/, clubs("uefa.cwc", ZURICH)],
  [/(?:afc|asian?) champions league (?:two|2)\b/, clubs("afc.cl2", null)],
  [/(?:afc|asian?) champions league\b|cup c1 chau a\b/, clubs("afc.cl", null)],
  [/afc cup\b/, clubs("afc.cup", null)],
  [/afc challenge league\b/, clubs("afc.challenge", null)],
  [/(?:caf|african?) champions league\b|cup c1 chau phi\b/, clubs("caf.cl", null)],
  [/caf confederations? cup\b/, clubs("caf.cc", null)],
  [/concacaf champions (?:league|cup)\b/, clubs("concacaf.cl", null)],
  [/ofc champions league\b/, clubs("ofc.cl", null)],
  [/(?:copa|conmebol) libertadores\b/, clubs("copa.l", SAO_PAULO)],
  [/(?:copa|conmebol) sudamericana\b/, clubs("copa.s", SAO_PAULO)],
  [/(?:europa )?conference league\b|cup c3\b/, clubs("uefa.conf", ZURICH)],
  [/europa league\b|cup c2\b/, clubs("uefa.el", ZURICH)],
  [/(?:uefa )?champions league\b|european (?:champion clubs )?cup\b|cup c1\b/, clubs("uefa.cl", ZURICH)],
  [
    /world cup\b|copa (?:mundial|del mundo|do mundo)\b|coupe du monde\b|(?:fussball )?weltmeisterschaft\b|coppa del mondo\b|vo dich the gioi\b|(?:wm|mundial)$/,
    nations("worldcup"),
  ],
  [/euro(?:pean championships?)?\b|eurocopa\b|vo dich chau au\b|em$/, nations("euro")],
  [/copa america\b/, nations("copa-america")],
  [/africa(?:n)? (?:cup of nations|nations cup)\b|afcon\b|cup bong da chau phi\b/, nations("africa-cup")],
  [/asian cup\b|cup bong da chau a\b/, nations("asian-cup")],
  [/gold cup\b|cup vang concacaf\b/, nations("gold-cup")],
  [
    /(?:aff|asean|suzuki|tiger)(?: \w+)* (?:championship|cup)\b|cup bong da dong nam a\b|vo dich dong nam a\b/,
    nations("asean-cup"),
  ],
  [/confederations cup\b/, nations("confederations-cup")],
  [/concacaf nations league\b/, nations("concacaf.nations-league")],
  [/nations league\b/, nations("uefa.nations-league")],
  [/(?:sea|southeast asian) games\b/, nations("sea-games")],
  [/(?:summer )?olympics?\b/, nations("olympics")],
  [/arab cup\b/, nations("arab-cup")],
  [/(?:arabian )?gulf cup\b/, nations("gulf-cup")],
];

const QUALIFYING = /\bqualif|\bvong loai\b|\bpreliminar(?:y|ies)\b|\beliminatorias\b/;

/**
 * The men's tournament of a name without words for women and youth; its qualifying competition is one of its own. Null
 * for an unknown name.
 */
export function tournamentOfName(name: string): Tournament | null {
  const id = competitionOfVietnamese(name);
  const words = slugOf(name).replaceAll("-", " ");
  const named = byName.find(([pattern, tournament]) => {
    if (id !== null) return tournament.id === id.replace(/\.quali$/, "");
    const at = words.search(new RegExp(`\\b(?:${pattern.source})`));
    return at >= 0 && BEFORE.test(words.slice(0, at));
  });
  const found = named?.[1];
  if (!found) return null;
  return QUALIFYING.test(words) ? { ...found, id: `${found.id}.quali` } : found;
}

/** The tournament of a file name's code, or null. */
export const tournamentOfCode = (code: string): Tournament | null =>
  Object.hasOwn(byCode, code) ? (byCode[code] ?? null) : null;
