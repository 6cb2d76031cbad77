CREATE TABLE `chat_erasures` (
	`user_id` integer NOT NULL,
	`match_id` integer NOT NULL,
	`tries` integer NOT NULL,
	`deleted_at_ms` integer NOT NULL,
	`due_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `match_id`)
);
--> statement-breakpoint
CREATE INDEX `chat_erasures_by_due` ON `chat_erasures` (`due_at_ms`);--> statement-breakpoint
CREATE TABLE `chat_tickets` (
	`user_id` integer NOT NULL,
	`match_id` integer NOT NULL,
	`issued_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `match_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `chat_tickets_by_moment` ON `chat_tickets` (`issued_at_ms`);