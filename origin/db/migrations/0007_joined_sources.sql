ALTER TABLE `external_ids` ADD `provenance` text DEFAULT 'real' NOT NULL;--> statement-breakpoint
ALTER TABLE `matches` ADD `part_sources` text;--> statement-breakpoint
UPDATE `external_ids` SET `provenance` = 'demo' WHERE `source` = 'demo';