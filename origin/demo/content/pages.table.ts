import type { DemoLocale } from "../demo-locale.ts";

/** Pages that every site needs, as templates for the operator to edit. HTML. */

type DemoTexts = Readonly<
  Record<DemoLocale, { readonly title: string; readonly summary: string; readonly content: string }>
>;

interface DemoPage {
  readonly slug: string;
  /** Mentions betting: left out where the site shows none. */
  readonly betting: boolean;
  readonly texts: DemoTexts;
}

/** SEO texts of the front page: in its head, and below the day's matches. They do not mention the demo and may stay. */
export const DEMO_FRONT_PAGE: { readonly slug: string; readonly texts: DemoTexts } = {
  slug: "trang-chu",
  texts: {
    vi: {
      title: "Tỷ số trực tuyến bóng đá hôm nay",
      summary:
        "Tỷ số bóng đá trực tuyến, lịch thi đấu, kết quả, bảng xếp hạng và tin tức các giải, cập nhật từng giây.",
      content: `<h2>Tỷ số bóng đá trực tuyến</h2><p>Trang chủ xếp các trận trong ngày theo giải đấu; tỷ số, thẻ phạt và phút thi đấu tự cập nhật khi bóng lăn. Chọn ngày khác để xem <a href="/bong-da/ket-qua-bong-da">kết quả</a> hoặc <a href="/bong-da/lich-thi-dau">lịch thi đấu</a>, nhấn ngôi sao để theo dõi một trận.</p>`,
    },
    en: {
      title: "Football live scores today",
      summary:
        "Live football scores, fixtures, results, standings and news of every competition, updated by the second.",
      content: `<h2>Live football scores</h2><p>The home page lists the day’s matches by competition; scores, cards and minutes update by themselves while the ball rolls. Pick another day for <a href="/football/results">results</a> or the <a href="/football/schedule">schedule</a>, and tap the star to follow a match.</p>`,
    },
  },
};

export const DEMO_PAGES: readonly DemoPage[] = [
  {
    slug: "gioi-thieu",
    betting: false,
    texts: {
      vi: {
        title: "Giới thiệu",
        summary: "Trang này có gì, dữ liệu đến từ đâu và ai chịu trách nhiệm.",
        content: `<p>Đây là trang tỷ số trực tuyến: kết quả, lịch thi đấu, bảng xếp hạng, thống kê và bài viết về bóng đá ở một nơi.</p>
<h2>Dữ liệu</h2><p>Khi chưa nhập dữ liệu thật, trang hiển thị một thế giới bóng đá mô phỏng: câu lạc bộ, cầu thủ, trận đấu và bài viết đều không có thật và được ghi nhãn “Mô phỏng”. Chúng biến mất khi ban quản trị nhập dữ liệu thật.</p>
<h2>Cập nhật</h2><p>Tỷ số, diễn biến và thống kê tự làm mới trong lúc trận đấu diễn ra. Bạn có thể đặt múi giờ, ngôn ngữ và đội yêu thích trong phần cài đặt.</p>
<h2>Người vận hành</h2><p>Hãy thay đoạn này bằng tên, địa chỉ và thông tin pháp lý của đơn vị vận hành.</p>`,
      },
      en: {
        title: "About",
        summary: "What this site offers, where its data comes from and who answers for it.",
        content: `<p>This is a live score site: results, fixtures, tables, figures and articles about football in one place.</p>
<h2>Data</h2><p>Until real data is imported, the site shows a made-up football world: its clubs, players, matches and articles do not exist and are marked “Demo”. They disappear once the site’s operator imports real football.</p>
<h2>Updates</h2><p>Scores, timelines and figures refresh by themselves while a match is played. Time zone, language and favourite teams can be chosen in the settings.</p>
<h2>Who runs it</h2><p>Replace this paragraph with the name, address and legal details of the operator.</p>`,
      },
    },
  },
  {
    slug: "dieu-khoan",
    betting: false,
    texts: {
      vi: {
        title: "Điều khoản sử dụng",
        summary: "Những gì bạn và ban quản trị cam kết với nhau khi dùng trang.",
        content: `<p>Văn bản này là bản mẫu. Người vận hành cần thay bằng điều khoản đã được tư vấn pháp lý.</p>
<h2>Sử dụng trang</h2><p>Bạn có thể xem toàn bộ nội dung mà không cần tài khoản. Không được dùng phần mềm tự động để tải hàng loạt nội dung khi chưa được đồng ý.</p>
<h2>Tài khoản</h2><p>Mỗi người chịu trách nhiệm về những gì được viết từ tài khoản của mình. Tài khoản vi phạm quy tắc bình luận có thể bị khóa.</p>
<h2>Độ chính xác</h2><p>Tỷ số và thống kê được cung cấp đúng như nguồn dữ liệu gửi đến và có thể chậm hoặc sai. Trang không chịu trách nhiệm về những quyết định dựa trên các con số này.</p>
<h2>Quyền đối với nội dung</h2><p>Bài viết thuộc về tác giả và ban quản trị. Bạn giữ quyền đối với bình luận của mình và cho phép trang hiển thị chúng.</p>`,
      },
      en: {
        title: "Terms of use",
        summary: "What readers and the operator promise each other.",
        content: `<p>This text is a sample. The site’s operator should replace it with terms that a lawyer has seen.</p>
<h2>Using the site</h2><p>Everything can be read without an account. Content may not be downloaded in bulk by software without consent.</p>
<h2>Accounts</h2><p>Everybody answers for what is written from their account. Accounts that break the rules of comments may be blocked.</p>
<h2>Accuracy</h2><p>Scores and figures are shown as their source sends them and may be late or wrong. The site does not answer for decisions based on them.</p>
<h2>Rights</h2><p>Articles belong to their authors and the operator. You keep the rights to your comments and allow the site to show them.</p>`,
      },
    },
  },
  {
    slug: "quyen-rieng-tu",
    betting: false,
    texts: {
      vi: {
        title: "Chính sách quyền riêng tư",
        summary: "Trang lưu gì về bạn, lưu ở đâu và làm sao để xóa.",
        content: `<p>Văn bản này mô tả những gì phần mềm lưu khi mới cài đặt. Người vận hành cần bổ sung các dịch vụ khác mà mình dùng.</p>
<h2>Không có tài khoản</h2><p>Đội yêu thích, cài đặt, nội dung tìm gần đây và lần xem gần nhất của từng trận được giữ trong trình duyệt của bạn. Xóa dữ liệu trình duyệt là xóa chúng.</p>
<h2>Có tài khoản</h2><p>Trang lưu tên đăng nhập, tên hiển thị, mật khẩu ở dạng băm, cùng email và số điện thoại nếu bạn khai báo. Đội yêu thích và cài đặt được đồng bộ với tài khoản.</p>
<h2>Bình luận và trò chuyện</h2><p>Những gì bạn viết được hiển thị công khai cùng tên hiển thị.</p>
<h2>Quyền của bạn</h2><p>Bạn có thể xem, sửa thông tin trong trang hồ sơ và yêu cầu xóa tài khoản qua trang liên hệ.</p>`,
      },
      en: {
        title: "Privacy",
        summary: "What is kept about you, where, and how to have it deleted.",
        content: `<p>This text says what the software keeps as it is installed. The site’s operator has to add the other services they use.</p>
<h2>Without an account</h2><p>Favourites, settings, recent searches and your last look at each match are kept in your browser. Clearing its data clears them.</p>
<h2>With an account</h2><p>The site keeps the user name, the nickname, a hash of the password, and an email address and telephone number if you give them. Favourites and settings are kept with the account.</p>
<h2>Comments and chat</h2><p>What you write is shown publicly with your nickname.</p>
<h2>Your rights</h2><p>You can see and change your details on the profile page, and ask for the account to be deleted through the contact page.</p>`,
      },
    },
  },
  {
    slug: "lien-he",
    betting: false,
    texts: {
      vi: {
        title: "Liên hệ",
        summary: "Gửi góp ý, báo lỗi số liệu hoặc yêu cầu xóa tài khoản.",
        content: `<p>Hãy thay nội dung trang này bằng địa chỉ liên hệ thật của ban quản trị.</p>
<h2>Góp ý và báo lỗi</h2><p>Khi báo sai số liệu, hãy gửi kèm đường dẫn của trận đấu và phút xảy ra để ban biên tập kiểm tra nhanh hơn.</p>
<h2>Tài khoản</h2><p>Yêu cầu xóa tài khoản hoặc dữ liệu cá nhân được xử lý trong vòng 30 ngày.</p>
<h2>Báo chí và hợp tác</h2><p>Thêm địa chỉ thư điện tử và số điện thoại của bộ phận phụ trách tại đây.</p>`,
      },
      en: {
        title: "Contact",
        summary: "Send suggestions, report wrong figures or ask for an account to be deleted.",
        content: `<p>Replace this page with the operator's real address.</p>
<h2>Suggestions and mistakes</h2><p>When you report a wrong figure, send the address of the match and the minute along, so that editors can check it sooner.</p>
<h2>Accounts</h2><p>Requests to delete an account or personal data are dealt with within 30 days.</p>
<h2>Press and partners</h2><p>Add the email address and telephone number of the person in charge here.</p>`,
      },
    },
  },
  {
    slug: "quy-tac-binh-luan",
    betting: false,
    texts: {
      vi: {
        title: "Quy tắc bình luận và trò chuyện",
        summary: "Nói chuyện bóng đá một cách văn minh: điều nên làm và điều không được phép.",
        content: `<p>Bình luận và phòng trò chuyện là nơi để nói về bóng đá. Quy tắc dưới đây áp dụng cho cả hai.</p>
<h2>Nên làm</h2><ul><li>Tranh luận về trận đấu, không công kích người viết.</li><li>Dẫn con số khi nêu nhận xét.</li><li>Báo cáo nội dung vi phạm thay vì đáp trả.</li></ul>
<h2>Không được phép</h2><ul><li>Xúc phạm, phân biệt vùng miền, chủng tộc, giới tính hay tôn giáo.</li><li>Quảng cáo, dẫn liên kết lạ, viết lặp lại.</li><li>Đăng thông tin cá nhân của người khác.</li></ul>
<h2>Xử lý</h2><p>Người kiểm duyệt có thể ẩn nội dung, tạm cấm viết hoặc khóa tài khoản. Nếu cho rằng đó là nhầm lẫn, hãy viết cho trang qua mục liên hệ.</p>`,
      },
      en: {
        title: "Rules of comments and chat",
        summary: "How to talk about football here: what is welcome and what is not.",
        content: `<p>Comments and chat rooms are for talking about football. These rules hold for both.</p>
<h2>Welcome</h2><ul><li>Argue about the match, not about the person who wrote.</li><li>Bring figures when you make a point.</li><li>Report what breaks the rules instead of answering it.</li></ul>
<h2>Not allowed</h2><ul><li>Insults, and contempt for anybody's origin, sex or religion.</li><li>Advertising, strange links and the same text again and again.</li><li>Other people's personal details.</li></ul>
<h2>What happens then</h2><p>Moderators may hide what was written, silence somebody for a while or block an account. If you think that was a mistake, write to the site through the contact page.</p>`,
      },
    },
  },
  {
    slug: "choi-co-trach-nhiem",
    betting: true,
    texts: {
      vi: {
        title: "Chơi có trách nhiệm (18+)",
        summary:
          "Tỷ lệ kèo trên trang chỉ để tham khảo. Trang không nhận cược và không dành cho người dưới 18 tuổi.",
        content: `<p>Các tỷ lệ và nhận định trên trang chỉ nhằm cung cấp thông tin. Trang không nhận cược, không giữ tiền và không bảo đảm kết quả nào.</p>
<h2>Chỉ dành cho người từ 18 tuổi</h2><p>Người chưa đủ 18 tuổi không được tham gia cá cược. Hãy tuân thủ pháp luật nơi bạn sống: ở nhiều nơi, cá cược bị hạn chế hoặc bị cấm.</p>
<h2>Dấu hiệu cần dừng lại</h2><ul><li>Bạn cược nhiều hơn số tiền mình có thể mất.</li><li>Bạn cố gỡ lại số tiền đã thua.</li><li>Bạn giấu người thân chuyện cá cược.</li></ul>
<h2>Tìm sự giúp đỡ</h2><p>Hãy nói chuyện với người thân hoặc chuyên gia tâm lý. Người vận hành cần thêm địa chỉ hỗ trợ tại địa phương vào đây.</p>`,
      },
      en: {
        title: "Responsible play (18+)",
        summary: "Odds on this site are information only. It takes no bets and is not for anybody under 18.",
        content: `<p>Odds and tips on this site are information only. It takes no bets, holds no money and promises no result.</p>
<h2>From 18 years only</h2><p>Nobody under 18 may bet. Keep to the law where you live: in many places betting is restricted or forbidden.</p>
<h2>Signs that it is time to stop</h2><ul><li>You stake more than you can afford to lose.</li><li>You try to win back what was lost.</li><li>You hide it from people close to you.</li></ul>
<h2>Finding help</h2><p>Talk to somebody close to you or to a counsellor. The site’s operator has to add a local address for help here.</p>`,
      },
    },
  },
];
