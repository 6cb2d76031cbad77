import type { FormEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { Icon } from "#web/ui/icon.tsx";

interface DayJumpProps {
  readonly shown: string;
  /** The query parameters that are kept. */
  readonly kept: readonly (readonly [key: string, value: string])[];
}

/** Date picker: a form with the browser's date field, in a native popover. */
export default function DayJump({ shown, kept }: DayJumpProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  /** As the browser would, without a page load. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const search = new URLSearchParams([...new FormData(form)].map(([key, value]) => [key, String(value)]));
    form.hidePopover?.();
    void navigate(`${pathname}?${search}`);
  };
  return (
    <>
      <button
        type="button"
        className="day-jump-button"
        popoverTarget="day-jump"
        aria-label={m.day_jump()}
        title={m.day_jump()}
      >
        <Icon name="calendar-days" size={18} />
      </button>
      <form id="day-jump" popover="auto" className="day-jump" action={pathname} onSubmit={submit}>
        <label className="day-jump-label" htmlFor="day-jump-date">
          {m.day_jump_label()}
        </label>
        {/* Keyed: another day needs another initial value. */}
        <input key={shown} id="day-jump-date" type="date" name="date" defaultValue={shown} required />
        {kept.map(([key, value]) => (
          <input key={key} type="hidden" name={key} value={value} />
        ))}
        <button type="submit" className="button">
          {m.day_jump_go()}
        </button>
      </form>
    </>
  );
}
