/** Clubs of the Spanish leagues; see england.table.ts. Reserve teams are separate clubs here. */
export const spain = `
Deportivo Alavés|Alavés
UD Almería|Almería
Athletic Club|Ath Bilbao|Athletic Bilbao|Athletic Club Bilbao
Atlético Madrid|Ath Madrid|Club Atlético de Madrid|Atlético de Madrid
FC Barcelona|Barcelona
Real Betis|Betis|Real Betis Balompié
Cádiz CF|Cádiz
Celta Vigo|Celta|RC Celta|RC Celta de Vigo
Deportivo La Coruña|La Coruna|RCD La Coruña|RC Deportivo La Coruña|RC Deportivo de La Coruña|Deportivo de La Coruña
SD Eibar|Eibar
Elche CF|Elche
RCD Espanyol|Espanol|Espanyol|RCD Espanyol de Barcelona|Espanyol Barcelona
Getafe CF|Getafe
Girona FC|Girona
Granada CF|Granada
SD Huesca|Huesca
UD Las Palmas|Las Palmas
CD Leganés|Leganés
Levante UD|Levante
Málaga CF|Málaga
RCD Mallorca|Mallorca
CA Osasuna|Osasuna
Real Oviedo|Oviedo
Rayo Vallecano|Vallecano|Rayo Vallecano de Madrid
Real Madrid
Real Sociedad|Sociedad|Real Sociedad de Fútbol
Sevilla FC|Sevilla
Valencia CF|Valencia
Real Valladolid|Valladolid
Villarreal CF|Villarreal
Albacete Balompié|Albacete
AD Alcorcón|Alcorcón
Algeciras
FC Andorra|Andorra
Badajoz
FC Barcelona B|Barcelona B|Barcelona Atlètic
Burgos CF|Burgos
FC Cartagena|Cartagena
AD Ceuta|Ceuta|AD Ceuta FC
CD Castellón|Castellón
Ciudad de Murcia
Compostela|SD Compostela
Córdoba CF|Córdoba
Cultural Leonesa|Leonesa|Cultural y Deportiva Leonesa
Racing Ferrol|Ferrol|Racing de Ferrol|Racing Club de Ferrol
UE Lleida|Lerida|Lleida
CF Fuenlabrada|Fuenlabrada
Gimnàstic Tarragona|Gimnastic|Gimnàstic de Tarragona|Nàstic Tarragona
Hércules CF|Hércules
UD Ibiza|Ibiza
Recreativo Huelva|Recreativo|Recreativo de Huelva
Xerez CD|Xerez
Real Jaén|Jaén
UD Logroñés
CD Logroñés
Lorca FC|Lorca
CD Lugo|Lugo
CD Mirandés|Mirandés
Real Murcia|Murcia
CD Numancia|Numancia
Polideportivo Ejido|Poli Ejido|Ejido
SD Ponferradina|Ponferradina
Pontevedra
Real Madrid Castilla|Castilla|Real Madrid B|RM Castilla
Real Sociedad B|Sociedad B
CF Reus|Reus Deportiu|CF Reus Deportiu
CE Sabadell|Sabadell
UD Salamanca|Salamanca
Racing Santander|Santander|Racing de Santander|Real Racing Club de Santander|Real Racing Club
SD Amorebieta|Amorebieta
CD Eldense|Eldense
Sevilla Atlético|Sevilla B|Sevilla FC B
Sporting Gijón|Sp Gijon|Real Sporting de Gijón|Sporting de Gijón|Real Sporting
CD Tenerife|Tenerife
UCAM Murcia|UCAM Murcia CF
Terrassa
Vecindario
Villarreal B|Villarreal CF B
Real Zaragoza|Zaragoza
Extremadura UD
CF Extremadura|Extremadura
Alicante
Guadalajara
Llagostera|UE Llagostera
Mérida|CP Mérida
Real Unión|Real Union Irun
`;
