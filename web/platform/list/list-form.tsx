import type { ReactNode } from "react";
import { m } from "#messages/paraglide/messages.js";
import { Field } from "#web/ui/field.tsx";
import { SiteLink } from "../navigation/site-link.tsx";
import { isNarrowed, type ListFilter } from "./list-filter.ts";

interface ListFormProps {
  /** URL path of the unfiltered list. */
  readonly path: string;
  readonly filter: ListFilter;
  readonly nameLabel: string;
  /** More filter fields. */
  readonly children?: ReactNode;
}

/** The filter of a list: a plain form, so that it works without JavaScript. Needs platform/list/list-page.css. */
export function ListForm({ path, filter, nameLabel, children }: ListFormProps) {
  return (
    // The key resets the fields when the URL changes.
    <search key={JSON.stringify(filter)}>
      <form action={path} className="panel list-form">
        <Field label={nameLabel}>
          <input
            type="search"
            name="q"
            defaultValue={filter.name ?? ""}
            maxLength={60}
            placeholder={m.teams_field_name_hint()}
          />
        </Field>
        {children}
        <div className="list-form-end">
          <button type="submit" className="button">
            {m.teams_search()}
          </button>
          {isNarrowed(filter) ? (
            <SiteLink to={path} className="quiet-button">
              {m.teams_clear()}
            </SiteLink>
          ) : null}
        </div>
      </form>
    </search>
  );
}
