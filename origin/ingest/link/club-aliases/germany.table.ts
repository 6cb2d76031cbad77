/** Clubs of the German leagues; see england.table.ts. */
export const germany = `
FC Augsburg|Augsburg
Bayer Leverkusen|Leverkusen|Bayer 04 Leverkusen
Bayern München|Bayern Munich|FC Bayern München|FC Bayern|Bayern
Borussia Dortmund|Dortmund
Borussia Mönchengladbach|M'gladbach|Borussia M'gladbach|Bor. Mönchengladbach|Mönchengladbach
VfL Bochum|Bochum|VfL Bochum 1848
Werder Bremen|SV Werder Bremen
SV Darmstadt 98|Darmstadt
Eintracht Frankfurt|Ein Frankfurt
SC Freiburg|Freiburg
Hamburger SV|Hamburg
1. FC Heidenheim|Heidenheim|1. FC Heidenheim 1846
Hertha BSC|Hertha|Hertha Berlin
TSG Hoffenheim|Hoffenheim|TSG 1899 Hoffenheim|1899 Hoffenheim
Holstein Kiel|Kiel
1. FC Köln|FC Koln|Köln|Cologne
RB Leipzig|RasenBallsport Leipzig
1. FSV Mainz 05|Mainz|FSV Mainz 05
FC Schalke 04|Schalke 04|Schalke
FC St. Pauli|St Pauli|FC St. Pauli 1910
VfB Stuttgart|Stuttgart
1. FC Union Berlin|Union Berlin
VfL Wolfsburg|Wolfsburg
Arminia Bielefeld|Bielefeld|DSC Arminia Bielefeld
Alemannia Aachen|Aachen
Rot Weiss Ahlen|Ahlen|LR Ahlen
FC Erzgebirge Aue|Erzgebirge Aue|Aue
Eintracht Braunschweig|Braunschweig
SV Babelsberg|Babelsberg
SV Wacker Burghausen|Burghausen|Wacker Burghausen
Chemnitzer FC|Chemnitz
FC Energie Cottbus|Cottbus|Energie Cottbus
Dynamo Dresden|Dresden|SG Dynamo Dresden
MSV Duisburg|Duisburg
Fortuna Düsseldorf|Düsseldorf
SV Elversberg|Elversberg|SV 07 Elversberg
Rot-Weiß Erfurt|Erfurt|RW Erfurt
Rot-Weiss Essen|Essen|RW Essen
Fortuna Köln|SC Fortuna Köln
FSV Frankfurt|Frankfurt FSV
SpVgg Greuther Fürth|Greuther Furth|Fürth
FC Gütersloh|Gütersloh
Hallescher FC
Hannover 96|Hannover
FC Hansa Rostock|Hansa Rostock|Rostock
FC Homburg|Homburg
FC Ingolstadt|Ingolstadt|FC Ingolstadt 04
FC Carl Zeiss Jena|CZ Jena|Carl Zeiss Jena|Jena
1. FC Kaiserslautern|Kaiserslautern
Karlsruher SC|Karlsruhe
TuS Koblenz|Koblenz
VfB Leipzig
VfB Lübeck|Lübeck
1. FC Magdeburg|Magdeburg
Waldhof Mannheim|Mannheim|SV Waldhof Mannheim|W Mannheim
SV Meppen|Meppen
TSV 1860 München|Munich 1860|1860 München|TSV München 1860
Preußen Münster|SC Preußen Münster|SC Preußen 06 Münster
1. FC Nürnberg|Nürnberg|Nuremberg
Rot-Weiß Oberhausen|Oberhausen|RW Oberhausen
Kickers Offenbach|Offenbach|OFC Kickers Offenbach
VfL Osnabrück|Osnabrück
SC Paderborn|Paderborn|SC Paderborn 07
Jahn Regensburg|Regensburg|SSV Jahn Regensburg
SSV Reutlingen|Reutlingen
1. FC Saarbrücken|Saarbrücken
SV Sandhausen|Sandhausen
1. FC Schweinfurt|Schweinfurt
Sportfreunde Siegen|Siegen
Stuttgarter Kickers|Stuttgarter K
Tennis Borussia Berlin|Tennis Borussia|TeBe Berlin
SSV Ulm 1846|Ulm|SSV Ulm
SpVgg Unterhaching|Unterhaching
KFC Uerdingen|Uerdingen|Bayer Uerdingen
VfR Aalen|Aalen
Wattenscheid 09|Wattenscheid|SG Wattenscheid 09
SV Wehen Wiesbaden|Wehen|Wehen Wiesbaden
Würzburger Kickers|Würzburg|FC Würzburger Kickers
FSV Zwickau|Zwickau
VfB Oldenburg|Oldenburg
`;
