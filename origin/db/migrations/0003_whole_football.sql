CREATE TABLE `coaches` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`logo` text,
	`kind` text NOT NULL,
	`team_id` integer,
	`country_id` integer,
	`birthday` text,
	`preferred_formation` text,
	`joined` text,
	`contract_until` text,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`country_id`) REFERENCES `countries`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `coaches_by_name` ON `coaches` (`name`);--> statement-breakpoint
CREATE INDEX `coaches_by_team` ON `coaches` (`team_id`);--> statement-breakpoint
CREATE TABLE `honors` (
	`subject` text NOT NULL,
	`subject_id` integer NOT NULL,
	`name` text NOT NULL,
	`season_name` text NOT NULL,
	`competition_id` integer,
	`season_id` integer,
	PRIMARY KEY(`subject`, `subject_id`, `name`, `season_name`),
	FOREIGN KEY (`competition_id`) REFERENCES `competitions`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`season_id`) REFERENCES `seasons`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `absences` (
	`id` integer PRIMARY KEY NOT NULL,
	`player_id` integer NOT NULL,
	`team_id` integer NOT NULL,
	`kind` text NOT NULL,
	`reason` text,
	`since` integer NOT NULL,
	`until` integer,
	`known_at` integer NOT NULL,
	FOREIGN KEY (`player_id`) REFERENCES `players`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `absences_by_team` ON `absences` (`team_id`,`since`);--> statement-breakpoint
CREATE TABLE `lineups` (
	`match_id` integer NOT NULL,
	`side` text NOT NULL,
	`known_at` integer NOT NULL,
	`confirmed` integer NOT NULL,
	`formation` text,
	`coach_id` integer,
	`players` text NOT NULL,
	PRIMARY KEY(`match_id`, `side`, `known_at`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`coach_id`) REFERENCES `coaches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `companies` (
	`id` integer PRIMARY KEY NOT NULL,
	`name` text NOT NULL,
	`kind` text NOT NULL,
	`hot` integer NOT NULL,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX `companies_by_heat` ON `companies` (`hot`,`position`);--> statement-breakpoint
CREATE TABLE `price_series` (
	`match_id` integer NOT NULL,
	`market` text NOT NULL,
	`period` text NOT NULL,
	`company_id` integer NOT NULL,
	`quotes` text NOT NULL,
	PRIMARY KEY(`match_id`, `market`, `period`, `company_id`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`company_id`) REFERENCES `companies`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE TABLE `player_stats` (
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
);
--> statement-breakpoint
CREATE INDEX `player_stats_by_player` ON `player_stats` (`player_id`,`match_id`,`known_at`);--> statement-breakpoint
CREATE TABLE `transfers` (
	`id` integer PRIMARY KEY NOT NULL,
	`player_id` integer NOT NULL,
	`kind` text NOT NULL,
	`from_team_id` integer,
	`to_team_id` integer,
	`at` integer NOT NULL,
	`fee` integer,
	`fee_currency` text,
	`description` text,
	FOREIGN KEY (`player_id`) REFERENCES `players`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`from_team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`to_team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `transfers_by_player` ON `transfers` (`player_id`,`at`);--> statement-breakpoint
CREATE INDEX `transfers_by_from` ON `transfers` (`from_team_id`,`at`);--> statement-breakpoint
CREATE INDEX `transfers_by_to` ON `transfers` (`to_team_id`,`at`);--> statement-breakpoint
CREATE TABLE `commentary` (
	`id` integer PRIMARY KEY NOT NULL,
	`match_id` integer NOT NULL,
	`position` integer NOT NULL,
	`known_at` integer NOT NULL,
	`minute` integer,
	`added` integer,
	`side` text,
	`text` text NOT NULL,
	`translations` text,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `commentary_by_match` ON `commentary` (`match_id`,`position`);--> statement-breakpoint
ALTER TABLE `competitions` ADD `translations` text;--> statement-breakpoint
CREATE INDEX `competitions_by_country` ON `competitions` (`country_id`,`hot`);--> statement-breakpoint
ALTER TABLE `countries` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `countries` ADD `continent` text DEFAULT 'world' NOT NULL;--> statement-breakpoint
ALTER TABLE `matches` ADD `source` text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE `matches` ADD `referee` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `attendance` integer;--> statement-breakpoint
ALTER TABLE `matches` ADD `weather` text;--> statement-breakpoint
ALTER TABLE `matches` ADD `home_rank` integer;--> statement-breakpoint
ALTER TABLE `matches` ADD `away_rank` integer;--> statement-breakpoint
CREATE INDEX `matches_by_home` ON `matches` (`home_id`,`match_time`);--> statement-breakpoint
CREATE INDEX `matches_by_away` ON `matches` (`away_id`,`match_time`);--> statement-breakpoint
ALTER TABLE `players` ADD `logo` text;--> statement-breakpoint
ALTER TABLE `players` ADD `country_id` integer REFERENCES countries(id);--> statement-breakpoint
ALTER TABLE `players` ADD `position` text;--> statement-breakpoint
ALTER TABLE `players` ADD `shirt_number` integer;--> statement-breakpoint
ALTER TABLE `players` ADD `birthday` text;--> statement-breakpoint
ALTER TABLE `players` ADD `height_cm` integer;--> statement-breakpoint
ALTER TABLE `players` ADD `weight_kg` integer;--> statement-breakpoint
ALTER TABLE `players` ADD `preferred_foot` text;--> statement-breakpoint
ALTER TABLE `players` ADD `market_value` integer;--> statement-breakpoint
ALTER TABLE `players` ADD `market_value_currency` text;--> statement-breakpoint
ALTER TABLE `players` ADD `contract_until` text;--> statement-breakpoint
CREATE INDEX `players_by_name` ON `players` (`name`);--> statement-breakpoint
CREATE INDEX `players_by_country` ON `players` (`country_id`,`name`);--> statement-breakpoint
CREATE INDEX `players_by_team` ON `players` (`team_id`);--> statement-breakpoint
ALTER TABLE `teams` ADD `translations` text;--> statement-breakpoint
ALTER TABLE `teams` ADD `founded` integer;--> statement-breakpoint
ALTER TABLE `teams` ADD `website` text;--> statement-breakpoint
ALTER TABLE `teams` ADD `venue_id` integer REFERENCES venues(id);--> statement-breakpoint
CREATE INDEX `teams_by_name` ON `teams` (`name`);--> statement-breakpoint
CREATE INDEX `teams_by_country` ON `teams` (`country_id`);--> statement-breakpoint
ALTER TABLE `incidents` ADD `film_url` text;--> statement-breakpoint
ALTER TABLE `incidents` ADD `film_cover` text;
--> statement-breakpoint
UPDATE `matches` SET `source` = coalesce((SELECT `source` FROM `external_ids` WHERE `kind` = 'matches' AND `external_ids`.`id` = `matches`.`id` LIMIT 1), '');
