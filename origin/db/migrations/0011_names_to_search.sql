-- Names to search for are also found by their short names, by their translations, and written as one word ("hanoi" for
-- Hà Nội; from the first, second and third word on, so that "nghean" finds Sông Lam Nghệ An). The name itself counts ten
-- times as much. As before, triggers keep the table, and the row's own number is ref * 4 + kind.
DROP TRIGGER `names_of_new_competitions`;
--> statement-breakpoint
DROP TRIGGER `names_of_renamed_competitions`;
--> statement-breakpoint
DROP TRIGGER `names_of_deleted_competitions`;
--> statement-breakpoint
DROP TRIGGER `names_of_new_teams`;
--> statement-breakpoint
DROP TRIGGER `names_of_renamed_teams`;
--> statement-breakpoint
DROP TRIGGER `names_of_deleted_teams`;
--> statement-breakpoint
DROP TRIGGER `names_of_new_players`;
--> statement-breakpoint
DROP TRIGGER `names_of_renamed_players`;
--> statement-breakpoint
DROP TRIGGER `names_of_deleted_players`;
--> statement-breakpoint
DROP TRIGGER `names_of_new_coaches`;
--> statement-breakpoint
DROP TRIGGER `names_of_renamed_coaches`;
--> statement-breakpoint
DROP TRIGGER `names_of_deleted_coaches`;
--> statement-breakpoint
DROP TABLE `names`;
--> statement-breakpoint
CREATE VIRTUAL TABLE `names` USING fts5(`name`, `also`, tokenize = "unicode61 remove_diacritics 2", prefix = '2 3');
--> statement-breakpoint
INSERT INTO `names` (`names`, `rank`) VALUES ('rank', 'bm25(10.0, 1.0)');
--> statement-breakpoint
INSERT INTO `names` (rowid, `name`, `also`) SELECT t.id * 4 + 0, replace(replace(t.`name`, 'đ', 'd'), 'Đ', 'D'),
  replace(replace(coalesce(t.`short_name`, '') || ' ' || coalesce(json_extract(t.`translations`, '$.vi'), '') || ' ' || coalesce(json_extract(t.`translations`, '$.en'), '') || ' ' || replace(replace(replace(replace(t.`name`, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(t.`name`, instr(t.`name`, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(t.`name`, instr(t.`name`, ' ') + 1), instr(substr(t.`name`, instr(t.`name`, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D') FROM `competitions` t;
--> statement-breakpoint
CREATE TRIGGER `names_of_new_competitions` AFTER INSERT ON `competitions` BEGIN
  INSERT INTO `names` (rowid, `name`, `also`) VALUES (new.id * 4 + 0, replace(replace(new.`name`, 'đ', 'd'), 'Đ', 'D'),
    replace(replace(coalesce(new.`short_name`, '') || ' ' || coalesce(json_extract(new.`translations`, '$.vi'), '') || ' ' || coalesce(json_extract(new.`translations`, '$.en'), '') || ' ' || replace(replace(replace(replace(new.`name`, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(new.`name`, instr(new.`name`, ' ') + 1), instr(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D'));
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_renamed_competitions` AFTER UPDATE OF `name`, `short_name`, `translations` ON `competitions` WHEN old.`name` IS NOT new.`name` OR old.`short_name` IS NOT new.`short_name` OR old.`translations` IS NOT new.`translations` BEGIN
  UPDATE `names` SET `name` = replace(replace(new.`name`, 'đ', 'd'), 'Đ', 'D'),
    `also` = replace(replace(coalesce(new.`short_name`, '') || ' ' || coalesce(json_extract(new.`translations`, '$.vi'), '') || ' ' || coalesce(json_extract(new.`translations`, '$.en'), '') || ' ' || replace(replace(replace(replace(new.`name`, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(new.`name`, instr(new.`name`, ' ') + 1), instr(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D') WHERE rowid = new.id * 4 + 0;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_deleted_competitions` AFTER DELETE ON `competitions` BEGIN
  DELETE FROM `names` WHERE rowid = old.id * 4 + 0;
END;
--> statement-breakpoint
INSERT INTO `names` (rowid, `name`, `also`) SELECT t.id * 4 + 1, replace(replace(t.`name`, 'đ', 'd'), 'Đ', 'D'),
  replace(replace(coalesce(t.`short_name`, '') || ' ' || coalesce(json_extract(t.`translations`, '$.vi'), '') || ' ' || coalesce(json_extract(t.`translations`, '$.en'), '') || ' ' || replace(replace(replace(replace(t.`name`, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(t.`name`, instr(t.`name`, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(t.`name`, instr(t.`name`, ' ') + 1), instr(substr(t.`name`, instr(t.`name`, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D') FROM `teams` t;
--> statement-breakpoint
CREATE TRIGGER `names_of_new_teams` AFTER INSERT ON `teams` BEGIN
  INSERT INTO `names` (rowid, `name`, `also`) VALUES (new.id * 4 + 1, replace(replace(new.`name`, 'đ', 'd'), 'Đ', 'D'),
    replace(replace(coalesce(new.`short_name`, '') || ' ' || coalesce(json_extract(new.`translations`, '$.vi'), '') || ' ' || coalesce(json_extract(new.`translations`, '$.en'), '') || ' ' || replace(replace(replace(replace(new.`name`, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(new.`name`, instr(new.`name`, ' ') + 1), instr(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D'));
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_renamed_teams` AFTER UPDATE OF `name`, `short_name`, `translations` ON `teams` WHEN old.`name` IS NOT new.`name` OR old.`short_name` IS NOT new.`short_name` OR old.`translations` IS NOT new.`translations` BEGIN
  UPDATE `names` SET `name` = replace(replace(new.`name`, 'đ', 'd'), 'Đ', 'D'),
    `also` = replace(replace(coalesce(new.`short_name`, '') || ' ' || coalesce(json_extract(new.`translations`, '$.vi'), '') || ' ' || coalesce(json_extract(new.`translations`, '$.en'), '') || ' ' || replace(replace(replace(replace(new.`name`, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(new.`name`, instr(new.`name`, ' ') + 1), instr(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D') WHERE rowid = new.id * 4 + 1;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_deleted_teams` AFTER DELETE ON `teams` BEGIN
  DELETE FROM `names` WHERE rowid = old.id * 4 + 1;
END;
--> statement-breakpoint
INSERT INTO `names` (rowid, `name`, `also`) SELECT t.id * 4 + 2, replace(replace(t.`name`, 'đ', 'd'), 'Đ', 'D'),
  replace(replace(replace(replace(replace(replace(t.`name`, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(t.`name`, instr(t.`name`, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(t.`name`, instr(t.`name`, ' ') + 1), instr(substr(t.`name`, instr(t.`name`, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D') FROM `players` t;
--> statement-breakpoint
CREATE TRIGGER `names_of_new_players` AFTER INSERT ON `players` BEGIN
  INSERT INTO `names` (rowid, `name`, `also`) VALUES (new.id * 4 + 2, replace(replace(new.`name`, 'đ', 'd'), 'Đ', 'D'),
    replace(replace(replace(replace(replace(replace(new.`name`, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(new.`name`, instr(new.`name`, ' ') + 1), instr(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D'));
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_renamed_players` AFTER UPDATE OF `name` ON `players` WHEN old.`name` IS NOT new.`name` BEGIN
  UPDATE `names` SET `name` = replace(replace(new.`name`, 'đ', 'd'), 'Đ', 'D'),
    `also` = replace(replace(replace(replace(replace(replace(new.`name`, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(new.`name`, instr(new.`name`, ' ') + 1), instr(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D') WHERE rowid = new.id * 4 + 2;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_deleted_players` AFTER DELETE ON `players` BEGIN
  DELETE FROM `names` WHERE rowid = old.id * 4 + 2;
END;
--> statement-breakpoint
INSERT INTO `names` (rowid, `name`, `also`) SELECT t.id * 4 + 3, replace(replace(t.`name`, 'đ', 'd'), 'Đ', 'D'),
  replace(replace(replace(replace(replace(replace(t.`name`, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(t.`name`, instr(t.`name`, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(t.`name`, instr(t.`name`, ' ') + 1), instr(substr(t.`name`, instr(t.`name`, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D') FROM `coaches` t;
--> statement-breakpoint
CREATE TRIGGER `names_of_new_coaches` AFTER INSERT ON `coaches` BEGIN
  INSERT INTO `names` (rowid, `name`, `also`) VALUES (new.id * 4 + 3, replace(replace(new.`name`, 'đ', 'd'), 'Đ', 'D'),
    replace(replace(replace(replace(replace(replace(new.`name`, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(new.`name`, instr(new.`name`, ' ') + 1), instr(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D'));
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_renamed_coaches` AFTER UPDATE OF `name` ON `coaches` WHEN old.`name` IS NOT new.`name` BEGIN
  UPDATE `names` SET `name` = replace(replace(new.`name`, 'đ', 'd'), 'Đ', 'D'),
    `also` = replace(replace(replace(replace(replace(replace(new.`name`, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(new.`name`, instr(new.`name`, ' ') + 1), instr(substr(new.`name`, instr(new.`name`, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D') WHERE rowid = new.id * 4 + 3;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_deleted_coaches` AFTER DELETE ON `coaches` BEGIN
  DELETE FROM `names` WHERE rowid = old.id * 4 + 3;
END;
