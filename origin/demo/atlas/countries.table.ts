import type { Culture } from "./names.table.ts";

/** A country of the demo world. Its name and continent are in origin/ingest/adapters/nations.table.ts. */
export interface DemoCountry {
  /** FIFA trigramme. */
  readonly code: string;
  /** Hours east of UTC, without summer time: accurate enough to tell afternoon from night. */
  readonly utcHours: number;
  /** Usual temperature of an evening in January and in July, degrees Celsius. */
  readonly climateC: readonly [january: number, july: number];
  /** Naming culture of its people. */
  readonly culture: Culture;
  /** Cities with clubs, larger ones first. */
  readonly cities: readonly string[];
}

type Facts = readonly [utcHours: number, january: number, july: number, culture: Culture, cities: string];

const facts: Readonly<Record<string, Facts>> = {
  ENG: [
    0,
    5,
    18,
    "en",
    `London, Manchester, Birmingham, Liverpool, Leeds, Newcastle, Sheffield, Bristol, Nottingham, Southampton, Leicester,
    Brighton, London, Manchester, Wolverhampton, Norwich, Ipswich, Middlesbrough, Derby, Coventry, Sunderland, Portsmouth,
    Plymouth, Hull, Stoke, Preston, Reading, Oxford, Cambridge, York, Bradford, Luton, Swindon, Exeter, Carlisle,
    Blackpool, Huddersfield, Peterborough, Northampton, Gloucester`,
  ],
  SCO: [
    0,
    3,
    14,
    "en",
    `Glasgow, Edinburgh, Aberdeen, Dundee, Inverness, Perth, Stirling, Paisley, Kilmarnock, Falkirk, Ayr, Dumfries,
    Greenock, Livingston, Arbroath, Elgin`,
  ],
  ESP: [
    1,
    9,
    26,
    "es",
    `Madrid, Barcelona, Valencia, Sevilla, Zaragoza, Málaga, Bilbao, Palma, Murcia, Alicante, Vigo, Gijón, Córdoba,
    Valladolid, Granada, Vitoria, A Coruña, Madrid, Pamplona, Almería`,
  ],
  ITA: [
    1,
    7,
    26,
    "it",
    `Roma, Milano, Torino, Napoli, Genova, Bologna, Firenze, Palermo, Verona, Bari, Milano, Catania, Venezia, Parma,
    Bergamo, Cagliari, Udine, Perugia, Livorno, Salerno`,
  ],
  GER: [
    1,
    2,
    20,
    "de",
    `Berlin, München, Hamburg, Köln, Frankfurt, Stuttgart, Dortmund, Leipzig, Bremen, Hannover, Nürnberg, Dresden,
    Mainz, Freiburg, Augsburg, Rostock, Karlsruhe, Kiel`,
  ],
  FRA: [
    1,
    5,
    21,
    "fr",
    `Paris, Marseille, Lyon, Lille, Toulouse, Bordeaux, Nantes, Nice, Strasbourg, Rennes, Montpellier, Reims, Brest,
    Dijon, Grenoble, Metz, Le Havre, Angers`,
  ],
  POR: [
    0,
    11,
    22,
    "pt",
    `Lisboa, Porto, Braga, Coimbra, Setúbal, Funchal, Faro, Aveiro, Guimarães, Leiria, Viseu, Évora, Portimão,
    Barcelos, Chaves, Santarém, Lisboa, Vila Real`,
  ],
  NED: [
    1,
    3,
    18,
    "nl",
    `Amsterdam, Rotterdam, Den Haag, Eindhoven, Utrecht, Groningen, Arnhem, Enschede, Tilburg, Breda, Nijmegen,
    Heerenveen, Zwolle, Maastricht, Alkmaar, Leiden, Haarlem, Almere`,
  ],
  BEL: [
    1,
    3,
    18,
    "nl",
    `Brussel, Antwerpen, Gent, Brugge, Charleroi, Luik, Leuven, Mechelen, Genk, Kortrijk, Oostende, Namen, Bergen,
    Sint-Truiden, Aalst, Hasselt`,
  ],
  SWE: [
    1,
    -2,
    18,
    "sv",
    `Stockholm, Göteborg, Malmö, Uppsala, Norrköping, Örebro, Helsingborg, Kalmar, Gävle, Sundsvall, Borås, Halmstad,
    Växjö, Karlstad, Umeå, Stockholm`,
  ],
  TUR: [
    3,
    4,
    25,
    "tr",
    `İstanbul, Ankara, İzmir, Bursa, Antalya, Konya, Trabzon, Adana, Gaziantep, Kayseri, Samsun, Sivas, Eskişehir,
    Rize, Mersin, Diyarbakır, İstanbul, Denizli`,
  ],
  EGY: [
    2,
    14,
    29,
    "ar",
    `Cairo, Alexandria, Giza, Port Said, Suez, Mansoura, Tanta, Ismailia, Aswan, Luxor, Damietta, Asyut, Faiyum,
    Zagazig, Minya, Hurghada`,
  ],
  RSA: [
    2,
    22,
    12,
    "za",
    `Johannesburg, Cape Town, Durban, Pretoria, Gqeberha, Bloemfontein, Polokwane, East London, Kimberley, Soweto,
    Mbombela, Rustenburg, Pietermaritzburg, Stellenbosch, Thohoyandou, Sekhukhune`,
  ],
  BRA: [
    -3,
    27,
    19,
    "pt",
    `São Paulo, Rio de Janeiro, Belo Horizonte, Porto Alegre, Salvador, Recife, Fortaleza, Curitiba, Santos, Goiânia,
    Belém, Florianópolis, Campinas, Manaus, Rio de Janeiro, São Paulo, Natal, Cuiabá, Maceió, Vitória, Juiz de Fora,
    Londrina, Ribeirão Preto, Joinville, Chapecó, Caxias do Sul, Aracaju, João Pessoa, Teresina, São Luís, Uberlândia,
    Brasília, Sorocaba, Maringá, Pelotas, Niterói, Campo Grande, Criciúma`,
  ],
  ARG: [
    -3,
    24,
    11,
    "es",
    `Buenos Aires, Rosario, Córdoba, La Plata, Mendoza, Santa Fe, Tucumán, Avellaneda, Mar del Plata, San Juan, Salta,
    Paraná, Bahía Blanca, Buenos Aires, Corrientes, Resistencia, Santiago del Estero, Quilmes, Lanús, Junín`,
  ],
  CHI: [
    -4,
    18,
    8,
    "es",
    `Santiago, Valparaíso, Concepción, La Serena, Antofagasta, Temuco, Rancagua, Talca, Arica, Chillán, Iquique,
    Puerto Montt, Coquimbo, Osorno, Calama, Copiapó`,
  ],
  COL: [
    -5,
    21,
    21,
    "es",
    `Bogotá, Medellín, Cali, Barranquilla, Cartagena, Bucaramanga, Pereira, Manizales, Cúcuta, Ibagué, Pasto, Neiva,
    Santa Marta, Armenia, Villavicencio, Tunja, Montería, Popayán`,
  ],
  MEX: [
    -6,
    15,
    22,
    "es",
    `Ciudad de México, Guadalajara, Monterrey, Puebla, Tijuana, León, Toluca, Querétaro, Torreón, Pachuca, Mérida,
    Cancún, Morelia, Veracruz, Chihuahua, Mazatlán, Aguascalientes, San Luis Potosí`,
  ],
  USA: [
    -6,
    6,
    26,
    "en",
    `New York, Los Angeles, Chicago, Houston, Philadelphia, Miami, Dallas, Atlanta, Seattle, Boston, Denver, San Diego,
    Portland, Austin, Nashville, Charlotte, Kansas City, Salt Lake City`,
  ],
  VIE: [
    7,
    20,
    30,
    "vi",
    `Hà Nội, TP Hồ Chí Minh, Hải Phòng, Đà Nẵng, Nam Định, Thanh Hóa, Vinh, Bình Dương, Pleiku, Quy Nhơn,
    Nha Trang, Hà Tĩnh, Huế, Cần Thơ, Hạ Long, Tam Kỳ, Biên Hòa, Đồng Tháp, Long An, Phú Thọ, Buôn Ma Thuột, Vũng Tàu,
    Bắc Ninh, Phan Thiết, Tây Ninh, Cà Mau, Hòa Bình, Ninh Bình, Đà Lạt, Rạch Giá, Thái Nguyên, Lào Cai`,
  ],
  THA: [
    7,
    27,
    29,
    "th",
    `Bangkok, Chiang Mai, Chonburi, Buriram, Nonthaburi, Khon Kaen, Nakhon Ratchasima, Udon Thani, Phuket, Chiang Rai,
    Rayong, Songkhla, Suphanburi, Sukhothai, Lamphun, Ayutthaya`,
  ],
  IDN: [
    7,
    27,
    27,
    "id",
    `Jakarta, Surabaya, Bandung, Medan, Semarang, Makassar, Palembang, Malang, Yogyakarta, Padang, Denpasar,
    Balikpapan, Samarinda, Banjarmasin, Solo, Jayapura, Pekanbaru, Kediri`,
  ],
  MAS: [
    8,
    28,
    28,
    "ms",
    `Kuala Lumpur, Johor Bahru, Ipoh, George Town, Shah Alam, Melaka, Kuching, Kota Kinabalu, Seremban, Kuantan,
    Alor Setar, Kuala Terengganu, Kota Bharu, Petaling Jaya, Kangar, Sandakan`,
  ],
  CHN: [
    8,
    4,
    28,
    "zh",
    `Shanghai, Beijing, Guangzhou, Shenzhen, Chengdu, Wuhan, Tianjin, Jinan, Dalian, Nanjing, Hangzhou, Qingdao,
    Changchun, Zhengzhou, Kunming, Xiamen`,
  ],
  KOR: [
    9,
    -1,
    26,
    "ko",
    `Seoul, Busan, Incheon, Daegu, Daejeon, Gwangju, Ulsan, Suwon, Jeonju, Pohang, Changwon, Cheonan, Gangneung, Jeju,
    Ansan, Gimpo`,
  ],
  JPN: [
    9,
    6,
    27,
    "ja",
    `Tokyo, Yokohama, Osaka, Nagoya, Sapporo, Kobe, Kawasaki, Hiroshima, Fukuoka, Sendai, Kyoto, Niigata, Shizuoka,
    Saitama, Chiba, Okayama, Kumamoto, Tokyo, Kagoshima, Nagano, Matsuyama, Oita, Nagasaki, Kanazawa, Utsunomiya, Mito,
    Toyama, Gifu, Tokushima, Kofu, Yamagata, Akita, Naha, Kochi, Maebashi, Fukushima`,
  ],
  KSA: [
    3,
    16,
    36,
    "ar",
    `Riyadh, Jeddah, Dammam, Mecca, Medina, Buraidah, Taif, Abha, Tabuk, Hail, Najran, Jizan, Khobar, Riyadh, Jeddah,
    Hofuf, Arar, Yanbu`,
  ],
  AUS: [
    10,
    25,
    12,
    "en",
    `Sydney, Melbourne, Brisbane, Perth, Adelaide, Gold Coast, Newcastle, Canberra, Wollongong, Hobart, Geelong,
    Townsville, Cairns, Darwin, Ballarat, Sydney`,
  ],
};

/** Every country that has a league. */
export const demoCountries: readonly DemoCountry[] = Object.entries(facts).map(
  ([code, [utcHours, january, july, culture, cities]]) => ({
    code,
    utcHours,
    climateC: [january, july],
    culture,
    cities: cities.split(",").map((city) => city.trim()),
  }),
);

const byCode = new Map(demoCountries.map((country) => [country.code, country]));

export function demoCountry(code: string): DemoCountry {
  const country = byCode.get(code);
  if (!country) throw new Error(`the demo world has no country ${code}`);
  return country;
}

/** Usual temperature of a month (0 to 11), interpolated between January and July. */
export function climateOf({ climateC: [january, july] }: DemoCountry, month: number): number {
  const summer = (1 - Math.cos((month / 12) * 2 * Math.PI)) / 2;
  return Math.round(january + (july - january) * summer);
}
