import type { Promotion, TieBreakRule } from "#shared/standings/index.ts";

/** Schedule of a league's matches, and how often its clubs meet. */
export interface DemoLeague {
  readonly id: string;
  /** FIFA code of the country. */
  readonly country: string;
  /** 1 for the first division: its clubs come from the country's largest cities. */
  readonly tier: number;
  /** Vietnamese and English names; no real league's name. */
  readonly name: string;
  readonly english: string;
  readonly shortName: string;
  readonly hot: 1 | 2 | 3 | 4 | 5;
  readonly clubs: number;
  /** 2: double round robin, a round a week; 4: twice that, two rounds a week. */
  readonly meetings: 2 | 4;
  /** Month (1 to 12) and earliest day of the first weekend. */
  readonly start: readonly [month: number, day: number];
  readonly tieBreakRule: TieBreakRule;
  readonly promotions: readonly Promotion[];
}

type Facts = readonly [
  id: string,
  name: string,
  english: string,
  shortName: string,
  hot: DemoLeague["hot"],
  clubs: number,
  meetings: DemoLeague["meetings"],
  start: readonly [number, number],
];

/**
 * `eng1` is the first division of ENG. Leagues of summer countries begin in spring and end before Christmas. European
 * leagues play a round a week from the middle of August, so that in winter they are at the same round as real ones.
 */
const facts: readonly Facts[] = [
  ["eng1", "Giải Vương Miện Anh", "English Crown League", "Crown League", 5, 20, 2, [8, 14]],
  ["esp1", "Giải Mặt Trời Tây Ban Nha", "Spanish Sun League", "Liga del Sol", 5, 20, 2, [8, 14]],
  ["vie1", "Giải Sao Vàng Việt Nam", "Vietnam Gold Star League", "Sao Vàng", 5, 16, 4, [8, 7]],
  ["ita1", "Giải Thủ Lĩnh Ý", "Italian Captains League", "Lega Capitani", 5, 20, 2, [8, 17]],
  ["ger1", "Giải Đại Bàng Đức", "German Eagle League", "Adlerliga", 5, 18, 2, [8, 20]],
  ["fra1", "Giải Hải Đăng Pháp", "French Lighthouse League", "Ligue du Phare", 4, 18, 2, [8, 14]],
  ["por1", "Giải Hoa Tiêu Bồ Đào Nha", "Portuguese Navigators League", "Liga Navegante", 4, 18, 2, [8, 14]],
  ["ksa1", "Giải Ốc Đảo Ả Rập Xê Út", "Saudi Oasis League", "Oasis League", 4, 18, 4, [8, 12]],
  ["bra1", "Giải Thập Tự Brazil", "Brazilian Southern League", "Liga do Sul", 4, 20, 2, [3, 20]],
  ["arg1", "Giải Bạc Argentina", "Argentine Silver League", "Liga de Plata", 4, 20, 2, [3, 25]],
  ["usa1", "Giải Biên Cương Mỹ", "American Frontier League", "Frontier League", 4, 18, 4, [2, 24]],
  ["jpn1", "Giải Mặt Trời Mọc Nhật Bản", "Japanese Sunrise League", "Sunrise League", 4, 18, 4, [2, 26]],
  ["tha1", "Giải Voi Trắng Thái Lan", "Thai White Elephant League", "Thai WEL", 3, 16, 4, [8, 10]],
  ["kor1", "Giải Thái Cực Hàn Quốc", "Korean Taegeuk League", "Taegeuk League", 3, 16, 4, [4, 25]],
  ["chn1", "Giải Vạn Lý Trung Quốc", "Chinese Great Wall League", "Great Wall League", 3, 16, 4, [4, 26]],
  ["ned1", "Giải Cối Xay Gió Hà Lan", "Dutch Windmill League", "Molenliga", 3, 18, 2, [8, 14]],
  ["tur1", "Giải Bosphorus Thổ Nhĩ Kỳ", "Turkish Bosphorus League", "Boğaz Ligi", 3, 18, 2, [8, 15]],
  ["mex1", "Giải Núi Lửa Mexico", "Mexican Volcano League", "Liga Volcán", 3, 18, 4, [7, 20]],
  ["aus1", "Giải Nam Thập Tự Úc", "Australian Southern Cross League", "Southern Cross", 3, 16, 4, [9, 20]],
  ["vie2", "Giải Hạng Nhất Sao Xanh", "Vietnam Blue Star League", "Sao Xanh", 3, 16, 4, [8, 21]],
  ["eng2", "Giải Tấm Khiên Anh", "English Shield League", "Shield League", 2, 20, 2, [8, 14]],
  ["bel1", "Giải Sư Tử Bỉ", "Belgian Lion League", "Leeuwenliga", 2, 16, 2, [8, 14]],
  ["sco1", "Giải Cao Nguyên Scotland", "Scottish Highland Crown", "Highland Crown", 2, 16, 2, [8, 14]],
  [
    "swe1",
    "Giải Bắc Cực Quang Thụy Điển",
    "Swedish Northern Lights League",
    "Norrskensligan",
    2,
    16,
    4,
    [4, 3],
  ],
  ["col1", "Giải Ngọc Lục Bảo Colombia", "Colombian Emerald League", "Liga Esmeralda", 2, 18, 4, [3, 10]],
  ["chi1", "Giải Andes Chile", "Chilean Andes League", "Liga Andina", 2, 16, 4, [4, 15]],
  ["idn1", "Giải Garuda Indonesia", "Indonesian Archipelago League", "Liga Nusantara", 2, 18, 4, [8, 4]],
  ["mas1", "Giải Bunga Raya Malaysia", "Malaysian Hibiscus League", "Liga Bunga Raya", 2, 16, 4, [5, 1]],
  ["egy1", "Giải Sông Nile Ai Cập", "Egyptian Nile League", "Nile League", 2, 16, 4, [8, 25]],
  ["rsa1", "Giải Protea Nam Phi", "South African Protea League", "Protea League", 2, 16, 4, [8, 8]],
  [
    "bra2",
    "Giải Thập Tự Brazil hạng hai",
    "Brazilian Southern League Two",
    "Liga do Sul 2",
    1,
    18,
    4,
    [3, 15],
  ],
  ["jpn2", "Giải Mặt Trời Mọc hạng hai", "Japanese Sunrise League Two", "Sunrise 2", 1, 18, 4, [3, 28]],
];

/** Leagues that rank level teams by head-to-head results first. */
const RULES: Readonly<Record<string, TieBreakRule>> = {
  ENG: "england",
  ESP: "spain",
  ITA: "italy",
  GER: "germany",
  POR: "spain",
  TUR: "spain",
};
const EUROPE = new Set(["ENG", "ESP", "ITA", "GER", "FRA"]);

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

function promotionsOf(country: string, tier: number, clubs: number, hot: number): Promotion[] {
  if (tier > 1) {
    return [
      { id: "next_round", positions: [1, 2] },
      { id: "play_off", positions: range(3, 6) },
      { id: "relegation", positions: range(clubs - 2, clubs) },
    ];
  }
  const relegation: Promotion[] =
    country === "GER" || country === "FRA"
      ? [
          { id: "relegation_play_off", positions: [clubs - 2] },
          { id: "relegation", positions: [clubs - 1, clubs] },
        ]
      : [{ id: "relegation", positions: range(clubs - 2, clubs) }];
  if (country === "USA" || country === "AUS") return [{ id: "play_off", positions: range(1, 8) }];
  const best = EUROPE.has(country) ? 4 : hot >= 3 ? 3 : 2;
  return [
    { id: "champions_league", positions: range(1, best) },
    { id: "europa_league", positions: [best + 1] },
    ...(EUROPE.has(country) ? [{ id: "conference_league" as const, positions: [best + 2] }] : []),
    ...relegation,
  ];
}

/** Every league, hottest first. */
export const demoLeagues: readonly DemoLeague[] = facts.map(
  ([id, name, english, shortName, hot, clubs, meetings, start]) => {
    const country = id.slice(0, 3).toUpperCase();
    const tier = Number(id.slice(3));
    return {
      id,
      country,
      tier,
      name,
      english,
      shortName,
      hot,
      clubs,
      meetings,
      start,
      tieBreakRule: RULES[country] ?? "goal_difference",
      promotions: promotionsOf(country, tier, clubs, hot),
    };
  },
);
