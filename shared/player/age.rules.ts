import { dateOf } from "../time/index.ts";

/** Age in whole years at `now` (seconds UTC). 29 February counts on 1 March. Null for no birthday or one to come. */
export function ageAt(birthday: string | null, now: number): number | null {
  if (birthday === null) return null;
  const today = dateOf(now, "+00:00");
  const years = Number(today.slice(0, 4)) - Number(birthday.slice(0, 4));
  const isBeforeBirthday = today.slice(5) < birthday.slice(5);
  const age = years - Number(isBeforeBirthday);
  return age < 0 ? null : age;
}
