import type { TipTexts } from "./tip-text.ts";

/** Texts of the experts of the demo world who write Vietnamese. */
export const TIP_TEXTS_VI: TipTexts = {
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
};
