-- All but tips are found by their key only, so their rows lie in its order; see 0009.
CREATE TABLE `push_notices` (
	`key` text PRIMARY KEY NOT NULL,
	`at_ms` integer NOT NULL,
	`notice` text NOT NULL,
	`aim` text NOT NULL,
	`cursor_delay_s` integer NOT NULL,
	`cursor_id` text NOT NULL,
	`again` text NOT NULL,
	`open` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `push_notices_by_moment` ON `push_notices` (`at_ms`);--> statement-breakpoint
CREATE INDEX `push_notices_open` ON `push_notices` (`open`,`at_ms`);--> statement-breakpoint
CREATE TABLE `push_subscriptions` (
	`id` text PRIMARY KEY NOT NULL,
	`endpoint` text NOT NULL,
	`p256dh` text NOT NULL,
	`auth` text NOT NULL,
	`user_id` integer,
	`session_id` integer,
	`locale` text NOT NULL,
	`kinds` text NOT NULL,
	`delay_s` integer NOT NULL,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`failures` integer NOT NULL,
	`failed_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`session_id`) REFERENCES `sessions`(`id`) ON UPDATE no action ON DELETE set null
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `push_by_user` ON `push_subscriptions` (`user_id`,`id`);--> statement-breakpoint
CREATE INDEX `push_by_session` ON `push_subscriptions` (`session_id`);--> statement-breakpoint
CREATE INDEX `push_by_seen` ON `push_subscriptions` (`seen_at`);--> statement-breakpoint
CREATE TABLE `push_targets` (
	`kind` text NOT NULL,
	`thing_id` integer NOT NULL,
	`delay_s` integer NOT NULL,
	`subscription_id` text NOT NULL,
	PRIMARY KEY(`kind`, `thing_id`, `delay_s`, `subscription_id`),
	FOREIGN KEY (`subscription_id`) REFERENCES `push_subscriptions`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `push_targets_by_subscription` ON `push_targets` (`subscription_id`);--> statement-breakpoint
CREATE TABLE `push_turns` (
	`id` integer PRIMARY KEY NOT NULL,
	`busy_until_ms` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `reader_favourites` (
	`user_id` integer NOT NULL,
	`kind` text NOT NULL,
	`thing_id` integer NOT NULL,
	`followed_at` integer NOT NULL,
	`removed_at` integer,
	`expires_at` integer NOT NULL,
	`match_time` integer,
	`name` text,
	PRIMARY KEY(`user_id`, `kind`, `thing_id`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `reader_favourites_by_end` ON `reader_favourites` (`expires_at`);--> statement-breakpoint
CREATE TABLE `reader_settings` (
	`user_id` integer NOT NULL,
	`key` text NOT NULL,
	`value` text NOT NULL,
	`changed_at_ms` integer NOT NULL,
	PRIMARY KEY(`user_id`, `key`),
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `follows` (
	`follower_id` integer NOT NULL,
	`expert_id` integer NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`follower_id`, `expert_id`),
	FOREIGN KEY (`follower_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`expert_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE cascade
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `follows_by_expert` ON `follows` (`expert_id`);--> statement-breakpoint
CREATE TABLE `ledger_days` (
	`date` text PRIMARY KEY NOT NULL,
	`seq` integer NOT NULL,
	`hash` text NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `tips` (
	`id` integer PRIMARY KEY NOT NULL,
	`expert_id` integer NOT NULL,
	`match_id` integer NOT NULL,
	`market` text NOT NULL,
	`period` text NOT NULL,
	`outcome` text NOT NULL,
	`line` real,
	`price` real NOT NULL,
	`company_id` integer NOT NULL,
	`kick_off_at` integer NOT NULL,
	`published_at` integer NOT NULL,
	`text_hash` text NOT NULL,
	`hash` text NOT NULL,
	`permission` text NOT NULL,
	`title` text,
	`content` text,
	`deleted_at` integer,
	`result` text,
	`closing_price` real,
	`settled_at` integer
);
--> statement-breakpoint
CREATE INDEX `tips_by_expert` ON `tips` (`expert_id`,`id`);--> statement-breakpoint
CREATE INDEX `tips_by_match` ON `tips` (`match_id`,`id`);--> statement-breakpoint
CREATE INDEX `tips_by_settlement` ON `tips` (`settled_at`);--> statement-breakpoint
CREATE UNIQUE INDEX `tips_once` ON `tips` (`expert_id`,`match_id`,`market`,`period`);--> statement-breakpoint
CREATE INDEX `users_by_role` ON `users` (`role`);
