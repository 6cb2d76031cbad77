interface Manifest {
  readonly version: string;
}

/** The build of this page, by the router's manifest; undefined where there is none. */
export function buildOfPage(): string | undefined {
  const manifest: Manifest | undefined = Reflect.get(window, "__reactRouterManifest");
  return manifest?.version;
}

/**
 * True if the router's manifest shows a build newer than this page's. The request bypasses the browser's cache, which
 * keeps the response for a current build for a year.
 */
export async function isNewBuildOut(version: string): Promise<boolean> {
  try {
    const response = await fetch(`/__manifest?paths=%2F&version=${encodeURIComponent(version)}`, {
      cache: "no-store",
    });
    return response.headers.has("X-Remix-Reload-Document");
  } catch {
    // Without a network the answer is unknown, and the page stays.
    return false;
  }
}
