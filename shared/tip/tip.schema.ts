import * as z from "zod/mini";
import { isVisibleProse, isVisibleText, lengthOf, tidyText } from "../form/text.rules.ts";
import { fieldError, textField } from "../form/text-field.ts";
import { Instant, Match } from "../match/match.schema.ts";
import { hasLine, OUTCOMES } from "../odds/market.table.ts";
import { CompanyRef, Line, Price, PricePeriod } from "../odds/quote.schema.ts";
import { Lang } from "../url/locale.schema.ts";
import { DEFAULT_LOCALE } from "../url/locale.ts";
import {
  TIP_LENGTHS,
  TIP_MARKETS,
  TIP_PERMISSIONS,
  TIP_RESULTS,
  TIP_TEXT_STATES,
  type TipMarket,
  type TipOutcome,
} from "./tip.table.ts";

/** Tips: the data that experts publish and readers see. Times are seconds UTC, prices decimal. */

const id = () => z.int().check(z.positive());

/** Tips are numbered in the order in which they are published, without a gap: the number is their place in the ledger, too. */
export const TipId = id().brand<"TipId">();
export type TipId = z.infer<typeof TipId>;
/** The id of an expert's account. */
export const ExpertId = id().brand<"ExpertId">();
export type ExpertId = z.infer<typeof ExpertId>;

const outcomesOf = (market: TipMarket): readonly string[] => OUTCOMES[market];

const OUTCOME_WORDS = [...new Set(TIP_MARKETS.flatMap((market): readonly TipOutcome[] => OUTCOMES[market]))];
const Outcome = z.enum(OUTCOME_WORDS);

/** Market, price and bookmaker of a bet. */
export const TipBet = z.object({
  market: z.enum(TIP_MARKETS),
  period: PricePeriod,
  outcome: Outcome,
  /** Positive when the home side gives goals; null in markets without one. */
  line: z.nullable(Line),
  price: Price,
  company: CompanyRef,
});
export type TipBet = z.infer<typeof TipBet>;

/** The bet of a tip at the price shown, accepted if the company still offers that price. */
export const TipPlay = z
  .object(
    {
      market: z.enum(TIP_MARKETS, fieldError("tip_play_unknown")),
      period: z._default(z.enum(["full", "half"], fieldError("tip_play_unknown")), "full"),
      outcome: z.enum(OUTCOME_WORDS, fieldError("tip_play_unknown")),
      line: z._default(z.nullable(z.number(fieldError("tip_play_unknown"))), null),
      price: z.number(fieldError("tip_play_unknown")),
      company_id: z.int(fieldError("tip_company_required")),
    },
    fieldError("tip_play_required"),
  )
  .check(
    z.refine(
      ({ market, outcome, line }) =>
        outcomesOf(market).includes(outcome) && hasLine(market) === (line !== null),
      {
        error: fieldError("tip_play_unknown"),
      },
    ),
  );
export type TipPlay = z.infer<typeof TipPlay>;

/** Fields of a new tip (`POST tips`). */
export const TipForm = z.object({
  title: textField("tip_title_required", [
    ["tip_title_long", (text) => lengthOf(text) <= TIP_LENGTHS.title.max],
    ["tip_characters", isVisibleText],
  ]),
  content: textField(
    "tip_content_required",
    [
      ["tip_content_short", (text) => lengthOf(text) >= TIP_LENGTHS.content.min],
      ["tip_content_long", (text) => lengthOf(text) <= TIP_LENGTHS.content.max],
      ["tip_characters", isVisibleProse],
    ],
    tidyText,
  ),
  permission: z._default(z.enum(TIP_PERMISSIONS, fieldError("tip_permission_unknown")), "free"),
  /** Language of title and content. */
  lang: z._default(Lang, DEFAULT_LOCALE),
  match_id: z.int(fieldError("tip_match_required")),
  play: TipPlay,
});
export type TipForm = z.infer<typeof TipForm>;

/** An expert as tips name them. A deleted account leaves its tips without a name. */
const ExpertRef = z.object({
  id: ExpertId,
  nick_name: z.nullable(z.string()),
  /** Path on this site; null where the expert has set none. */
  avatar: z.nullable(z.string()),
});

/** A tip as lists show it. */
export const Tip = z.object({
  id: TipId,
  expert: ExpertRef,
  match: Match,
  permission: z.enum(TIP_PERMISSIONS),
  /** Language of title and content. */
  lang: Lang,
  /** Null once it is deleted. */
  title: z.nullable(z.string()),
  text_state: z.enum(TIP_TEXT_STATES),
  /** Null before kick-off where it is not public. */
  bet: z.nullable(TipBet),
  /** Null until the match is over. */
  result: z.nullable(z.enum(TIP_RESULTS)),
  /** The company's last price before kick-off for the same outcome and line; null where there was none, or the match is not over. */
  closing_price: z.nullable(Price),
  published_at: Instant,
});
export type Tip = z.infer<typeof Tip>;

/** A tip on its own page, as everybody may see it. */
export const TipDetail = z.extend(Tip, {
  /** Paragraphs of plain text; null unless `text_state` is `shown`. */
  content: z.nullable(z.string()),
});
export type TipDetail = z.infer<typeof TipDetail>;

/** A tip's content for one reader, beside its public fields. */
export const TipText = z.object({
  text_state: z.enum(TIP_TEXT_STATES),
  content: z.nullable(z.string()),
  bet: z.nullable(TipBet),
});
export type TipText = z.infer<typeof TipText>;

const share = () => z.nullable(z.number());

/** Record of an expert's tips; see tip-record.rules.ts. */
export const TipRecordRow = z.object({
  count: z.int(),
  voids: z.int(),
  profit: z.number(),
  yield: share(),
  interval: z.nullable(z.object({ low: z.number(), high: z.number() })),
  strike_rate: share(),
  won: z.int(),
  decided: z.int(),
  strike_interval: z.nullable(z.object({ low: z.number(), high: z.number() })),
  last: z.readonly(z.array(z.enum(TIP_RESULTS))),
  last_profit: z.number(),
  closing_value: share(),
  closing_count: z.int(),
  drawdown: z.number(),
  enough: z.boolean(),
});

/** An expert in lists and on their page. */
export const Expert = z.extend(ExpertRef, {
  followers: z.int(),
  /** Published tips, those deleted included. */
  published: z.int(),
  /** Of them, those whose match is not over. */
  open: z.int(),
  /** Null for readers who hide results: it changes with each result. */
  record: z.nullable(TipRecordRow),
  since: Instant,
});
export type Expert = z.infer<typeof Expert>;

/** The expert that a reader begins or ceases to follow. */
export const FollowForm = z.object({ expert_id: z.int() });

/** An entry of the ledger; see tip-ledger.rules.ts for its values and the hash. */
const OpenEntry = z.object({
  seq: z.int(),
  expert_id: z.int(),
  match_id: z.int(),
  market: z.enum(TIP_MARKETS),
  period: PricePeriod,
  outcome: Outcome,
  line: z.nullable(Line),
  price: Price,
  company_id: z.int(),
  kick_off_at: Instant,
  published_at: Instant,
  text_hash: z.string(),
  hash: z.string(),
});
/** An entry whose match is still to begin. */
const SealedEntryRow = z.object({ seq: z.int(), hash: z.string(), kick_off_at: Instant });
/** An entry of the public ledger. */
export const EntryRow = z.union([OpenEntry, SealedEntryRow]);

/** The last entry of a day, UTC: anyone who keeps its hash can prove that nothing before it was changed. */
export const LedgerDay = z.object({ date: z.string(), seq: z.int(), hash: z.string() });
export type LedgerDay = z.infer<typeof LedgerDay>;
