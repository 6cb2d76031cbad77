CREATE TABLE `competitions` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`short_name` text,
	`logo` text,
	`hot` integer NOT NULL,
	`kind` text NOT NULL,
	`country_id` integer NOT NULL,
	FOREIGN KEY (`country_id`) REFERENCES `countries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `competitions_by_heat` ON `competitions` (`hot`,`name`);--> statement-breakpoint
CREATE TABLE `configurations` (
	`code` text PRIMARY KEY NOT NULL,
	`value` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `page_meta` (
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`slug`, `name`),
	FOREIGN KEY (`slug`) REFERENCES `pages`(`slug`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `pages` (
	`slug` text PRIMARY KEY NOT NULL,
	`is_front_page` integer NOT NULL,
	`header_script` text,
	`request_header_script` text
);
--> statement-breakpoint
CREATE TABLE `countries` (
	`id` integer PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`name` text NOT NULL
);
--> statement-breakpoint
CREATE TABLE `external_ids` (
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`external_id` text NOT NULL,
	`id` integer NOT NULL,
	PRIMARY KEY(`kind`, `source`, `external_id`)
);
--> statement-breakpoint
CREATE INDEX `external_ids_by_id` ON `external_ids` (`kind`,`id`);--> statement-breakpoint
CREATE TABLE `ingests` (
	`id` integer PRIMARY KEY NOT NULL,
	`source` text NOT NULL,
	`stored_at` integer NOT NULL,
	`matches` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `match_states` (
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
);
--> statement-breakpoint
CREATE INDEX `match_states_by_known_at` ON `match_states` (`known_at`,`match_id`);--> statement-breakpoint
CREATE TABLE `matches` (
	`id` integer PRIMARY KEY NOT NULL,
	`season_id` integer NOT NULL,
	`competition_id` integer NOT NULL,
	`stage_id` integer NOT NULL,
	`round` text,
	`group_name` text,
	`home_id` integer NOT NULL,
	`away_id` integer NOT NULL,
	`match_time` integer NOT NULL,
	`venue_id` integer,
	`neutral` integer NOT NULL,
	`clock_speed` real NOT NULL,
	`cards_covered` integer NOT NULL,
	`corners_covered` integer NOT NULL,
	`provenance` text NOT NULL,
	`known_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`season_id`) REFERENCES `seasons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`competition_id`) REFERENCES `competitions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`stage_id`) REFERENCES `stages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`home_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`away_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`venue_id`) REFERENCES `venues`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `matches_by_time` ON `matches` (`match_time`,`id`);--> statement-breakpoint
CREATE INDEX `matches_by_season` ON `matches` (`season_id`,`match_time`);--> statement-breakpoint
CREATE INDEX `matches_by_competition` ON `matches` (`competition_id`,`match_time`);--> statement-breakpoint
CREATE INDEX `matches_by_provenance` ON `matches` (`provenance`,`match_time`);--> statement-breakpoint
CREATE INDEX `matches_by_update` ON `matches` (`updated_at`);--> statement-breakpoint
CREATE TABLE `players` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`team_id` integer,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `seasons` (
	`id` integer PRIMARY KEY NOT NULL,
	`competition_id` integer NOT NULL,
	`name` text NOT NULL,
	`tie_break_rule` text NOT NULL,
	FOREIGN KEY (`competition_id`) REFERENCES `competitions`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `seasons_by_competition` ON `seasons` (`competition_id`,`name`);--> statement-breakpoint
CREATE TABLE `stage_teams` (
	`stage_id` integer NOT NULL,
	`team_id` integer NOT NULL,
	`group_name` text,
	`deducted_points` integer NOT NULL,
	PRIMARY KEY(`stage_id`, `team_id`),
	FOREIGN KEY (`stage_id`) REFERENCES `stages`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `stages` (
	`id` integer PRIMARY KEY NOT NULL,
	`season_id` integer NOT NULL,
	`name` text NOT NULL,
	`mode` text NOT NULL,
	`position` integer NOT NULL,
	`promotions` text NOT NULL,
	FOREIGN KEY (`season_id`) REFERENCES `seasons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stages_by_season` ON `stages` (`season_id`,`position`);--> statement-breakpoint
CREATE TABLE `teams` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`short_name` text,
	`logo` text,
	`country_id` integer NOT NULL,
	`national` integer NOT NULL,
	FOREIGN KEY (`country_id`) REFERENCES `countries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `incidents` (
	`id` integer PRIMARY KEY NOT NULL,
	`match_id` integer NOT NULL,
	`external_id` text NOT NULL,
	`known_at` integer NOT NULL,
	`cancelled_at` integer,
	`kind` text NOT NULL,
	`side` text NOT NULL,
	`minute` integer,
	`added` integer,
	`player_id` integer,
	`other_player_id` integer,
	`position` integer NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`player_id`) REFERENCES `players`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`other_player_id`) REFERENCES `players`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `incidents_by_match` ON `incidents` (`match_id`,`external_id`);--> statement-breakpoint
CREATE INDEX `incidents_by_known_at` ON `incidents` (`known_at`,`match_id`);--> statement-breakpoint
CREATE INDEX `incidents_by_cancelled_at` ON `incidents` (`cancelled_at`,`match_id`);--> statement-breakpoint
CREATE TABLE `stats` (
	`match_id` integer NOT NULL,
	`kind` text NOT NULL,
	`period` text NOT NULL,
	`known_at` integer NOT NULL,
	`home` real,
	`away` real,
	PRIMARY KEY(`match_id`, `kind`, `period`, `known_at`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `stats_by_known_at` ON `stats` (`known_at`,`match_id`);--> statement-breakpoint
CREATE TABLE `status_changes` (
	`match_id` integer NOT NULL,
	`position` integer NOT NULL,
	`known_at` integer NOT NULL,
	`status` text NOT NULL,
	`period_started_at` integer,
	`score` text,
	PRIMARY KEY(`match_id`, `position`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `venues` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`city` text,
	`country_id` integer,
	`capacity` integer,
	FOREIGN KEY (`country_id`) REFERENCES `countries`(`id`) ON UPDATE no action ON DELETE no action
);
