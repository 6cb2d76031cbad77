/** Clubs of the Nordic countries and Ireland; see england.table.ts. */

export const denmark = `
AaB|Aalborg|Aalborg BK|AaB Aalborg
AGF|Aarhus|AGF Aarhus
Brøndby|Brøndby IF
Esbjerg|Esbjerg fB
FC København|Copenhagen|FCK
Horsens
Midtjylland
Nordsjælland
OB|Odense|Odense Boldklub
SønderjyskE
Vejle|Vejle Boldklub
`;

export const norway = `
Aalesund|Aalesunds FK|Ålesund
Bodø/Glimt
HamKam|Ham-Kam|Hamarkameratene
KFUM Oslo|KFUM
Kristiansund
Lyn|Lyn Oslo
Odd|Odds BK|Odd Grenland
Sarpsborg 08
Stabæk
Start
Tromsø|Tromsø IL
Vålerenga
`;

export const sweden = `
AIK|AIK Solna|AIK Stockholm
Åtvidaberg|Åtvidabergs
BK Häcken
Brommapojkarna
Djurgården|Djurgårdens IF
Falkenberg|Falkenbergs FF
Halmstad|Halmstads BK
Helsingborg|Helsingborgs IF
IFK Göteborg
IFK Norrköping
IFK Värnamo
Jönköping|Jönköpings Södra|J-Södra
Malmö FF
Mjällby|Mjällby AIF
Örebro|Örebro SK
Örgryte|Örgryte IS
Östersund|Östersunds FK
Sundsvall|GIF Sundsvall
Trelleborg|Trelleborgs FF
Varberg|Varbergs BoIS|Varbergs
Västerås|Västerås SK
`;

export const finland = `
HIFK|HIFK Helsinki
HJK|HJK Helsinki
Honka|Honka Espoo
Ilves|Ilves Tampere|Tampereen Ilves
Inter Turku|FC Inter|FC Inter Turku
KuPS|KuPS Kuopio|Kuopion Palloseura
Mariehamn|IFK Mariehamn
RoPS|RoPS Rovaniemi|Rovaniemi
SJK|SJK Seinäjoki|Seinäjoen JK
TPS|TPS Turku|Turun Palloseura
VPS|VPS Vaasa|Vaasan Palloseura
`;

export const ireland = `
Bohemians|Bohemian|Bohemian FC|Bohemians Dublin
Cork City|Cork
Derry City|Derry
Drogheda United|Drogheda
Galway United|Galway
St Patrick's Athletic|St. Patricks
Shamrock Rovers
Sligo Rovers|Sligo
UCD|UC Dublin|University College Dublin
Waterford|Waterford United
`;
