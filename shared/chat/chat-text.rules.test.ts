import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CHAT_LENGTH } from "./chat.table.ts";
import { chatTextRefusal, countGraphemes, tidyChatText } from "./chat-text.rules.ts";

describe("characters of a message", () => {
  it.each([
    ["Vào rồi!", 8],
    ["Vào rồi!".normalize("NFD"), 8],
    ["👨‍👩‍👧‍👦", 1],
    ["🇻🇳🇹🇭", 2],
    ["👍🏽", 1],
    ["", 0],
  ])("The characters of %j are counted as people do", (text, count) => {
    expect(countGraphemes(text)).toBe(count);
  });

  it("A message may have 120 characters of any byte length, and not 121", () => {
    for (const one of ["a", "ộ", "🇻🇳", "👩‍❤️‍💋‍👨"]) {
      expect(chatTextRefusal(one.repeat(CHAT_LENGTH))).toBeNull();
      expect(chatTextRefusal(one.repeat(CHAT_LENGTH + 1))).toBe("chat_text_too_long");
    }
  });
});

describe("a message's text", () => {
  it.each([
    ["blanks and lines become single blanks", "  Vào \n\n rồi\t! ", "Vào rồi !"],
    ["letters are composed", "Việt".normalize("NFD"), "Việt"],
    ["invisible characters are removed", "a\u200Bb\uFEFFc\u00ADd", "abcd"],
  ])("A message is tidied: %s", (_, text, tidy) => {
    expect(tidyChatText(text)).toBe(tidy);
  });

  it.each([
    ["nothing", ""],
    ["only blanks of other kinds", "\u2800\u3164"],
    ["a control character", "a\u0007b"],
    ["a turned direction", "a\u202Eb"],
    ["a private character", "a\uE000"],
    ["half a pair", "a\uD83D"],
    ["a tower of combining marks", `a${"\u0316\u0301\u0302\u0303".repeat(5)}`],
    ["many joined emoji", `👨${"\u200D👨".repeat(12)}`],
  ])("A message is refused with %s", (_, text) => {
    expect(chatTextRefusal(text)).toBe("chat_text_invalid");
  });

  it.each(["Vào!", "2-1 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "❤️👍🏽1️⃣", "สวัสดี", "नमस्ते", "<b>&amp;</b>", "👨‍👩‍👧‍👦"])(
    "The message %j is allowed",
    (text) => {
      expect(chatTextRefusal(tidyChatText(text))).toBeNull();
    },
  );

  it("Tidying is idempotent", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const tidy = tidyChatText(text);
        expect(tidyChatText(tidy)).toBe(tidy);
      }),
    );
  });
});
