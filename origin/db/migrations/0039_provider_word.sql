ALTER TABLE `match_states` ADD `minute` integer;--> statement-breakpoint
ALTER TABLE `match_states` ADD `added` integer;--> statement-breakpoint
ALTER TABLE `match_states` ADD `decided_by` text;--> statement-breakpoint
ALTER TABLE `match_states` ADD `advances` text;--> statement-breakpoint
ALTER TABLE `incidents` ADD `decision` text;--> statement-breakpoint
ALTER TABLE `status_changes` ADD `minute` integer;--> statement-breakpoint
ALTER TABLE `status_changes` ADD `added` integer;--> statement-breakpoint
ALTER TABLE `status_changes` ADD `result` text;