import type { TipMarket } from "#shared/tip/tip.table.ts";
import type { DemoLocale } from "../demo-locale.ts";

/** Experts of the demo world. Their names identify them as simulated; their accounts cannot be logged in to. */
export const DEMO_EXPERTS: readonly {
  readonly user_name: string;
  readonly nick_name: string;
  /** Language of their tips. */
  readonly lang: DemoLocale;
  /** Markets of their tips. Repeating a market doubles its weight. */
  readonly markets: readonly TipMarket[];
}[] = [
  { user_name: "mo-phong-1", nick_name: "Hải Đăng (demo)", lang: "vi", markets: ["asian_handicap"] },
  {
    user_name: "mo-phong-2",
    nick_name: "Thu Minh (demo)",
    lang: "vi",
    markets: ["over_under", "asian_handicap"],
  },
  { user_name: "mo-phong-3", nick_name: "Quốc Bảo (demo)", lang: "vi", markets: ["match_result"] },
  { user_name: "mo-phong-4", nick_name: "Bích Ngọc (demo)", lang: "vi", markets: ["over_under"] },
  {
    user_name: "mo-phong-5",
    nick_name: "Trọng Tín (demo)",
    lang: "vi",
    markets: ["asian_handicap", "match_result"],
  },
  { user_name: "mo-phong-6", nick_name: "Callum Reid (demo)", lang: "en", markets: ["match_result"] },
  {
    user_name: "mo-phong-7",
    nick_name: "Nora Blake (demo)",
    lang: "en",
    markets: ["over_under", "asian_handicap"],
  },
  { user_name: "mo-phong-8", nick_name: "Owen Hale (demo)", lang: "en", markets: ["asian_handicap"] },
];
