import type { DemoLocale } from "../demo-locale.ts";

/** Default content of a new site besides articles: categories, authors and a menu, for the operator to edit. */

type InBoth = Readonly<Record<DemoLocale, string>>;

/** Kinds of articles. */
export type DemoKind = "day" | "preview" | "report" | "round" | "transfers";

interface DemoCategory {
  readonly slug: string;
  readonly name: InBoth;
  readonly description: InBoth;
}

export const DEMO_CATEGORIES: Readonly<Record<DemoKind, DemoCategory>> = {
  day: {
    slug: "tin-moi",
    name: { vi: "Tin mới", en: "News" },
    description: {
      vi: "Những gì vừa diễn ra trên sân cỏ, mỗi ngày một bài điểm lại.",
      en: "What has just happened on the pitch, one review a day.",
    },
  },
  preview: {
    slug: "truoc-tran-dau",
    name: { vi: "Trước trận đấu", en: "Previews" },
    description: {
      vi: "Phong độ, thứ hạng và lịch sử đối đầu trước các trận cầu đáng chú ý.",
      en: "Form, tables and past meetings ahead of the matches to follow.",
    },
  },
  report: {
    slug: "tuong-thuat",
    name: { vi: "Tường thuật", en: "Reports" },
    description: {
      vi: "Diễn biến, bàn thắng và thống kê ngay sau khi trận đấu kết thúc.",
      en: "How it went, the goals and the figures, soon after the final whistle.",
    },
  },
  round: {
    slug: "tong-ket-vong-dau",
    name: { vi: "Tổng kết vòng đấu", en: "Round-ups" },
    description: {
      vi: "Kết quả, bảng xếp hạng và cuộc đua ghi bàn sau mỗi vòng.",
      en: "Results, tables and leading scorers after every round.",
    },
  },
  transfers: {
    slug: "chuyen-nhuong",
    name: { vi: "Chuyển nhượng", en: "Transfers" },
    description: {
      vi: "Ai đến, ai đi và với giá bao nhiêu.",
      en: "Who came, who left and for how much.",
    },
  },
};

interface DemoAuthor {
  readonly slug: string;
  readonly name: string;
  /** Account of a demo expert (../tips/experts.table.ts). */
  readonly user_name?: string;
  readonly biography: InBoth;
  readonly writes: readonly DemoKind[];
}

/** Fictional people; their biographies say so. */
export const DEMO_AUTHORS: readonly DemoAuthor[] = [
  {
    slug: "hai-dang",
    name: "Hải Đăng",
    user_name: "mo-phong-1",
    biography: {
      vi: "Nhân vật mô phỏng của dữ liệu mẫu. Trong thế giới ấy, Hải Đăng viết bài trước trận và quan tâm nhiều nhất đến phong độ sân nhà, sân khách.",
      en: "A made-up person of the demo data. In that world Hải Đăng writes previews and cares most about form at home and away.",
    },
    writes: ["preview"],
  },
  {
    slug: "thu-minh",
    name: "Thu Minh",
    user_name: "mo-phong-2",
    biography: {
      vi: "Nhân vật mô phỏng của dữ liệu mẫu. Thu Minh phụ trách mục trước trận đấu và các bài tổng kết vòng.",
      en: "A made-up person of the demo data. Thu Minh looks after previews and round-ups.",
    },
    writes: ["preview", "round"],
  },
  {
    slug: "nguyen-bao-chau",
    name: "Nguyễn Bảo Châu",
    biography: {
      vi: "Nhân vật mô phỏng của dữ liệu mẫu, cây bút tường thuật. Thích những trận đấu có bàn thắng muộn.",
      en: "A made-up person of the demo data who writes reports, and likes matches with late goals.",
    },
    writes: ["report", "day"],
  },
  {
    slug: "tran-duc-long",
    name: "Trần Đức Long",
    biography: {
      vi: "Nhân vật mô phỏng của dữ liệu mẫu. Viết tường thuật và theo dõi thị trường chuyển nhượng.",
      en: "A made-up person of the demo data. Writes reports and follows the transfer market.",
    },
    writes: ["report", "transfers"],
  },
];
