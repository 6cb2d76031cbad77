/** What is left until kick-off in the two units worth reading; `due` once the time has come. */
export type Countdown =
  | { readonly unit: "days"; readonly days: number; readonly hours: number }
  | { readonly unit: "hours"; readonly hours: number; readonly minutes: number }
  | { readonly unit: "minutes"; readonly minutes: number; readonly seconds: string }
  | { readonly unit: "due" };

/** Splits what is left; the seconds have two digits, so that the line keeps its width. */
export function countdownOf(secondsLeft: number): Countdown {
  const left = Math.floor(secondsLeft);
  if (left <= 0) return { unit: "due" };
  const [days, hours] = [Math.floor(left / 86_400), Math.floor(left / 3_600) % 24];
  const minutes = Math.floor(left / 60) % 60;
  if (days > 0) return { unit: "days", days, hours };
  if (hours > 0) return { unit: "hours", hours, minutes };
  return { unit: "minutes", minutes, seconds: String(left % 60).padStart(2, "0") };
}
