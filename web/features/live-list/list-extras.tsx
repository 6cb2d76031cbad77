import { FirstKey } from "#web/features/live-list/keyboard/first-key.tsx";
import { useMinuteBeat } from "#web/platform/realtime/use-minute-beat.ts";

/** The blinking minute and the keyboard shortcuts of match lists, loaded after hydration. */
export default function ListExtras() {
  useMinuteBeat();
  return <FirstKey />;
}
