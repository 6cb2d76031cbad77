import type { Culture } from "./names.table.ts";

/** Club names of a culture besides the city: fictional, so that no real club is meant. */
export interface ClubWords {
  readonly words: readonly string[];
  /** `Hải Đăng Nha Trang` puts the word first, `Leeds Lanterns` the city. */
  readonly cityFirst: boolean;
  /** Names of grounds; `*` stands for the city. */
  readonly grounds: readonly string[];
}

const list = (text: string): string[] => text.split(",").map((word) => word.trim().replace(/\s+/g, " "));

/** Names of clubs and grounds by culture. */
export const clubWords: Readonly<Record<Culture, ClubWords>> = {
  en: {
    words:
      list(`Lanterns, Kestrels, Foundry, Oaks, Beacons, Moorside, Bridgemen, Herons, Crowns, Anvils, Millers Cross,
      Falconers, Harbourmen, Stags Head, Old Mill, Northgate, Castle Hill, Greenway, Ironbridge, Swifts Lane`),
    cityFirst: true,
    grounds: list(
      "* Road, Mill Lane, The Lantern Ground, Castle Park, * Common, Foundry Street, Oak Park, Harbour Field",
    ),
  },
  es: {
    words:
      list(`Estrella, Olivar, Faro, Molino, Castillo, Cóndor, Laurel, Puente Nuevo, Ribera, Aurora, Campana, Gaviota,
      Torre Alta, Encina, Marea, Lucero, Centella, Alameda`),
    cityFirst: false,
    grounds: list(
      "Estadio de *, Campo del Olivar, Estadio La Ribera, Nuevo *, Estadio del Faro, Parque Central de *",
    ),
  },
  pt: {
    words: list(`Estrela, Farol, Aurora, Caravela, Serra Azul, Gávea Nova, Andorinha, Barquinho, Pedra Branca,
      Jangada, Ipê Amarelo, Sentinela, Luar, Onda Verde, Moinho, Sabiá, Palmeira Real, Ponte Alta`),
    cityFirst: false,
    grounds: list(
      "Estádio de *, Estádio da Serra, Arena *, Estádio do Farol, Campo da Aurora, Estádio Municipal de *",
    ),
  },
  it: {
    words:
      list(`Torre, Aquila d'Oro, Faro, Stella Alpina, Leonessa, Vesta, Castello, Aurora, Borgo, Grifone, Ulivo, Ponte
      Vecchio, Ancora, Falco, Lanterna, Quercia, Corona, Rondine`),
    cityFirst: false,
    grounds: list("Stadio di *, Stadio della Torre, Campo dell'Ulivo, Nuovo *, Stadio del Faro, Arena di *"),
  },
  de: {
    words:
      list(`Adler, Anker, Eiche, Falke, Turm, Hammer, Leuchtfeuer, Rheingold, Morgenstern, Linde, Fähre, Brücke,
      Steinbock, Mühle, Krone, Hirsch, Wacholder, Polarstern`),
    cityFirst: false,
    grounds: list("Stadion *, Eichenstadion, Turmstadion, * Arena, Stadion am Anker, Lindenpark"),
  },
  fr: {
    words:
      list(`Phare, Forge, Hirondelle, Aurore, Citadelle, Moulin, Alouette, Cèdre, Comète, Lanterne, Rivage, Faucon,
      Pont Neuf, Bruyère, Vaillante, Ancre, Mésange, Chêne Vert`),
    cityFirst: false,
    grounds: list(
      "Stade de *, Stade du Phare, Stade de la Forge, Parc de *, Stade du Moulin, Nouveau Stade de *",
    ),
  },
  nl: {
    words:
      list(`Molen, Reiger, Anker, Vuurtoren, Valk, Brug, Zwaan, Tulp, Klaver, Dageraad, Eik, Schelde, Meeuw, Kroon,
      Ijsvogel, Polder, Windhoek, Linde`),
    cityFirst: false,
    grounds: list("Stadion *, Molenpark, Ankerstadion, * Arena, Sportpark De Reiger, Vuurtorenveld"),
  },
  sv: {
    words:
      list(`Norrsken, Älgen, Fyren, Granen, Örnen, Bron, Polstjärnan, Lommen, Kronan, Skeppet, Björken, Stenen, Falken,
      Ankaret, Kvarnen, Tranan`),
    cityFirst: true,
    grounds: list("* Arena, Fyrvallen, Granvallen, * IP, Norrskensvallen"),
  },
  tr: {
    words:
      list(`Kartalkaya, Deniz Feneri, Çınar, Yıldırım, Akdeniz, Bozkır, Kale, Şahin, Deniz, Lale, Toros, Köprü, Rüzgâr,
      Pusula, Dağ, Nehir, Kervan, Zeytin`),
    cityFirst: true,
    grounds: list("* Stadyumu, Kale Stadyumu, Çınar Stadyumu, * Arena, Yeni * Stadyumu"),
  },
  ar: {
    words:
      list(`Al-Nakhla, Al-Manara, Al-Saqr, Al-Qamar, Al-Wadi, Al-Bahr, Al-Najma, Al-Qalaa, Al-Rimal, Al-Fajr, Al-Jisr,
      Al-Barq, Al-Waha, Al-Marsa, Al-Nahr, Al-Rabie, Al-Sahra, Al-Burj`),
    cityFirst: false,
    grounds: list("* Stadium, Al-Manara Stadium, Al-Waha Stadium, * Sports City, Al-Najma Park"),
  },
  za: {
    words:
      list(`Baobab, Springwater, Highveld, Lions Gate, Protea, Table View, Sunbirds, Ironwood, Thunderhead, Kudu,
      Morning Star, Blue Cranes, Fish Eagles, Marula, Storm River, Golden Reef`),
    cityFirst: true,
    grounds: list("* Stadium, Baobab Park, Highveld Ground, Protea Stadium, * Park"),
  },
  vi: {
    words:
      list(`Hải Đăng, Cánh Buồm, Sao Mai, Phù Sa, Rồng Xanh, Hoa Ban, Đại Ngàn, Ngọn Lửa, Thuyền Thúng, Trống Đồng,
      Chim Lạc, Sóng Bạc, Gió Lào, Hoa Phượng, Bến Xưa, Cầu Vồng, Đá Dựng, Mặt Trời, Sông Trăng, Lúa Vàng`),
    cityFirst: false,
    grounds: list("Sân * Mới, Sân Trung tâm *, Sân Bờ Sông, Sân Tự Do *, Sân Hoa Phượng, Sân Đại Ngàn"),
  },
  th: {
    words:
      list(`White Elephant, Lotus, River Kings, Jasmine, Golden Naga, Monsoon, Long Boat, Teak, Orchid, Silk Road,
      Mekong Star, Sea Hawks, Sugar Palm, Rice Field, Banyan, Temple Bell`),
    cityFirst: true,
    grounds: list("* Stadium, Lotus Stadium, River Park *, Naga Stadium, * Sports Ground"),
  },
  id: {
    words:
      list(`Garuda Muda, Harimau Laut, Melati, Rajawali, Banteng Emas, Badai, Merapi, Cendana, Pinisi, Komodo, Bahari,
      Surya, Rimba, Gelora, Bintang Timur, Elang Jawa, Angkasa, Nusa`),
    cityFirst: false,
    grounds: list("Stadion *, Stadion Rajawali, Stadion Bahari, Gelora *, Stadion Melati"),
  },
  ms: {
    words:
      list(`Harimau Bukit, Bunga Raya, Helang Merah, Seladang, Bayu, Kota Lama, Layang, Rimba Hijau, Petir, Wau Emas,
      Sungai Biru, Pelangi, Enggang, Cahaya, Tanjung, Perahu`),
    cityFirst: false,
    grounds: list("Stadium *, Stadium Bunga Raya, Stadium Bayu, Arena *, Stadium Enggang"),
  },
  zh: {
    words:
      list(`Blue Cranes, River Dragon, Jade Gate, Great Bridge, Red Maple, Morning Bell, Iron Horse, Golden Carp, Bamboo,
      Stone Lion, Silk Wind, Lake Pearl, Northern Star, Pine Ridge, Copper Drum, Sea Gate`),
    cityFirst: true,
    grounds: list("* Stadium, Jade Gate Stadium, * Olympic Park, Maple Stadium, * Sports Centre"),
  },
  ko: {
    words:
      list(`Blue Cranes, White Tigers, Haetae, Morning Calm, Iron Wave, Magpies, Rose of Sharon, Turtle Ships, Han Stars,
      Mountain Wind, East Lights, Pine Knights, Moon Jar, Sea Dragons, Drumline, Bridgers`),
    cityFirst: true,
    grounds: list("* Stadium, * Football Park, Crane Stadium, Haetae Park, * Arena"),
  },
  ja: {
    words:
      list(`Lanterns, Asagao, Kazemachi, Tsubame, Hayabusa, Sakuragi, Minato, Hoshi, Yamabiko, Akane, Shirasagi,
      Nagisa, Kujira, Mizuho, Tobira, Raiden, Wakaba, Fujin`),
    cityFirst: true,
    grounds: list("* Stadium, Asagao Park, * Football Ground, Minato Stadium, Hayabusa Field, Wakaba Park"),
  },
};
