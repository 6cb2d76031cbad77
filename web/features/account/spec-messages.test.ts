import { describe, expect, it } from "vitest";
import { errorLabel } from "#web/platform/errors/error-label.ts";
import { fieldLabel } from "#web/platform/forms/field-label.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { failureText } from "./form-answer.ts";

/** Product spec, section 8, word for word, with the Vietnamese translations; more in flash-message.test.tsx. */
const MESSAGES: readonly (readonly [message: () => string, en: string, vi: string])[] = [
  [
    () => errorLabel("token_invalid"),
    "Token is invalid or has expired",
    "Mã xác thực không hợp lệ hoặc đã hết hạn",
  ],
  [
    () => errorLabel("session_expired"),
    "Token expired, please log in again",
    "Phiên đăng nhập đã hết hạn, vui lòng đăng nhập lại",
  ],
  [() => errorLabel("user_not_found"), "User does not exist", "Người dùng không tồn tại"],
  [() => errorLabel("account_not_found"), "Account does not exist", "Tài khoản không tồn tại"],
  // One sentence of the spec covers five actions, each with its own message.
  [
    () => failureText("register", "internal"),
    "An error occurred during user creation and registration",
    "Đã xảy ra lỗi khi tạo tài khoản và đăng ký người dùng",
  ],
  [() => failureText("login", "internal"), "An error occurred during login", "Đã xảy ra lỗi khi đăng nhập"],
  [
    () => failureText("password", "internal"),
    "An error occurred during password change",
    "Đã xảy ra lỗi khi đổi mật khẩu",
  ],
  [
    () => failureText("avatar", "internal"),
    "An error occurred during avatar update",
    "Đã xảy ra lỗi khi cập nhật ảnh đại diện",
  ],
  [() => errorLabel("unfollow_failed"), "Unfollow is failed", "Bỏ theo dõi không thành công"],
  [() => errorLabel("tip_not_found"), "Tip does not exist", "Nhận định không tồn tại"],
  [() => errorLabel("match_not_found"), "The match does not exist", "Trận đấu không tồn tại"],
  [() => errorLabel("league_not_found"), "League does not exist", "Giải đấu không tồn tại"],
  [() => errorLabel("coach_not_found"), "Coach does not exist", "Huấn luyện viên không tồn tại"],
  [() => errorLabel("player_not_found"), "Player does not exist", "Cầu thủ không tồn tại"],
  [() => errorLabel("article_not_found"), "Article does not exist", "Bài viết không tồn tại"],
  [() => errorLabel("tag_not_found"), "Tag does not exist", "Chủ đề không tồn tại"],
  [() => errorLabel("page_not_found"), "Page does not exist", "Trang không tồn tại"],
  [() => errorLabel("data_not_found"), "Data does not exist", "Dữ liệu không tồn tại"],
  [() => errorLabel("data_updating"), "Data is being updated", "Dữ liệu đang được cập nhật"],
  [
    () => fieldLabel("tip_title_required"),
    "Tip title cannot be blank",
    "Tiêu đề nhận định không được để trống",
  ],
  [
    () => fieldLabel("tip_content_required"),
    "Tip content cannot be blank",
    "Nội dung nhận định không được để trống",
  ],
  [
    () => fieldLabel("tip_content_short"),
    "Tip content must be at least 500 characters",
    "Nội dung nhận định phải có ít nhất 500 ký tự",
  ],
  [() => fieldLabel("tip_match_required"), "A match must be selected", "Vui lòng chọn một trận đấu"],
  [() => fieldLabel("tip_play_required"), "A how-to-play must be chosen", "Vui lòng chọn kèo"],
  [
    () => fieldLabel("tip_company_required"),
    "At least 1 bookmaker company must be selected",
    "Vui lòng chọn ít nhất 1 nhà cái",
  ],
  [
    () => fieldLabel("tip_company_empty"),
    "This company has no data temporarily, please choose another company",
    "Nhà cái này tạm thời chưa có dữ liệu, vui lòng chọn nhà cái khác",
  ],
];

describe("A message of the spec", () => {
  it.each(MESSAGES)(
    "Message %#: it uses the spec's words, and has a Vietnamese translation",
    (message, en, vi) => {
      expect([inLocale("en", message), inLocale("vi", message)]).toEqual([en, vi]);
    },
  );
});
