-- Both are found by their key only, so their rows lie in its order; see 0009.
CREATE TABLE `poll_votes` (
	`match_id` integer NOT NULL,
	`voter` text NOT NULL,
	`choice` text NOT NULL,
	`at` integer NOT NULL,
	PRIMARY KEY(`match_id`, `voter`),
	FOREIGN KEY (`match_id`) REFERENCES `matches`(`id`) ON UPDATE no action ON DELETE no action
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TABLE `poll_counts` (
	`match_id` integer NOT NULL,
	`choice` text NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`match_id`, `choice`)
) WITHOUT ROWID;
--> statement-breakpoint
CREATE TRIGGER `count_of_new_votes` AFTER INSERT ON `poll_votes` BEGIN
  INSERT INTO `poll_counts` (`match_id`, `choice`, `total`) VALUES (new.match_id, new.choice, 1)
    ON CONFLICT (`match_id`, `choice`) DO UPDATE SET `total` = `total` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_of_changed_votes` AFTER UPDATE OF `choice` ON `poll_votes` WHEN old.choice <> new.choice BEGIN
  UPDATE `poll_counts` SET `total` = `total` - 1 WHERE `match_id` = old.match_id AND `choice` = old.choice;
  INSERT INTO `poll_counts` (`match_id`, `choice`, `total`) VALUES (new.match_id, new.choice, 1)
    ON CONFLICT (`match_id`, `choice`) DO UPDATE SET `total` = `total` + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `count_of_deleted_votes` AFTER DELETE ON `poll_votes` BEGIN
  UPDATE `poll_counts` SET `total` = `total` - 1 WHERE `match_id` = old.match_id AND `choice` = old.choice;
END;
