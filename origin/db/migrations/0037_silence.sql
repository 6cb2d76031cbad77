ALTER TABLE `match_states` ADD `derived_status` text;
--> statement-breakpoint
-- By hand, for matches of older releases: the rows that `withSilence` adds from now on. Live ones skip "no_news".
INSERT INTO `match_states` (`match_id`, `known_at`, `status`, `derived_status`)
  SELECT m.`id`, cast(m.`match_time` * 1000 + 10800000 / m.`clock_speed` AS integer), 'not_started', 'result_unknown'
  FROM `matches` m WHERE NOT EXISTS (SELECT 1 FROM `match_states` s WHERE s.`match_id` = m.`id`);
--> statement-breakpoint
INSERT INTO `match_states` (`match_id`, `known_at`, `status`, `derived_status`, `score_changed_at`,
    `home_goals`, `home_half`, `home_overtime`, `home_penalties`, `home_red`, `home_yellow`, `home_corners`,
    `away_goals`, `away_half`, `away_overtime`, `away_penalties`, `away_red`, `away_yellow`, `away_corners`)
  SELECT s.`match_id`, cast(max(s.`known_at` + 5700000 / m.`clock_speed`, m.`match_time` * 1000 + 10800000 / m.`clock_speed`) AS integer),
    s.`status`, 'result_unknown', s.`score_changed_at`,
    s.`home_goals`, s.`home_half`, s.`home_overtime`, s.`home_penalties`, s.`home_red`, s.`home_yellow`, s.`home_corners`,
    s.`away_goals`, s.`away_half`, s.`away_overtime`, s.`away_penalties`, s.`away_red`, s.`away_yellow`, s.`away_corners`
  FROM `match_states` s JOIN `matches` m ON m.`id` = s.`match_id`
  WHERE s.`status` IN ('not_started', 'first_half', 'half_time', 'second_half', 'overtime', 'penalties')
    AND s.`derived_status` IS NULL
    AND NOT EXISTS (SELECT 1 FROM `match_states` l WHERE l.`match_id` = s.`match_id` AND l.`known_at` > s.`known_at`);
