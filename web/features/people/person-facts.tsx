import type { ReactNode } from "react";
import { m } from "#web/paraglide/messages.js";
import { formatDay } from "#web/platform/format.ts";

interface FactProps {
  readonly name: string;
  readonly children: ReactNode;
}

/** One fact of a header's list. */
export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** A calendar day, `YYYY-MM-DD`, which is the same in every zone. */
export function CalendarDay({ day }: { readonly day: string }) {
  return <time dateTime={day}>{formatDay(day)}</time>;
}

interface BirthProps {
  readonly birthday: string | null;
  readonly age: number | null;
}

/** When somebody was born and how old that makes him. */
export function Birth({ birthday, age }: BirthProps) {
  if (birthday === null) return age === null ? null : m.people_age({ age });
  if (age === null) return <CalendarDay day={birthday} />;
  return <time dateTime={birthday}>{m.people_birthday_age({ date: formatDay(birthday), age })}</time>;
}
