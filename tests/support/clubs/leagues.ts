import { crestOfClub } from "#origin/ingest/link/club-colours.rules.ts";
import type { CrestDesign } from "#shared/match/index.ts";

/** The country of a league, and its clubs of a season as providers write them. */
const WRITTEN: Readonly<Record<string, string>> = {
  "Premier League":
    "ENG|Arsenal FC|Aston Villa FC|AFC Bournemouth|Brentford FC|Brighton & Hove Albion FC|Burnley FC|Chelsea FC|Crystal Palace FC|Everton FC|Fulham FC|Leeds United FC|Liverpool FC|Manchester City FC|Manchester United FC|Newcastle United FC|Nottingham Forest FC|Sunderland AFC|Tottenham Hotspur FC|West Ham United FC|Wolverhampton Wanderers FC",
  Championship:
    "ENG|Birmingham City|Blackburn Rovers|Bristol City|Charlton Athletic|Coventry City|Derby County|Hull City|Ipswich Town|Leicester City|Middlesbrough|Millwall|Norwich City|Oxford United|Portsmouth|Preston North End|Queens Park Rangers|Sheffield United|Sheffield Wednesday|Southampton|Stoke City|Swansea City|Watford|West Bromwich Albion|Wrexham",
  Bundesliga:
    "GER|1. FC Köln|1. FC Union Berlin|1. FC Heidenheim 1846|1. FSV Mainz 05|Bayer 04 Leverkusen|Borussia Dortmund|Borussia Mönchengladbach|Eintracht Frankfurt|FC Augsburg|FC Bayern München|FC St. Pauli|Hamburger SV|RB Leipzig|SC Freiburg|SV Werder Bremen|TSG 1899 Hoffenheim|VfB Stuttgart|VfL Wolfsburg",
  "2. Bundesliga":
    "GER|1. FC Kaiserslautern|1. FC Magdeburg|1. FC Nürnberg|Arminia Bielefeld|Dynamo Dresden|Eintracht Braunschweig|FC Schalke 04|Fortuna Düsseldorf|Hannover 96|Hertha BSC|Holstein Kiel|Karlsruher SC|Preußen Münster|SC Paderborn 07|SpVgg Greuther Fürth|SV Darmstadt 98|SV Elversberg|VfL Bochum",
  "La Liga":
    "ESP|Athletic Club|Atlético Madrid|CA Osasuna|Deportivo Alavés|Elche CF|FC Barcelona|Getafe CF|Girona FC|Levante UD|RC Celta de Vigo|RCD Espanyol|RCD Mallorca|Rayo Vallecano|Real Betis|Real Madrid|Real Oviedo|Real Sociedad|Sevilla FC|Valencia CF|Villarreal CF",
  "Serie A":
    "ITA|AC Milan|AC Pisa|ACF Fiorentina|AS Roma|Atalanta|Bologna|Cagliari|Como|Cremonese|Genoa|Hellas Verona|Inter|Juventus|Lazio|Lecce|Napoli|Parma|Sassuolo|Torino|Udinese",
  "Ligue 1":
    "FRA|AJ Auxerre|Angers SCO|AS Monaco|FC Lorient|FC Metz|FC Nantes|Le Havre AC|Lille OSC|OGC Nice|Olympique Lyonnais|Olympique de Marseille|Paris FC|Paris Saint-Germain|RC Lens|RC Strasbourg|Stade Brestois 29|Stade Rennais|Toulouse FC|Montpellier HSC|AS Saint-Étienne",
  "V.League 1":
    "VIE|Hà Nội|Hải Phòng|Hoàng Anh Gia Lai|Hồng Lĩnh Hà Tĩnh|Công An Hà Nội|Công An TP.HCM|Becamex Bình Dương|Đông Á Thanh Hóa|SHB Đà Nẵng|Sông Lam Nghệ An|Thép Xanh Nam Định|Thể Công - Viettel|Ninh Bình|PVF-CAND|Quảng Nam|Quy Nhơn Bình Định",
  "Primeira Liga":
    "POR|AVS|Alverca|Arouca|Benfica|Sporting de Braga|Casa Pia|Estoril|Estrela Amadora|Famalicão|Gil Vicente|Moreirense|Nacional|Porto|Rio Ave|Santa Clara|Sporting CP|Tondela|Vitória Guimarães",
  "Liga Profesional":
    "ARG|Aldosivi|Argentinos Juniors|Atlético Tucumán|Banfield|Barracas Central|Belgrano|Boca Juniors|Central Córdoba|Defensa y Justicia|Deportivo Riestra|Estudiantes|Estudiantes Río Cuarto|Gimnasia La Plata|Gimnasia Mendoza|Godoy Cruz|Huracán|Independiente|Independiente Rivadavia|Instituto|Lanús|Newell's Old Boys|Platense|Racing Club|River Plate|Rosario Central|San Lorenzo|San Martín de San Juan|Sarmiento|Talleres|Tigre|Unión de Santa Fe|Vélez Sarsfield",
  "Série A":
    "BRA|Atlético Mineiro|Athletico Paranaense|Atlético Goianiense|Bahia|Botafogo|Ceará|Corinthians|Cruzeiro|Flamengo|Fluminense|Fortaleza|Grêmio|Internacional|Juventude|Mirassol|Palmeiras|RB Bragantino|Santos|São Paulo|Sport Recife|Vasco da Gama|EC Vitória",
  MLS: "USA|Atlanta United|Austin FC|CF Montréal|Charlotte FC|Chicago Fire|Colorado Rapids|Columbus Crew|D.C. United|FC Cincinnati|FC Dallas|Houston Dynamo|Inter Miami CF|LA Galaxy|Los Angeles FC|Minnesota United|Nashville SC|New England Revolution|New York City FC|New York Red Bulls|Orlando City|Philadelphia Union|Portland Timbers|Real Salt Lake|San Diego FC|San Jose Earthquakes|Seattle Sounders|Sporting Kansas City|St. Louis City|Toronto FC|Vancouver Whitecaps",
  "J1 League":
    "JPN|Avispa Fukuoka|Cerezo Osaka|Fagiano Okayama|FC Tokyo|Gamba Osaka|Kashima Antlers|Kashiwa Reysol|Kawasaki Frontale|Kyoto Sanga|Machida Zelvia|Nagoya Grampus|Sanfrecce Hiroshima|Shimizu S-Pulse|Shonan Bellmare|Tokyo Verdy|Urawa Red Diamonds|Vissel Kobe|Yokohama F. Marinos|Yokohama FC|Albirex Niigata",
  "Saudi Pro League":
    "KSA|Al-Ahli|Al-Ettifaq|Al-Fateh|Al-Fayha|Al-Hazem|Al-Hilal|Al-Ittihad|Al-Khaleej|Al-Kholood|Al-Najma|Al-Nassr|Al-Okhdood|Al-Qadsiah|Al-Riyadh|Al-Shabab|Al-Taawoun|Damac|Neom",
  "Super League":
    "CHN|Beijing Guoan|Changchun Yatai|Chengdu Rongcheng|Dalian Yingbo|Henan FC|Meizhou Hakka|Qingdao Hainiu|Qingdao West Coast|Shandong Taishan|Shanghai Port|Shanghai Shenhua|Shenzhen Peng City|Tianjin Jinmen Tiger|Wuhan Three Towns|Yunnan Yukun|Zhejiang FC",
  Eredivisie:
    "NED|Ajax|AZ|Excelsior|Feyenoord|Fortuna Sittard|Go Ahead Eagles|FC Groningen|SC Heerenveen|Heracles Almelo|NAC Breda|N.E.C.|PEC Zwolle|PSV|Sparta Rotterdam|Telstar|FC Twente|FC Utrecht|FC Volendam",
  "Süper Lig":
    "TUR|Alanyaspor|Antalyaspor|Başakşehir|Beşiktaş|Eyüpspor|Fatih Karagümrük|Fenerbahçe|Galatasaray|Gaziantep FK|Gençlerbirliği|Göztepe|Kasımpaşa|Kayserispor|Kocaelispor|Konyaspor|Rizespor|Samsunspor|Trabzonspor",
  Premiership:
    "SCO|Aberdeen|Celtic|Dundee FC|Dundee United|Falkirk|Heart of Midlothian|Hibernian|Kilmarnock|Livingston|Motherwell|Rangers|St Mirren",
  "K League 1":
    "KOR|FC Anyang|Daegu FC|Daejeon Hana Citizen|Gangwon FC|Gimcheon Sangmu|Gwangju FC|Jeju SK|Jeonbuk Motors|Pohang Steelers|FC Seoul|Suwon FC|Ulsan HD",
};

interface LeagueClub {
  readonly name: string;
  /** As origin sends it: of known clubs. */
  readonly crest: CrestDesign | undefined;
}

/** Leagues with their clubs of a season, with the colours and patterns that origin sends. */
export const LEAGUES: Readonly<Record<string, readonly LeagueClub[]>> = Object.fromEntries(
  Object.entries(WRITTEN).map(([league, text]) => {
    const [country = "", ...clubs] = text.split("|");
    return [league, clubs.map((name) => ({ name, crest: crestOfClub(name, country) ?? undefined }))];
  }),
);
