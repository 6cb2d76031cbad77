CREATE TABLE `corrections` (
	`id` integer PRIMARY KEY NOT NULL,
	`target` text NOT NULL,
	`target_id` integer NOT NULL,
	`team_id` integer,
	`field` text NOT NULL,
	`value` text NOT NULL,
	`value_before` text NOT NULL,
	`source_columns` text,
	`subject` text NOT NULL,
	`reason` text NOT NULL,
	`made_by` text NOT NULL,
	`made_at` integer NOT NULL,
	`undone_by` text,
	`undone_by_id` integer,
	`undone_at` integer
);
--> statement-breakpoint
CREATE INDEX `corrections_by_target` ON `corrections` (`target`,`target_id`);--> statement-breakpoint
ALTER TABLE `match_states` ADD `winner` text;--> statement-breakpoint
ALTER TABLE `stage_teams` ADD `deduction_source` text;