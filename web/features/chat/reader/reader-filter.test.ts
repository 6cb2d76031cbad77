// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { blockWords } from "#shared/chat/chat-content.rules.ts";
import { aChatMessage } from "#tests/support/builders/chat-builders.ts";
import { hideWord, hideWriter, showWord, showWriter } from "./hide.ts";
import { createReaderFilter, parseFilter } from "./reader-filter.ts";
import { shownMessages } from "./use-shown-messages.ts";

afterEach(() => localStorage.clear());

const written = (id: string, author: number, text: string) =>
  aChatMessage({ id, text, author: { id: author, nick_name: `n${author}`, avatar: null, role: "reader" } });
const messages = [written("a", 1, "Vào!"), written("b", 2, "Trọng tài mù"), written("c", 3, "hay")];
const shown = (filter: ReturnType<typeof createReaderFilter>, myId: number | null = null) =>
  shownMessages(
    messages,
    filter.writers,
    filter.words.length > 0 ? blockWords(filter.words) : () => false,
    myId,
  )
    .map(({ id }) => id)
    .join("");

describe("The reader's chat filter", () => {
  it("Writers and words can be hidden and shown again", () => {
    const filter = createReaderFilter();
    hideWriter(filter, { id: 1, nick_name: "n1" });
    hideWord(filter, "TRỌNG tài");
    expect(shown(filter)).toBe("c");
    showWriter(filter, 1);
    expect(shown(filter)).toBe("ac");
    showWord(filter, "TRỌNG tài");
    expect(shown(filter)).toBe("abc");
  });

  it("The filter is stored in the browser and reaches its other tabs", () => {
    const other = createReaderFilter();
    hideWriter(createReaderFilter(), { id: 2, nick_name: "n2" });
    expect(shown(createReaderFilter())).toBe("ac");
    const newValue = localStorage.getItem("chatFilter");
    window.dispatchEvent(new StorageEvent("storage", { key: "chatFilter", newValue }));
    expect(shown(other)).toBe("ac");
  });

  it("A reader's own messages are never hidden", () => {
    const filter = createReaderFilter();
    hideWord(filter, "hay");
    expect([shown(filter), shown(filter, 3)]).toEqual(["ab", "abc"]);
  });

  it.each(["", "   ", "!!!", "x".repeat(41)])("The word %j cannot be hidden", (word) => {
    const filter = createReaderFilter();
    expect(hideWord(filter, word)).toBe(false);
    expect(shown(filter)).toBe("abc");
  });

  it("A hidden word matches whole words only and is listed once", () => {
    const filter = createReaderFilter();
    expect([hideWord(filter, "ha"), hideWord(filter, "HA"), shown(filter)]).toEqual([true, false, "abc"]);
    expect(filter.words).toEqual(["ha"]);
  });

  it.each([
    null,
    "",
    "no json",
    "[]",
    '{"v":2,"writers":[{"id":1,"nick_name":"x"}]}',
    '{"v":1,"words":[1,""]}',
  ])("The stored value %j gives an empty filter", (text) => {
    expect(parseFilter(text)).toEqual({ writers: [], words: [] });
  });
});
