import type { Template } from "./commentary-goals.table.ts";

/** Templates for open play: shots, set pieces, fouls, cards and substitutions. */
export const playTemplates = {
  saved: [
    [
      "{player} dứt điểm trúng đích nhưng {keeper} đã cản phá.",
      "{player} hits the target, but {keeper} saves.",
    ],
    [
      "{keeper} bay người cứu thua cho {rival} sau cú sút của {player}.",
      "{keeper} dives to keep out a shot by {player} and spare {rival}.",
    ],
    ["Cú đánh đầu của {player} đi đúng vị trí của {keeper}.", "{player} heads it straight at {keeper}."],
    [
      "{player} sút xa, bóng đi khá căng nhưng {keeper} bắt gọn.",
      "{player} tries from range, well struck, but {keeper} holds it.",
    ],
    [
      "Phản xạ xuất sắc của {keeper}! {player} đã rất gần với bàn thắng.",
      "A superb reflex save from {keeper}! {player} was so close.",
    ],
    [
      "{other} chuyền dọn cỗ, {player} sút ngay nhưng {keeper} không cho {team} ăn mừng.",
      "{other} sets it up, {player} shoots at once, but {keeper} denies {team}.",
    ],
  ],
  wide: [
    ["{player} sút bóng đi chệch cột dọc.", "{player} shoots just past the post."],
    [
      "{player} có khoảng trống trước vòng cấm nhưng lại sút vọt xà.",
      "{player} has space outside the box but fires over the bar.",
    ],
    [
      "Cơ hội cho {team}! {player} đánh đầu ra ngoài trong gang tấc.",
      "A chance for {team}! {player} heads inches wide.",
    ],
    [
      "{player} đá phạt trực tiếp, bóng đi sát mép lưới ngoài.",
      "{player} takes the free kick himself, into the side netting.",
    ],
    [
      "Pha bỏ lỡ đáng tiếc của {player}, {keeper} chỉ còn biết đứng nhìn.",
      "What a miss by {player} with {keeper} rooted to the spot.",
    ],
  ],
  blocked: [
    [
      "{player} tung cú sút nhưng bị {other} lao vào chặn đứng.",
      "{player} shoots but {other} throws himself in the way.",
    ],
    [
      "Hàng thủ {rival} đứng kín, cú dứt điểm của {player} bị cản lại.",
      "{rival} are packed in and the effort by {player} is blocked.",
    ],
    ["{other} chắn bóng đúng lúc trước cú sút của {player}.", "A timely block by {other} stops {player}."],
  ],
  woodwork: [
    ["Cột dọc từ chối bàn thắng của {player}!", "{player} hits the post!"],
    [
      "Xà ngang rung lên sau cú sút của {player}, {rival} thoát bàn thua trông thấy.",
      "{player} rattles the crossbar and {rival} get away with it.",
    ],
  ],
  corner: [
    ["{team} được hưởng phạt góc.", "Corner to {team}."],
    ["Phạt góc thứ {count} của {team} trong trận này.", "Corner number {count} for {team}."],
    [
      "{player} đá phạt góc cho {team}, hàng thủ {rival} giải nguy được.",
      "{player} swings in the corner for {team}, {rival} clear.",
    ],
    [
      "Sức ép từ {team}, hậu vệ {rival} phải phá bóng chịu phạt góc.",
      "{team} press and {rival} give away a corner.",
    ],
  ],
  offside: [
    ["{player} rơi vào thế việt vị.", "{player} is flagged offside."],
    [
      "Trợ lý trọng tài căng cờ, {player} của {team} đã việt vị.",
      "The flag is up, {player} of {team} has strayed offside.",
    ],
    [
      "Bẫy việt vị của {rival} phát huy tác dụng, {player} xuống sớm nửa nhịp.",
      "The {rival} offside trap works, {player} went half a beat too soon.",
    ],
  ],
  foul: [
    ["{player} phạm lỗi với {other}, {rival} được đá phạt.", "{player} fouls {other}, free kick to {rival}."],
    [
      "Trọng tài thổi phạt {player} sau pha vào bóng với {other}.",
      "The referee blows for a challenge by {player} on {other}.",
    ],
    [
      "{player} kéo áo {other} ở giữa sân và bị nhắc nhở.",
      "{player} pulls back {other} in midfield and is given a word.",
    ],
    [
      "{other} bị {player} đốn ngã, {rival} có quả phạt ở vị trí khá tốt.",
      "{other} is brought down by {player}, a promising free kick for {rival}.",
    ],
    [
      "Tranh chấp quyết liệt giữa {player} và {other}, trọng tài cắt còi cho {rival}.",
      "A fierce duel between {player} and {other}, and the whistle goes in favour of {rival}.",
    ],
  ],
  yellow_card: [
    [
      "Thẻ vàng cho {player} ({team}) vì pha phạm lỗi với {other}.",
      "Yellow card for {player} ({team}) for a foul on {other}.",
    ],
    [
      "{player} vào bóng muộn với {other} và phải nhận thẻ vàng ở phút {minute}.",
      "{player} is late on {other} and is booked in minute {minute}.",
    ],
    [
      "Trọng tài rút thẻ vàng cảnh cáo {player} bên phía {team}.",
      "The referee shows {player} of {team} a yellow card.",
    ],
    [
      "{player} ngăn cản đường phản công của {rival}, thẻ vàng là không thể tránh khỏi.",
      "{player} stops a counter-attack by {rival}, and a booking is inevitable.",
    ],
  ],
  second_yellow: [
    [
      "Thẻ vàng thứ hai! {player} bị truất quyền thi đấu, {team} chỉ còn {count} người.",
      "Second yellow! {player} is sent off and {team} are down to {count} men.",
    ],
    [
      "{player} nhận thẻ vàng thứ hai ở phút {minute} và phải rời sân.",
      "{player} gets a second yellow in minute {minute} and has to go.",
    ],
  ],
  red_card: [
    [
      "THẺ ĐỎ! {player} phải rời sân sau pha vào bóng nguy hiểm với {other}. {team} còn {count} người.",
      "RED CARD! {player} is off for a dangerous tackle on {other}. {team} are down to {count}.",
    ],
    [
      "Trọng tài rút thẻ đỏ trực tiếp với {player}, khó khăn lớn cho {team}.",
      "A straight red card for {player}, big trouble for {team}.",
    ],
  ],
  substitution: [
    ["Thay người bên phía {team}: {other} vào sân thay {player}.", "{team} change: {other} on for {player}."],
    ["{player} rời sân nhường chỗ cho {other}.", "{player} makes way for {other}."],
    [
      "HLV của {team} tung {other} vào sân, người ra là {player}.",
      "The {team} coach sends on {other}, {player} comes off.",
    ],
  ],
  control: [
    [
      "{team} đang kiểm soát thế trận với {possession}% thời lượng cầm bóng.",
      "{team} are in control with {possession}% of the ball.",
    ],
    [
      "{team} kiên nhẫn luân chuyển bóng bên phần sân {rival}, thời lượng kiểm soát bóng là {possession}%.",
      "{team} patiently pass it around the {rival} half, {possession}% possession so far.",
    ],
  ],
  quiet: [
    [
      "Nhịp độ trận đấu chậm lại, bóng chủ yếu lăn ở khu vực giữa sân. Tỷ số vẫn là {score}.",
      "The tempo drops, most of it in midfield. Still {score}.",
    ],
    [
      "Thế trận lúc này khá giằng co: {home} {score} {away}.",
      "It is evenly balanced just now: {home} {score} {away}.",
    ],
    [
      "{team} dâng cao đội hình, {rival} lùi sâu chờ phản công.",
      "{team} push up while {rival} sit deep and wait to counter.",
    ],
    ["Khán giả trên sân cổ vũ rất cuồng nhiệt cho {team}.", "The crowd get loudly behind {team}."],
  ],
} as const satisfies Record<string, readonly Template[]>;
