import { ComboboxItem } from "@ariakit/react/combobox";
import { FoundLink } from "../found-cards.tsx";
import type { FoundEntry } from "../found-entry.ts";

/** An entry as an option of the search box: Enter follows its link. */
export const FoundOption = ({ entry }: { readonly entry: FoundEntry }) => (
  <ComboboxItem render={<FoundLink entry={entry} />} />
);
