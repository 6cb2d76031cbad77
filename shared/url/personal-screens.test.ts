import { expect, it } from "vitest";
import { isPersonalPath } from "./personal-screens.ts";

it.each([
  "/dang-nhap",
  "/en/dang-nhap",
  "/dang-ky",
  "/thanh-vien/ho-so",
  "/en/thanh-vien/ho-so",
  "/thanh-vien/dang-bai",
  "/thanh-vien/theo-doi",
  "/en/thanh-vien/nhan-dinh/7",
  "/thanh-vien/binh-luan",
  "/en/thanh-vien/binh-luan/7",
  "/thanh-vien/duyet-binh-luan",
  "/thanh-vien/nguon-du-lieu",
  // What the router takes for them.
  "/DANG-NHAP",
  "/%64ang-nhap",
  "/dang-nhap/",
  "/en/thanh-vien/ho-so//",
  "/thanh-vien/NHAN-DINH/7/",
])("%s is a reader's own", (path) => expect(isPersonalPath(path)).toBe(true));

it.each([
  "/",
  "/en",
  "/cai-dat",
  "/thanh-vien",
  "/dang-nhap/x",
  "/match/7",
  "/nhan-dinh/7",
  "/thanh-vien/nhan-dinh",
])("%s is everybody's", (path) => expect(isPersonalPath(path)).toBe(false));
