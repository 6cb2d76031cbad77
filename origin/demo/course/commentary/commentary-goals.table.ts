/** A template in Vietnamese and in English, with placeholders in braces. */
export type Template = readonly [vi: string, en: string];

/** Templates for goals, penalties and VAR decisions. */
export const goalTemplates = {
  goal_assisted: [
    [
      "VÀO!!! {player} dứt điểm chéo góc hạ gục {keeper} sau đường chuyền của {other}.",
      "GOAL! {player} finishes across {keeper} after a pass from {other}.",
    ],
    [
      "VÀO! {other} tạt bóng từ biên, {player} bật cao đánh đầu tung lưới {rival}.",
      "GOAL! {other} crosses from the wing and {player} rises to head it in against {rival}.",
    ],
    [
      "Bàn thắng cho {team}! {other} chọc khe thông minh, {player} thoát xuống và không bỏ lỡ cơ hội.",
      "{team} score! A clever through ball from {other} and {player}, clean through, makes no mistake.",
    ],
    [
      "VÀO!!! {other} nhả bóng lại tuyến hai, {player} tung cú sút xa không thể cản phá.",
      "GOAL! {other} lays it back and {player} hits an unstoppable shot from distance.",
    ],
    [
      "VÀO! Pha phối hợp một hai đẹp mắt giữa {other} và {player}, người ghi bàn là {player}.",
      "GOAL! A lovely one-two between {other} and {player}, finished off by {player}.",
    ],
    [
      "Lưới của {rival} rung lên! {player} đệm bóng cận thành sau quả căng ngang của {other}.",
      "The {rival} net bulges! {player} taps in a low cross from {other}.",
    ],
    [
      "VÀO!!! {other} treo bóng vào vòng cấm, {player} bắt vô lê ngay bước một.",
      "GOAL! {other} hangs it up into the box and {player} volleys it first time.",
    ],
    [
      "{team} phản công thần tốc, {other} chuyền và {player} lạnh lùng đánh bại {keeper}. VÀO!",
      "{team} break at speed, {other} finds {player}, who beats {keeper} with a cool finish. GOAL!",
    ],
  ],
  goal_alone: [
    [
      "VÀO!!! {player} đi bóng qua hai cầu thủ {rival} rồi sút tung lưới.",
      "GOAL! {player} dribbles past two {rival} players and fires into the net.",
    ],
    [
      "VÀO! {keeper} đẩy bóng chưa tốt, {player} có mặt đúng lúc để đá bồi.",
      "GOAL! {keeper} cannot hold it and {player} is there for the rebound.",
    ],
    [
      "Siêu phẩm! {player} sút phạt trực tiếp đưa bóng vào góc cao khung thành {rival}.",
      "What a strike! {player} curls a direct free kick into the top corner of the {rival} goal.",
    ],
    [
      "VÀO!!! Hàng thủ {rival} phá bóng lỗi, {player} trừng phạt ngay bằng cú sút hiểm hóc.",
      "GOAL! {rival} fail to clear and {player} punishes them with a precise shot.",
    ],
    [
      "Bàn thắng! Tình huống lộn xộn trong vòng cấm, {player} nhanh chân nhất đưa bóng qua vạch vôi.",
      "It is in! A scramble in the box and {player} is quickest to force it over the line.",
    ],
    [
      "VÀO! {player} tung cú sút từ ngoài vòng cấm, {keeper} bay người nhưng không với tới.",
      "GOAL! {player} lets fly from outside the box, out of reach for {keeper}.",
    ],
    [
      "VÀO!!! {player} cướp bóng trong chân đối thủ, đối mặt {keeper} và ghi bàn.",
      "GOAL! {player} robs an opponent, goes one on one with {keeper} and scores.",
    ],
  ],
  penalty_goal: [
    [
      "VÀO! {player} thực hiện thành công quả phạt đền, đánh lừa hoàn toàn {keeper}.",
      "GOAL! {player} converts the penalty and sends {keeper} the wrong way.",
    ],
    [
      "Từ chấm 11m, {player} sút căng vào góc thấp. VÀO!",
      "From the spot {player} drives it into the bottom corner. GOAL!",
    ],
    [
      "{player} bình tĩnh đưa bóng vào chính giữa khung thành từ chấm phạt đền. Bàn thắng cho {team}!",
      "{player} coolly rolls the penalty down the middle. A goal for {team}!",
    ],
  ],
  own_goal: [
    [
      "Phản lưới nhà! {player} phá bóng về đúng khung thành đội mình, {team} được tặng một bàn.",
      "Own goal! {player} turns it into his own net and hands {team} a goal.",
    ],
    [
      "Không thể tin nổi! Bóng chạm chân {player} đổi hướng bay vào lưới {rival}.",
      "Unbelievable! It comes off {player} and ends up in the {rival} net.",
    ],
    [
      "Quả tạt của {team} khiến {player} lúng túng và đá phản lưới nhà.",
      "A cross by {team} catches {player} out and he puts it past his own goalkeeper.",
    ],
  ],
  tail_opener: [
    ["{team} mở tỷ số: {home} {score} {away}.", "{team} open the scoring: {home} {score} {away}."],
    ["Thế bế tắc được khai thông, {score}.", "The deadlock is broken, {score}."],
  ],
  tail_level: [
    ["Tỷ số là {score}, {team} gỡ hòa!", "It is {score}, {team} are level!"],
    ["Hai đội trở lại vạch xuất phát: {home} {score} {away}.", "All square again: {home} {score} {away}."],
  ],
  tail_lead: [
    ["{team} vượt lên dẫn {home} {score} {away}.", "{team} take the lead: {home} {score} {away}."],
    ["Giờ là {score} và {team} có lợi thế.", "It is {score} now and {team} are in front."],
  ],
  tail_more: [
    ["Cách biệt được nới rộng, {home} {score} {away}.", "The gap widens: {home} {score} {away}."],
    ["Tỷ số là {score}, {team} chơi quá hay!", "It is {score}, {team} are running riot!"],
  ],
  tail_double: [
    ["{team} nhân đôi cách biệt: {home} {score} {away}.", "{team} double the lead: {home} {score} {away}."],
  ],
  tail_less: [
    ["{team} rút ngắn tỷ số xuống còn {score}.", "{team} pull one back, {score}."],
    ["Hy vọng trở lại với {team}: {home} {score} {away}.", "Hope for {team}: {home} {score} {away}."],
  ],
  penalty_saved: [
    [
      "{keeper} cản phá thành công quả phạt đền của {player}! Tỷ số vẫn là {score}.",
      "{keeper} saves the penalty by {player}! It stays {score}.",
    ],
    [
      "{player} đá hỏng phạt đền! {keeper} đoán đúng hướng và đẩy bóng ra ngoài.",
      "{player} fails from the spot! {keeper} guesses right and pushes it away.",
    ],
  ],
  penalty_wide: [
    [
      "{player} sút phạt đền ra ngoài! Cơ hội ngàn vàng của {team} trôi qua.",
      "{player} puts the penalty wide! A golden chance gone for {team}.",
    ],
    [
      "Phạt đền cho {team}, nhưng {player} đưa bóng đi trúng xà ngang rồi bay lên khán đài.",
      "A penalty for {team}, but {player} sends it over off the crossbar.",
    ],
  ],
  var_goal: [
    [
      "{player} đưa bóng vào lưới {rival}! {home} {score} {away}, nhưng trọng tài đang chờ ý kiến từ phòng VAR.",
      "{player} has it in the {rival} net! {home} {score} {away}, but the referee is waiting for VAR.",
    ],
    [
      "VÀO! {player} ghi bàn cho {team}, tạm thời là {score}. VAR đang kiểm tra tình huống việt vị.",
      "GOAL! {player} scores for {team}, {score} for now. VAR is checking for offside.",
    ],
  ],
  var_cancelled: [
    [
      "VAR từ chối bàn thắng! {player} đã việt vị, tỷ số trở lại là {score}.",
      "VAR disallows the goal! {player} was offside and it is back to {score}.",
    ],
    [
      "Sau khi xem lại màn hình, trọng tài không công nhận bàn thắng của {player}. Vẫn là {home} {score} {away}.",
      "After a look at the monitor the referee rules out the goal by {player}. Still {home} {score} {away}.",
    ],
  ],
  shootout_scored: [
    [
      "Luân lưu: {player} sút thành công cho {team}. {score} trên chấm 11m.",
      "Shoot-out: {player} scores for {team}. {score} on penalties.",
    ],
    ["Luân lưu: {player} đánh bại {keeper}, {score}.", "Shoot-out: {player} beats {keeper}, {score}."],
    [
      "Luân lưu: cú sút lạnh lùng của {player}, {score}.",
      "Shoot-out: an ice-cold finish by {player}, {score}.",
    ],
  ],
  shootout_missed: [
    [
      "Luân lưu: {player} sút hỏng! {keeper} đã đoán đúng hướng, vẫn là {score}.",
      "Shoot-out: {player} misses! {keeper} went the right way, still {score}.",
    ],
    [
      "Luân lưu: {player} đưa bóng lên trời, {team} lỡ lượt sút này. Vẫn là {score}.",
      "Shoot-out: {player} blazes it over, a kick wasted for {team}. Still {score}.",
    ],
  ],
} as const satisfies Record<string, readonly Template[]>;
