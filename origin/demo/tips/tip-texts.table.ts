import type { OUTCOMES } from "#shared/odds/market.table.ts";
import type { DemoLocale } from "../demo-locale.ts";

/** Paragraph templates of demo tips, one of each kind per tip, with placeholders as `{home}`. */
interface TipTexts {
  readonly titles: readonly string[];
  readonly openings: readonly string[];
  readonly forms: readonly string[];
  readonly tactics: readonly string[];
  readonly odds: readonly string[];
  readonly picks: Readonly<Record<(typeof OUTCOMES)["match_result" | "over_under"][number], string>>;
  /** Notice that the tip is simulated. */
  readonly notice: string;
}

/** Texts by the language of their expert. */
export const TIP_TEXTS: Readonly<Record<DemoLocale, TipTexts>> = {
  vi: {
    openings: [
      "Trận đấu giữa {home} và {away} thuộc {competition} là một trong những trận đáng chú ý nhất của vòng này. Cả hai đội đều cần điểm và không ai muốn rời sân tay trắng.",
      "{home} tiếp đón {away} trong khuôn khổ {competition} với tâm thế của đội chủ nhà muốn chơi chủ động. Sân nhà luôn là chỗ dựa lớn, nhưng đối thủ lần này không hề dễ chịu.",
      "Cuộc đối đầu giữa {home} và {away} ở {competition} hứa hẹn nhiều tranh chấp ở khu trung tuyến. Đội nào kiểm soát được nhịp trận đấu sẽ có lợi thế rõ rệt.",
    ],
    forms: [
      "Phong độ gần đây của hai đội không quá chênh lệch. {home} chơi chắc chắn hơn trên sân nhà, còn {away} thường nhập cuộc chậm và chỉ tăng tốc sau giờ nghỉ.",
      "Nhìn vào những trận gần nhất, {away} ghi bàn đều nhưng hàng thủ vẫn để lộ nhiều khoảng trống. {home} thì ngược lại: ít bàn thắng hơn, ít sai lầm hơn.",
      "Lịch thi đấu dày khiến cả hai huấn luyện viên phải xoay vòng. {home} có thêm một ngày nghỉ, và điều đó thường thấy rõ trong ba mươi phút cuối trận.",
    ],
    tactics: [
      "Về chiến thuật, {home} thích kéo giãn hai biên rồi tạt bóng sớm, trong khi {away} chờ phản công. Nếu có bàn thắng sớm, thế trận sẽ mở ra và số cơ hội tăng lên nhanh chóng.",
      "Điểm mấu chốt nằm ở các tình huống cố định. {away} phòng ngự bóng bổng không tốt, còn {home} có nhiều cầu thủ cao to và chọn điểm rơi hợp lý.",
      "Tuyến giữa của {away} thiếu một mắt xích quan trọng, nên bóng thường được chuyền thẳng lên phía trên. {home} đủ kinh nghiệm để đọc những đường chuyền như vậy.",
    ],
    odds: [
      "Tỷ lệ không biến động nhiều từ lúc mở kèo, cho thấy thị trường đánh giá trận này khá cân bằng. Ở mức giá hiện tại, lựa chọn dưới đây vẫn còn giá trị.",
      "Giá của lựa chọn này đã nhích lên so với lúc mở kèo. Chúng tôi cho rằng mức đó cao hơn khả năng thực tế một chút, đủ để cân nhắc.",
    ],
    picks: {
      home: "Lựa chọn: {home}.",
      away: "Lựa chọn: {away}.",
      draw: "Lựa chọn: hai đội hòa nhau.",
      over: "Lựa chọn: Tài, trận đấu có nhiều bàn thắng.",
      under: "Lựa chọn: Xỉu, trận đấu có ít bàn thắng.",
    },
    notice:
      "Đây là nhận định mô phỏng của dữ liệu mẫu, viết ra để trang có nội dung khi chưa có chuyên gia thật. Không phải lời khuyên cá cược.",
    titles: [
      "{home} – {away}: trận đấu của những chi tiết nhỏ",
      "Nhận định {home} gặp {away}",
      "{home} đón {away}: chờ đợi điều gì?",
    ],
  },
  en: {
    openings: [
      "{home} against {away} is one of the matches to watch in this round of the {competition}. Both sides need the points, and neither will be happy to leave with none.",
      "{home} welcome {away} in the {competition} and will want to set the pace from the first whistle. Home advantage counts for a lot, but this is not an easy visitor.",
      "Expect a crowded midfield when {home} meet {away} in the {competition}. The side that controls the tempo should have a clear edge.",
    ],
    forms: [
      "Recent form hardly separates the two. {home} have been the steadier side at home, while {away} tend to start slowly and only speed up after the break.",
      "Looking at the last few matches, {away} score regularly but their back line still leaves plenty of space. {home} are the opposite: fewer goals, fewer mistakes.",
      "A busy calendar has forced both coaches to rotate. {home} have had one more day of rest, and that usually shows in the last half hour.",
    ],
    tactics: [
      "Tactically, {home} like to stretch the pitch and cross early, while {away} wait for the counter-attack. An early goal would open the match up and the chances would follow quickly.",
      "Set pieces may decide it. {away} do not defend high balls well, and {home} have tall players who attack the right spaces.",
      "{away} miss an important player in midfield, so the ball often goes long. {home} have enough experience to read those passes.",
    ],
    odds: [
      "The price has barely moved since it opened, which suggests that the market sees an even match. At this level the pick below still has value.",
      "The price of this pick has drifted up since it opened. We make it slightly higher than the true chance, which is enough to consider it.",
    ],
    picks: {
      home: "Pick: {home}.",
      away: "Pick: {away}.",
      draw: "Pick: a draw.",
      over: "Pick: over, a match with many goals.",
      under: "Pick: under, a match with few goals.",
    },
    notice:
      "This is a simulated tip of the demo data, written so that the site has content before it has real experts. It is not betting advice.",
    titles: [
      "{home} v {away}: a match of small details",
      "{home} v {away}: preview and pick",
      "{home} host {away}: what to expect?",
    ],
  },
};
