CREATE TABLE `match_part_reports` (
	`match_id` integer NOT NULL,
	`part` text NOT NULL,
	`reports` text NOT NULL,
	PRIMARY KEY(`match_id`, `part`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE cascade
);
