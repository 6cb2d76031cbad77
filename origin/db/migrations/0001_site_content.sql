-- The site's configuration as it stands before an operator changes it. Codes: product spec section 3 and the known
-- codes of the content service. `ON CONFLICT` is not needed: the table is empty when this runs.
INSERT INTO `configurations` (`code`, `value`) VALUES
	('language', 'vi'),
	('TIMEZONE', 'GMT+07:00'),
	('SEO_META_TITLE', 'Tỷ số bóng đá trực tuyến, kết quả và lịch thi đấu'),
	('SEO_META_DESCRIPTION', 'Tỷ số trực tuyến, diễn biến, kết quả, lịch thi đấu và bảng xếp hạng các giải bóng đá, cập nhật từng bàn thắng.'),
	('MATCH_TITLE_DETAIL', '${home_name} - ${away_name}: tỷ số trực tuyến, ${competition_name} ${date}'),
	('MATCH_DESCRIPTION_DETAIL', 'Tỷ số và diễn biến trận ${home_name} - ${away_name} lúc ${time} ngày ${date}, ${competition_name}.'),
	('COMPETITION_TITLE', '${competition_name}: lịch thi đấu, kết quả và bảng xếp hạng'),
	('COMPETITION_DESCRIPTION', 'Lịch thi đấu, kết quả và bảng xếp hạng ${competition_name}.'),
	('TEAM_TITLE', '${team_name}: lịch thi đấu và kết quả'),
	('TEAM_DESCRIPTION', 'Lịch thi đấu, kết quả và thứ hạng của ${team_name}.'),
	('robot_meta_match', 'index,follow'),
	('robot_meta_team', 'index,follow'),
	('robot_meta_player', 'index,follow'),
	('robot_meta_league', 'index,follow'),
	('robot_meta_league_detail', 'index,follow');
--> statement-breakpoint
INSERT INTO `pages` (`slug`, `is_front_page`, `header_script`, `request_header_script`) VALUES
	('bong-da/ket-qua-bong-da', 0, NULL, NULL),
	('bong-da/lich-thi-dau', 0, NULL, NULL),
	('bong-da/theo-doi', 0, NULL, NULL);
--> statement-breakpoint
INSERT INTO `page_meta` (`slug`, `name`, `value`) VALUES
	('bong-da/ket-qua-bong-da', 'router_name', 'FOOTBALL_RESULT'),
	('bong-da/lich-thi-dau', 'router_name', 'FOOTBALL_SCHEDULE'),
	('bong-da/theo-doi', 'router_name', 'FOOTBALL_FAVORITES');
