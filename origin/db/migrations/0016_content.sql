CREATE TABLE `authors` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`user_id` integer,
	`image_key` text,
	`biography_vi` text,
	`biography_en` text,
	`links` text NOT NULL,
	FOREIGN KEY (`user_id`) REFERENCES `users`(`id`) ON UPDATE no action ON DELETE set null
);
--> statement-breakpoint
CREATE UNIQUE INDEX `authors_slug_unique` ON `authors` (`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `authors_user_id_unique` ON `authors` (`user_id`);--> statement-breakpoint
CREATE TABLE `brand_configurations` (
	`brand_key` text NOT NULL,
	`code` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`brand_key`, `code`)
);
--> statement-breakpoint
CREATE TABLE `categories` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name_vi` text NOT NULL,
	`name_en` text NOT NULL,
	`description_vi` text,
	`description_en` text,
	`position` integer NOT NULL
);
--> statement-breakpoint
CREATE UNIQUE INDEX `categories_slug_unique` ON `categories` (`slug`);--> statement-breakpoint
CREATE TABLE `former_slugs` (
	`lang` text NOT NULL,
	`slug` text NOT NULL,
	`moved_to` text,
	`at` integer NOT NULL,
	PRIMARY KEY(`lang`, `slug`)
);
--> statement-breakpoint
CREATE TABLE `images` (
	`key` text PRIMARY KEY NOT NULL,
	`width` integer NOT NULL,
	`height` integer NOT NULL,
	`widths` text NOT NULL,
	`created_at` integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE `menu_items` (
	`id` integer PRIMARY KEY NOT NULL,
	`parent_id` integer,
	`position` integer NOT NULL,
	`name_vi` text NOT NULL,
	`name_en` text NOT NULL,
	`path_vi` text NOT NULL,
	`path_en` text NOT NULL,
	`icon` text
);
--> statement-breakpoint
CREATE TABLE `object_meta` (
	`type` text NOT NULL,
	`object_id` integer NOT NULL,
	`tab` text NOT NULL,
	`lang` text NOT NULL,
	`title` text,
	`meta_description` text,
	`keyword` text,
	`content` text,
	PRIMARY KEY(`type`, `object_id`, `tab`, `lang`)
);
--> statement-breakpoint
CREATE TABLE `post_categories` (
	`post_id` integer NOT NULL,
	`category_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`post_id`, `category_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`category_id`) REFERENCES `categories`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_categories_by_category` ON `post_categories` (`category_id`,`post_id`);--> statement-breakpoint
CREATE TABLE `post_tags` (
	`post_id` integer NOT NULL,
	`tag_id` integer NOT NULL,
	`position` integer NOT NULL,
	PRIMARY KEY(`post_id`, `tag_id`),
	FOREIGN KEY (`post_id`) REFERENCES `posts`(`id`) ON UPDATE no action ON DELETE cascade,
	FOREIGN KEY (`tag_id`) REFERENCES `tags`(`id`) ON UPDATE no action ON DELETE cascade
);
--> statement-breakpoint
CREATE INDEX `post_tags_by_tag` ON `post_tags` (`tag_id`,`post_id`);--> statement-breakpoint
CREATE TABLE `posts` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`key` text NOT NULL,
	`lang` text NOT NULL,
	`slug` text NOT NULL,
	`source` text NOT NULL,
	`title` text NOT NULL,
	`summary` text NOT NULL,
	`content` text NOT NULL,
	`meta_title` text,
	`meta_description` text,
	`keyword` text,
	`image_key` text,
	`image_alt` text,
	`author_id` integer NOT NULL,
	`match_id` integer,
	`is_indexed` integer NOT NULL,
	`published_at` integer,
	`created_at` integer NOT NULL,
	`updated_at` integer NOT NULL,
	FOREIGN KEY (`author_id`) REFERENCES `authors`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `posts_by_time` ON `posts` (`lang`,`published_at`);--> statement-breakpoint
CREATE INDEX `posts_by_author` ON `posts` (`author_id`,`published_at`);--> statement-breakpoint
CREATE INDEX `posts_by_match` ON `posts` (`match_id`);--> statement-breakpoint
CREATE UNIQUE INDEX `posts_by_slug` ON `posts` (`lang`,`slug`);--> statement-breakpoint
CREATE UNIQUE INDEX `posts_by_key` ON `posts` (`key`,`lang`);--> statement-breakpoint
CREATE TABLE `tags` (
	`id` integer PRIMARY KEY AUTOINCREMENT NOT NULL,
	`slug` text NOT NULL,
	`name_vi` text NOT NULL,
	`name_en` text NOT NULL,
	`description_vi` text,
	`description_en` text
);
--> statement-breakpoint
CREATE UNIQUE INDEX `tags_slug_unique` ON `tags` (`slug`);--> statement-breakpoint
-- Rebuilt by hand: what is new in pages has no default, and D1 keeps foreign keys on within a migration.
CREATE TABLE `__new_pages` (
	`slug` text PRIMARY KEY NOT NULL,
	`key` text NOT NULL,
	`is_front_page` integer NOT NULL,
	`header_script` text,
	`request_header_script` text,
	`updated_at` integer NOT NULL
);
--> statement-breakpoint
INSERT INTO `__new_pages`("slug", "key", "is_front_page", "header_script", "request_header_script", "updated_at") SELECT "slug", "slug", "is_front_page", "header_script", "request_header_script", 0 FROM `pages`;--> statement-breakpoint
CREATE TABLE `__old_page_meta` (`slug` text NOT NULL, `name` text NOT NULL, `value` text NOT NULL);--> statement-breakpoint
INSERT INTO `__old_page_meta`("slug", "name", "value") SELECT "slug", "name", "value" FROM `page_meta`;--> statement-breakpoint
DROP TABLE `page_meta`;--> statement-breakpoint
DROP TABLE `pages`;--> statement-breakpoint
ALTER TABLE `__new_pages` RENAME TO `pages`;--> statement-breakpoint
CREATE UNIQUE INDEX `pages_key_unique` ON `pages` (`key`);--> statement-breakpoint
CREATE TABLE `page_meta` (
	`slug` text NOT NULL,
	`name` text NOT NULL,
	`value` text NOT NULL,
	PRIMARY KEY(`slug`, `name`),
	FOREIGN KEY (`slug`) REFERENCES `pages`(`slug`) ON UPDATE cascade ON DELETE cascade
);
--> statement-breakpoint
INSERT INTO `page_meta`("slug", "name", "value") SELECT "slug", "name", "value" FROM `__old_page_meta`;--> statement-breakpoint
DROP TABLE `__old_page_meta`;--> statement-breakpoint
CREATE TABLE `page_texts` (
	`slug` text NOT NULL,
	`lang` text NOT NULL,
	`title` text NOT NULL,
	`meta_title` text,
	`meta_description` text,
	`keyword` text,
	`summary` text,
	`content` text NOT NULL,
	PRIMARY KEY(`slug`, `lang`),
	FOREIGN KEY (`slug`) REFERENCES `pages`(`slug`) ON UPDATE cascade ON DELETE cascade
);