import { expect, it } from "vitest";
import { isMailLinkPath, isPersonalPath } from "./personal-screens.ts";

it.each([
  "/dang-nhap",
  "/en/login",
  "/dang-ky",
  "/quen-mat-khau",
  "/en/reset-password",
  "/xac-nhan-email",
  "/thanh-vien/ho-so",
  "/en/account/profile",
  "/thanh-vien/dang-bai",
  "/thanh-vien/theo-doi",
  "/en/account/tips/7",
  "/thanh-vien/binh-luan",
  "/en/account/comment/7",
  "/thanh-vien/duyet-binh-luan",
  "/thanh-vien/nguon-du-lieu",
  // The routes of these screens in the router.
  "/DANG-NHAP",
  "/%64ang-nhap",
  "/dang-nhap/",
  "/en/account/profile//",
  "/thanh-vien/NHAN-DINH/7/",
])("The path %s is personal", (path) => expect(isPersonalPath(path)).toBe(true));

it.each([
  "/",
  "/en",
  "/cai-dat",
  "/thanh-vien",
  "/dang-nhap/x",
  "/match/7",
  "/nhan-dinh/7",
  "/thanh-vien/nhan-dinh",
])("The path %s is shared by all readers", (path) => expect(isPersonalPath(path)).toBe(false));

it("Pages whose address holds the secret of a mail's link are known, in every spelling", () => {
  const paths = ["/dat-lai-mat-khau", "/en/verify-email", "/Xac-Nhan-Email/", "/%64at-lai-mat-khau"];
  expect(paths.filter(isMailLinkPath)).toEqual(paths);
  expect(["/quen-mat-khau", "/dang-nhap", "/", "/dat-lai-mat-khau/x"].filter(isMailLinkPath)).toEqual([]);
});
