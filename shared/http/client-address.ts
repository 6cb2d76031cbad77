/** The eight groups of an IPv6 address, without zeros before them; the last two may be written as IPv4. */
function groupsOf(address: string): string[] {
  const inGroups = address.toLowerCase().replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...bytes: string[]) => {
    const [first = 0, second = 0, third = 0, fourth = 0] = bytes.slice(0, 4).map(Number);
    return `${(first * 256 + second).toString(16)}:${(third * 256 + fourth).toString(16)}`;
  });
  const [head = "", tail] = inGroups.split("::");
  const groups = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  return [...groups, ...Array<string>(missing).fill("0"), ...last].map((group) =>
    group.replace(/^0+(?=.)/, ""),
  );
}

/** An IPv4 address that is written as IPv6, `::ffff:203.0.113.7` (RFC 4291, 2.5.5.2), as itself; null for any other. */
function mappedIn(groups: readonly string[]): string | null {
  if (!/^0:0:0:0:0:ffff:[\da-f]{1,4}:[\da-f]{1,4}$/.test(groups.join(":"))) return null;
  return groups
    .slice(6)
    .map((group) => Number.parseInt(group, 16))
    .flatMap((two) => [two >> 8, two & 255])
    .join(".");
}

/** Source of all Workers' subrequests to other zones (Cloudflare, "HTTP headers"), PartyKit's rooms among them. */
const WORKERS_NETWORK = "2a06:98c0:3600";

/**
 * The address that limits count: of IPv6 the network only (a household has 2^64 addresses). The platform sets the
 * header and removes that of callers. Null, which no limit counts, where nothing names the caller, and for Workers of
 * other zones, which all share one address: one of them could use up the limit of all.
 */
export function addressOf(request: {
  readonly headers: { get(name: string): string | null };
}): string | null {
  const address = request.headers.get("cf-connecting-ip");
  if (!address?.includes(":")) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 3).join(":") === WORKERS_NETWORK) return null;
  return mappedIn(groups) ?? groups.slice(0, 4).join(":");
}
