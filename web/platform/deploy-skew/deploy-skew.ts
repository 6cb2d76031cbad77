interface Manifest {
  readonly version: string;
}

/** The build that this page is of, by the router's own manifest; undefined where there is none. */
export const buildOfPage = (): string | undefined =>
  (Reflect.get(window, "__reactRouterManifest") as Manifest | undefined)?.version;

/**
 * Whether the site has been built anew since this page was loaded: the router's own manifest says so. The answer of a build
 * that stands is kept by browsers for a year, so they are told to ask.
 */
export async function isNewBuildOut(version: string): Promise<boolean> {
  try {
    const response = await fetch(`/__manifest?paths=%2F&version=${encodeURIComponent(version)}`, {
      cache: "no-store",
    });
    return response.headers.has("X-Remix-Reload-Document");
  } catch {
    // Without a network nothing is known, and the page stays what it is.
    return false;
  }
}
