import { m } from "#web/paraglide/messages.js";

/** Whom prices are for, among the notes beside them; the whole of it stands in the site's footer. */
export function AgeNote() {
  return (
    <li>
      {m.age_note()}{" "}
      <a href="#age" className="text-link underline">
        {m.age_note_more()}
      </a>
    </li>
  );
}
