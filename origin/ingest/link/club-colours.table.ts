/**
 * Colours of clubs' shirts, for crests that are drawn: a club has the same ones on every page, and readers know it by
 * them. By FIFA code of the country in whose league the clubs play: the main colour and the second one, then the clubs,
 * separated by bars; other spellings of a name are found as those of club-aliases/ are.
 */
export const clubColours: Readonly<Record<string, string>> = {
  ENG: `
red white: Arsenal|Brentford|Liverpool|Nottingham Forest|Sunderland|Southampton|Middlesbrough|Sheffield United|Stoke City
red white: Bristol City|Charlton Athletic|Wrexham|Barnsley|Rotherham United
red yellow: Manchester United
red black: AFC Bournemouth
claret sky: Aston Villa|Burnley|West Ham United
blue white: Brighton & Hove Albion|Chelsea|Everton|Birmingham City|Ipswich Town|Leicester City|Portsmouth|Queens Park Rangers
blue white: Sheffield Wednesday|Reading|Blackburn Rovers|Huddersfield Town|Wigan Athletic|Cardiff City
blue red: Crystal Palace
white black: Fulham|Derby County|Swansea City
white blue: Leeds United
white navy: Tottenham Hotspur|Preston North End|Bolton Wanderers
sky white: Manchester City|Coventry City
black white: Newcastle United
gold black: Wolverhampton Wanderers|Hull City
yellow black: Watford
yellow green: Norwich City
yellow navy: Oxford United
navy white: West Bromwich Albion|Millwall
orange white: Luton Town|Blackpool
green white: Plymouth Argyle`,
  SCO: `
green white: Celtic|Hibernian
blue white: Rangers|Kilmarnock|St Johnstone
wine white: Heart of Midlothian
red white: Aberdeen|Hamilton Academical
navy white: Dundee|Ross County|Falkirk
orange black: Dundee United
gold wine: Motherwell
black white: St Mirren
gold black: Livingston
yellow red: Partick Thistle`,
  ESP: `
red white: Athletic Club|Atlético Madrid|Girona FC|Sporting Gijón|Granada CF|UD Almería
blue garnet: FC Barcelona|Levante UD|SD Eibar
white gold: Real Madrid
green white: Real Betis|Racing Santander|Córdoba CF
white green: Elche CF
sky white: Celta Vigo
blue white: Real Sociedad|Getafe CF|Deportivo Alavés|RCD Espanyol|Real Oviedo|CD Leganés|Deportivo La Coruña|Málaga CF
red navy: CA Osasuna
red black: RCD Mallorca
white red: Rayo Vallecano|Sevilla FC
white black: Valencia CF
yellow blue: Villarreal CF|Cádiz CF|UD Las Palmas
purple white: Real Valladolid
white blue: Real Zaragoza`,
  ITA: `
red black: AC Milan
blue black: Internazionale|Atalanta|Pisa
black white: Juventus|Udinese
azure white: Napoli|Empoli
blue white: Como|Brescia|Sampdoria
sky white: Lazio
garnet gold: Roma
purple white: Fiorentina
red blue: Bologna|Cagliari|Genoa|Crotone
yellow blue: Hellas Verona|Frosinone|Modena
white black: Parma|Spezia|Cesena
yellow red: Lecce|Catanzaro|Benevento
garnet white: Torino|Salernitana
red grey: Cremonese
green black: Sassuolo
red white: Monza|Bari|Vicenza
black orange: Venezia
pink black: Palermo`,
  GER: `
red white: Bayern München|1. FC Köln|1. FSV Mainz 05|1. FC Union Berlin|Fortuna Düsseldorf|1. FC Kaiserslautern
white red: VfB Stuttgart|FC Augsburg|RB Leipzig
red black: SC Freiburg|Bayer Leverkusen|Hannover 96
yellow black: Borussia Dortmund|Dynamo Dresden
white green: Borussia Mönchengladbach
black red: Eintracht Frankfurt
green white: Werder Bremen|VfL Wolfsburg|SpVgg Greuther Fürth
blue white: TSG Hoffenheim|FC Schalke 04|Hertha BSC|VfL Bochum|SV Darmstadt 98|Karlsruher SC|1. FC Magdeburg|Holstein Kiel
blue white: Hamburger SV|FC Hansa Rostock
blue black: Arminia Bielefeld|SC Paderborn
red blue: 1. FC Heidenheim
brown white: FC St. Pauli
wine white: 1. FC Nürnberg
yellow blue: Eintracht Braunschweig`,
  FRA: `
navy red: Paris Saint-Germain
white azure: Olympique de Marseille
white red: Olympique Lyonnais
red white: AS Monaco|Stade Brestois 29|Stade de Reims|AS Nancy
red navy: Lille OSC
red black: Stade Rennais|OGC Nice|EA Guingamp
gold red: RC Lens
yellow green: FC Nantes
blue white: RC Strasbourg|SC Bastia|ES Troyes AC
purple white: Toulouse FC
sky navy: Le Havre AC
white blue: AJ Auxerre
black white: Angers SCO
orange black: FC Lorient
garnet white: FC Metz
navy white: Paris FC|Girondins de Bordeaux
green white: AS Saint-Étienne|Red Star
navy orange: Montpellier HSC
yellow navy: FC Sochaux`,
  NED: `
white red: Ajax
red white: PSV Eindhoven|Feyenoord|AZ Alkmaar|FC Twente|FC Utrecht|Sparta Rotterdam
blue white: SC Heerenveen|PEC Zwolle|De Graafschap
green white: FC Groningen
red green: NEC Nijmegen
red yellow: Go Ahead Eagles
black white: Heracles Almelo
yellow green: Fortuna Sittard|ADO Den Haag
yellow black: NAC Breda|Vitesse|Roda JC
orange black: FC Volendam
red black: Excelsior
yellow blue: RKC Waalwijk|SC Cambuur`,
  POR: `
red white: Benfica|Sporting Braga|CD Santa Clara
blue white: FC Porto|Os Belenenses|FC Famalicão
green white: Sporting CP|Rio Ave FC|Moreirense FC|Vitória Setúbal
white black: Vitória Guimarães
black white: Boavista FC|CD Nacional|Académica|SC Farense|Portimonense SC
red blue: Gil Vicente FC
yellow blue: GD Estoril Praia|FC Arouca
red green: Estrela da Amadora
yellow green: CD Tondela|FC Paços de Ferreira
green red: CS Marítimo`,
  BEL: `
blue black: Club Brugge
purple white: RSC Anderlecht
red white: Standard Liège|Royal Antwerp
blue white: KRC Genk|KAA Gent
yellow blue: Union Saint-Gilloise|Westerlo
black white: Sporting Charleroi
green black: Cercle Brugge
yellow red: KV Mechelen`,
  TUR: `
gold red: Galatasaray
yellow navy: Fenerbahçe|MKE Ankaragücü
black white: Beşiktaş
garnet sky: Trabzonspor
orange navy: İstanbul Başakşehir
navy white: Kasımpaşa
green white: Konyaspor|Bursaspor
yellow red: Kayserispor|Göztepe
red white: Antalyaspor|Samsunspor|Sivasspor
orange green: Alanyaspor
green blue: Çaykur Rizespor
red black: Gaziantep FK|Gençlerbirliği
green black: Kocaelispor
purple yellow: Eyüpspor
black red: Fatih Karagümrük
garnet white: Hatayspor
azure navy: Adana Demirspor`,
  GRE: `
red white: Olympiakos
green white: Panathinaikos
yellow black: AEK Athens|Aris
black white: PAOK|OFI`,
  VIE: `
purple yellow: Hà Nội
red yellow: Công An Hà Nội
red white: Thể Công Viettel|Hải Phòng
purple white: Becamex Bình Dương
yellow blue: Sông Lam Nghệ An|Thanh Hóa
orange white: SHB Đà Nẵng`,
  JPN: `
garnet navy: Kashima Antlers
red black: Urawa Red Diamonds|Consadole Sapporo
yellow black: Kashiwa Reysol
blue red: FC Tokyo|Yokohama F. Marinos
green white: Tokyo Verdy
blue white: Machida Zelvia|Mito HollyHock
azure black: Kawasaki Frontale
azure white: Yokohama FC|Sagan Tosu
lime blue: Shonan Bellmare
orange blue: Albirex Niigata|Shimizu S-Pulse
red gold: Nagoya Grampus
purple white: Kyoto Sanga|Sanfrecce Hiroshima
blue black: Gamba Osaka
pink navy: Cerezo Osaka
garnet white: Vissel Kobe
wine navy: Fagiano Okayama
navy white: Avispa Fukuoka
gold blue: Vegalta Sendai
yellow green: JEF United Chiba
blue orange: V-Varen Nagasaki
sky white: Júbilo Iwata`,
  KOR: `
blue yellow: Ulsan HD|Ulsan Hyundai
green white: Jeonbuk Hyundai Motors|Jeonbuk Motors
red black: FC Seoul|Pohang Steelers|Bucheon FC 1995
blue white: Suwon Samsung Bluewings|Suwon Bluewings
sky white: Daegu FC
blue black: Incheon United
orange white: Gangwon FC|Jeju United|Jeju SK
yellow black: Gwangju FC
blue red: Suwon FC
purple white: FC Anyang
red white: Busan IPark
black white: Seongnam FC`,
  CHN: `
blue white: Shanghai Shenhua
red white: Shanghai Port
green white: Beijing Guoan
orange white: Shandong Taishan`,
  KSA: `
blue white: Al-Hilal
yellow blue: Al-Nassr
yellow black: Al-Ittihad
green white: Al-Ahli`,
  BRA: `
red black: Flamengo|Athletico Paranaense|Vitória|Sport Recife|Atlético Goianiense
green white: Palmeiras|Juventude|Coritiba|Chapecoense|Goiás|Guarani
white black: Corinthians|Santos
white red: São Paulo|Bragantino
wine green: Fluminense
black white: Botafogo RJ|Vasco da Gama|Atlético Mineiro|Ceará|Ponte Preta|Figueirense
azure black: Grêmio
red white: Internacional|Náutico|Vila Nova|CR Brasil
blue white: Cruzeiro|Avaí
blue red: Bahia
red blue: Fortaleza
yellow green: Mirassol|Cuiabá
yellow black: Criciúma|Novorizontino
navy white: Remo
green black: América Mineiro`,
  ARG: `
blue yellow: Boca Juniors|Rosario Central
white red: River Plate|Huracán
sky white: Racing Club|Belgrano|Atlético Tucumán
red white: Independiente|Estudiantes de La Plata|Argentinos Juniors|Instituto|Unión|Barracas Central
blue red: San Lorenzo|Tigre
white blue: Vélez Sarsfield
white navy: Gimnasia de La Plata
red black: Newell's Old Boys|Colón
garnet white: Lanús
green white: Banfield|Sarmiento
navy white: Talleres
white brown: Platense
blue white: Godoy Cruz|Independiente Rivadavia
yellow green: Defensa y Justicia
green yellow: Aldosivi
black white: Central Córdoba SdE|Deportivo Riestra|Gimnasia de Mendoza
green black: San Martín de San Juan`,
  URU: `
white blue: Nacional
yellow black: Peñarol`,
  MEX: `
yellow navy: Club América
red white: Guadalajara|Toluca|Necaxa
blue white: Cruz Azul|Pachuca
navy gold: Pumas UNAM
yellow blue: Tigres UANL
navy white: Monterrey
green white: Santos Laguna|León
red black: Atlas|Tijuana`,
  USA: `
pink black: Inter Miami
white navy: Los Angeles Galaxy
black gold: Los Angeles FC
red black: Atlanta United|D.C. United
sky navy: New York City FC
white red: New York Red Bulls
yellow black: Columbus Crew
purple white: Orlando City
red white: Toronto FC
navy gold: Philadelphia Union
green gold: Portland Timbers
orange blue: FC Cincinnati
orange black: Houston Dynamo`,
};

/** The colours of the table. Letters on each have a contrast of 4.5 or more (club-crest.rules.ts). */
export const shirtColours: Readonly<Record<string, string>> = {
  white: "#fff",
  grey: "#aab",
  black: "#111",
  red: "#c12",
  garnet: "#a03",
  claret: "#713",
  wine: "#814",
  pink: "#f9b",
  purple: "#529",
  navy: "#126",
  blue: "#14b",
  azure: "#19d",
  sky: "#8ce",
  green: "#073",
  lime: "#8c4",
  yellow: "#fd2",
  gold: "#fb1",
  orange: "#f70",
  brown: "#532",
};
