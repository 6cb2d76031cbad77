import type { Template } from "./commentary-goals.table.ts";

/** Templates for the frame of a match: before kick-off, periods, and interruptions. */
export const frameTemplates = {
  line_ups: [
    [
      "Đội hình ra sân đã có: {home} xuất phát với sơ đồ {home_formation}, {away} chọn {away_formation}.",
      "The line-ups are in: {home} start in a {home_formation}, {away} in a {away_formation}.",
    ],
    [
      "Danh sách xuất phát của hai đội đã được công bố. {home}: {home_formation}, {away}: {away_formation}.",
      "Both teams have named their starters. {home}: {home_formation}, {away}: {away_formation}.",
    ],
  ],
  setting: [
    [
      "Hai đội đang khởi động. Nhiệt độ trên sân là {temperature}°C, trọng tài chính là {referee}.",
      "The teams are warming up. It is {temperature}°C at the ground and the referee is {referee}.",
    ],
    [
      "Khán đài đang dần kín chỗ trước trận {home} gặp {away}. Nhiệt độ {temperature}°C, {referee} cầm còi.",
      "The stands are filling up for {home} against {away}. {temperature}°C, and {referee} is in charge.",
    ],
  ],
  first_half: [
    ["Trận đấu bắt đầu! {team} giao bóng trước.", "We are under way! {team} kick off."],
    [
      "Trọng tài {referee} nổi còi khai cuộc trận {home} gặp {away}.",
      "Referee {referee} gets {home} against {away} going.",
    ],
    ["Bóng đã lăn! {team} có quyền giao bóng.", "The ball is rolling! {team} have the kick-off."],
  ],
  added: [
    ["Trọng tài bù giờ ít nhất {count} phút.", "Added time: at least {count} min."],
    ["Bảng điện tử báo {count} phút bù giờ.", "The board goes up: +{count}."],
  ],
  half_time: [
    [
      "Hết hiệp 1: {home} {score} {away}. Kiểm soát bóng {home_possession}% - {away_possession}%, sút {home_shots} - {away_shots}.",
      "Half-time: {home} {score} {away}. Possession {home_possession}% - {away_possession}%, shots {home_shots} - {away_shots}.",
    ],
    [
      "Hai đội bước vào giờ nghỉ với tỷ số {score}. Số cú sút: {home} {home_shots}, {away} {away_shots}.",
      "The teams go in at {score}. Shots: {home} {home_shots}, {away} {away_shots}.",
    ],
  ],
  second_half: [
    ["Hiệp 2 bắt đầu, tỷ số đang là {score}.", "The second half begins at {score}."],
    ["Hai đội trở lại sân, {team} giao bóng hiệp 2.", "The teams are back and {team} start the second half."],
  ],
  overtime: [
    [
      "Hòa {score} sau 90 phút, hai đội bước vào hiệp phụ.",
      "Level at {score} after 90 minutes, so there will be extra time.",
    ],
  ],
  overtime_second: [
    [
      "Hiệp phụ thứ hai bắt đầu, {home} {score} {away}.",
      "The second half of extra time, {home} {score} {away}.",
    ],
  ],
  penalties: [
    [
      "Sau 120 phút vẫn là {score}, trận đấu được định đoạt bằng loạt luân lưu 11m.",
      "Still {score} after 120 minutes: it will be decided on penalties.",
    ],
  ],
  won: [
    [
      "Hết giờ! {team} giành chiến thắng, chung cuộc {home} {score} {away}.",
      "Full time! {team} win, {home} {score} {away}.",
    ],
    [
      "Trọng tài nổi còi mãn cuộc: {home} {score} {away}. {team} thắng trận này.",
      "The final whistle: {home} {score} {away}. {team} take it.",
    ],
  ],
  drawn: [
    ["Hết giờ! Hai đội chia điểm với tỷ số {score}.", "Full time! The points are shared, {score}."],
    [
      "Trọng tài nổi còi mãn cuộc: {home} {score} {away}, một trận hòa.",
      "The final whistle: {home} {score} {away}, a draw.",
    ],
  ],
  won_shootout: [
    [
      "{team} thắng {shootout} trên chấm luân lưu và đi tiếp!",
      "{team} win {shootout} on penalties and go through!",
    ],
  ],
  interrupted: [
    [
      "Trận đấu bị gián đoạn ở phút {minute}: hai đội tạm rời sân vì một ca cấp cứu trên khán đài.",
      "Play is interrupted in minute {minute}: the teams leave the pitch after a medical emergency in the stands.",
    ],
    [
      "Sự cố kỹ thuật trên sân, trận đấu tạm dừng ở phút {minute}.",
      "A technical problem at the ground, play stops in minute {minute}.",
    ],
  ],
  resumed: [["Trận đấu tiếp tục, tỷ số đang là {score}.", "Play resumes at {score}."]],
  abandoned: [
    [
      "Trận đấu không thể tiếp tục và bị bỏ dở. Tỷ số lúc dừng là {home} {score} {away}.",
      "The referee abandons the match. It stood at {home} {score} {away}.",
    ],
  ],
  postponed: [
    [
      "Trận {home} gặp {away} bị hoãn vì mặt sân không bảo đảm, thời gian đá lại sẽ được thông báo sau.",
      "{home} against {away} is postponed because of an unplayable pitch, a new date will follow.",
    ],
    [
      "Ban tổ chức thông báo hoãn trận {home} gặp {away} do thời tiết xấu.",
      "The organisers have postponed {home} against {away} because of bad weather.",
    ],
  ],
  cancelled: [
    [
      "Ban tổ chức quyết định hủy trận {home} gặp {away}.",
      "The organisers have called off {home} against {away}.",
    ],
  ],
} as const satisfies Record<string, readonly Template[]>;
