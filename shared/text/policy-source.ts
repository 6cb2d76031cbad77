/** A source of Content-Security-Policy that allows one inline script or style by its hash (CSP 3, hash-source). */
export async function policySourceOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}
