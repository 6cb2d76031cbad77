/**
 * Where a website's text leads, and how it is told: `example.vn` for `http://www.example.vn/`. Null for what is no
 * address of the web.
 */
export function websiteOf(text: string): { readonly href: string; readonly host: string } | null {
  const whole = /^[a-z][a-z+.-]*:/i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(whole)) return null;
  const { protocol, hostname, href } = new URL(whole);
  const isWeb = protocol === "https:" || protocol === "http:";
  return isWeb && hostname.includes(".") ? { href, host: hostname.replace(/^www\./, "") } : null;
}
