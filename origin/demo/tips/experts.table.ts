import type { TipMarket } from "#shared/tip/tip.table.ts";

/** Experts of the made-up world. Their names say what they are; nobody can log in as one of them. */
export const DEMO_EXPERTS: readonly {
  readonly user_name: string;
  readonly nick_name: string;
  /** What he likes to tip, the more often the more often it stands here. */
  readonly markets: readonly TipMarket[];
}[] = [
  { user_name: "mo-phong-1", nick_name: "Hải Đăng (mô phỏng)", markets: ["asian_handicap"] },
  { user_name: "mo-phong-2", nick_name: "Thu Minh (mô phỏng)", markets: ["over_under", "asian_handicap"] },
  { user_name: "mo-phong-3", nick_name: "Quốc Bảo (mô phỏng)", markets: ["match_result"] },
  { user_name: "mo-phong-4", nick_name: "Bích Ngọc (mô phỏng)", markets: ["over_under"] },
  { user_name: "mo-phong-5", nick_name: "Trọng Tín (mô phỏng)", markets: ["asian_handicap", "match_result"] },
];
