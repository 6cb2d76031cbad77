CREATE TABLE `match_figures` (
	`match_id` integer PRIMARY KEY NOT NULL,
	`known_at` integer NOT NULL,
	`format` integer NOT NULL,
	`stats` text NOT NULL,
	`home_players` text NOT NULL,
	`away_players` text NOT NULL,
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
);
