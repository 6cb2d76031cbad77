import { m } from "#messages/paraglide/messages.js";

/** Provider reasons, in Vietnamese or English and any letter case, with their labels. */
const reasons: readonly (readonly [RegExp, (count: string) => string])[] = [
  [/^(?:thẻ đỏ trực tiếp|(?:straight|direct) red(?: card)?)$/, () => m.absence_reason_straight_red()],
  [/^(?:thẻ đỏ|red card)$/, () => m.absence_reason_red()],
  [
    /^(?:hai thẻ vàng trong một trận|(?:two yellow cards in (?:a|one) match|second yellow(?: card)?))$/,
    () => m.absence_reason_two_yellows(),
  ],
  [/^(?:đủ )?(\d+) (?:thẻ vàng|yellow cards)$/, (count) => m.absence_reason_yellows({ count })],
  [/^(?:đủ số thẻ vàng|yellow cards)$/, () => m.absence_reason_yellow()],
  [/^(?:chấn thương háng|groin(?: injury)?)$/, () => m.absence_reason_groin()],
  [/^(?:chấn thương mắt cá|ankle(?: injury)?)$/, () => m.absence_reason_ankle()],
  [/^(?:chấn thương đầu gối|knee(?: injury)?)$/, () => m.absence_reason_knee()],
  [
    /^(?:chấn thương dây chằng đầu gối|(?:knee|cruciate) ligament(?: injury)?)$/,
    () => m.absence_reason_knee_ligament(),
  ],
  [/^(?:phẫu thuật sụn chêm|meniscus(?: surgery)?)$/, () => m.absence_reason_meniscus()],
  [/^(?:chấn thương cơ đùi sau|hamstring(?: injury)?)$/, () => m.absence_reason_hamstring()],
  [/^(?:rách cơ đùi sau|hamstring tear)$/, () => m.absence_reason_hamstring_tear()],
  [/^(?:giãn cơ đùi|thigh(?: (?:strain|injury))?)$/, () => m.absence_reason_thigh()],
  [/^(?:căng cơ bắp chân|calf(?: (?:strain|injury))?)$/, () => m.absence_reason_calf()],
  [/^(?:đau cơ|(?:muscle|muscular)(?: (?:injury|problem|pain))?)$/, () => m.absence_reason_muscle()],
  [/^(?:gãy xương bàn chân|broken foot|foot fracture)$/, () => m.absence_reason_foot_fracture()],
  [/^(?:đau lưng|back(?: (?:injury|pain))?)$/, () => m.absence_reason_back()],
  [/^(?:ốm|illness|ill|sick)$/, () => m.absence_reason_illness()],
  [/^(?:quá tải|overload|fatigue)$/, () => m.absence_reason_overload()],
  [/^(?:va chạm trong buổi tập|knock(?: in training)?)$/, () => m.absence_reason_knock()],
];

/** The label of an absence's reason, in the page's language; an unknown reason keeps the provider's text. */
export function absenceReason(reason: string): string {
  const written = reason.trim().toLowerCase();
  for (const [pattern, name] of reasons) {
    const found = pattern.exec(written);
    if (found) return name(found[1] ?? "");
  }
  return reason;
}
