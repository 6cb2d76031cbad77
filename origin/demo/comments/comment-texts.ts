import type { ReportTurn } from "../content/report-texts.ts";

/** Texts of an exchange in the order of {@link PLACES}; it may end after any of them. */
export type Exchange = readonly [comment: string, ...answers: string[]];

/** Parent of each comment of an exchange (by index), and its author among the participants. */
export const PLACES = [
  { answers: null, writer: 0 },
  { answers: 0, writer: 1 },
  { answers: 1, writer: 0 },
  { answers: 0, writer: 2 },
] as const;

/** A topic beyond those that apply to every article of its kind. */
export type ReportTalk = "any" | "star" | "red" | "climb" | "top" | "feast" | "crowd" | "points" | "draws";
export type PreviewTalk = "any" | "star" | "places" | "meeting" | "run" | "evening" | "hosts";
export type RoundTalk = "any" | "rich" | "stays" | "changes" | "close" | "star" | "widest";
export type DayTalk = "any" | "rich" | "widest" | "richest";
export type TransferTalk = "any" | "dearest";

type Words<Talk extends string> = Readonly<Record<Talk, readonly Exchange[]>>;

/** Comment texts by topic. Names and numbers are filled in from the article's facts. */
export interface CommentWords {
  readonly report: Words<ReportTurn | ReportTalk>;
  readonly preview: Words<PreviewTalk>;
  readonly round: Words<RoundTalk>;
  readonly day: Words<DayTalk>;
  readonly transfers: Words<TransferTalk>;
  /** It contains a link, so it is pending until moderated. */
  readonly held: Exchange;
  /** An editor removes it soon; its replies stay. */
  readonly takenDown: Exchange;
}
