import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { signRequest } from "./signature.ts";
import { signTicket, TICKET_MS, verifyTicket, type Writer } from "./ticket.ts";

const SECRET = "a secret of the rooms";
const NOW = 1_800_000_000_000;
const writer: Writer = {
  id: 7,
  nick_name: "Nguyễn Văn Ă ⚽",
  avatar: "/avatars/x.webp",
  role: "reader",
  follows: true,
  muted_until_ms: null,
  issued_at_ms: NOW,
};
const made = () => signTicket(SECRET, writer, 12, NOW);
const read = (ticket: string, match = 12, nowMs = NOW, secret = SECRET) =>
  verifyTicket(secret, ticket, match, nowMs);

describe("a ticket", () => {
  it("A ticket names its writer, in its room and its time", async () => {
    const { ticket, expires_at_ms } = await made();
    expect(expires_at_ms).toBe(NOW + TICKET_MS);
    expect(await read(ticket)).toEqual(writer);
    expect(await read(ticket, 12, expires_at_ms - 1)).toEqual(writer);
    expect(await read(ticket, 12, expires_at_ms)).toBeNull();
    expect(await read(ticket, 13)).toBeNull();
    expect(await read(ticket, 12, NOW, "another secret")).toBeNull();
  });

  it("A ticket with any changed, added or missing letter is invalid", async () => {
    const { ticket } = await made();
    const letters = [..."ABCxyz019-_."];
    for (let at = 0; at < ticket.length; at += 1) {
      const letter = letters[at % letters.length] as string;
      if (letter === ticket[at]) continue;
      expect(await read(ticket.slice(0, at) + letter + ticket.slice(at + 1)), `letter ${at}`).toBeNull();
    }
    for (const other of [
      `${ticket}A`,
      ticket.slice(0, -1),
      ` ${ticket}`,
      `${ticket}=`,
      ticket.replace(".", ".."),
    ])
      expect(await read(other)).toBeNull();
  });

  it("A forged ticket is invalid, whatever its content", async () => {
    const facts = { writer: { ...writer, role: "operator" }, match_id: 12, expires_at_ms: NOW + 1e9 };
    const own = btoa(JSON.stringify(facts).replaceAll(/[^ -~]/g, "?")).replaceAll("=", "");
    const [, signature] = (await made()).ticket.split(".");
    const request = await signRequest(
      SECRET,
      { method: "ticket", path: own, body: "" },
      NOW,
      "nonce-of-a-request",
    );
    for (const forged of [`${own}.${signature}`, own, `${own}.`, `.${signature}`, request])
      expect(await read(forged)).toBeNull();
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: "binary", maxLength: 2_000 }), async (text) => {
        expect(await read(text)).toBeNull();
      }),
    );
  });
});
