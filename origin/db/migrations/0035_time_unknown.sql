ALTER TABLE `matches` ADD `time_unknown` integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE `match_claims` ADD `time_unknown` integer DEFAULT 0 NOT NULL;