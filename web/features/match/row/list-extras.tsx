import { useMinuteBeat } from "#web/platform/use-minute-beat.ts";
import { FirstKey } from "../keyboard/first-key.tsx";

/** The blinking minute and the keys of match lists, loaded after hydration. */
export default function ListExtras() {
  useMinuteBeat();
  return <FirstKey />;
}
