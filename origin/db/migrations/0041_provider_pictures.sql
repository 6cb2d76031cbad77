CREATE TABLE `provider_pictures` (
	`kind` text NOT NULL,
	`entity_id` integer NOT NULL,
	`source` text NOT NULL,
	`url` text NOT NULL,
	`key` text,
	`former_key` text,
	`etag` text,
	`tries` integer NOT NULL,
	`next_at` integer NOT NULL,
	`checked_at` integer,
	`error` text,
	PRIMARY KEY(`kind`, `entity_id`)
);
--> statement-breakpoint
CREATE INDEX `provider_pictures_by_time` ON `provider_pictures` (`next_at`);--> statement-breakpoint
CREATE INDEX `provider_pictures_by_key` ON `provider_pictures` (`key`);--> statement-breakpoint
ALTER TABLE `coaches` ADD `picture` text;--> statement-breakpoint
ALTER TABLE `competitions` ADD `picture` text;--> statement-breakpoint
ALTER TABLE `players` ADD `picture` text;--> statement-breakpoint
ALTER TABLE `teams` ADD `picture` text;