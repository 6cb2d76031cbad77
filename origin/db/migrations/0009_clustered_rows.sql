CREATE TABLE `people_counts` (
	`kind` text NOT NULL,
	`country_id` integer NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`kind`, `country_id`)
);
--> statement-breakpoint
-- Rows that are only found by their key lie in its order (sqlite.org/withoutrowid.html): one tree instead of two, so a
-- read takes half the steps and D1 bills half the rows written. Drizzle has no word for it.
CREATE TABLE `match_states_clustered` (
	`match_id` integer NOT NULL,
	`known_at` integer NOT NULL,
	`status` text NOT NULL,
	`period_started_at` integer,
	`score_changed_at` integer,
	`home_goals` integer,
	`home_half` integer,
	`home_overtime` integer,
	`home_penalties` integer,
	`home_red` integer,
	`home_yellow` integer,
	`home_corners` integer,
	`away_goals` integer,
	`away_half` integer,
	`away_overtime` integer,
	`away_penalties` integer,
	`away_red` integer,
	`away_yellow` integer,
	`away_corners` integer,
	PRIMARY KEY(`match_id`, `known_at`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `match_states_clustered` (`match_id`,`known_at`,`status`,`period_started_at`,`score_changed_at`,`home_goals`,`home_half`,`home_overtime`,`home_penalties`,`home_red`,`home_yellow`,`home_corners`,`away_goals`,`away_half`,`away_overtime`,`away_penalties`,`away_red`,`away_yellow`,`away_corners`) SELECT `match_id`,`known_at`,`status`,`period_started_at`,`score_changed_at`,`home_goals`,`home_half`,`home_overtime`,`home_penalties`,`home_red`,`home_yellow`,`home_corners`,`away_goals`,`away_half`,`away_overtime`,`away_penalties`,`away_red`,`away_yellow`,`away_corners` FROM `match_states`;
--> statement-breakpoint
DROP TABLE `match_states`;
--> statement-breakpoint
ALTER TABLE `match_states_clustered` RENAME TO `match_states`;
--> statement-breakpoint
CREATE INDEX `match_states_by_known_at` ON `match_states` (`known_at`,`match_id`,`status`);
--> statement-breakpoint
CREATE TABLE `status_changes_clustered` (
	`match_id` integer NOT NULL,
	`position` integer NOT NULL,
	`known_at` integer NOT NULL,
	`status` text NOT NULL,
	`period_started_at` integer,
	`score` text,
	PRIMARY KEY(`match_id`, `position`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `status_changes_clustered` (`match_id`,`position`,`known_at`,`status`,`period_started_at`,`score`) SELECT `match_id`,`position`,`known_at`,`status`,`period_started_at`,`score` FROM `status_changes`;
--> statement-breakpoint
DROP TABLE `status_changes`;
--> statement-breakpoint
ALTER TABLE `status_changes_clustered` RENAME TO `status_changes`;
--> statement-breakpoint
CREATE TABLE `stats_clustered` (
	`match_id` integer NOT NULL,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`known_at` integer NOT NULL,
	`home` real,
	`away` real,
	PRIMARY KEY(`match_id`, `kind`, `period`, `known_at`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `stats_clustered` (`match_id`,`kind`,`period`,`known_at`,`home`,`away`) SELECT `match_id`,`kind`,`period`,`known_at`,`home`,`away` FROM `stats`;
--> statement-breakpoint
DROP TABLE `stats`;
--> statement-breakpoint
ALTER TABLE `stats_clustered` RENAME TO `stats`;
--> statement-breakpoint
CREATE INDEX `stats_by_known_at` ON `stats` (`known_at`,`match_id`);
--> statement-breakpoint
CREATE TABLE `stage_teams_clustered` (
	`stage_id` integer NOT NULL,
	`team_id` integer NOT NULL,
	`group_name` text,
	`deducted_points` integer NOT NULL,
	PRIMARY KEY(`stage_id`, `team_id`),
	FOREIGN KEY (`stage_id`) REFERENCES `stages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `stage_teams_clustered` (`stage_id`,`team_id`,`group_name`,`deducted_points`) SELECT `stage_id`,`team_id`,`group_name`,`deducted_points` FROM `stage_teams`;
--> statement-breakpoint
DROP TABLE `stage_teams`;
--> statement-breakpoint
ALTER TABLE `stage_teams_clustered` RENAME TO `stage_teams`;
--> statement-breakpoint
CREATE TABLE `player_stats_clustered` (
	`match_id` integer NOT NULL,
	`player_id` integer NOT NULL,
	`known_at` integer NOT NULL,
	`side` text NOT NULL,
	`starter` integer NOT NULL,
	`minutes_played` integer,
	`rating` real,
	`counts` text NOT NULL,
	PRIMARY KEY(`match_id`, `player_id`, `known_at`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`player_id`) REFERENCES `players`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `player_stats_clustered` (`match_id`,`player_id`,`known_at`,`side`,`starter`,`minutes_played`,`rating`,`counts`) SELECT `match_id`,`player_id`,`known_at`,`side`,`starter`,`minutes_played`,`rating`,`counts` FROM `player_stats`;
--> statement-breakpoint
DROP TABLE `player_stats`;
--> statement-breakpoint
ALTER TABLE `player_stats_clustered` RENAME TO `player_stats`;
--> statement-breakpoint
CREATE INDEX `player_stats_by_player` ON `player_stats` (`player_id`,`match_id`,`known_at`);
--> statement-breakpoint
CREATE TABLE `price_series_clustered` (
	`match_id` integer NOT NULL,
	`market` text NOT NULL,
	`period` text NOT NULL,
	`company_id` integer NOT NULL,
	`quotes` text NOT NULL,
	PRIMARY KEY(`match_id`, `market`, `period`, `company_id`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `price_series_clustered` (`match_id`,`market`,`period`,`company_id`,`quotes`) SELECT `match_id`,`market`,`period`,`company_id`,`quotes` FROM `price_series`;
--> statement-breakpoint
DROP TABLE `price_series`;
--> statement-breakpoint
ALTER TABLE `price_series_clustered` RENAME TO `price_series`;
--> statement-breakpoint
CREATE TABLE `honors_clustered` (
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`name` text NOT NULL,
	`season_name` text NOT NULL,
	`competition_id` integer,
	`season_id` integer,
	PRIMARY KEY(`subject`, `subject_id`, `name`, `season_name`),
	FOREIGN KEY (`competition_id`) REFERENCES `competitions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`season_id`) REFERENCES `seasons`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
INSERT INTO `honors_clustered` (`subject`,`subject_id`,`name`,`season_name`,`competition_id`,`season_id`) SELECT `subject`,`subject_id`,`name`,`season_name`,`competition_id`,`season_id` FROM `honors`;
--> statement-breakpoint
DROP TABLE `honors`;
--> statement-breakpoint
ALTER TABLE `honors_clustered` RENAME TO `honors`;
--> statement-breakpoint
INSERT INTO `people_counts` (`kind`, `country_id`, `total`) SELECT 'player', coalesce(country_id, 0), count(*) FROM `players` GROUP BY 2;
--> statement-breakpoint
CREATE TRIGGER `count_of_new_players` AFTER INSERT ON `players` BEGIN
  INSERT INTO `people_counts` (`kind`, `country_id`, `total`) VALUES ('player', coalesce(new.country_id, 0), 1)
    ON CONFLICT (`kind`, `country_id`) DO UPDATE SET `total` = `total` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_of_deleted_players` AFTER DELETE ON `players` BEGIN
  INSERT INTO `people_counts` (`kind`, `country_id`, `total`) VALUES ('player', coalesce(old.country_id, 0), -1)
    ON CONFLICT (`kind`, `country_id`) DO UPDATE SET `total` = `total` + -1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_of_moved_players` AFTER UPDATE OF `country_id` ON `players` WHEN old.country_id IS NOT new.country_id BEGIN
  INSERT INTO `people_counts` (`kind`, `country_id`, `total`) VALUES ('player', coalesce(old.country_id, 0), -1)
    ON CONFLICT (`kind`, `country_id`) DO UPDATE SET `total` = `total` + -1;
  INSERT INTO `people_counts` (`kind`, `country_id`, `total`) VALUES ('player', coalesce(new.country_id, 0), 1)
    ON CONFLICT (`kind`, `country_id`) DO UPDATE SET `total` = `total` + 1;
END;
--> statement-breakpoint
INSERT INTO `people_counts` (`kind`, `country_id`, `total`) SELECT 'team', coalesce(country_id, 0), count(*) FROM `teams` GROUP BY 2;
--> statement-breakpoint
CREATE TRIGGER `count_of_new_teams` AFTER INSERT ON `teams` BEGIN
  INSERT INTO `people_counts` (`kind`, `country_id`, `total`) VALUES ('team', coalesce(new.country_id, 0), 1)
    ON CONFLICT (`kind`, `country_id`) DO UPDATE SET `total` = `total` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_of_deleted_teams` AFTER DELETE ON `teams` BEGIN
  INSERT INTO `people_counts` (`kind`, `country_id`, `total`) VALUES ('team', coalesce(old.country_id, 0), -1)
    ON CONFLICT (`kind`, `country_id`) DO UPDATE SET `total` = `total` + -1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_of_moved_teams` AFTER UPDATE OF `country_id` ON `teams` WHEN old.country_id IS NOT new.country_id BEGIN
  INSERT INTO `people_counts` (`kind`, `country_id`, `total`) VALUES ('team', coalesce(old.country_id, 0), -1)
    ON CONFLICT (`kind`, `country_id`) DO UPDATE SET `total` = `total` + -1;
  INSERT INTO `people_counts` (`kind`, `country_id`, `total`) VALUES ('team', coalesce(new.country_id, 0), 1)
    ON CONFLICT (`kind`, `country_id`) DO UPDATE SET `total` = `total` + 1;
END;
--> statement-breakpoint
INSERT INTO `people_counts` (`kind`, `country_id`, `total`) SELECT 'coach', coalesce(country_id, 0), count(*) FROM `coaches` GROUP BY 2;
--> statement-breakpoint
CREATE TRIGGER `count_of_new_coaches` AFTER INSERT ON `coaches` BEGIN
  INSERT INTO `people_counts` (`kind`, `country_id`, `total`) VALUES ('coach', coalesce(new.country_id, 0), 1)
    ON CONFLICT (`kind`, `country_id`) DO UPDATE SET `total` = `total` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_of_deleted_coaches` AFTER DELETE ON `coaches` BEGIN
  INSERT INTO `people_counts` (`kind`, `country_id`, `total`) VALUES ('coach', coalesce(old.country_id, 0), -1)
    ON CONFLICT (`kind`, `country_id`) DO UPDATE SET `total` = `total` + -1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_of_moved_coaches` AFTER UPDATE OF `country_id` ON `coaches` WHEN old.country_id IS NOT new.country_id BEGIN
  INSERT INTO `people_counts` (`kind`, `country_id`, `total`) VALUES ('coach', coalesce(old.country_id, 0), -1)
    ON CONFLICT (`kind`, `country_id`) DO UPDATE SET `total` = `total` + -1;
  INSERT INTO `people_counts` (`kind`, `country_id`, `total`) VALUES ('coach', coalesce(new.country_id, 0), 1)
    ON CONFLICT (`kind`, `country_id`) DO UPDATE SET `total` = `total` + 1;
END;
