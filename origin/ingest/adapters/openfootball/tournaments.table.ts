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

/** By name, the first pattern that matches; the confederation's name tells cups of one name apart. */
const byName: readonly (readonly [RegExp, Tournament])[] = [
  [/\bclub world cup\b/i, clubs("clubworldcup", null)],
  [/\b(?:afc|asian?) champions league/i, clubs("afc.cl", null)],
  [/\bafc cup\b/i, clubs("afc.cup", null)],
  [/\b(?:caf|african?) champions league/i, clubs("caf.cl", null)],
  [/\bcaf confederations? cup/i, clubs("caf.cc", null)],
  [/\bconcacaf champions (?:league|cup)/i, clubs("concacaf.cl", null)],
  [/\bofc champions league/i, clubs("ofc.cl", null)],
  [/\bcopa libertadores\b/i, clubs("copa.l", SAO_PAULO)],
  [/\bcopa sudamericana\b/i, clubs("copa.s", SAO_PAULO)],
  [/\b(?:europa )?conference league\b/i, clubs("uefa.conf", ZURICH)],
  [/\beuropa league\b/i, clubs("uefa.el", ZURICH)],
  [/\bchampions league\b|\beuropean cup\b/i, clubs("uefa.cl", ZURICH)],
  [/\bworld cup\b/i, nations("worldcup")],
  [/^(?:uefa )?euro(?:pean championships?)?\b/i, nations("euro")],
  [/\bcopa am[eé]rica\b/i, nations("copa-america")],
  [/\bafrica(?:n)? (?:cup of nations|nations cup)\b|\bafcon\b/i, nations("africa-cup")],
  [/\basian cup\b/i, nations("asian-cup")],
  [/\bgold cup\b/i, nations("gold-cup")],
  [/\b(?:aff|asean|suzuki|tiger) (?:championship|cup)\b|\basean .*\bcup\b/i, nations("asean-cup")],
  [/\bconfederations cup\b/i, nations("confederations-cup")],
  [/\bconcacaf nations league\b/i, nations("concacaf.nations-league")],
  [/\bnations league\b/i, nations("uefa.nations-league")],
  [/\b(?:sea|southeast asian) games\b/i, nations("sea-games")],
  [/\bolympic/i, nations("olympics")],
  [/\barab cup\b/i, nations("arab-cup")],
  [/\bgulf cup\b/i, nations("gulf-cup")],
];

const QUALIFYING = /\bqualif|\bvòng loại\b|\bpreliminar(?:y|ies)\b/i;

/** The tournament of a name; its qualifying competition is one of its own. Null for an unknown name. */
export function tournamentOfName(name: string): Tournament | null {
  const found = byName.find(([pattern]) => pattern.test(name))?.[1];
  if (!found) return null;
  return QUALIFYING.test(name) ? { ...found, id: `${found.id}.quali` } : found;
}

/** The tournament of a file name's code, or null. */
export const tournamentOfCode = (code: string): Tournament | null =>
  Object.hasOwn(byCode, code) ? (byCode[code] ?? null) : null;
