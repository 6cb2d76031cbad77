import type { CommentWords } from "./comment-texts.ts";

/** Comments in Vietnamese. */
export const commentWordsVi: CommentWords = {
  report: {
    comeback: [
      [
        "Lúc {winner} bị dẫn mình tắt máy đi ngủ, sáng dậy thấy thắng {won}. Tiếc đứt ruột!",
        "Chừa cái tội bỏ cuộc sớm nhé bác 😄",
        "Vâng, lần sau thức tới cùng.",
        "Em cũng y chang, mở tỷ số ra còn tưởng nhầm trận.",
      ],
      [
        "Ngược dòng kiểu này mới là bóng đá. {winner} quá bản lĩnh.",
        "{loser} dẫn trước mà lùi sâu quá, trả giá thôi.",
      ],
      [
        "Fan {loser} đây, có lợi thế mà không giữ được. Buồn.",
        "Thua thì đứng dậy làm lại bạn ơi, còn dài mà.",
      ],
    ],
    late: [
      [
        "Bàn phút {minute} của {player} làm cả nhà mình hét lên, hàng xóm sang gõ cửa luôn.",
        "Nhà em cũng thế, thằng cu đang ngủ giật mình khóc.",
        "Haha, thôi mừng là được.",
      ],
      [
        "{loser} mất tập trung đúng lúc không được phép mất. Đau thật.",
        "Những phút cuối thể lực hết rồi, khó trách.",
      ],
      ["Đá tới phút {minute} mới biết ai thắng. Ai chê trận này thì em chịu."],
    ],
    rout: [
      [
        "{won}, không còn gì để nói. {winner} hôm nay ở đẳng cấp khác.",
        "Đúng hơn là {loser} tự thua đấy bác, hàng thủ hở toang.",
        "Cả hai. Nhưng cơ hội đến thì phải biết tận dụng chứ.",
      ],
      [
        "Xin đừng nhắc tới trận này với fan {loser} tuần này 😭",
        "Chia buồn nhé, {margin} bàn cách biệt thì hơi nặng.",
      ],
      ["Thắng cách biệt {margin} bàn mà vẫn pressing tới cuối trận, khen {winner} chuyên nghiệp."],
    ],
    narrow: [
      [
        "Một bàn của {player} là đủ. Thắng xấu cũng là thắng!",
        "Xấu gì đâu, phòng ngự thế mới khó.",
        "Ừ thì mình khen mà, giữ sạch lưới là quý nhất.",
      ],
      ["Tiếc cho {loser}, chỉ thiếu đúng một pha dứt điểm tử tế."],
      ["{won} mà xem thót tim từ đầu tới cuối.", "Chuẩn, tim em đập theo đồng hồ luôn."],
    ],
    win: [
      ["{winner} thắng xứng đáng, không phải bàn.", "Đồng ý, {loser} chơi cũng được nhưng thiếu độ sắc."],
      [
        "{loser} cần xem lại hàng thủ, thua {won} thế này thì khó nói chuyện xa.",
        "Bác nói đúng, mấy tình huống kèm người lỏng quá.",
        "Cứ thế này thì trận sau gặp đội mạnh còn khổ nữa.",
      ],
      ["Xem trọn trận, hai đội đá cởi mở. Tỷ số {score} phản ánh đúng thế trận."],
    ],
    goalless: [
      [
        "0-0 mà tưởng buồn ngủ, ai ngờ cũng có mấy pha đáng xem.",
        "Em thì ngủ thật từ hiệp hai 😅",
        "Vậy là bác bỏ lỡ mấy pha cứu thua rồi.",
      ],
      ["Hai hàng công đều chân gỗ, hai hàng thủ thì đá như lên đồng.", "Khen thủ môn thì đúng hơn."],
    ],
    draw: [
      ["{score} là hợp lý, đội nào thua cũng tội.", "Mình thì thấy {home} tiếc hơn một chút."],
      [
        "{home} với {away} gặp nhau kiểu gì cũng căng.",
        "Căng mà đẹp, không có mấy pha triệt hạ.",
        "Ừ, trọng tài cũng bắt ổn.",
      ],
      ["Hòa {score}, fan hai bên bắt tay nhau về ngủ sớm thôi."],
    ],
    shootout: [
      [
        "Luân lưu mà em không dám nhìn, phải quay mặt vào tường.",
        "Mình xem qua kẽ ngón tay đây.",
        "Đúng là chỉ người trong cuộc mới hiểu 🤣",
      ],
      [
        "Thương {loser}, đá tới tận loạt {pens} mới chịu dừng.",
        "Luân lưu là may rủi mà, ngẩng cao đầu được rồi.",
      ],
      ["Tinh thần thép của {winner}. {pens} trên chấm 11m!"],
    ],
    any: [
      [
        "Bài viết đủ ý, đọc xong khỏi cần xem lại highlight.",
        "Nhưng xem lại vẫn sướng hơn chứ bác.",
        "Thì đọc trước, tối rảnh xem sau.",
      ],
      [
        "Ai có mặt ở sân hôm đó cho hỏi không khí thế nào ạ?",
        "Cuồng nhiệt lắm, hát suốt trận luôn.",
        "Ghen tị quá, xa sân nên toàn xem qua màn hình.",
      ],
      ["Theo dõi tỷ số trên này mà hồi hộp chẳng kém xem trực tiếp."],
      ["{home} trận sau giữ nguyên đội hình này đi ạ.", "Xoay tua chứ, lịch dày thế này ai chịu nổi."],
      ["Mình trung lập, xem {home} gặp {away} chỉ mong nhiều pha hay."],
      ["Cho em xin một slot fan {away} ở đây với.", "Có mình nữa nhé, điểm danh!"],
    ],
    star: [
      [
        "{starGoals} bàn một trận, {star} đang lên đồng thật rồi.",
        "Phải gọi tên anh ấy là cầu thủ hay nhất trận.",
        "Mình không có ý kiến khác!",
      ],
      ["{starTeam} giữ được {star} qua kỳ chuyển nhượng là mừng rồi."],
    ],
    red: [
      [
        "Thẻ đỏ của {sentOff} theo mọi người có nặng tay không?",
        "Xem lại mấy lần, mình thấy đúng luật.",
        "Vâng, vậy thì {sentOffTeam} chỉ biết trách mình.",
      ],
      ["Nóng nảy chút là cả đội gánh. Mong {sentOff} rút kinh nghiệm."],
    ],
    climb: [
      [
        "{climber} leo lên vị trí {place} rồi, từ từ mà tiến!",
        "Đừng mừng sớm, còn nhiều vòng lắm.",
        "Cứ vui đã, mai tính tiếp 😄",
      ],
    ],
    top: [
      ["{leader} đứng đầu bảng, nhìn sướng cả mắt.", "Giữ được tới cuối mùa mới tài.", "Bác cứ chờ mà xem."],
      ["Có ai cản được {leader} lúc này không nhỉ?"],
    ],
    feast: [
      ["{total} bàn một trận, đáng đồng tiền bát gạo.", "Hàng thủ hai bên đi chơi hết rồi hay sao ấy 😂"],
    ],
    crowd: [["{crowd} khán giả, nhìn lên khán đài mà nổi da gà."]],
    points: [
      [
        "Được ba điểm là vui, nhưng {winner} vẫn còn nhiều thứ phải chỉnh.",
        "Thắng rồi chỉnh dễ hơn thua rồi chỉnh bạn ạ 😁",
      ],
    ],
    draws: [
      ["Một điểm với {away} là ổn, với {home} thì hơi tiếc."],
      ["Mỗi đội một điểm, chắc huấn luyện viên hai bên đều bảo hài lòng.", "Bài phát biểu muôn thuở mà bác."],
    ],
  },
  preview: {
    any: [
      [
        "Mình đoán 2-1 cho {home}. Mọi người đoán bao nhiêu?",
        "1-1 bạn ơi, hai đội này ngang cơ.",
        "Để xem, mai mình quay lại đây.",
        "{away} thắng sít sao nhé, ghi lại đi.",
      ],
      [
        "Trận này mà {away} đá phòng ngự phản công thì khó cho {home}.",
        "Phòng ngự cả trận thì sớm muộn cũng thủng.",
      ],
      ["Mong hai đội đá đẹp, đừng chấn thương ai."],
      ["Hóng {home} gặp {away} cả tuần nay.", "Em cũng thế, xin nghỉ ca rồi đây."],
      [
        "Không biết đội hình ra sân thế nào, chờ công bố rồi mới dám nói.",
        "Trên này có mục đội hình đấy, gần giờ bóng lăn sẽ có.",
        "Cảm ơn bạn nhé, giờ mới để ý.",
      ],
      ["Bài phân tích gọn mà đủ. Cảm ơn tác giả."],
    ],
    star: [
      [
        "{starTeam} trông cả vào {star}, {starGoals} bàn từ đầu mùa rồi còn gì.",
        "Khóa được {star} là xong một nửa.",
        "Nói thì dễ, đội nào cũng muốn mà có làm được đâu.",
      ],
      ["Chờ xem {star} có nổ súng tiếp không."],
    ],
    places: [
      [
        "{upper} đang xếp {upperPlace}, {lower} xếp {lowerPlace}: nhìn bảng thì một chiều, nhưng bóng tròn mà.",
        "Bảng xếp hạng không đá thay được, chuẩn.",
      ],
      ["{lower} cần điểm hơn nên mình nghĩ họ sẽ nhập cuộc rất máu."],
    ],
    meeting: [
      [
        "Ai còn nhớ trận trước không: {meeting}.",
        "Nhớ chứ, trận đó xem mà mất ngủ.",
        "Mong lần này cũng hấp dẫn như vậy.",
      ],
    ],
    run: [
      [
        "{runner} vừa thắng {run} trận liền, ngại thật.",
        "Chuỗi nào rồi cũng có lúc dừng.",
        "Ừ, nhưng đừng dừng ở trận này 🙏",
      ],
    ],
    evening: [
      [
        "Giờ đá {time} là đẹp, cơm nước xong ngồi xem.",
        "Bên em giờ đó đang ca làm, chắc chỉ ngó tỷ số được thôi.",
        "Vậy bật thông báo bàn thắng lên.",
      ],
    ],
    hosts: [
      [
        "{home} đá sân nhà, cổ động viên tiếp lửa là lợi thế lớn.",
        "{away} đi xa cũng đông người theo lắm đó.",
      ],
    ],
  },
  round: {
    any: [
      ["Cảm ơn ban biên tập, bận quá không theo được vòng {round} nên đọc bài này là đủ."],
      [
        "Bài tổng kết nên có thêm đội hình tiêu biểu của vòng.",
        "Ủng hộ, mình cũng thích xem mục đó.",
        "Mong ban biên tập đọc được.",
      ],
    ],
    rich: [["Vòng này {goals}, ai nói {comp} khô khan?", "Em có nói gì đâu 😅"]],
    stays: [
      [
        "{leader} vẫn đứng đầu, {points} rồi. Ai đuổi nổi?",
        "{second} chứ ai, chưa buông đâu.",
        "Thế thì mùa này mới vui.",
      ],
    ],
    changes: [
      [
        "Ngôi đầu đổi chủ! Chúc mừng {leader}.",
        "Chen chân lên được đã khó, giữ còn khó hơn.",
        "Cứ mừng vòng nào biết vòng đó.",
      ],
    ],
    close: [
      [
        "{leader} chỉ hơn {second} {gap}, sảy chân một trận là đổi ngôi.",
        "Đua thế này tới vòng cuối mất thôi.",
      ],
    ],
    star: [
      [
        "{star} ghi {starGoals} bàn rồi, vua phá lưới năm nay gọi tên anh ấy?",
        "Còn sớm, mấy vòng cuối mới biết.",
        "Mình vẫn đặt niềm tin vào {star}.",
      ],
    ],
    widest: [["{result}, trận đậm nhất vòng. {team} đá như tập.", "Đối thủ hôm đó chắc có vấn đề gì rồi."]],
  },
  day: {
    any: [
      [
        "Sáng nào cũng đọc mục điểm lại này với ly cà phê.",
        "Giống mình, thành thói quen rồi.",
        "Cà phê sữa hay đen vậy bác 😄",
      ],
      ["{matches} trong một ngày, xem sao cho hết.", "Chọn trận mình thích thôi, còn lại coi tỷ số."],
    ],
    rich: [["Có {goals} trong ngày, hàng công các đội vào phom rồi."]],
    widest: [["{result}: ngồi xem mà thương đội thua.", "Ngày của {team}, vậy thôi."]],
    richest: [
      [
        "Trận {result} là trận hay nhất ngày với mình.",
        "Bàn thắng nhiều thì vui, chứ phòng ngự kiểu đó huấn luyện viên nào chịu.",
        "Huấn luyện viên khổ, khán giả sướng!",
      ],
    ],
  },
  transfers: {
    any: [
      [
        "Các đội {comp} chi {spent} cho mùa này, tiền ở đâu ra nhiều thế?",
        "Bán vé, bản quyền, tài trợ. Mà cũng có đội chi quá tay.",
        "Đúng, vài năm nữa mới biết ai khôn.",
      ],
      ["Mua nhiều chưa chắc mạnh, quan trọng là hợp lối chơi."],
      ["Đội mình im ắng quá, chờ mãi chẳng thấy ai.", "Im ắng có khi lại hay, giữ được khung cũ."],
    ],
    dearest: [
      [
        "{player} giá {fee} có đáng không mọi người?",
        "Với {to} thì đáng, đang thiếu đúng vị trí đó.",
        "Để xem hết mùa rồi chấm điểm.",
        "Mình thấy {from} bán được giá đó là lời.",
      ],
      ["Tiếc cho {from}, mất {player} thì khó tìm người thay."],
    ],
  },
  held: ["Mình có làm bảng thống kê bàn thắng cả mùa, ai cần thì xem ở https://example.com/thong-ke nhé."],
  takenDown: [
    "Cần bán đôi giày đá bóng cỡ 41, mới mang hai lần, ai lấy nhắn mình giá rẻ.",
    "Rao vặt sang chỗ khác đi bạn, đây là chỗ nói chuyện bóng đá.",
  ],
};
