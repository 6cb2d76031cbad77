import type { ProviderSettings } from "../providers/provider-settings.ts";
import { isPictureHost, pictureHostsIn } from "./picture-address.rules.ts";

/** Which pictures of other hosts are copied. */
export interface PictureSettings {
  /** False where the operator shows none: copies are deleted. */
  readonly isOn: boolean;
  /** Origins (`https://<host>`) that are asked for the pictures of a source. */
  readonly originsOf: (source: string) => readonly string[];
}

/** Raw settings. */
export interface GivenPictures {
  readonly PROVIDER_PICTURES?: "on" | "off" | "" | undefined;
  /** Hosts besides those of providers, for pictures of every source. */
  readonly PICTURE_HOSTS?: string | undefined;
}

/** Pictures of providers with a key, and of the operator's own hosts. Throws with the name of an invalid setting. */
export function pictureSettingsOf(
  given: GivenPictures,
  providers: readonly ProviderSettings[],
): PictureSettings {
  const named = pictureHostsIn(given.PICTURE_HOSTS);
  const wrong = named.find((host) => !isPictureHost(host));
  if (wrong !== undefined)
    throw new Error(
      `origin cannot start: PICTURE_HOSTS names "${wrong}", which is no host such as cdn.example.vn`,
    );
  const secure = (list: readonly string[]) => list.map((host) => `https://${host}`);
  const own = secure(named);
  const bySource = new Map(
    providers.map(({ source, address }) => {
      // Another address than the provider's own is a stand-in for it in tests, which has its pictures too.
      const hosts = address === source.address ? secure(source.pictureHosts) : [new URL(address).origin];
      return [source.source, [...hosts, ...own]] as const;
    }),
  );
  return { isOn: given.PROVIDER_PICTURES !== "off", originsOf: (source) => bySource.get(source) ?? own };
}
