import type { Locale } from "../url/locale.ts";
import type { MatchKind } from "./push.table.ts";

/**
 * Texts of notifications. Origin renders them, because the browser that shows them may have been closed for weeks: its
 * service worker would have the texts of an older release.
 */
interface NoticeWords {
  /** The event, before the score or the teams. */
  readonly kinds: Readonly<Record<MatchKind, string>>;
  readonly own_goal: string;
  readonly penalty_goal: string;
  readonly shootout: string;
  /** Before the expert's name. */
  readonly tip: string;
  readonly test_title: string;
  readonly test_body: string;
}

/** The words of notifications in each language. */
export const NOTICE_WORDS: Readonly<Record<Locale, NoticeWords>> = {
  vi: {
    kinds: { full_time: "Kết thúc", goal: "Bàn thắng", red_card: "Thẻ đỏ", kick_off: "Bóng lăn" },
    own_goal: "phản lưới",
    penalty_goal: "phạt đền",
    shootout: "luân lưu",
    tip: "Nhận định mới của",
    test_title: "Thông báo thử",
    test_body: "Trình duyệt này đã nhận được thông báo.",
  },
  en: {
    kinds: { full_time: "Full time", goal: "Goal", red_card: "Red card", kick_off: "Kick-off" },
    own_goal: "own goal",
    penalty_goal: "penalty",
    shootout: "penalties",
    tip: "New tip by",
    test_title: "Test notification",
    test_body: "This browser receives notifications.",
  },
};
