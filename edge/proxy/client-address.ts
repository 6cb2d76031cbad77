/**
 * Whose limit a request counts for. The platform sets the header and takes it from callers. Of an IPv6 address only
 * the network: a household has 2^64 of the others.
 */
export function addressOf(request: Request): string {
  const address = request.headers.get("cf-connecting-ip") ?? "unknown";
  if (!address.includes(":")) return address;
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  const last = tail === undefined || tail === "" ? [] : tail.split(":");
  const missing = tail === undefined ? 0 : Math.max(0, 8 - groups.length - last.length);
  const all = [...groups, ...Array<string>(missing).fill("0"), ...last];
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
