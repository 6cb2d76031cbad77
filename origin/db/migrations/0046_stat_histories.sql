CREATE TABLE `stat_histories` (
	`match_id` integer PRIMARY KEY NOT NULL,
	`counts` text NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
);
