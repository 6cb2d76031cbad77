import type { ReportTurn } from "../content/report-words.ts";

/**
 * What readers say to one another, in the order of {@link PLACES}: a comment, an answer, what its writer says to that, and a
 * third reader. Each may be the last one.
 */
export type Exchange = readonly [comment: string, ...answers: string[]];

/** What the comments of an exchange answer (by place in it), and who of those who take part writes them. */
export const PLACES = [
  { answers: null, writer: 0 },
  { answers: 0, writer: 1 },
  { answers: 1, writer: 0 },
  { answers: 0, writer: 2 },
] as const;

/** Something that an article gives to talk about, besides what any article of its kind does. */
export type ReportTalk = "any" | "star" | "red" | "climb" | "top" | "feast" | "crowd" | "points" | "draws";
export type PreviewTalk = "any" | "star" | "places" | "meeting" | "run" | "evening" | "hosts";
export type RoundTalk = "any" | "rich" | "stays" | "changes" | "close" | "star" | "widest";
export type DayTalk = "any" | "rich" | "widest" | "richest";
export type TransferTalk = "any" | "dearest";

type Words<Talk extends string> = Readonly<Record<Talk, readonly Exchange[]>>;

/** What is said below articles, by what it is about. Names and numbers are filled in from the article's facts. */
export interface CommentWords {
  readonly report: Words<ReportTurn | ReportTalk>;
  readonly preview: Words<PreviewTalk>;
  readonly round: Words<RoundTalk>;
  readonly day: Words<DayTalk>;
  readonly transfers: Words<TransferTalk>;
  /** It leads away, so that somebody has to look at it before others see it. */
  readonly held: Exchange;
  /** An editor takes it away soon; what answers it stays. */
  readonly takenDown: Exchange;
}
