DROP INDEX `coaches_by_name`;--> statement-breakpoint
CREATE INDEX `coaches_by_rank` ON `coaches` (team_id IS NULL,`name`);