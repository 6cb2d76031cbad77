import type { ContinentId } from "#shared/competition/index.ts";
import { slugOf } from "../slug.ts";

/**
 * Countries by FIFA code: first openfootball's usual name, then other spellings, then the Vietnamese name. They are
 * listed under the continent of their confederation: Australia in Asia, Israel and Kazakhstan in Europe. A national
 * team's id is its code, so that `USA` and `United States` are one team.
 */
const written: Readonly<Record<Exclude<ContinentId, "world">, string>> = {
  africa: `
ALG Algeria = Algeria
ANG Angola = Angola
BEN Benin = Benin
BFA Burkina Faso = Burkina Faso
BOT Botswana = Botswana
CGO Congo = Cộng hòa Congo
CIV Ivory Coast|Côte d'Ivoire|Cote d'Ivoire = Bờ Biển Ngà
CMR Cameroon = Cameroon
COD DR Congo|Congo DR = CHDC Congo
CPV Cape Verde|Cabo Verde = Cape Verde
EGY Egypt = Ai Cập
ETH Ethiopia = Ethiopia
GAB Gabon = Gabon
GAM Gambia = Gambia
GHA Ghana = Ghana
GUI Guinea = Guinea
KEN Kenya = Kenya
LBY Libya = Libya
MAR Morocco = Ma Rốc
MLI Mali = Mali
MTN Mauritania = Mauritania
NGA Nigeria = Nigeria
RSA South Africa = Nam Phi
SEN Senegal = Senegal
TOG Togo = Togo
TUN Tunisia = Tunisia
UGA Uganda = Uganda
ZAM Zambia = Zambia
ZIM Zimbabwe = Zimbabwe
ZAI Zaire = Zaire`,
  asia: `
AFG Afghanistan = Afghanistan
AUS Australia = Úc
BAN Bangladesh = Bangladesh
BHR Bahrain = Bahrain
CAM Cambodia = Campuchia
CHN China|China PR = Trung Quốc
HKG Hong Kong = Hồng Kông
IDN Indonesia = Indonesia
IND India = Ấn Độ
IRN Iran|IR Iran = Iran
IRQ Iraq = Iraq
JOR Jordan = Jordan
JPN Japan = Nhật Bản
KGZ Kyrgyzstan = Kyrgyzstan
KOR South Korea|Korea Republic = Hàn Quốc
KSA Saudi Arabia = Ả Rập Xê Út
KUW Kuwait = Kuwait
LAO Laos = Lào
LBN Lebanon = Liban
MAS Malaysia = Malaysia
MYA Myanmar = Myanmar
OMA Oman = Oman
PHI Philippines = Philippines
PRK North Korea|Korea DPR = Triều Tiên
QAT Qatar = Qatar
SIN Singapore = Singapore
SYR Syria = Syria
THA Thailand = Thái Lan
UAE United Arab Emirates = UAE
UZB Uzbekistan = Uzbekistan
VIE Vietnam|Viet Nam = Việt Nam
INH Dutch East Indies = Đông Ấn Hà Lan`,
  europe: `
ALB Albania = Albania
AND Andorra = Andorra
ARM Armenia = Armenia
AUT Austria = Áo
AZE Azerbaijan = Azerbaijan
BEL Belgium = Bỉ
BIH Bosnia & Herzegovina|Bosnia-Herzegovina|Bosnia and Herzegovina = Bosnia và Herzegovina
BLR Belarus = Belarus
BUL Bulgaria = Bulgaria
CRO Croatia = Croatia
CYP Cyprus = Síp
CZE Czech Republic|Czechia = Cộng hòa Séc
DEN Denmark = Đan Mạch
ENG England = Anh
ESP Spain = Tây Ban Nha
EST Estonia = Estonia
FIN Finland = Phần Lan
FRA France = Pháp
FRO Faroe Islands = Quần đảo Faroe
GEO Georgia = Georgia
GER Germany = Đức
GIB Gibraltar = Gibraltar
GRE Greece = Hy Lạp
HUN Hungary = Hungary
IRL Republic of Ireland|Ireland = Cộng hòa Ireland
ISL Iceland = Iceland
ISR Israel = Israel
ITA Italy = Ý
KAZ Kazakhstan = Kazakhstan
KOS Kosovo = Kosovo
LIE Liechtenstein = Liechtenstein
LTU Lithuania = Litva
LUX Luxembourg = Luxembourg
LVA Latvia = Latvia
MDA Moldova = Moldova
MKD North Macedonia|Macedonia = Bắc Macedonia
MLT Malta = Malta
MNE Montenegro = Montenegro
NED Netherlands|Holland = Hà Lan
NIR Northern Ireland = Bắc Ireland
NOR Norway = Na Uy
POL Poland = Ba Lan
POR Portugal = Bồ Đào Nha
ROU Romania = Romania
RUS Russia = Nga
SCO Scotland = Scotland
SMR San Marino = San Marino
SRB Serbia = Serbia
SUI Switzerland = Thụy Sĩ
SVK Slovakia = Slovakia
SVN Slovenia = Slovenia
SWE Sweden = Thụy Điển
TUR Turkey|Türkiye = Thổ Nhĩ Kỳ
UKR Ukraine = Ukraina
WAL Wales = Wales
FRG West Germany = Tây Đức
GDR East Germany = Đông Đức
SCG Serbia and Montenegro|Serbia & Montenegro = Serbia và Montenegro
TCH Czechoslovakia = Tiệp Khắc
URS Soviet Union = Liên Xô
YUG Yugoslavia = Nam Tư`,
  north_america: `
CAN Canada = Canada
CRC Costa Rica = Costa Rica
CUB Cuba = Cuba
CUW Curaçao = Curaçao
GUA Guatemala = Guatemala
HAI Haiti = Haiti
HON Honduras = Honduras
JAM Jamaica = Jamaica
MEX Mexico = Mexico
PAN Panama = Panama
SLV El Salvador = El Salvador
SUR Suriname = Suriname
TRI Trinidad and Tobago|Trinidad & Tobago = Trinidad và Tobago
USA USA|United States = Mỹ`,
  oceania: `
NCL New Caledonia = New Caledonia
NZL New Zealand = New Zealand`,
  south_america: `
ARG Argentina = Argentina
BOL Bolivia = Bolivia
BRA Brazil = Brazil
CHI Chile = Chile
COL Colombia = Colombia
ECU Ecuador = Ecuador
PAR Paraguay = Paraguay
PER Peru = Peru
URU Uruguay = Uruguay
VEN Venezuela = Venezuela`,
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
      const [names = "", vi = ""] = line.slice(4).split(" = ");
      const [name = "", ...others] = names.split("|");
      const nation: Nation = {
        code: line.slice(0, 3),
        name,
        continent: continent as ContinentId,
        translations: { vi },
      };
      return { nation, names: [name, ...others] };
    }),
);

const byCode = new Map(nations.map(({ nation }) => [nation.code, nation]));
const bySlug = new Map(
  nations.flatMap(({ nation, names }) => names.map((name): [string, Nation] => [slugOf(name), nation])),
);

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

/** The country of a name in any of its spellings, or null. */
export function nationOfName(name: string): Nation | null {
  return bySlug.get(slugOf(name)) ?? null;
}

/** Countries whose names are among words: lower case, parted by single spaces, a space at both ends. */
export function nationsNamedIn(words: string): readonly { readonly code: string; readonly words: string }[] {
  return [...bySlug].flatMap(([slug, { code }]) => {
    const name = ` ${slug.replaceAll("-", " ")} `;
    return words.includes(name) ? [{ code, words: name }] : [];
  });
}

/**
 * Country in whose league a club plays. In European files openfootball lists clubs from Monaco, Wales and the like
 * under their own country, although they play in a neighbour's league; they must be the same club.
 */
export function leagueCountryOf(code: string): string {
  return code === "MCO" ? "FRA" : code;
}
