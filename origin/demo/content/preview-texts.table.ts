import type { DemoLocale } from "../demo-locale.ts";

/** Sentence templates of previews; `team` and `other` are clubs, `record` a series of results. */
export interface PreviewWords {
  readonly titles: readonly string[];
  readonly summaries: readonly string[];
  readonly intros: readonly string[];
  readonly grounds: readonly string[];
  readonly headings: Readonly<Record<"form" | "table" | "meetings" | "players" | "facts", string>>;
  readonly form: Readonly<Record<"good" | "poor" | "mixed", readonly string[]>>;
  readonly noForm: readonly string[];
  readonly goals: readonly string[];
  readonly higher: readonly string[];
  readonly level: readonly string[];
  readonly row: readonly string[];
  readonly met: readonly string[];
  readonly neverMet: readonly string[];
  readonly player: readonly string[];
  readonly noPlayer: readonly string[];
  readonly closing: readonly string[];
  readonly labels: Readonly<Record<"match" | "kickOff" | "ground" | "competition", string>>;
  readonly kickOff: string;
  readonly results: Readonly<Record<"won" | "drawn" | "lost", string>>;
}

const vi: PreviewWords = {
  titles: [
    "Nhận định {home} gặp {away}, {time} ngày {day}",
    "{home} – {away}: những điều cần biết trước giờ bóng lăn",
    "Trước trận {home} gặp {away}: phong độ và lịch sử đối đầu",
    "{home} tiếp {away}: ai đang có phong độ tốt hơn?",
    "{away} làm khách của {home}: tương quan trước trận",
  ],
  summaries: [
    "Phong độ, thứ hạng, lịch sử đối đầu và những cầu thủ đáng chú ý trước trận {home} gặp {away} lúc {time} ngày {day}.",
    "Tất cả thông tin trước trận {home} – {away} ở {phase}, bóng lăn lúc {time} ngày {day}.",
  ],
  intros: [
    "{homeLink} sẽ tiếp đón {awayLink} ở {phase}. Trận đấu bắt đầu lúc {time} ngày {day} theo giờ Việt Nam.",
    "Lúc {time} ngày {day} (giờ Việt Nam), {homeLink} và {awayLink} gặp nhau trong khuôn khổ {phase}.",
    "Tâm điểm của {phase} là cuộc đối đầu giữa {homeLink} và {awayLink}, khởi tranh lúc {time} ngày {day} theo giờ Việt Nam.",
    "Người hâm mộ sắp được theo dõi cuộc so tài giữa {homeLink} và {awayLink} ở {phase}: {time} ngày {day}, giờ Việt Nam.",
  ],
  grounds: ["Trận đấu diễn ra trên {ground}.", "{ground} là nơi đăng cai."],
  headings: {
    form: "Phong độ gần đây",
    table: "Tương quan trên bảng xếp hạng",
    meetings: "Lịch sử đối đầu",
    players: "Những cái tên đáng chú ý",
    facts: "Thông tin trận đấu",
  },
  form: {
    good: [
      "{team} đang có phong độ cao: {record} trong {count} gần nhất.",
      "Chuỗi trận vừa qua của {team} rất khả quan với {record} sau {count}.",
    ],
    poor: [
      "{team} trải qua giai đoạn khó khăn khi chỉ có {record} trong {count} gần nhất.",
      "Phong độ của {team} không tốt: {record} sau {count}.",
    ],
    mixed: [
      "{team} có kết quả trồi sụt: {record} trong {count} gần nhất.",
      "Thành tích {count} gần nhất của {team} là {record}.",
    ],
  },
  noForm: ["{team} chưa thi đấu trận nào gần đây."],
  goals: [
    "Trong quãng thời gian ấy họ ghi {scored} và để thủng lưới {conceded} lần.",
    "Họ có {scored}, đồng thời thủng lưới {conceded} lần.",
  ],
  higher: [
    "{team} đang xếp trên {other} trên bảng điểm, hai đội cách nhau {gap}.",
    "Khoảng cách giữa hai đội là {gap}, {team} ở vị trí cao hơn {other}.",
  ],
  level: ["{team} và {other} đang bằng điểm nhau, {team} xếp trên nhờ chỉ số phụ."],
  row: [
    "{team} đứng {place} với {points} sau {played}: {won}, {drawn} và {lost}.",
    "Sau {played}, {team} có {points} và xếp {place}, gồm {won}, {drawn} và {lost}.",
  ],
  met: ["Những lần chạm trán gần nhất của hai đội:", "Kết quả các cuộc đối đầu gần đây:"],
  neverMet: [
    "Hai đội chưa gặp nhau trong thời gian gần đây.",
    "Trang chưa ghi nhận lần đối đầu nào trước đó giữa hai đội.",
  ],
  player: [
    "{player} là chân sút số một của {team} ở mùa này với {goals}.",
    "Bên phía {team}, {player} đã có {goals} kể từ đầu mùa.",
    "{team} trông đợi vào {player}, người đã ghi {goals} tại giải.",
  ],
  noPlayer: ["{team} chưa có bàn thắng nào ở mùa giải này."],
  closing: [
    "Theo dõi diễn biến trực tiếp, đội hình và thống kê tại {match}. Lịch thi đấu và bảng điểm ở trang {league}.",
    "Đội hình ra sân sẽ được cập nhật tại {match} trước giờ bóng lăn. Toàn cảnh giải đấu có ở {league}.",
  ],
  labels: { match: "Trận đấu", kickOff: "Giờ bóng lăn", ground: "Sân", competition: "Giải đấu" },
  kickOff: "{time} ngày {day} (giờ Việt Nam)",
  results: { won: "thắng", drawn: "hòa", lost: "thua" },
};

const en: PreviewWords = {
  titles: [
    "{home} v {away}: preview, {day}",
    "{home} host {away}: form, table and past meetings",
    "What to know before {home} play {away}",
    "{away} travel to {home}: the state of both sides",
    "Preview: {home} against {away}",
  ],
  summaries: [
    "Form, table positions, past meetings and players to watch before {home} play {away} on {day}.",
    "All there is to know before {home} face {away} in {phase} on {day}.",
  ],
  intros: [
    "{homeLink} host {awayLink} in {phase}. Kick-off is at {time} Vietnam time ({utc} UTC) on {day}.",
    "At {time} Vietnam time ({utc} UTC) on {day}, {homeLink} and {awayLink} meet in {phase}.",
    "{homeLink} against {awayLink} is one of the matches to follow in {phase}, starting at {time} Vietnam time ({utc} UTC) on {day}.",
    "Next up in {phase}: {homeLink} v {awayLink}, with kick-off at {time} Vietnam time ({utc} UTC) on {day}.",
  ],
  grounds: ["The match takes place at {venue}.", "{venue} is the venue."],
  headings: {
    form: "Recent form",
    table: "The table",
    meetings: "Past meetings",
    players: "Players to watch",
    facts: "Match facts",
  },
  form: {
    good: [
      "{team} are in fine form, with {record} in their last {count}.",
      "It has been a good run for {team}: {record} in the last {count}.",
    ],
    poor: [
      "{team} have been struggling, with {record} in their last {count}.",
      "Results have gone against {team}: {record} in the last {count}.",
    ],
    mixed: [
      "{team} have had mixed results: {record} in their last {count}.",
      "The last {count} of {team} brought {record}.",
    ],
  },
  noForm: ["{team} have not played lately."],
  goals: [
    "In that time they scored {scored} and let in {conceded}.",
    "They have {scored} to their name and have conceded {conceded}.",
  ],
  higher: [
    "{team} are above {other} in the table, {gap} clear.",
    "The gap between the sides is {gap}, in favour of {team} over {other}.",
  ],
  level: ["{team} and {other} are level on points, with {team} placed higher."],
  row: [
    "{team} are {place} with {points} from {played}: {won}, {drawn} and {lost}.",
    "After {played}, {team} have {points} and are {place}, with {won}, {drawn} and {lost}.",
  ],
  met: ["The latest meetings of the two sides:", "How their recent meetings ended:"],
  neverMet: ["The two sides have not met lately.", "No earlier meeting of the two sides is on record here."],
  player: [
    "{player} leads the scoring for {team} this season with {goals}.",
    "{team} look to {player}, who has {goals} in the competition.",
    "With {goals} so far, {player} is the first name to watch at {team}.",
  ],
  noPlayer: ["{team} have yet to score in this season's competition."],
  closing: [
    "Follow it live, with line-ups and figures, at {match}. Fixtures and tables are at {league}.",
    "Line-ups will be at {match} before kick-off. More of the competition: {league}.",
  ],
  labels: { match: "Match", kickOff: "Kick-off", ground: "Ground", competition: "Competition" },
  kickOff: "{time} Vietnam time ({utc} UTC) on {day}",
  results: { won: "won", drawn: "drew", lost: "lost" },
};

/** Preview templates by language. */
export const previewWords: Readonly<Record<DemoLocale, PreviewWords>> = { vi, en };
