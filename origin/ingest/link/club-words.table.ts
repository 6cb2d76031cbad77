/** Words of club names that sources write, shorten or leave out as they like; see club-name.rules.ts. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Abbreviated forms of a club. Two clubs of a town may differ only in them: `Vitória SC` and `Vitória FC`. */
export const FORMS = words(`
  fc afc cf cfc fbc fcs fbpa fr sc scs ac as ss ssc us uc usd ud cd cr rc rcd sd se ca cp cs csd ec ad aa bc bk acf sk fk nk gnk
  hnk mfk sfc pfc bsc bsv kv kvc kvrs kaa kas krc rsc rfc kfc kfco kmsk ksk ksv sv vfb vfl vfr tsv tsg fsv ssv spvgg svg sg
  msv dsc vv osc ogc aj ea lb sm sco fco hsc gf gfc aj jk if ik bif fif ff sfk gd gs ae ao aek gss nfc nps pas ask asko asv
  usv usk tus bc cu fkk gks mks ks kp tc te vsc vtk mte ks ftc tsc ofk rfs bk gif ifk fa acs afk ofc rksv sbv
`);

/** Words for club, sport and company: they tell no club from another. */
export const NEUTRAL = words(`
  de do da dos das di del della dello la le el los les the and y e i of club clube clubul klub klubi fotbal calcio futbol futebol
  football footballclub foot voetbal sad ssd asd spa srl ev bv sp zoo eh
`);

/** Forms written out, as words, with their abbreviation. */
export const WRITTEN_OUT: readonly (readonly [words: string, form: string])[] = [
  ["futebol clube", "fc"],
  ["football club", "fc"],
  ["futbol club", "fc"],
  ["fotbal club", "fc"],
  ["fussball club", "fc"],
  ["fussballclub", "fc"],
  ["fodbold club", "fc"],
  ["foot ball club", "fc"],
  ["association football club", "afc"],
  ["club de futbol", "cf"],
  ["club de football", "fc"],
  ["club football", "cf"],
  ["futbol kulubu", "fk"],
  ["spor kulubu", "sk"],
  ["jalkapalloklubi", "jk"],
  ["esporte clube", "ec"],
  ["esporte club", "ec"],
  ["sport club", "sc"],
  ["sporting club", "sc"],
  ["sporting clube", "sc"],
  ["sports club", "sc"],
  ["sport clube", "sc"],
  ["sociedade esportiva", "se"],
  ["associacao atletica", "aa"],
  ["associacao desportiva", "ad"],
  ["clube de regatas", "cr"],
  ["club atletico", "ca"],
  ["clube atletico", "ca"],
  ["club deportivo", "cd"],
  ["clube desportivo", "cd"],
  ["club social y deportivo", "csd"],
  ["centro deportivo", "cd"],
  ["sociedad deportiva", "sd"],
  ["union deportiva", "ud"],
  ["grupo desportivo", "gd"],
  ["associazione calcio", "ac"],
  ["unione sportiva", "us"],
  ["sportverein", "sv"],
  ["sportclub", "sc"],
  ["racing club de", "rc"],
];

/** What an abbreviated form may stand for within a name: `CA Talleres` is `Atlético Talleres`. */
export const WORDS_OF_FORM: Readonly<Record<string, readonly string[]>> = {
  ca: ["atletico"],
  cd: ["deportivo", "deportes"],
};

/** Shortened words and names of cities in another language, as the name in full at home. */
export const SAME_WORD: Readonly<Record<string, string>> = {
  utd: "united",
  weds: "wednesday",
  rvs: "rovers",
  rgrs: "rangers",
  ath: "athletic",
  athl: "athletic",
  alb: "albion",
  atl: "atletico",
  dep: "deportivo",
  depor: "deportivo",
  jrs: "juniors",
  univ: "universidad",
  acad: "academical",
  st: "saint",
  sankt: "saint",
  sint: "saint",
  ste: "sainte",
  rb: "redbull",
  dynamo: "dinamo",
  dinamo: "dinamo",
  munich: "munchen",
  cologne: "koln",
  nuremberg: "nurnberg",
  vienna: "wien",
  prague: "praha",
  prag: "praha",
  pilsen: "plzen",
  warsaw: "warszawa",
  cracow: "krakow",
  belgrade: "beograd",
  bucharest: "bucuresti",
  kyiv: "kiev",
  kiew: "kiev",
  moscow: "moskva",
  moskau: "moskva",
  athens: "athen",
  athina: "athen",
  thessaloniki: "saloniki",
  copenhagen: "kobenhavn",
  gothenburg: "goteborg",
  lisbon: "lisboa",
  seville: "sevilla",
  brussels: "bruxelles",
  bruges: "brugge",
  ghent: "gent",
  antwerpen: "antwerp",
  zuerich: "zurich",
  geneva: "geneve",
  nicosia: "nikosia",
  peking: "beijing",
};

/** Words that mark a second, youth or women's team wherever they stand. */
export const SQUAD_WORDS: Readonly<Record<string, string>> = {
  ii: "ii",
  iii: "iii",
  reserve: "ii",
  reserves: "ii",
  amateure: "ii",
  castilla: "ii",
  jong: "ii",
  women: "women",
  womens: "women",
  ladies: "women",
  girls: "women",
  feminino: "women",
  feminina: "women",
  femenino: "women",
  femenina: "women",
  femenil: "women",
  femminile: "women",
  feminine: "women",
  feminines: "women",
  feminin: "women",
  frauen: "women",
  vrouwen: "women",
  dames: "women",
  damer: "women",
  kvinder: "women",
  kvinner: "women",
  nu: "women",
  youth: "youth",
  academy: "youth",
  primavera: "youth",
  juvenil: "youth",
  futsal: "futsal",
};

/** Those that do so only as the last word. */
export const SQUAD_ENDINGS: Readonly<Record<string, string>> = {
  b: "ii",
  c: "iii",
  w: "women",
  res: "ii",
  "2": "ii",
  "3": "iii",
};

/** Brazil's states: a name ends with one where several clubs share it. */
export const BRAZILIAN_STATES = words(
  "ac al am ap ba ce df es go ma mg ms mt pa pb pe pi pr rj rn ro rr rs se sp to",
);
/** Adjectives of the states, in the same place: `Atlético Mineiro` is `Atlético MG`. */
export const STATE_ADJECTIVES: Readonly<Record<string, string>> = {
  mineiro: "mg",
  paranaense: "pr",
  goianiense: "go",
  paulista: "sp",
  carioca: "rj",
  gaucho: "rs",
  cearense: "ce",
  baiano: "ba",
  pernambucano: "pe",
  potiguar: "rn",
  acreano: "ac",
};

/** Words that many clubs of one country bear: sharing only these means nothing. */
export const COMMON_WORDS = words(`
  united city town rovers county athletic albion wanderers rangers real sporting racing atletico athletico atletica deportivo deportes
  union unio inter internacional internazionale international dinamo spartak lokomotiv torpedo olympique olympic olimpia stade
  borussia eintracht fortuna hapoel maccabi beitar bnei al san santa santo sao saint sainte independiente nacional national central
  estudiantes universidad juventud rapid sturm austria wacker viktoria victoria slavia sparta cska young boys old north south east
  west red bull redbull blau weiss weib schwarz rot rote gelb grun grasshopper sportive sport sports spor vitoria america botafogo
  guarani operario river plate boca juniors racing gimnasia esgrima talleres sarmiento san martin defensores argentino colon
  alianza municipal libertad cerro colo universitario academica academico hanoi ha noi ho chi minh viet nam
  wiener team innsbruck sportclub queens park hearts thistle royal standard excelsior cercle racing new los angeles york st
`);
