CREATE TABLE `chat_deeds` (
	`seq` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`id` text NOT NULL,
	`match_id` integer,
	`at_ms` integer NOT NULL,
	`type` text NOT NULL,
	`by_id` integer,
	`by_name` text,
	`user_id` integer,
	`user_name` text,
	`messages` text NOT NULL,
	`detail` text NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `chat_deeds_id_unique` ON `chat_deeds` (`id`);--> statement-breakpoint
CREATE INDEX `chat_deeds_by_moment` ON `chat_deeds` (`at_ms`);--> statement-breakpoint
CREATE INDEX `chat_deeds_by_user` ON `chat_deeds` (`user_id`);--> statement-breakpoint
CREATE INDEX `chat_deeds_by_actor` ON `chat_deeds` (`by_id`);--> statement-breakpoint
CREATE TABLE `chat_mutes` (
	`user_id` integer PRIMARY KEY NOT NULL,
	`until_ms` integer,
	`at_ms` integer NOT NULL,
	`deed_seq` integer NOT NULL,
	`by_id` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chat_mutes_by_end` ON `chat_mutes` (`until_ms`);--> statement-breakpoint
CREATE INDEX `chat_mutes_by_moment` ON `chat_mutes` (`at_ms`);