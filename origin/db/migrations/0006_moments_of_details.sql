CREATE INDEX `lineups_by_known_at` ON `lineups` (`known_at`,`match_id`);--> statement-breakpoint
CREATE INDEX `commentary_by_known_at` ON `commentary` (`known_at`,`match_id`);