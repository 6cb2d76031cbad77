import { slugOf } from "./slug.ts";

/**
 * Countries by FIFA code, first the name as openfootball mostly writes it, then other spellings in use. A national
 * team's id is its code, so that `USA` of one file and `United States` of another are one team.
 */
const written = `
AFG Afghanistan
ALB Albania
ALG Algeria
AND Andorra
ANG Angola
ARG Argentina
ARM Armenia
AUS Australia
AUT Austria
AZE Azerbaijan
BAN Bangladesh
BEL Belgium
BEN Benin
BFA Burkina Faso
BHR Bahrain
BIH Bosnia & Herzegovina|Bosnia-Herzegovina|Bosnia and Herzegovina
BLR Belarus
BOL Bolivia
BOT Botswana
BRA Brazil
BUL Bulgaria
CAM Cambodia
CAN Canada
CGO Congo
CHI Chile
CHN China|China PR
CIV Ivory Coast|Côte d'Ivoire|Cote d'Ivoire
CMR Cameroon
COD DR Congo|Congo DR
COL Colombia
CPV Cape Verde|Cabo Verde
CRC Costa Rica
CRO Croatia
CUB Cuba
CUW Curaçao
CYP Cyprus
CZE Czech Republic|Czechia
DEN Denmark
ECU Ecuador
EGY Egypt
ENG England
ESP Spain
EST Estonia
ETH Ethiopia
FIN Finland
FRA France
FRO Faroe Islands
GAB Gabon
GAM Gambia
GEO Georgia
GER Germany
GHA Ghana
GIB Gibraltar
GRE Greece
GUA Guatemala
GUI Guinea
HAI Haiti
HKG Hong Kong
HON Honduras
HUN Hungary
IDN Indonesia
IND India
IRL Republic of Ireland|Ireland
IRN Iran|IR Iran
IRQ Iraq
ISL Iceland
ISR Israel
ITA Italy
JAM Jamaica
JOR Jordan
JPN Japan
KAZ Kazakhstan
KEN Kenya
KGZ Kyrgyzstan
KOR South Korea|Korea Republic
KOS Kosovo
KSA Saudi Arabia
KUW Kuwait
LAO Laos
LBN Lebanon
LIB Libya
LIE Liechtenstein
LTU Lithuania
LUX Luxembourg
LVA Latvia
MAR Morocco
MAS Malaysia
MDA Moldova
MEX Mexico
MKD North Macedonia|Macedonia
MLI Mali
MLT Malta
MNE Montenegro
MTN Mauritania
MYA Myanmar
NCL New Caledonia
NED Netherlands|Holland
NGA Nigeria
NIR Northern Ireland
NOR Norway
NZL New Zealand
OMA Oman
PAN Panama
PAR Paraguay
PER Peru
PHI Philippines
POL Poland
POR Portugal
PRK North Korea|Korea DPR
QAT Qatar
ROU Romania
RSA South Africa
RUS Russia
SCO Scotland
SEN Senegal
SIN Singapore
SLV El Salvador
SMR San Marino
SRB Serbia
SUI Switzerland
SUR Suriname
SVK Slovakia
SVN Slovenia
SWE Sweden
SYR Syria
THA Thailand
TOG Togo
TRI Trinidad and Tobago|Trinidad & Tobago
TUN Tunisia
TUR Turkey|Türkiye
UAE United Arab Emirates
UGA Uganda
UKR Ukraine
URU Uruguay
USA USA|United States
UZB Uzbekistan
VEN Venezuela
VIE Vietnam|Viet Nam
WAL Wales
ZAM Zambia
ZIM Zimbabwe
FRG West Germany
GDR East Germany
SCG Serbia and Montenegro|Serbia & Montenegro
TCH Czechoslovakia
URS Soviet Union
YUG Yugoslavia
ZAI Zaire
INH Dutch East Indies
`;

export interface Nation {
  readonly code: string;
  readonly name: string;
}

const nations = written
  .trim()
  .split("\n")
  .map((line) => ({ code: line.slice(0, 3), names: line.slice(4).split("|") }));

const byCode = new Map(nations.map(({ code, names }) => [code, { code, name: names[0] ?? code }]));
const bySlug = new Map(
  nations.flatMap(({ code, names }) =>
    names.map((name): [string, Nation] => [slugOf(name), { code, name: names[0] ?? code }]),
  ),
);

/** "Between countries": the country of competitions that belong to none. */
export const INTERNATIONAL: Nation = { code: "INT", name: "International" };

/** The country with a FIFA code; one the table does not hold bears its code as its name. */
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

/**
 * Country under which a club plays. openfootball marks Monégasque, Welsh-in-England and similar clubs by their own
 * country in European files, while they play in a neighbour's league; there they must be the same club.
 */
export function leagueCountryOf(code: string): string {
  return code === "MCO" ? "FRA" : code;
}
