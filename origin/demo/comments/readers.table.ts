import type { DemoLocale } from "../demo-locale.ts";

/** A demo reader. */
export interface DemoReader {
  readonly user_name: string;
  readonly nick_name: string;
  /** The language in which the reader reads and writes. */
  readonly lang: DemoLocale;
}

const VIETNAMESE = [
  ...["Tuấn Kiệt", "Ngọc Hân", "Anh Ba Sài Gòn", "Hoàng Long", "Mai Phương", "Cường Hải Phòng"],
  ...["Đức Thịnh", "Khánh Vy", "Bác Tư xe ôm", "Nhật Minh", "Quỳnh Như", "Sơn Tây 88"],
  ...["Gia Huy", "Lan Chi", "Hà Phan", "Phúc Lâm", "Chị Bảy bóng đá", "Trung Hiếu"],
];
const ENGLISH = ["Callum", "Priya", "Uncle Joe", "Marta", "Kenji", "Back of the stand", "Femi", "Lars"];

/** Readers who comment. Their names identify them as demo readers; their accounts cannot be logged in to. */
export const DEMO_READERS: readonly DemoReader[] = [
  ...VIETNAMESE.map((name, at) => ({
    user_name: `doc-gia-mo-phong-${at + 1}`,
    nick_name: `${name} (mô phỏng)`,
    lang: "vi" as const,
  })),
  ...ENGLISH.map((name, at) => ({
    user_name: `demo-reader-${at + 1}`,
    nick_name: `${name} (demo)`,
    lang: "en" as const,
  })),
];
