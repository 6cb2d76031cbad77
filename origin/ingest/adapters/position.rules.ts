import type { Position } from "#shared/player/index.ts";

/** Abbreviations of positions in squad lists: of a line, and of a place in it. */
const codes: Readonly<Record<Position, string>> = {
  G: "G GK GKP GOA TW POR",
  D: "D DF DEF CB LB RB FB WB LWB RWB LCB RCB SW",
  M: "M MF MID CM DM AM CDM CAM DMF AMF CMF LM RM",
  F: "F FW FWD ST CF LW RW SS ATT A STR",
};

const byCode = new Map(
  Object.entries(codes).flatMap(([position, list]) =>
    list.split(" ").map((code) => [code, position as Position] as const),
  ),
);

/** Words of positions. A defensive midfielder is a midfielder and a wing-back a defender, so the order matters. */
const words: readonly (readonly [RegExp, Position])[] = [
  [/keeper|goalie|torwart|tor(?:hüter|mann)|portero|arquero|gardien|thủ môn/, "G"],
  [/midfield|mittelfeld|medio|centrocampista|milieu|tiền vệ/, "M"],
  [/back|defen|abwehr|verteidiger|sweeper|libero|stopper|hậu vệ|trung vệ/, "D"],
  [/wing|forward|offen|striker|attack|sturm|stürmer|angriff|delanter|attaquant|tiền đạo/, "F"],
];

/** The line of a position in a source's words (`GK`, `Left-Back`, `Attacker`, `MF/FW`); null for anything else. */
export function positionOf(written: string | null | undefined): Position | null {
  const [first = ""] = (written ?? "").trim().split(/\s*[/,;]\s*/);
  const text = first.toLowerCase();
  return byCode.get(first.toUpperCase()) ?? words.find(([pattern]) => pattern.test(text))?.[1] ?? null;
}
