import type { DemoLocale } from "../demo-locale.ts";

/** Sentence templates of articles about many matches or transfers. */
export interface RoundupWords {
  readonly round: {
    readonly titles: Readonly<Record<"stays" | "changes", readonly string[]>>;
    readonly summaries: readonly string[];
    readonly intros: readonly string[];
    readonly richest: readonly string[];
    readonly widest: readonly string[];
    readonly leader: Readonly<Record<"stays" | "changes", readonly string[]>>;
    readonly behind: readonly string[];
    readonly level: readonly string[];
    readonly scorers: readonly string[];
    readonly headings: Readonly<Record<"results" | "table" | "scorers", string>>;
    readonly link: readonly string[];
  };
  readonly day: {
    readonly titles: readonly string[];
    readonly summaries: readonly string[];
    readonly intros: readonly string[];
    readonly widest: readonly string[];
    readonly richest: readonly string[];
    readonly balance: readonly string[];
    readonly headings: Readonly<Record<"numbers" | "results", string>>;
    readonly link: readonly string[];
  };
  readonly transfers: {
    readonly titles: readonly string[];
    readonly summaries: readonly string[];
    readonly intros: readonly string[];
    readonly dearest: readonly string[];
    readonly headings: Readonly<Record<"dearest" | "list" | "note", string>>;
    readonly note: readonly string[];
    readonly unattached: string;
  };
  readonly columns: Readonly<
    Record<"team" | "played" | "difference" | "points" | "player" | "from" | "to" | "fee", string>
  >;
  readonly million: string;
}

const vi: RoundupWords = {
  round: {
    titles: {
      stays: [
        "Tổng kết vòng {round} {comp}: {leader} giữ vững ngôi đầu",
        "{comp} sau vòng {round}: {leader} vẫn là đội dẫn đầu",
      ],
      changes: [
        "Tổng kết vòng {round} {comp}: {leader} lên ngôi đầu",
        "{comp} sau vòng {round}: {leader} chiếm vị trí số một",
      ],
    },
    summaries: [
      "Kết quả {matches}, {goals} và bảng xếp hạng sau vòng {round} {comp}.",
      "Vòng {round} {comp} khép lại với {goals}. Cùng nhìn lại kết quả và cuộc đua trên bảng xếp hạng.",
    ],
    intros: [
      "Vòng {round} {compLink} đã khép lại với {matches} và {goals}.",
      "{matches} của vòng {round} {compLink} đã thi đấu xong, các hàng công ghi tổng cộng {goals}.",
      "Có {goals} được ghi trong {matches} thuộc vòng {round} {compLink}.",
    ],
    richest: [
      "Trận nhiều bàn nhất là cuộc đối đầu {match}.",
      "Khán giả được xem nhiều bàn thắng nhất ở trận {match}.",
    ],
    widest: [
      "Chiến thắng cách biệt nhất thuộc về {team}, ở trận {match}.",
      "{team} là đội thắng đậm nhất vòng này: {match}.",
    ],
    leader: {
      stays: [
        "{team} tiếp tục dẫn đầu với {points} sau {played}.",
        "Ngôi đầu không đổi chủ: {team} có {points} sau {played}.",
      ],
      changes: [
        "{team} vươn lên dẫn đầu với {points} sau {played}.",
        "Ngôi đầu có chủ mới: {team}, với {points} sau {played}.",
      ],
    },
    level: ["{team} bằng điểm và chỉ kém ở chỉ số phụ."],
    behind: ["Xếp ngay sau là {team}, kém {gap}.", "Đội đứng thứ hai là {team} với khoảng cách {gap}."],
    scorers: [
      "{player} ({team}) dẫn đầu danh sách ghi bàn với {goals}.",
      "Chân sút số một của giải lúc này là {player} ({team}), người đã có {goals}.",
    ],
    headings: { results: "Kết quả các trận", table: "Năm đội dẫn đầu", scorers: "Cuộc đua ghi bàn" },
    link: ["Bảng xếp hạng đầy đủ và lịch thi đấu vòng tới có tại trang {league}."],
  },
  day: {
    titles: [
      "Điểm lại ngày {day}: {matches}, {goals}",
      "Bóng đá ngày {day} qua những con số",
      "Toàn cảnh ngày {day}: {goals} sau {matches}",
    ],
    summaries: [
      "{matches} đáng chú ý trong ngày {day} có tổng cộng {goals}. Những kết quả nổi bật nhất ở đây.",
      "Kết quả nổi bật ngày {day}: trận thắng đậm nhất, trận nhiều bàn nhất và toàn bộ tỷ số.",
    ],
    intros: [
      "Ngày {day} có {matches} đáng chú ý trên khắp các sân cỏ, với tổng cộng {goals}.",
      "Các giải đấu hàng đầu có {matches} trong ngày {day}. Bóng vào lưới tất cả {count} lần.",
      "Nhìn lại ngày {day}: {matches} đã kết thúc, {goals} đã được ghi.",
    ],
    widest: ["Chiến thắng đậm nhất trong ngày: {match}.", "Cách biệt lớn nhất xuất hiện ở trận {match}."],
    richest: [
      "Trận có nhiều bàn thắng nhất là {match}.",
      "Người xem trận {match} được chứng kiến nhiều bàn thắng nhất.",
    ],
    balance: [
      "Đội chủ nhà thắng {home} lần, đội khách thắng {away} lần, còn lại {draws}.",
      "Sân nhà mang lại {home} chiến thắng, trong khi đội khách thắng {away} lần và có {draws}.",
    ],
    headings: { numbers: "Ngày thi đấu qua các con số", results: "Kết quả theo giải đấu" },
    link: ["Tất cả kết quả trong ngày có tại trang {results}."],
  },
  transfers: {
    titles: [
      "Chuyển nhượng {comp}: những bản hợp đồng đắt giá nhất mùa này",
      "Nhìn lại thị trường chuyển nhượng {comp}",
      "{comp}: tiền đã chi cho ai ở mùa giải này?",
    ],
    summaries: [
      "Những thương vụ đắt nhất mùa giải này của {comp}, phí chuyển nhượng và điểm đến của từng cầu thủ.",
    ],
    intros: [
      "Tính từ đầu mùa, các câu lạc bộ {compLink} đã hoàn tất {moves} thương vụ đến và đi. Tổng số phí được công bố là {spent}.",
      "Thị trường chuyển nhượng của {compLink} mùa này có {moves} thương vụ, với tổng phí được công bố {spent}.",
    ],
    dearest: [
      "Đứng đầu là {player}: {to} chi {fee} để đưa anh về từ {from}.",
      "Bản hợp đồng đắt nhất thuộc về {player}, người chuyển từ {from} sang {to} với giá {fee}.",
    ],
    headings: { dearest: "Thương vụ đắt nhất", list: "Những cái tên dẫn đầu", note: "Cách tính" },
    note: [
      "Danh sách chỉ gồm những thương vụ có công bố phí, kể cả cầu thủ đến và đi. Chi tiết từng đội có tại trang {league}.",
    ],
    unattached: "cầu thủ tự do",
  },
  columns: {
    team: "Đội",
    played: "Trận",
    difference: "Hiệu số",
    points: "Điểm",
    player: "Cầu thủ",
    from: "Từ",
    to: "Đến",
    fee: "Phí",
  },
  million: "{amount} triệu euro",
};

const en: RoundupWords = {
  round: {
    titles: {
      stays: [
        "{comp}, round {round}: {leader} stay on top",
        "{comp} after round {round}: {leader} still lead",
      ],
      changes: [
        "{comp}, round {round}: {leader} take over at the top",
        "{comp} after round {round}: {leader} are the new leaders",
      ],
    },
    summaries: [
      "The results of {matches}, {goals} and the table after round {round} of the {comp}.",
      "Round {round} of the {comp} brought {goals}. A look back at the results and the table.",
    ],
    intros: [
      "Round {round} of the {compLink} is complete: {matches}, {goals}.",
      "The {matches} of round {round} of the {compLink} brought {goals}.",
      "The {compLink} has finished round {round}, with {goals} in {matches}.",
    ],
    richest: ["The match with the most goals was {match}.", "Spectators saw the most goals at {match}."],
    widest: ["The widest win went to {team}: {match}.", "{team} had the biggest victory, {match}."],
    leader: {
      stays: [
        "{team} remain top with {points} from {played}.",
        "No change at the top: {team} have {points} from {played}.",
      ],
      changes: [
        "{team} move top with {points} from {played}.",
        "There are new leaders: {team}, with {points} from {played}.",
      ],
    },
    level: ["{team} have as many points and are second on the tie-break."],
    behind: ["Next are {team}, {gap} behind.", "{team} are second at a distance of {gap}."],
    scorers: [
      "{player} ({team}) tops the scorers with {goals}.",
      "The leading scorer is {player} ({team}) with {goals}.",
    ],
    headings: { results: "All results", table: "The top five", scorers: "Leading scorers" },
    link: ["The whole table and the next fixtures: {league}."],
  },
  day: {
    titles: [
      "The day in review, {day}: {matches}, {goals}",
      "Football on {day} in numbers",
      "{day}: {goals} in {matches}",
    ],
    summaries: [
      "Football on {day}: {matches} of note and {goals}. Here are the results that stood out.",
      "Results of {day}: the biggest win, the match with the most goals and every score.",
    ],
    intros: [
      "The football of {day} in short: {matches} of note and {goals} in all.",
      "The leading competitions had {matches} on {day}. The ball went in {count} times.",
      "A look back at {day}: {matches} played, {goals} scored.",
    ],
    widest: ["The biggest win of the day: {match}.", "The widest margin came at {match}."],
    richest: ["The match with the most goals was {match}.", "Nowhere were there more goals than at {match}."],
    balance: ["Wins for the home side: {home}. Wins for the visitors: {away}. The rest: {draws}."],
    headings: { numbers: "The day in numbers", results: "Results by competition" },
    link: ["Every result of the day is on the {results} page."],
  },
  transfers: {
    titles: [
      "{comp} transfers: the dearest signings of the season",
      "A look back at the {comp} transfer market",
      "{comp}: where the money went this season",
    ],
    summaries: ["The dearest moves of the {comp} season, with the fees and where each player went."],
    intros: [
      "Since the start of the season the clubs of the {compLink} have completed {moves} moves, in and out. The fees that were told add up to {spent}.",
      "The {compLink} market has seen {moves} moves this season, with told fees of {spent}.",
    ],
    dearest: [
      "Top of the list is {player}: {to} paid {fee} to bring him from {from}.",
      "The dearest move is that of {player}, who went from {from} to {to} for {fee}.",
    ],
    headings: { dearest: "The dearest move", list: "Top of the list", note: "How it is counted" },
    note: [
      "The list holds moves with a fee that was told, arrivals and departures alike. The moves of each club are listed with the {league}.",
    ],
    unattached: "no club",
  },
  columns: {
    team: "Team",
    played: "Played",
    difference: "Difference",
    points: "Points",
    player: "Player",
    from: "From",
    to: "To",
    fee: "Fee",
  },
  million: "€{amount} million",
};

/** Templates by language. */
export const roundupWords: Readonly<Record<DemoLocale, RoundupWords>> = { vi, en };
