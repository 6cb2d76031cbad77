-- Words of names, for searching: lower case, without diacritics (unicode61), đ as d. Kept by triggers, so that no
-- write can forget it. `kind` and `ref` tell whose name it is; the row's own number is ref * 4 + kind.
CREATE VIRTUAL TABLE `names` USING fts5(`name`, `kind` UNINDEXED, `ref` UNINDEXED, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO `names` (rowid, `name`, `kind`, `ref`) SELECT t.id * 4 + 0, replace(replace(t.name, 'đ', 'd'), 'Đ', 'D'), 'competition', t.id FROM `competitions` t;
--> statement-breakpoint
CREATE TRIGGER `names_of_new_competitions` AFTER INSERT ON `competitions` BEGIN
  INSERT INTO `names` (rowid, `name`, `kind`, `ref`) VALUES (new.id * 4 + 0, replace(replace(new.name, 'đ', 'd'), 'Đ', 'D'), 'competition', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_renamed_competitions` AFTER UPDATE OF `name` ON `competitions` WHEN old.name <> new.name BEGIN
  UPDATE `names` SET `name` = replace(replace(new.name, 'đ', 'd'), 'Đ', 'D') WHERE rowid = new.id * 4 + 0;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_deleted_competitions` AFTER DELETE ON `competitions` BEGIN
  DELETE FROM `names` WHERE rowid = old.id * 4 + 0;
END;
--> statement-breakpoint
INSERT INTO `names` (rowid, `name`, `kind`, `ref`) SELECT t.id * 4 + 1, replace(replace(t.name, 'đ', 'd'), 'Đ', 'D'), 'team', t.id FROM `teams` t;
--> statement-breakpoint
CREATE TRIGGER `names_of_new_teams` AFTER INSERT ON `teams` BEGIN
  INSERT INTO `names` (rowid, `name`, `kind`, `ref`) VALUES (new.id * 4 + 1, replace(replace(new.name, 'đ', 'd'), 'Đ', 'D'), 'team', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_renamed_teams` AFTER UPDATE OF `name` ON `teams` WHEN old.name <> new.name BEGIN
  UPDATE `names` SET `name` = replace(replace(new.name, 'đ', 'd'), 'Đ', 'D') WHERE rowid = new.id * 4 + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_deleted_teams` AFTER DELETE ON `teams` BEGIN
  DELETE FROM `names` WHERE rowid = old.id * 4 + 1;
END;
--> statement-breakpoint
INSERT INTO `names` (rowid, `name`, `kind`, `ref`) SELECT t.id * 4 + 2, replace(replace(t.name, 'đ', 'd'), 'Đ', 'D'), 'player', t.id FROM `players` t;
--> statement-breakpoint
CREATE TRIGGER `names_of_new_players` AFTER INSERT ON `players` BEGIN
  INSERT INTO `names` (rowid, `name`, `kind`, `ref`) VALUES (new.id * 4 + 2, replace(replace(new.name, 'đ', 'd'), 'Đ', 'D'), 'player', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_renamed_players` AFTER UPDATE OF `name` ON `players` WHEN old.name <> new.name BEGIN
  UPDATE `names` SET `name` = replace(replace(new.name, 'đ', 'd'), 'Đ', 'D') WHERE rowid = new.id * 4 + 2;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_deleted_players` AFTER DELETE ON `players` BEGIN
  DELETE FROM `names` WHERE rowid = old.id * 4 + 2;
END;
--> statement-breakpoint
INSERT INTO `names` (rowid, `name`, `kind`, `ref`) SELECT t.id * 4 + 3, replace(replace(t.name, 'đ', 'd'), 'Đ', 'D'), 'coach', t.id FROM `coaches` t;
--> statement-breakpoint
CREATE TRIGGER `names_of_new_coaches` AFTER INSERT ON `coaches` BEGIN
  INSERT INTO `names` (rowid, `name`, `kind`, `ref`) VALUES (new.id * 4 + 3, replace(replace(new.name, 'đ', 'd'), 'Đ', 'D'), 'coach', new.id);
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_renamed_coaches` AFTER UPDATE OF `name` ON `coaches` WHEN old.name <> new.name BEGIN
  UPDATE `names` SET `name` = replace(replace(new.name, 'đ', 'd'), 'Đ', 'D') WHERE rowid = new.id * 4 + 3;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_deleted_coaches` AFTER DELETE ON `coaches` BEGIN
  DELETE FROM `names` WHERE rowid = old.id * 4 + 3;
END;
