import { formatMoment, isoInstant } from "#web/platform/i18n/format.ts";

/** A time (seconds UTC) as `DD-MM-YYYY HH:mm` in the shown time zone. */
export const Moment = ({ at }: { readonly at: number }) => (
  <time dateTime={isoInstant(at)} className="tabular-nums">
    {formatMoment(at)}
  </time>
);
