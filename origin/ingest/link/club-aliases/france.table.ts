/** Clubs of the French leagues, including Monaco; see england.table.ts. */
export const france = `
AC Ajaccio|Ajaccio
Gazélec Ajaccio|Ajaccio GFCO|GFC Ajaccio|Gazelec
Amiens SC|Amiens
Angers SCO|Angers
AJ Auxerre|Auxerre
SC Bastia|Bastia
Girondins de Bordeaux|Bordeaux|FC Girondins de Bordeaux|Girondins Bordeaux
Stade Brestois 29|Brest|Stade Brestois
SM Caen|Caen|Stade Malherbe Caen|Stade Malherbe de Caen
Clermont Foot|Clermont|Clermont Foot 63|Clermont Foot Auvergne 63
Dijon FCO|Dijon
EA Guingamp|Guingamp|En Avant de Guingamp
RC Lens|Lens|Racing Club de Lens
Le Havre AC|Le Havre
Lille OSC|Lille|LOSC Lille|LOSC
FC Lorient|Lorient
Olympique Lyonnais|Lyon|Olympique Lyon
Olympique de Marseille|Marseille|Olympique Marseille
FC Metz|Metz
AS Monaco|Monaco|AS Monaco FC
Montpellier HSC|Montpellier|Montpellier Hérault SC|HSC Montpellier
AS Nancy|Nancy|AS Nancy Lorraine
FC Nantes|Nantes
OGC Nice|Nice
Nîmes Olympique|Nîmes
Paris FC
Paris Saint-Germain|Paris SG|PSG|Paris St. Germain
Stade de Reims|Reims
Stade Rennais|Rennes|Stade Rennais FC|Stade Rennais FC 1901
AS Saint-Étienne|St Etienne|Saint-Étienne
FC Sochaux|Sochaux|FC Sochaux-Montbéliard|Sochaux-Montbéliard
RC Strasbourg|Strasbourg|RC Strasbourg Alsace|Racing Strasbourg
Toulouse FC|Toulouse
ES Troyes AC|Troyes|ESTAC Troyes|Espérance Sportive Troyes AC
Valenciennes FC|Valenciennes
Évian TG|Evian Thonon Gaillard|Évian Thonon Gaillard FC
AC Arles|Arles|AC Arles-Avignon|Arles-Avignon
FC Annecy|Annecy
AS Beauvais|Beauvais|AS Beauvais Oise
Besançon|Racing Besançon
Boulogne|US Boulogne|US Boulogne Côte d'Opale
Bourg-en-Bresse|Bourg Peronnas|Bourg-en-Bresse 01|Football Bourg-en-Bresse Péronnas 01
FC Chambly|Chambly|FC Chambly Oise
LB Châteauroux|Châteauroux|La Berrichonne de Châteauroux
AS Cannes|Cannes
US Créteil|Créteil|US Créteil-Lusitanos
Dunkerque|USL Dunkerque
FC Gueugnon|Gueugnon
Grenoble Foot 38|Grenoble
FC Istres|Istres
Stade Lavallois|Laval|Stade Lavallois MFC
Le Mans FC|Le Mans|Le Mans UC
Libourne|Libourne Saint-Seurin|FC Libourne
Louhans-Cuiseaux
FC Martigues|Martigues
FC Mulhouse|Mulhouse
Chamois Niortais|Niort|Chamois Niortais FC
US Orléans|Orléans
Pau FC|Pau
Quevilly-Rouen|US Quevilly-Rouen Métropole|QRM
FC Rouen|Rouen
Red Star|Red Star FC|Red Star FC 93
Rodez AF|Rodez
CS Sedan|Sedan|CS Sedan Ardennes
FC Sète|Sète
Sporting Toulon|Toulon
Tours FC|Tours
Vannes OC|Vannes
Villefranche|FC Villefranche Beaujolais
Concarneau|US Concarneau
Valence|ASOA Valence
`;
