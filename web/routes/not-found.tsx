import { AppError } from "#shared/errors/app-error.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import type { Route } from "./+types/not-found";

/** Every path without a screen. The error screen of root.tsx shows it. */
export function loader({ context }: Route.LoaderArgs) {
  return answerPage(context, () => {
    throw new AppError("route_not_found");
  });
}

export default function NotFound() {
  return null;
}
