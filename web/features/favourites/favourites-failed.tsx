import { m } from "#messages/paraglide/messages.js";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { errorLabel } from "#web/platform/errors/error-label.ts";

interface FavouritesFailedProps {
  readonly code: ErrorCode;
  readonly retry: () => void;
}

/** The favourites are known, but their data could not be loaded. */
export function FavouritesFailed({ code, retry }: FavouritesFailedProps) {
  return (
    <div className="panel favourites-note" role="alert">
      <p>{errorLabel(code)}</p>
      <button type="button" className="button" onClick={retry}>
        {m.favourites_retry()}
      </button>
    </div>
  );
}
