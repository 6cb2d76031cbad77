import { rounded } from "../statistic/statistic.rules.ts";
import { ENOUGH_TIPS, LAST_TIPS } from "./tip.table.ts";
import { type TipResult, tipProfit } from "./tip-settlement.rules.ts";

/** A tip that is over, in the order in which its expert published them. */
export interface SettledTip {
  readonly result: TipResult;
  /** Decimal, as it was when the tip was published. */
  readonly price: number;
  /** The same company's last price before kick-off for the same outcome at the same line; null where there was none. */
  readonly closing_price: number | null;
}

/** Record of an expert's tips: one unit staked each; shares are 0 to 1, yields of one unit, with four decimals. */
export interface TipRecord {
  /** Tips that are over and not void. */
  readonly count: number;
  readonly voids: number;
  /** Units won less units lost. */
  readonly profit: number;
  /** Profit by unit staked; null without a tip. */
  readonly yield: number | null;
  /** 95 % confidence interval of the yield of such an expert; null below {@link ENOUGH_TIPS}. */
  readonly interval: { readonly low: number; readonly high: number } | null;
  /** Share of won tips among those won or lost, halves included; void ones are left out. */
  readonly strike_rate: number | null;
  /** Tips won, halves included; those won or lost, which {@link strike_rate} is of. */
  readonly won: number;
  readonly decided: number;
  /** 95 % confidence interval of the strike rate by Wilson, which also holds for few tips; null without a decided one. */
  readonly strike_interval: { readonly low: number; readonly high: number } | null;
  /** Results of the last {@link LAST_TIPS} tips, void ones among them; the newest last. */
  readonly last: readonly TipResult[];
  /** Units won less units lost in the tips of {@link last}. */
  readonly last_profit: number;
  /** By how much better the published prices were than the closing ones, on average; null where no closing price is known. */
  readonly closing_value: number | null;
  /** Tips that {@link closing_value} is of. */
  readonly closing_count: number;
  /** The deepest fall of the running profit from its highest point until then, units. */
  readonly drawdown: number;
  /** Below {@link ENOUGH_TIPS} chance decides more than skill: nothing of the above is a proof. */
  readonly enough: boolean;
}

/** 97.5 % of a normal distribution lies below so many standard deviations. */
const Z = 1.959964;

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
/** Sums of decimals end in a binary tail; four decimals are more than readers need. */
const DECIMALS = 4;
const mean = (values: readonly number[]): number | null =>
  values.length === 0 ? null : sum(values) / values.length;

/**
 * The mean's interval by the central limit theorem: mean ± z·s/√n. From a hundred bets on it is close enough; below
 * that it is not given.
 */
function intervalOf(profits: readonly number[]): TipRecord["interval"] {
  const middle = mean(profits);
  if (middle === null || profits.length < ENOUGH_TIPS) return null;
  const variance = sum(profits.map((profit) => (profit - middle) ** 2)) / (profits.length - 1);
  const reach = Z * Math.sqrt(variance / profits.length);
  return { low: rounded(middle - reach, DECIMALS), high: rounded(middle + reach, DECIMALS) };
}

/** Wilson's interval of a share: within 0 and 1, and of use from the first tip on. */
function strikeIntervalOf(won: number, decided: number): TipRecord["strike_interval"] {
  if (decided === 0) return null;
  const share = won / decided;
  const weight = Z ** 2 / decided;
  const middle = (share + weight / 2) / (1 + weight);
  const reach = (Z / (1 + weight)) * Math.sqrt((share * (1 - share)) / decided + weight / (4 * decided));
  return {
    low: rounded(Math.max(0, middle - reach), DECIMALS),
    high: rounded(Math.min(1, middle + reach), DECIMALS),
  };
}

function drawdownOf(profits: readonly number[]): number {
  let total = 0;
  let highest = 0;
  let deepest = 0;
  for (const profit of profits) {
    total += profit;
    highest = Math.max(highest, total);
    deepest = Math.max(deepest, highest - total);
  }
  return rounded(deepest, DECIMALS);
}

/** An expert's record from all of their settled tips, in the order of publication. */
export function recordOf(tips: readonly SettledTip[]): TipRecord {
  const last = tips.slice(-LAST_TIPS);
  const counted = tips.filter(({ result }) => result !== "void");
  const profits = counted.map(({ result, price }) => tipProfit(result, price));
  const decided = counted.filter(({ result }) => result !== "push");
  const won = decided.filter(({ result }) => result === "won" || result === "half_won");
  const values = counted.flatMap(({ price, closing_price }) =>
    closing_price === null ? [] : [price / closing_price - 1],
  );
  return {
    count: counted.length,
    voids: tips.length - counted.length,
    profit: rounded(sum(profits), DECIMALS),
    yield: rounded(mean(profits), DECIMALS),
    interval: intervalOf(profits),
    strike_rate: decided.length === 0 ? null : rounded(won.length / decided.length, DECIMALS),
    won: won.length,
    decided: decided.length,
    strike_interval: strikeIntervalOf(won.length, decided.length),
    last: last.map(({ result }) => result),
    last_profit: rounded(sum(last.map(({ result, price }) => tipProfit(result, price))), DECIMALS),
    closing_value: rounded(mean(values), DECIMALS),
    closing_count: values.length,
    drawdown: drawdownOf(profits),
    enough: counted.length >= ENOUGH_TIPS,
  };
}
