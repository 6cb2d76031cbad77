CREATE TABLE `merges` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`from_id` integer NOT NULL,
	`to_id` integer NOT NULL,
	`row` text NOT NULL,
	`moved` text NOT NULL,
	`merged_at` integer NOT NULL,
	`merged_by` integer,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `merges_by_from` ON `merges` (`kind`,`from_id`,`undone_at`);--> statement-breakpoint
CREATE TABLE `name_matches` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`kind` text NOT NULL,
	`source` text NOT NULL,
	`external_id` text NOT NULL,
	`name` text NOT NULL,
	`other_id` integer NOT NULL,
	`context` text,
	`reason` text NOT NULL,
	`score` integer NOT NULL,
	`state` text DEFAULT 'open' NOT NULL,
	`found_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` integer
);
--> statement-breakpoint
CREATE INDEX `name_matches_by_state` ON `name_matches` (`state`,`score`,`id`);--> statement-breakpoint
CREATE INDEX `name_matches_by_other` ON `name_matches` (`kind`,`other_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `name_matches_by_name` ON `name_matches` (`kind`,`source`,`external_id`,`other_id`);