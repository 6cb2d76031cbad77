import { useMatches } from "react-router";

const hasText = (data: unknown): data is { readonly screen_text: string } =>
  typeof data === "object" && data !== null && "screen_text" in data;

/** What the content service's page says below the screen that it shows (screen-loader.server.ts). */
export function useScreenText(): string | null {
  const loaded = useMatches().at(-1)?.loaderData;
  return hasText(loaded) ? loaded.screen_text : null;
}
