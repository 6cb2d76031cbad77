CREATE TABLE `comment_reports` (
	`comment_id` integer NOT NULL,
	`user_id` integer NOT NULL,
	`reason` text NOT NULL,
	`created_at` integer NOT NULL,
	PRIMARY KEY(`comment_id`, `user_id`),
	FOREIGN KEY (`comment_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `comment_reports_by_user` ON `comment_reports` (`user_id`);--> statement-breakpoint
CREATE TABLE `comments` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`post_id` integer NOT NULL,
	`parent_id` integer,
	`root_id` integer,
	`user_id` integer,
	`text` text NOT NULL,
	`text_key` text NOT NULL,
	`state` text NOT NULL,
	`created_at` integer NOT NULL,
	`decided_at` integer,
	`decided_by` integer,
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`parent_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`root_id`) REFERENCES `comments`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE INDEX `comments_by_post` ON `comments` (`post_id`,`root_id`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_post_state` ON `comments` (`post_id`,`state`);--> statement-breakpoint
CREATE INDEX `comments_by_root` ON `comments` (`root_id`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_parent` ON `comments` (`parent_id`);--> statement-breakpoint
CREATE INDEX `comments_by_user` ON `comments` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `comments_by_state` ON `comments` (`state`,`id`);