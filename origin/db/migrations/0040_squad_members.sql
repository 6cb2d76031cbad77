CREATE TABLE `squad_members` (
	`season_id` integer NOT NULL,
	`team_id` integer NOT NULL,
	`source` text NOT NULL,
	`player_id` integer NOT NULL,
	`shirt_number` integer,
	`position` text,
	PRIMARY KEY(`season_id`, `team_id`, `source`, `player_id`),
	FOREIGN KEY (`season_id`) REFERENCES `seasons`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`team_id`) REFERENCES `teams`(`id`) ON UPDATE no action ON DELETE no action,
	FOREIGN KEY (`player_id`) REFERENCES `players`(`id`) ON UPDATE no action ON DELETE no action
);
--> statement-breakpoint
CREATE INDEX `squad_members_by_team` ON `squad_members` (`team_id`,`season_id`);--> statement-breakpoint
CREATE INDEX `squad_members_by_player` ON `squad_members` (`player_id`);--> statement-breakpoint
ALTER TABLE `coaches` ADD `team_as_of` integer;--> statement-breakpoint
ALTER TABLE `players` ADD `team_as_of` integer;--> statement-breakpoint
ALTER TABLE `players` ADD `profile_as_of` integer;