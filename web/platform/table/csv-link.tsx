import { m } from "#messages/paraglide/messages.js";

/** A link to a table as a CSV file. */
export function CsvLink({ path }: { readonly path: string }) {
  return (
    <p className="csv-link">
      <a href={path} download className="text-link">
        {m.history_csv()}
      </a>
    </p>
  );
}
