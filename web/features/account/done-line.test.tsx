// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { DONE, type Done } from "#shared/account/done.table.ts";
import { inLocale } from "#web/platform/locale.server.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import DoneLine from "./done-line.tsx";

/** Product spec, section 8, word for word where it has a sentence, and what a Vietnamese reader is told. */
const SAID: Record<Done, readonly [en: string, vi: string]> = {
  login: ["Login successful", "Đăng nhập thành công"],
  logout: ["Logout successful", "Đăng xuất thành công"],
  register: [
    "Registration successful. Account created successfully",
    "Đăng ký thành công. Tài khoản đã được tạo",
  ],
  info: ["Update info is successful", "Cập nhật thông tin thành công"],
  password: ["Change password successful", "Đổi mật khẩu thành công"],
  avatar: ["Avatar updated successfully", "Cập nhật ảnh đại diện thành công"],
  follow: ["Follow is successfully", "Theo dõi thành công"],
  unfollow: ["Unfollow is successfully", "Bỏ theo dõi thành công"],
  tip: ["Post sent successfully", "Đăng bài thành công"],
  expired: ["Token expired, please log in again", "Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại"],
  session: ["The session has ended", "Đã kết thúc phiên đăng nhập"],
  deleted: [
    "Your account and everything stored about you have been deleted",
    "Đã xóa tài khoản và mọi dữ liệu của bạn",
  ],
  tip_deleted: ["The tip has been deleted", "Đã xóa nhận định"],
  article_saved: ["The article is saved", "Đã lưu bài viết"],
  article_published: ["The article is published", "Đã đăng bài viết"],
  article_scheduled: ["The article is scheduled", "Đã hẹn giờ đăng bài"],
  article_withdrawn: ["The article is a draft again", "Bài viết đã về bản nháp"],
  article_deleted: ["The draft is deleted", "Đã xóa bản nháp"],
  comment: ["Your comment is published", "Bình luận của bạn đã được đăng"],
  comment_pending: [
    "Your comment was sent and waits for approval",
    "Bình luận của bạn đã gửi và đang chờ duyệt",
  ],
  comment_deleted: ["The comment was deleted", "Đã xóa bình luận"],
  comment_reported: [
    "Thank you for reporting it, we will look into it",
    "Cảm ơn bạn đã báo cáo, chúng tôi sẽ xem xét",
  ],
  comment_approved: ["The comment was approved", "Đã duyệt bình luận"],
  comment_hidden: ["The comment was hidden", "Đã ẩn bình luận"],
};

const show = (done: string) => {
  const path = `/?status=live&done=${done}`;
  history.replaceState(null, "", path);
  renderPart(<DoneLine />, { path });
};
const told = (): string | null => screen.queryByRole("status")?.querySelector("p")?.textContent ?? null;

afterEach(cleanup);

describe("what has been done", () => {
  it.each(DONE)("is told once, and not again after a reload: %s", (done) => {
    show(done);
    expect(told()).toBe(SAID[done][1]);
    expect(location.search).toBe("?status=live");
    fireEvent.click(screen.getByRole("button", { name: "Đóng thông báo" }));
    expect(told()).toBeNull();
  });

  it.each(DONE)("is told in the spec's words: %s", (done) => {
    inLocale("en", () => show(done));
    expect(told()).toBe(SAID[done][0]);
  });

  it("is nothing for a word that an address makes up", () => {
    show("%3Cb%3E");
    expect(document.body.textContent).toBe("");
  });
});
