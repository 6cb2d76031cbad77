-- Codes, counts and captchas are found by their key only, so their rows lie in its order; see 0009.
CREATE TABLE `brand_codes` (
	`code_key` text PRIMARY KEY NOT NULL,
	`code` text NOT NULL,
	`created_at` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `sessions` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_id` integer NOT NULL,
	`token_hash` text NOT NULL,
	`remember` integer NOT NULL,
	`user_agent` text,
	`created_at` integer NOT NULL,
	`seen_at` integer NOT NULL,
	`expires_at` integer NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE UNIQUE INDEX `sessions_token_hash_unique` ON `sessions` (`token_hash`);--> statement-breakpoint
CREATE INDEX `sessions_by_user` ON `sessions` (`user_id`);--> statement-breakpoint
CREATE INDEX `sessions_by_end` ON `sessions` (`expires_at`);--> statement-breakpoint
CREATE TABLE `try_counts` (
	`key` text PRIMARY KEY NOT NULL,
	`total` integer NOT NULL,
	`until` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `try_counts_by_end` ON `try_counts` (`until`);--> statement-breakpoint
CREATE TABLE `used_captchas` (
	`key` text PRIMARY KEY NOT NULL,
	`until` integer NOT NULL
) WITHOUT ROWID;
--> statement-breakpoint
CREATE INDEX `used_captchas_by_end` ON `used_captchas` (`until`);--> statement-breakpoint
CREATE TABLE `users` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`user_name` text NOT NULL,
	`user_key` text NOT NULL,
	`nick_name` text NOT NULL,
	`nick_key` text NOT NULL,
	`full_name` text,
	`email` text,
	`email_key` text,
	`phone` text,
	`brand_code` text,
	`role` text NOT NULL,
	`password_hash` text NOT NULL,
	`avatar` text,
	`created_at` integer NOT NULL,
	`password_at` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `users_user_key_unique` ON `users` (`user_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_nick_key_unique` ON `users` (`nick_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_email_key_unique` ON `users` (`email_key`);--> statement-breakpoint
CREATE UNIQUE INDEX `users_phone_unique` ON `users` (`phone`);
