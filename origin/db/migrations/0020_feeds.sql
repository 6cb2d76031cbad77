CREATE TABLE `feed_calls` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`source` text NOT NULL,
	`at` integer NOT NULL,
	`kind` text NOT NULL,
	`path` text NOT NULL,
	`status` integer NOT NULL,
	`took_ms` integer NOT NULL,
	`outcome` text NOT NULL,
	`detail` text
);
--> statement-breakpoint
CREATE INDEX `feed_calls_by_source` ON `feed_calls` (`source`,`id`);--> statement-breakpoint
CREATE TABLE `feeds` (
	`source` text PRIMARY KEY NOT NULL,
	`day` text NOT NULL,
	`used` integer NOT NULL,
	`left_told` integer,
	`recent` text NOT NULL,
	`asked` text NOT NULL,
	`notes` text,
	`failures` integer NOT NULL,
	`back_off_until` integer NOT NULL,
	`next_at` integer NOT NULL,
	`last_success_at` integer,
	`last_error_at` integer,
	`last_error` text,
	`lease_until` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `match_claims` (
	`match_id` integer NOT NULL,
	`source` text NOT NULL,
	`said_at` integer NOT NULL,
	`match_time` integer NOT NULL,
	`status` text,
	`home_goals` integer,
	`away_goals` integer,
	PRIMARY KEY(`match_id`, `source`)
);
--> statement-breakpoint
CREATE INDEX `match_claims_by_time` ON `match_claims` (`said_at`);--> statement-breakpoint
CREATE TABLE `table_checks` (
	`source` text NOT NULL,
	`season_id` integer NOT NULL,
	`checked_at` integer NOT NULL,
	`differences` text NOT NULL,
	PRIMARY KEY(`source`, `season_id`)
);
