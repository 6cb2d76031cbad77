import type { ReportWords } from "./report-texts.ts";

/** Reports in Vietnamese. */
export const reportWordsVi: ReportWords = {
  titles: {
    comeback: [
      "{winner} ngược dòng đánh bại {loser} {won}",
      "Bị dẫn trước, {winner} vẫn thắng {loser} {won}",
      "Màn lội ngược dòng của {winner} trước {loser}",
    ],
    late: [
      "{winner} hạ {loser} {won} nhờ bàn thắng phút {minute}",
      "Phút {minute} định đoạt: {winner} thắng {loser} {won}",
      "{player} ghi bàn muộn, {winner} vượt qua {loser}",
    ],
    rout: [
      "{winner} đại thắng {loser} {won}",
      "{winner} đè bẹp {loser} với tỷ số {won}",
      "Thua {winner} {won}, {loser} nhận trận thua đậm",
    ],
    narrow: [
      "{winner} thắng tối thiểu {loser}",
      "Bàn thắng duy nhất của {player} giúp {winner} hạ {loser}",
      "{winner} {won} {loser}: một khoảnh khắc là đủ",
    ],
    win: [
      "{winner} thắng {loser} {won}",
      "{winner} vượt qua {loser} sau trận đấu có {total} bàn",
      "{loser} gục ngã trước {winner}",
      "Thắng {loser} {won}, {winner} có trận đấu trọn vẹn",
    ],
    goalless: [
      "{home} và {away} hòa không bàn thắng",
      "Hàng công im tiếng, {home} và {away} bất phân thắng bại",
      "Không có bàn thắng trong trận {home} gặp {away}",
    ],
    draw: [
      "{home} và {away} hòa nhau {score}",
      "{home} {score} {away}: kết quả hòa sau 90 phút",
      "Bất phân thắng bại, {home} và {away} dừng ở tỷ số {score}",
    ],
    shootout: ["{winner} loại {loser} trên chấm luân lưu", "Luân lưu gọi tên {winner} trước {loser}"],
  },
  summaries: {
    comeback: ["{winner} bị {loser} dẫn trước nhưng vẫn giành chiến thắng {won} ở {phase}."],
    late: ["Bàn thắng của {player} ở phút {minute} mang về chiến thắng {won} cho {winner} ở {phase}."],
    rout: ["{winner} áp đảo {loser} với tỷ số {won} ở {phase}."],
    narrow: ["Pha lập công phút {minute} của {player} là khác biệt giữa {winner} và {loser} ở {phase}."],
    win: [
      "{winner} đánh bại {loser} {won} ở {phase}. Diễn biến, thống kê và các bàn thắng của trận đấu.",
      "Toàn cảnh chiến thắng {won} của {winner} trước {loser} ở {phase}.",
    ],
    goalless: ["{home} và {away} không thể tìm được bàn thắng ở {phase}."],
    draw: ["{home} và {away} cầm chân nhau với tỷ số {score} ở {phase}."],
    shootout: ["Sau khi hòa {score}, {winner} thắng {loser} {pens} ở loạt luân lưu, {phase}."],
  },
  intros: [
    "{homeLink} và {awayLink} gặp nhau ở {phase} ngày {day}, trận đấu khép lại với tỷ số {score}.",
    "Trận đấu thuộc {phase} giữa {homeLink} và {awayLink} diễn ra lúc {time} ngày {day} kết thúc với tỷ số {score}.",
    "Ngày {day}, {homeLink} đối đầu {awayLink} trong khuôn khổ {phase}. Tỷ số chung cuộc là {score}.",
    "Tỷ số {score} là kết quả cuối cùng của cuộc chạm trán giữa {homeLink} và {awayLink} ở {phase}, ngày {day}.",
  ],
  grounds: ["Trận đấu diễn ra trên {ground}.", "Địa điểm thi đấu là {ground}."],
  crowds: ["Có {crowd} khán giả đến sân.", "Trên khán đài có {crowd} người hâm mộ."],
  headings: {
    course: "Diễn biến trận đấu",
    goals: "Bàn thắng và thẻ phạt",
    figures: "Những con số đáng chú ý",
    places: "Ý nghĩa trên bảng xếp hạng",
  },
  goals: {
    first: [
      "Phút {minute}, {player} mở tỷ số cho {team}.",
      "Thế cân bằng bị phá vỡ ở phút {minute} khi {player} đưa {team} vượt lên.",
      "{team} là đội có bàn thắng trước: {player} lập công ở phút {minute}.",
      "{player} là người khai thông bế tắc cho {team} ở phút {minute}.",
    ],
    level: [
      "{player} gỡ hòa {score} cho {team} ở phút {minute}.",
      "Phút {minute}, {player} đưa trận đấu về vạch xuất phát với tỷ số {score}.",
      "{team} đáp trả ở phút {minute}: {player} cân bằng tỷ số {score}.",
    ],
    ahead: [
      "Phút {minute}, {player} giúp {team} vượt lên, tỷ số là {score}.",
      "{team} giành lại thế chủ động ở phút {minute} nhờ công {player}, {score}.",
      "Bàn thắng của {player} ở phút {minute} đưa {team} lên dẫn, tỷ số {score}.",
    ],
    further: [
      "Cách biệt được nới rộng thành {score} ở phút {minute}, người ghi bàn cho {team} là {player}.",
      "Phút {minute}, đến lượt {player} lập công và {team} bứt xa với tỷ số {score}.",
      "{player} có thêm một bàn cho {team} ở phút {minute}, tỷ số thành {score}.",
    ],
    closer: [
      "{player} rút ngắn cách biệt cho {team} ở phút {minute}, {score}.",
      "Phút {minute}, {team} có bàn gỡ do công {player}, tỷ số còn {score}.",
    ],
    penalty: [
      "Phút {minute}, {team} được hưởng phạt đền và {player} không bỏ lỡ cơ hội, tỷ số là {score}.",
      "Từ chấm phạt đền, {player} ghi bàn cho {team} ở phút {minute}, {score}.",
    ],
    own: [
      "Phút {minute}, {player} đưa bóng vào lưới nhà và {team} hưởng lợi, tỷ số là {score}.",
      "{team} có bàn thắng ở phút {minute} sau pha phản lưới nhà của {player}, {score}.",
    ],
  },
  assists: [
    "Người kiến tạo là {assist}.",
    "Đường chuyền quyết định đến từ {assist}.",
    "{assist} là người kiến tạo.",
  ],
  reds: [
    "{team} phải chơi thiếu người từ phút {minute} sau khi {player} nhận thẻ đỏ.",
    "{player} bên phía {team} bị truất quyền thi đấu ở phút {minute}.",
  ],
  quietHalf: [
    "Hiệp một trôi qua mà không có bàn thắng nào được ghi.",
    "45 phút đầu tiên diễn ra chặt chẽ, hai đội chưa thể chọc thủng lưới nhau.",
  ],
  half: ["Hai đội bước vào giờ nghỉ với tỷ số {half}.", "Hiệp một khép lại với tỷ số {half}."],
  quietSecond: ["Sau giờ nghỉ không có thêm bàn thắng nào.", "Hiệp hai không làm thay đổi tỷ số."],
  extraTime: ["Hòa nhau sau 90 phút, hai đội phải thi đấu thêm 30 phút hiệp phụ."],
  shootout: ["Loạt luân lưu kết thúc với tỷ số {penalties}, chiến thắng thuộc về {winner}."],
  ends: {
    comeback: [
      "Từ thế bị dẫn bàn, {winner} rời sân với chiến thắng {won}.",
      "Bước ngoặt ấy mang về cho {winner} chiến thắng {won}.",
    ],
    late: [
      "Bàn thắng ở phút {minute} của {player} khép lại mọi hy vọng của {loser}.",
      "{loser} không còn đủ thời gian để đáp trả, {winner} thắng {won}.",
    ],
    rout: [
      "Cách biệt {margin} bàn nói lên sự chênh lệch trong khâu dứt điểm.",
      "{loser} không có lời đáp nào đủ mạnh và chấp nhận thua {won}.",
    ],
    narrow: [
      "{winner} bảo vệ thành công cách biệt mong manh cho đến hết trận.",
      "{loser} không tìm được bàn gỡ, {winner} thắng {won}.",
    ],
    win: [
      "Chung cuộc {winner} thắng {won}.",
      "Tỷ số {won} nghiêng về {winner} được giữ nguyên đến khi trận đấu kết thúc.",
    ],
    goalless: [
      "Hai hàng thủ giữ sạch lưới cho đến tiếng còi mãn cuộc.",
      "Không đội nào tìm được đường vào khung thành đối phương.",
    ],
    draw: [
      "Hai đội chấp nhận kết quả hòa {score}.",
      "Không có thêm bàn thắng quyết định, trận đấu khép lại với tỷ số {score}.",
    ],
    shootout: ["{winner} bước tiếp, còn hành trình của {loser} dừng lại tại đây."],
  },
  ownGoal: "phản lưới nhà",
  penalty: "phạt đền",
  noGoals: "Trận đấu không có bàn thắng.",
  cards: {
    both: ["Trọng tài rút ra {yellow} và {red} trong cả trận."],
    yellow: [
      "Trọng tài rút ra {yellow}, không ai bị truất quyền thi đấu.",
      "Cả trận có {yellow} và không có thẻ đỏ.",
    ],
    red: ["Trọng tài rút ra {red}, không có thẻ vàng."],
    none: ["Trọng tài không phải rút thẻ lần nào."],
  },
  possession: ["{team} cầm bóng {share}% thời gian.", "Tỷ lệ kiểm soát bóng nghiêng về {team} với {share}%."],
  evenPossession: ["Hai đội chia đều thời gian kiểm soát bóng."],
  shots: [
    "{home} tung ra {homeShots}, {away} có {awayShots}.",
    "Bên phía {home} có {homeShots}, còn {away} có {awayShots}.",
  ],
  places: {
    up: [
      "{team} vươn lên {place} với {points} sau {played}.",
      "Có {points} sau {played}, {team} leo từ {before} lên {place}.",
    ],
    down: [
      "{team} lùi xuống {place}, có {points} sau {played}.",
      "Với {points} sau {played}, {team} tụt từ {before} xuống {place}.",
    ],
    same: [
      "{team} vẫn đứng {place} với {points} sau {played}.",
      "Vị trí của {team} không đổi: {place}, {points} sau {played}.",
    ],
    top: [
      "{team} đứng đầu bảng với {points} sau {played}.",
      "Ngôi đầu thuộc về {team}: {points} sau {played}.",
    ],
  },
  columns: { figure: "Chỉ số", team: "Đội", played: "Trận", points: "Điểm", difference: "Hiệu số" },
  stats: {
    possession: "Kiểm soát bóng (%)",
    shots: "Sút",
    shots_on_target: "Sút trúng đích",
    corners: "Phạt góc",
    fouls: "Phạm lỗi",
    offsides: "Việt vị",
    saves: "Cứu thua",
    yellow_cards: "Thẻ vàng",
    red_cards: "Thẻ đỏ",
  },
  links: [
    "Xem lại từng phút và đội hình tại {match}. Lịch và bảng điểm có ở trang {league}.",
    "Đội hình, điểm số từng cầu thủ và tường thuật chi tiết: {match}. Toàn cảnh giải đấu: {league}.",
  ],
};
