/** A cup: groups followed by ties, or ties only. Its matches are played in midweek. */
export interface DemoCup {
  readonly id: string;
  /** FIFA code, or `INT` for a cup between countries. */
  readonly country: string;
  readonly name: string;
  readonly english: string;
  readonly shortName: string;
  readonly hot: 1 | 2 | 3 | 4 | 5;
  /** Leagues and how many of their strongest clubs take part. */
  readonly entrants: readonly (readonly [league: string, clubs: number])[];
  /** Number of groups of four (double round robin); null for a cup of ties only. */
  readonly groups: number | null;
  /**
   * Week offsets of the rounds: group rounds first, then ties (the last offsets, if fewer are needed). No two cups of a
   * club share a week.
   */
  readonly weeks: readonly number[];
  readonly start: readonly [month: number, day: number];
}

/** Six rounds of groups and up to four of ties. */
const GROUP_CUP_WEEKS = [0, 2, 4, 7, 9, 11, 20, 23, 26, 29];

/** Every cup. */
export const demoCups: readonly DemoCup[] = [
  {
    id: "eucc",
    country: "INT",
    name: "Cúp châu Âu",
    english: "European Continental Cup",
    shortName: "Cúp Âu",
    hot: 5,
    entrants: [
      ["eng1", 5],
      ["esp1", 5],
      ["ita1", 5],
      ["ger1", 4],
      ["fra1", 4],
      ["por1", 3],
      ["ned1", 3],
      ["tur1", 2],
      ["bel1", 1],
    ],
    groups: 8,
    weeks: GROUP_CUP_WEEKS,
    start: [9, 14],
  },
  {
    id: "ascc",
    country: "INT",
    name: "Cúp châu Á",
    english: "Asian Continental Cup",
    shortName: "Cúp Á",
    hot: 4,
    entrants: [
      ["jpn1", 4],
      ["kor1", 3],
      ["ksa1", 2],
      ["chn1", 2],
      ["vie1", 2],
      ["tha1", 2],
      ["aus1", 1],
    ],
    groups: 4,
    weeks: GROUP_CUP_WEEKS,
    start: [9, 21],
  },
  {
    id: "amcc",
    country: "INT",
    name: "Cúp châu Mỹ",
    english: "American Continental Cup",
    shortName: "Cúp Mỹ",
    hot: 4,
    entrants: [
      ["bra1", 5],
      ["arg1", 5],
      ["mex1", 2],
      ["usa1", 2],
      ["col1", 1],
      ["chi1", 1],
    ],
    groups: 4,
    weeks: GROUP_CUP_WEEKS,
    start: [4, 6],
  },
  {
    id: "engcup",
    country: "ENG",
    name: "Cúp Hoàng Gia Anh",
    english: "English Lantern Cup",
    shortName: "Lantern Cup",
    hot: 4,
    entrants: [
      ["eng1", 20],
      ["eng2", 12],
    ],
    groups: null,
    weeks: [2, 6, 11, 17, 23],
    start: [9, 7],
  },
  {
    id: "viecup",
    country: "VIE",
    name: "Cúp Trống Đồng Việt Nam",
    english: "Vietnam Bronze Drum Cup",
    shortName: "Cúp Trống Đồng",
    hot: 4,
    entrants: [
      ["vie1", 16],
      ["vie2", 16],
    ],
    groups: null,
    weeks: [1, 5, 10, 16, 20],
    start: [9, 7],
  },
  {
    id: "jpncup",
    country: "JPN",
    name: "Cúp Hoa Anh Đào Nhật Bản",
    english: "Japanese Blossom Cup",
    shortName: "Blossom Cup",
    hot: 3,
    entrants: [
      ["jpn1", 18],
      ["jpn2", 14],
    ],
    groups: null,
    weeks: [1, 4, 8, 12, 16],
    start: [5, 4],
  },
  {
    id: "bracup",
    country: "BRA",
    name: "Cúp Sông Biển Brazil",
    english: "Brazilian Rivers Cup",
    shortName: "Copa dos Rios",
    hot: 3,
    entrants: [
      ["bra1", 20],
      ["bra2", 12],
    ],
    groups: null,
    weeks: [1, 4, 8, 12, 18],
    start: [5, 4],
  },
];

/** Friendly matches: they fill the hours in which no other match is played. */
export interface DemoFriendlies {
  readonly id: string;
  readonly name: string;
  readonly english: string;
  readonly shortName: string;
  readonly hot: 1 | 2 | 3 | 4 | 5;
}

export const demoFriendlies = {
  /** Between well-known clubs, at hours without another hot match. */
  hot: {
    id: "worldtour",
    name: "Cúp Năm Châu",
    english: "Five Continents Series",
    shortName: "Năm Châu",
    hot: 4,
  },
  europe: {
    id: "frieu",
    name: "Giao hữu châu Âu",
    english: "European Friendlies",
    shortName: "GH Âu",
    hot: 1,
  },
  asia: { id: "frias", name: "Giao hữu châu Á", english: "Asian Friendlies", shortName: "GH Á", hot: 1 },
  america: {
    id: "friam",
    name: "Giao hữu châu Mỹ",
    english: "American Friendlies",
    shortName: "GH Mỹ",
    hot: 1,
  },
  africa: {
    id: "friaf",
    name: "Giao hữu châu Phi",
    english: "African Friendlies",
    shortName: "GH Phi",
    hot: 1,
  },
} as const satisfies Record<string, DemoFriendlies>;
