import { describe, expect, it } from "vitest";
import { blockWords } from "../chat/index.ts";
import { nickNameError } from "./nick-name.rules.ts";

const errorOf = (name: string) => nickNameError(name, blockWords(["nhà cái x"]));

describe("nicknames", () => {
  it.each([
    ["Quản trị viên", "nick_name_reserved"],
    ["QUAN.TRI.VIEN", "nick_name_reserved"],
    ["admin_bongda", "nick_name_reserved"],
    ["Ａｄｍｉｎ 01", "nick_name_reserved"],
    ["Mod trận này", "nick_name_reserved"],
    ["Quảntrị Hải", "nick_name_reserved"],
    ["Аdmin Hải", "nick_name_characters"],
    ["Quаng Hải", "nick_name_characters"],
    ["bet88.com", "nick_name_link"],
    ["zalo 0912345678", "nick_name_link"],
    ["+84 912 345 678", "nick_name_link"],
    ["Fuck you", "nick_name_word"],
    ["Đm trọng tài", "nick_name_word"],
    ["hay vcl", "nick_name_word"],
    ["Nhà Cái X", "nick_name_word"],
  ])("The nickname %j is refused", (name, code) => {
    expect(errorOf(name)).toBe(code);
  });

  it.each([
    "Modric fan",
    "Acc phụ",
    "V-League 1",
    "Quang Hải 19",
    "Hải Quản Trấn",
    "Россия",
    "Trịnh Quân",
    "Vua phá lưới",
  ])("The nickname %j is allowed", (name) => {
    expect(errorOf(name)).toBeNull();
  });

  it("Staff may use a nickname that claims to run the site", () => {
    expect(nickNameError("Quản trị viên", () => false, false)).toBeNull();
  });
});
