import type { ContinentId } from "#shared/competition/index.ts";
import { slugOf } from "../slug.ts";

/**
 * Countries by FIFA code, with the code of their flag (ISO 3166-1, of British associations ISO 3166-2; `-` for none):
 * first openfootball's usual name, then spellings of other sources, then the Vietnamese name. They are listed under the
 * continent of their confederation: Australia in Asia, Israel and Kazakhstan in Europe; after the members of FIFA come
 * other associations with leagues, then former teams that FIFA counts by themselves. A national team's id is its code,
 * so that `USA` and `United States` are one team.
 */
const written: Readonly<Record<Exclude<ContinentId, "world">, string>> = {
  africa: `
ALG dz Algeria = Algeria
ANG ao Angola = Angola
BEN bj Benin = Benin
BFA bf Burkina Faso = Burkina Faso
BOT bw Botswana = Botswana
BDI bi Burundi = Burundi
CGO cg Congo|Congo-Brazzaville|Republic of the Congo|Congo Republic = Cộng hòa Congo
CHA td Chad|Tchad = Chad
CIV ci Ivory Coast|Côte d'Ivoire|Cote d Ivoire = Bờ Biển Ngà
CMR cm Cameroon = Cameroon
COD cd DR Congo|Congo DR|Congo-Kinshasa|Democratic Republic of the Congo|Democratic Republic of Congo|Congo, DR|D.R. Congo = CHDC Congo
COM km Comoros|Comoros Islands = Comoros
CPV cv Cape Verde|Cabo Verde|Cape Verde Islands = Cape Verde
CTA cf Central African Republic|Central African Rep.|Central Africa = Cộng hòa Trung Phi
DJI dj Djibouti = Djibouti
EGY eg Egypt = Ai Cập
EQG gq Equatorial Guinea = Guinea Xích Đạo
ERI er Eritrea = Eritrea
ETH et Ethiopia = Ethiopia
GAB ga Gabon = Gabon
GAM gm Gambia|The Gambia = Gambia
GHA gh Ghana = Ghana
GNB gw Guinea-Bissau = Guinea-Bissau
GUI gn Guinea = Guinea
KEN ke Kenya = Kenya
LBR lr Liberia = Liberia
LBY ly Libya = Libya
LES ls Lesotho = Lesotho
MAD mg Madagascar = Madagascar
MAR ma Morocco = Ma Rốc
MLI ml Mali = Mali
MOZ mz Mozambique = Mozambique
MRI mu Mauritius = Mauritius
MTN mr Mauritania = Mauritania
MWI mw Malawi = Malawi
NAM na Namibia = Namibia
NGA ng Nigeria = Nigeria
NIG ne Niger = Niger
RSA za South Africa = Nam Phi
RWA rw Rwanda = Rwanda
SDN sd Sudan = Sudan
SEN sn Senegal = Senegal
SEY sc Seychelles = Seychelles
SLE sl Sierra Leone = Sierra Leone
SOM so Somalia = Somalia
SSD ss South Sudan = Nam Sudan
STP st São Tomé and Príncipe|Sao Tome & Principe|Sao Tome e Principe = São Tomé và Príncipe
SWZ sz Eswatini|Swaziland = Eswatini
TAN tz Tanzania|United Republic of Tanzania = Tanzania
TOG tg Togo = Togo
TUN tn Tunisia = Tunisia
UGA ug Uganda = Uganda
ZAM zm Zambia = Zambia
ZIM zw Zimbabwe = Zimbabwe
REU re Réunion|Reunion Island = Réunion
MYT yt Mayotte = Mayotte
ZAN - Zanzibar = Zanzibar
ESH eh Western Sahara = Tây Sahara
ZAI - Zaire = Zaire
RHO - Rhodesia|Southern Rhodesia = Rhodesia
UAR - United Arab Republic = Cộng hòa Ả Rập Thống nhất`,
  asia: `
AFG af Afghanistan = Afghanistan
AUS au Australia = Úc
BAN bd Bangladesh = Bangladesh
BHR bh Bahrain = Bahrain
BHU bt Bhutan = Bhutan
BRU bn Brunei|Brunei Darussalam = Brunei
CAM kh Cambodia = Campuchia
CHN cn China|China PR|PR China|People's Republic of China = Trung Quốc
GUM gu Guam = Guam
HKG hk Hong Kong|Hong Kong, China|Hong Kong China = Hồng Kông
IDN id Indonesia = Indonesia
IND in India = Ấn Độ
IRN ir Iran|IR Iran|Islamic Republic of Iran = Iran
IRQ iq Iraq = Iraq
JOR jo Jordan = Jordan
JPN jp Japan = Nhật Bản
KGZ kg Kyrgyzstan|Kyrgyz Republic = Kyrgyzstan
KOR kr South Korea|Korea Republic|Republic of Korea|Korea South|Korea = Hàn Quốc
KSA sa Saudi Arabia|Kingdom of Saudi Arabia = Ả Rập Xê Út
KUW kw Kuwait = Kuwait
LAO la Laos|Lao|Lao PDR = Lào
LBN lb Lebanon = Liban
MAC mo Macau|Macao = Macau
MAS my Malaysia = Malaysia
MDV mv Maldives = Maldives
MNG mn Mongolia = Mông Cổ
MYA mm Myanmar|Burma = Myanmar
NEP np Nepal = Nepal
NMI mp Northern Mariana Islands|Northern Marianas = Quần đảo Bắc Mariana
OMA om Oman = Oman
PAK pk Pakistan = Pakistan
PHI ph Philippines = Philippines
PLE ps Palestine|Palestinian Territory|Palestinian Authority|State of Palestine|Palestinian Territories = Palestine
PRK kp North Korea|Korea DPR|DPR Korea|Korea North = Triều Tiên
QAT qa Qatar = Qatar
SIN sg Singapore = Singapore
SRI lk Sri Lanka = Sri Lanka
SYR sy Syria|Syrian Arab Republic = Syria
THA th Thailand = Thái Lan
TJK tj Tajikistan = Tajikistan
TKM tm Turkmenistan = Turkmenistan
TLS tl Timor-Leste|East Timor = Đông Timor
TPE tw Chinese Taipei|Taiwan|Taipei = Đài Bắc Trung Hoa
UAE ae United Arab Emirates|UAE = UAE
UZB uz Uzbekistan = Uzbekistan
VIE vn Vietnam|Viet Nam = Việt Nam
YEM ye Yemen = Yemen
INH - Dutch East Indies = Đông Ấn Hà Lan
VSO - South Vietnam|Republic of Vietnam = Việt Nam Cộng hòa
NYE - North Yemen = Bắc Yemen
SYE - South Yemen|PDR Yemen = Nam Yemen`,
  europe: `
ALB al Albania = Albania
AND ad Andorra = Andorra
ARM am Armenia = Armenia
AUT at Austria = Áo
AZE az Azerbaijan|Azerbaidjan = Azerbaijan
BEL be Belgium = Bỉ
BIH ba Bosnia & Herzegovina|Bosnia-Herzegovina|Bosnia and Herzegovina|Bosnia|Bosnia & Herz. = Bosnia và Herzegovina
BLR by Belarus = Belarus
BUL bg Bulgaria = Bulgaria
CRO hr Croatia = Croatia
CYP cy Cyprus = Síp
CZE cz Czech Republic|Czechia|Czech Rep. = Cộng hòa Séc
DEN dk Denmark = Đan Mạch
ENG gb-eng England = Anh
ESP es Spain = Tây Ban Nha
EST ee Estonia = Estonia
FIN fi Finland = Phần Lan
FRA fr France = Pháp
FRO fo Faroe Islands|Faeroe Islands|Faroes = Quần đảo Faroe
GEO ge Georgia = Georgia
GER de Germany = Đức
GIB gi Gibraltar = Gibraltar
GRE gr Greece = Hy Lạp
HUN hu Hungary = Hungary
IRL ie Republic of Ireland|Ireland|Eire|Ireland Republic|Irish Republic|Rep. of Ireland|Irish Free State = Cộng hòa Ireland
ISL is Iceland = Iceland
ISR il Israel = Israel
ITA it Italy = Ý
KAZ kz Kazakhstan = Kazakhstan
KOS xk Kosovo = Kosovo
LIE li Liechtenstein = Liechtenstein
LTU lt Lithuania = Litva
LUX lu Luxembourg|Luxemburg = Luxembourg
LVA lv Latvia = Latvia
MDA md Moldova|Republic of Moldova = Moldova
MKD mk North Macedonia|Macedonia|FYR Macedonia|Macedonia FYR|Republic of Macedonia|North Macedonia Republic = Bắc Macedonia
MLT mt Malta = Malta
MNE me Montenegro = Montenegro
NED nl Netherlands|Holland|The Netherlands = Hà Lan
NIR gb-nir Northern Ireland = Bắc Ireland
NOR no Norway = Na Uy
POL pl Poland = Ba Lan
POR pt Portugal = Bồ Đào Nha
ROU ro Romania|Rumania = Romania
RUS ru Russia|Russian Federation = Nga
SCO gb-sct Scotland = Scotland
SMR sm San Marino = San Marino
SRB rs Serbia = Serbia
SUI ch Switzerland = Thụy Sĩ
SVK sk Slovakia|Slovak Republic = Slovakia
SVN si Slovenia = Slovenia
SWE se Sweden = Thụy Điển
TUR tr Turkey|Türkiye|Turkiye = Thổ Nhĩ Kỳ
UKR ua Ukraine = Ukraina
WAL gb-wls Wales = Wales
CRM - Crimea = Krym
GBR gb Great Britain|United Kingdom = Vương quốc Anh
GGY gg Guernsey = Guernsey
GRL gl Greenland = Greenland
IOM im Isle of Man = Đảo Man
JEY je Jersey = Jersey
MCO mc Monaco = Monaco
NCY - Northern Cyprus = Bắc Síp
VAT va Vatican|Vatican City = Vatican
FRG - West Germany|Germany FR|FR Germany = Tây Đức
GDR - East Germany|German DR|Germany DR = Đông Đức
SAA - Saarland = Saarland
SCG - Serbia and Montenegro|Serbia & Montenegro = Serbia và Montenegro
TCH - Czechoslovakia = Tiệp Khắc
URS - Soviet Union|USSR = Liên Xô
CIS - CIS|Commonwealth of Independent States = Cộng đồng các Quốc gia Độc lập
YUG - Yugoslavia|FR Yugoslavia = Nam Tư`,
  north_america: `
AIA ai Anguilla = Anguilla
ARU aw Aruba = Aruba
ATG ag Antigua and Barbuda|Antigua & Barbuda = Antigua và Barbuda
BAH bs Bahamas|The Bahamas = Bahamas
BER bm Bermuda = Bermuda
BLZ bz Belize = Belize
BRB bb Barbados = Barbados
CAN ca Canada = Canada
CAY ky Cayman Islands = Quần đảo Cayman
CRC cr Costa Rica = Costa Rica
CUB cu Cuba = Cuba
CUW cw Curaçao = Curaçao
DMA dm Dominica = Dominica
DOM do Dominican Republic|Dominican Rep. = Cộng hòa Dominica
GRN gd Grenada = Grenada
GUA gt Guatemala = Guatemala
GUY gy Guyana = Guyana
HAI ht Haiti = Haiti
HON hn Honduras = Honduras
JAM jm Jamaica = Jamaica
LCA lc Saint Lucia|St. Lucia = Saint Lucia
MEX mx Mexico = Mexico
MSR ms Montserrat = Montserrat
NCA ni Nicaragua = Nicaragua
PAN pa Panama = Panama
PUR pr Puerto Rico = Puerto Rico
SKN kn Saint Kitts and Nevis|St. Kitts & Nevis|St. Kitts and Nevis|St Kitts Nevis = Saint Kitts và Nevis
SLV sv El Salvador|Salvador = El Salvador
SUR sr Suriname|Surinam = Suriname
TCA tc Turks and Caicos Islands|Turks & Caicos|Turks and Caicos = Quần đảo Turks và Caicos
TRI tt Trinidad and Tobago|Trinidad & Tobago = Trinidad và Tobago
USA us USA|United States|United States of America|US = Mỹ
VGB vg British Virgin Islands = Quần đảo Virgin thuộc Anh
VIN vc Saint Vincent and the Grenadines|St. Vincent & the Grenadines|St. Vincent and the Grenadines|St Vincent and Grenadines|Saint Vincent & Grenadines|St. Vincent / Grenadines = Saint Vincent và Grenadines
VIR vi US Virgin Islands|U.S. Virgin Islands|United States Virgin Islands = Quần đảo Virgin thuộc Mỹ
BOE bq Bonaire = Bonaire
GLP gp Guadeloupe = Guadeloupe
GUF gf French Guiana|French Guyana = Guiana thuộc Pháp
MTQ mq Martinique = Martinique
SMA sx Sint Maarten = Sint Maarten
SMN mf Saint Martin|St. Martin = Saint Martin
SPM pm Saint Pierre and Miquelon|St. Pierre & Miquelon = Saint Pierre và Miquelon
ANT - Netherlands Antilles|Netherland Antilles = Antille thuộc Hà Lan`,
  oceania: `
ASA as American Samoa = Samoa thuộc Mỹ
COK ck Cook Islands = Quần đảo Cook
FIJ fj Fiji = Fiji
NCL nc New Caledonia = New Caledonia
NZL nz New Zealand = New Zealand
PNG pg Papua New Guinea = Papua New Guinea
SAM ws Samoa|Western Samoa = Samoa
SOL sb Solomon Islands = Quần đảo Solomon
TAH pf Tahiti|French Polynesia = Tahiti
TGA to Tonga = Tonga
VAN vu Vanuatu = Vanuatu
FSM fm Micronesia|Federated States of Micronesia = Micronesia
KIR ki Kiribati = Kiribati
MHL mh Marshall Islands = Quần đảo Marshall
NIU nu Niue = Niue
NRU nr Nauru = Nauru
PLW pw Palau = Palau
TUV tv Tuvalu = Tuvalu
WLF wf Wallis and Futuna|Wallis & Futuna = Wallis và Futuna`,
  south_america: `
ARG ar Argentina = Argentina
BOL bo Bolivia = Bolivia
BRA br Brazil|Brasil = Brazil
CHI cl Chile = Chile
COL co Colombia = Colombia
ECU ec Ecuador = Ecuador
PAR py Paraguay = Paraguay
PER pe Peru = Peru
URU uy Uruguay = Uruguay
VEN ve Venezuela = Venezuela`,
};

/**
 * Frequent nations in Spanish, German and French, in their own language, and in other Vietnamese spellings. They are
 * read as names of teams and countries only: `nationsNamedIn` must not find a nation in a club's or league's own words.
 */
const foreign: Readonly<Record<string, string>> = {
  ALG: "Argelia|Algerien|Algérie",
  ARG: "Argentinien|Argentine|Á Căn Đình",
  AUS: "Australien",
  AUT: "Österreich|Oesterreich|Autriche",
  BEL: "Bélgica|Belgien|Belgique|België",
  BRA: "Brasilien|Brésil|Bra-xin",
  CAN: "Kanada",
  CIV: "Costa de Marfil|Elfenbeinküste",
  CMR: "Camerún|Kamerun|Cameroun",
  CRO: "Croacia|Kroatien|Croatie|Hrvatska",
  CZE: "República Checa|Chequia|Tschechien|Tchéquie|Česko|Séc|CH Séc",
  DEN: "Dinamarca|Dänemark|Danmark|Danemark",
  ECU: "Équateur",
  EGY: "Egipto|Ägypten|Égypte",
  ENG: "Inglaterra|Angleterre|Inghilterra",
  ESP: "España|Spanien|Espagne|Spagna|Espanha",
  FRA: "Francia|Frankreich|França",
  GER: "Deutschland|Alemania|Allemagne|Germania|Alemanha",
  GRE: "Grecia|Griechenland|Grèce",
  HUN: "Hungría|Ungarn|Hongrie|Magyarország",
  IRL: "Irlanda|Irland|Irlande|CH Ireland|Cộng hòa Ai-len",
  ITA: "Italia|Italien|Italie",
  JPN: "Japón|Giappone|Nhật",
  KOR: "Corea del Sur|Südkorea|Corée du Sud|República de Corea|Nam Hàn",
  KSA: "Arabia Saudita|Arabia Saudí|Saudi-Arabien|Arabie saoudite|Ả Rập Saudi|Ả Rập Xê-út",
  MAR: "Marruecos|Marokko|Maroc",
  MEX: "México|Mexiko|Mexique|Mê-hi-cô",
  NED: "Países Bajos|Niederlande|Nederland|Pays-Bas|Holanda|Paesi Bassi",
  NIR: "Irlanda del Norte|Nordirland|Bắc Ai-len",
  NOR: "Noruega|Norwegen|Norge|Norvège",
  NZL: "Nueva Zelanda|Neuseeland",
  POL: "Polonia|Polen|Polska|Pologne",
  PRK: "Corea del Norte|Nordkorea|CHDCND Triều Tiên",
  QAT: "Catar|Katar",
  ROU: "Rumanía|Rumänien|Roumanie",
  RSA: "Sudáfrica|Südafrika",
  RUS: "Rusia|Russland|Russie",
  SCO: "Escocia|Schottland|Écosse",
  SRB: "Serbien|Serbie|Srbija",
  SUI: "Suiza|Schweiz|Suisse|Svizzera",
  SWE: "Suecia|Schweden|Sverige|Suède",
  TUN: "Túnez|Tunesien|Tunisie",
  TUR: "Turquía|Türkei|Turquie",
  UKR: "Ucrania|Ukraine|U-crai-na",
  USA: "Estados Unidos|EE. UU.|EEUU|Vereinigte Staaten|États-Unis|Hoa Kỳ",
  WAL: "Gales|País de Gales|Xứ Wales",
};

export interface Nation {
  readonly code: string;
  readonly name: string;
  /** Omitted for an unknown code. */
  readonly continent?: ContinentId;
  readonly translations?: { readonly vi: string };
}

const nations = Object.entries(written).flatMap(([continent, lines]) =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const [listed = "", vi = ""] = line.split(" = ");
      const [, code = "", flag = "", names = ""] = /^(\S+) (\S+) (.+)$/.exec(listed) ?? [];
      const [name = "", ...others] = names.split("|");
      const nation: Nation = {
        code,
        name,
        continent: continent as ContinentId,
        translations: { vi },
      };
      return { nation, flag: flag === "-" ? null : flag, names: [name, ...others] };
    }),
);

const byCode = new Map(nations.map(({ nation }) => [nation.code, nation]));
const flags = new Map(nations.map(({ nation, flag }) => [nation.code, flag]));

/**
 * A name for comparison: sources write `South-Korea`, `Trinidad & Tobago` and `Trinidad Tobago`, `St. Lucia` and `Saint
 * Lucia`.
 */
const nameKey = (name: string): string =>
  slugOf(name)
    .split("-")
    .filter((word) => word !== "and" && word !== "the")
    .map((word) => (word === "st" ? "saint" : word))
    .join("-");

/** The English spellings come last: where two names fold to one key, theirs counts. */
const byKey = new Map(
  [
    ...nations.map(({ nation }) => ({ nation, names: (foreign[nation.code] ?? "").split("|") })),
    ...nations,
  ].flatMap(({ nation, names }) =>
    names.filter(Boolean).map((name): [string, Nation] => [nameKey(name), nation]),
  ),
);

/** Without their diacritics `Áo`, `Ý` and `Mỹ` would be any club's letters, so they count only with them. */
const vietnameseKey = (name: string): string => (name.trim().includes(" ") ? nameKey(name) : exactKey(name));
const exactKey = (name: string): string => name.normalize("NFC").trim().toLowerCase();

const byVietnamese = new Map(
  nations.map(({ nation }) => [vietnameseKey(nation.translations?.vi ?? nation.name), nation]),
);

/** All countries of the table with their spellings. */
export const listNations = (): readonly { readonly nation: Nation; readonly names: readonly string[] }[] =>
  nations;

/** "Between countries": the country of international competitions. */
export const INTERNATIONAL: Nation = {
  code: "INT",
  name: "International",
  continent: "world",
  translations: { vi: "Quốc tế" },
};

/** The country with a FIFA code; an unknown one has its code as its name. */
export function nationOfCode(code: string): Nation {
  if (code === INTERNATIONAL.code) return INTERNATIONAL;
  return byCode.get(code) ?? { code, name: code };
}

/** True for codes of the table and for `INT`. */
export function isNationCode(code: string): boolean {
  return code === INTERNATIONAL.code || byCode.has(code);
}

/** The country of a name in any of its spellings, in Vietnamese and other languages too, or null. */
export function nationOfName(name: string): Nation | null {
  return byKey.get(nameKey(name)) ?? byVietnamese.get(vietnameseKey(name)) ?? null;
}

/** Code of a country's flag, lower case: `vn`, `gb-eng`; null for former countries and unknown codes. */
export function flagOfNation(code: string): string | null {
  return flags.get(code) ?? null;
}

/** Codes of all flags of the table. */
export const listFlags = (): readonly string[] => [
  ...new Set([...flags.values()].filter((flag) => flag !== null)),
];

/** Names for no country: of competitions between countries, continents and confederations. */
const BETWEEN = new Set(
  `world international intl europe asia africa oceania america south-america north-america central-america
  north-central-america north-and-central-america n-c-america nc-america americas uefa fifa afc caf conmebol concacaf ofc
  european-union euroasia asia-pacific middle-east club-international world-cup arab-world`.split(/\s+/),
);

/** True for a name that stands for competitions between countries. */
export function isBetweenNations(name: string): boolean {
  return BETWEEN.has(slugOf(name));
}

/** Countries whose names are among words: lower case, parted by single spaces, a space at both ends. */
export function nationsNamedIn(words: string): readonly { readonly code: string; readonly words: string }[] {
  return nations.flatMap(({ nation: { code }, names }) =>
    names.flatMap((written) => {
      const name = ` ${slugOf(written).replaceAll("-", " ")} `;
      return words.includes(name) ? [{ code, words: name }] : [];
    }),
  );
}

/**
 * Country in whose league a club plays. In European files openfootball lists clubs from Monaco, Wales and the like
 * under their own country, although they play in a neighbour's league; they must be the same club.
 */
export function leagueCountryOf(code: string): string {
  return code === "MCO" ? "FRA" : code;
}
