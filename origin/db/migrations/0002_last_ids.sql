CREATE TABLE `last_ids` (
	`kind` text PRIMARY KEY NOT NULL,
	`id` integer NOT NULL
);
--> statement-breakpoint
-- What is stored already has its ids; new ones go on from there. One statement a table: D1 takes five terms of a UNION.
INSERT INTO `last_ids` (`kind`, `id`) SELECT 'countries', max(`id`) FROM `countries` HAVING max(`id`) IS NOT NULL;--> statement-breakpoint
INSERT INTO `last_ids` (`kind`, `id`) SELECT 'competitions', max(`id`) FROM `competitions` HAVING max(`id`) IS NOT NULL;--> statement-breakpoint
INSERT INTO `last_ids` (`kind`, `id`) SELECT 'seasons', max(`id`) FROM `seasons` HAVING max(`id`) IS NOT NULL;--> statement-breakpoint
INSERT INTO `last_ids` (`kind`, `id`) SELECT 'stages', max(`id`) FROM `stages` HAVING max(`id`) IS NOT NULL;--> statement-breakpoint
INSERT INTO `last_ids` (`kind`, `id`) SELECT 'teams', max(`id`) FROM `teams` HAVING max(`id`) IS NOT NULL;--> statement-breakpoint
INSERT INTO `last_ids` (`kind`, `id`) SELECT 'venues', max(`id`) FROM `venues` HAVING max(`id`) IS NOT NULL;--> statement-breakpoint
INSERT INTO `last_ids` (`kind`, `id`) SELECT 'players', max(`id`) FROM `players` HAVING max(`id`) IS NOT NULL;--> statement-breakpoint
INSERT INTO `last_ids` (`kind`, `id`) SELECT 'matches', max(`id`) FROM `matches` HAVING max(`id`) IS NOT NULL;--> statement-breakpoint
INSERT INTO `last_ids` (`kind`, `id`) SELECT 'incidents', max(`id`) FROM `incidents` HAVING max(`id`) IS NOT NULL;--> statement-breakpoint
DROP INDEX `match_states_by_known_at`;--> statement-breakpoint
CREATE INDEX `match_states_by_known_at` ON `match_states` (`known_at`,`match_id`,`status`);
