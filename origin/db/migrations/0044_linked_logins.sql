CREATE TABLE `linked_logins` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`provider` text NOT NULL,
	`subject` text NOT NULL,
	`name` text,
	`created_at` integer NOT NULL,
	`used_at` integer,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE UNIQUE INDEX `linked_logins_subject` ON `linked_logins` (`provider`,`subject`);--> statement-breakpoint
CREATE UNIQUE INDEX `linked_logins_of_user` ON `linked_logins` (`user_id`,`provider`);