-- Names to search for, one index a kind, best known first: the number of a row is its place in what is found, (5 - heat) *
-- 2^46 + length of the name * 2^40 + id, so that a search may stop after its first page. Found are names by their words and
-- the words' beginnings (up to six letters by an index of their own), by short names and translations, and written as one
-- word ("hanoi" for Hà Nội; from the first, second and third word on, so that "nghean" finds Sông Lam Nghệ An). The views say
-- what is searched of each row, the triggers keep the indexes in step with them. `country` is a letter that nobody types and
-- the country's number.
CREATE TABLE `team_heat` (
	`team_id` integer PRIMARY KEY NOT NULL,
	`heat` integer NOT NULL
);
--> statement-breakpoint
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
INSERT INTO `team_heat` (`team_id`, `heat`) SELECT t.id, coalesce(max(c.hot), 0) FROM `teams` t LEFT JOIN (
    SELECT home_id AS team_id, competition_id FROM `matches`
    UNION SELECT away_id, competition_id FROM `matches`
    UNION SELECT l.team_id, n.competition_id FROM `stage_teams` l JOIN `stages` g ON g.id = l.stage_id JOIN `seasons` n ON n.id = g.season_id
  ) p ON p.team_id = t.id LEFT JOIN `competitions` c ON c.id = p.competition_id GROUP BY t.id;
--> statement-breakpoint
CREATE VIEW `competitions_to_find` AS SELECT t.id,
  ((5 - t.hot) << 46) + (min(length(t.name), 63) << 40) + t.id AS place,
  replace(replace(t.name, 'đ', 'd'), 'Đ', 'D') AS name,
  replace(replace(coalesce(t.short_name, '') || ' ' || coalesce(t.translations ->> '$.vi', '') || ' ' || coalesce(t.translations ->> '$.en', '') || ' ' || replace(replace(replace(replace(t.name, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(t.name, instr(t.name, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(t.name, instr(t.name, ' ') + 1), instr(substr(t.name, instr(t.name, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D') AS also,
  char(57344) || t.country_id AS country
FROM `competitions` t;
--> statement-breakpoint
CREATE VIRTUAL TABLE `competition_names` USING fts5(`name`, `also`, `country`, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3 4 5 6', columnsize = 0);
--> statement-breakpoint
INSERT INTO `competition_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `competitions_to_find` ORDER BY place;
--> statement-breakpoint
CREATE VIEW `teams_to_find` AS SELECT t.id,
  ((5 - coalesce((SELECT heat FROM `team_heat` WHERE team_id = t.id), 0)) << 46) + (min(length(t.name), 63) << 40) + t.id AS place,
  replace(replace(t.name, 'đ', 'd'), 'Đ', 'D') AS name,
  replace(replace(coalesce(t.short_name, '') || ' ' || coalesce(t.translations ->> '$.vi', '') || ' ' || coalesce(t.translations ->> '$.en', '') || ' ' || replace(replace(replace(replace(t.name, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(t.name, instr(t.name, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(t.name, instr(t.name, ' ') + 1), instr(substr(t.name, instr(t.name, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D') AS also,
  char(57344) || t.country_id AS country
FROM `teams` t;
--> statement-breakpoint
CREATE VIRTUAL TABLE `team_names` USING fts5(`name`, `also`, `country`, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3 4 5 6', columnsize = 0);
--> statement-breakpoint
INSERT INTO `team_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `teams_to_find` ORDER BY place;
--> statement-breakpoint
CREATE VIEW `players_to_find` AS SELECT t.id, t.team_id,
  ((5 - coalesce((SELECT heat FROM `team_heat` WHERE team_id = t.team_id), 0)) << 46) + (min(length(t.name), 63) << 40) + t.id AS place,
  replace(replace(t.name, 'đ', 'd'), 'Đ', 'D') AS name,
  replace(replace(replace(replace(replace(replace(t.name, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(t.name, instr(t.name, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(t.name, instr(t.name, ' ') + 1), instr(substr(t.name, instr(t.name, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D') AS also,
  char(57344) || t.country_id AS country
FROM `players` t;
--> statement-breakpoint
CREATE VIRTUAL TABLE `player_names` USING fts5(`name`, `also`, `country`, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3 4 5 6', columnsize = 0);
--> statement-breakpoint
INSERT INTO `player_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `players_to_find` ORDER BY place;
--> statement-breakpoint
CREATE VIEW `coaches_to_find` AS SELECT t.id, t.team_id,
  ((5 - coalesce((SELECT heat FROM `team_heat` WHERE team_id = t.team_id), 0)) << 46) + (min(length(t.name), 63) << 40) + t.id AS place,
  replace(replace(t.name, 'đ', 'd'), 'Đ', 'D') AS name,
  replace(replace(replace(replace(replace(replace(t.name, ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(t.name, instr(t.name, ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', '') || ' ' || replace(replace(replace(replace(substr(substr(t.name, instr(t.name, ' ') + 1), instr(substr(t.name, instr(t.name, ' ') + 1), ' ') + 1), ' ', ''), '-', ''), '.', ''), '''', ''), 'đ', 'd'), 'Đ', 'D') AS also,
  char(57344) || t.country_id AS country
FROM `coaches` t;
--> statement-breakpoint
CREATE VIRTUAL TABLE `coach_names` USING fts5(`name`, `also`, `country`, tokenize = "unicode61 remove_diacritics 2", prefix = '1 2 3 4 5 6', columnsize = 0);
--> statement-breakpoint
INSERT INTO `coach_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `coaches_to_find` ORDER BY place;
--> statement-breakpoint
CREATE TRIGGER `names_of_new_competitions` AFTER INSERT ON `competitions` BEGIN
  INSERT INTO `competition_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `competitions_to_find` WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `old_names_of_competitions` BEFORE UPDATE OF `name`, `short_name`, `translations`, `country_id`, `hot` ON `competitions` WHEN old.`name` IS NOT new.`name` OR old.`short_name` IS NOT new.`short_name` OR old.`translations` IS NOT new.`translations` OR old.`country_id` IS NOT new.`country_id` OR old.`hot` IS NOT new.`hot` BEGIN
  DELETE FROM `competition_names` WHERE rowid IN (SELECT place FROM `competitions_to_find` WHERE id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER `new_names_of_competitions` AFTER UPDATE OF `name`, `short_name`, `translations`, `country_id`, `hot` ON `competitions` WHEN old.`name` IS NOT new.`name` OR old.`short_name` IS NOT new.`short_name` OR old.`translations` IS NOT new.`translations` OR old.`country_id` IS NOT new.`country_id` OR old.`hot` IS NOT new.`hot` BEGIN
  INSERT INTO `competition_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `competitions_to_find` WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_deleted_competitions` BEFORE DELETE ON `competitions` BEGIN
  DELETE FROM `competition_names` WHERE rowid IN (SELECT place FROM `competitions_to_find` WHERE id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_new_teams` AFTER INSERT ON `teams` BEGIN
  INSERT INTO `team_heat` (`team_id`, `heat`) VALUES (new.id, 0);
  INSERT INTO `team_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `teams_to_find` WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `old_names_of_teams` BEFORE UPDATE OF `name`, `short_name`, `translations`, `country_id` ON `teams` WHEN old.`name` IS NOT new.`name` OR old.`short_name` IS NOT new.`short_name` OR old.`translations` IS NOT new.`translations` OR old.`country_id` IS NOT new.`country_id` BEGIN
  DELETE FROM `team_names` WHERE rowid IN (SELECT place FROM `teams_to_find` WHERE id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER `new_names_of_teams` AFTER UPDATE OF `name`, `short_name`, `translations`, `country_id` ON `teams` WHEN old.`name` IS NOT new.`name` OR old.`short_name` IS NOT new.`short_name` OR old.`translations` IS NOT new.`translations` OR old.`country_id` IS NOT new.`country_id` BEGIN
  INSERT INTO `team_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `teams_to_find` WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_deleted_teams` BEFORE DELETE ON `teams` BEGIN
  DELETE FROM `team_names` WHERE rowid IN (SELECT place FROM `teams_to_find` WHERE id = old.id);
  DELETE FROM `team_heat` WHERE team_id = old.id;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_new_players` AFTER INSERT ON `players` BEGIN
  INSERT INTO `player_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `players_to_find` WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `old_names_of_players` BEFORE UPDATE OF `name`, `country_id`, `team_id` ON `players` WHEN old.`name` IS NOT new.`name` OR old.`country_id` IS NOT new.`country_id` OR old.`team_id` IS NOT new.`team_id` BEGIN
  DELETE FROM `player_names` WHERE rowid IN (SELECT place FROM `players_to_find` WHERE id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER `new_names_of_players` AFTER UPDATE OF `name`, `country_id`, `team_id` ON `players` WHEN old.`name` IS NOT new.`name` OR old.`country_id` IS NOT new.`country_id` OR old.`team_id` IS NOT new.`team_id` BEGIN
  INSERT INTO `player_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `players_to_find` WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_deleted_players` BEFORE DELETE ON `players` BEGIN
  DELETE FROM `player_names` WHERE rowid IN (SELECT place FROM `players_to_find` WHERE id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_new_coaches` AFTER INSERT ON `coaches` BEGIN
  INSERT INTO `coach_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `coaches_to_find` WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `old_names_of_coaches` BEFORE UPDATE OF `name`, `country_id`, `team_id` ON `coaches` WHEN old.`name` IS NOT new.`name` OR old.`country_id` IS NOT new.`country_id` OR old.`team_id` IS NOT new.`team_id` BEGIN
  DELETE FROM `coach_names` WHERE rowid IN (SELECT place FROM `coaches_to_find` WHERE id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER `new_names_of_coaches` AFTER UPDATE OF `name`, `country_id`, `team_id` ON `coaches` WHEN old.`name` IS NOT new.`name` OR old.`country_id` IS NOT new.`country_id` OR old.`team_id` IS NOT new.`team_id` BEGIN
  INSERT INTO `coach_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `coaches_to_find` WHERE id = new.id;
END;
--> statement-breakpoint
CREATE TRIGGER `names_of_deleted_coaches` BEFORE DELETE ON `coaches` BEGIN
  DELETE FROM `coach_names` WHERE rowid IN (SELECT place FROM `coaches_to_find` WHERE id = old.id);
END;
--> statement-breakpoint
CREATE TRIGGER `old_names_by_heat` BEFORE UPDATE OF `heat` ON `team_heat` WHEN old.heat <> new.heat BEGIN
  DELETE FROM `team_names` WHERE rowid IN (SELECT place FROM `teams_to_find` WHERE id = old.team_id);
  DELETE FROM `player_names` WHERE rowid IN (SELECT place FROM `players_to_find` WHERE team_id = old.team_id);
  DELETE FROM `coach_names` WHERE rowid IN (SELECT place FROM `coaches_to_find` WHERE team_id = old.team_id);
END;
--> statement-breakpoint
CREATE TRIGGER `new_names_by_heat` AFTER UPDATE OF `heat` ON `team_heat` WHEN old.heat <> new.heat BEGIN
  INSERT INTO `team_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `teams_to_find` WHERE id = new.team_id;
  INSERT INTO `player_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `players_to_find` WHERE team_id = new.team_id;
  INSERT INTO `coach_names` (rowid, `name`, `also`, `country`) SELECT place, name, also, country FROM `coaches_to_find` WHERE team_id = new.team_id;
END;
--> statement-breakpoint
CREATE TRIGGER `heat_of_listed_teams` AFTER INSERT ON `stage_teams` BEGIN
  UPDATE `team_heat` SET heat = c.hot
    FROM `stages` g JOIN `seasons` n ON n.id = g.season_id JOIN `competitions` c ON c.id = n.competition_id
    WHERE g.id = new.stage_id AND team_id = new.team_id AND heat < c.hot;
END;
--> statement-breakpoint
CREATE TRIGGER `heat_of_playing_teams` AFTER INSERT ON `matches` BEGIN
  UPDATE `team_heat` SET heat = c.hot FROM `competitions` c
    WHERE c.id = new.competition_id AND team_id IN (new.home_id, new.away_id) AND heat < c.hot;
END;
--> statement-breakpoint
CREATE TRIGGER `heat_of_competitions` AFTER UPDATE OF `hot` ON `competitions` WHEN old.hot <> new.hot BEGIN
  UPDATE `team_heat` SET heat = max(new.hot, (
      SELECT coalesce(max(c.hot), 0) FROM `matches` m JOIN `competitions` c ON c.id = m.competition_id
      WHERE m.home_id = team_heat.team_id OR m.away_id = team_heat.team_id))
    WHERE team_id IN (
      SELECT home_id FROM `matches` WHERE competition_id = new.id
      UNION SELECT away_id FROM `matches` WHERE competition_id = new.id
      UNION SELECT l.team_id FROM `seasons` n JOIN `stages` g ON g.season_id = n.id JOIN `stage_teams` l ON l.stage_id = g.id
        WHERE n.competition_id = new.id);
END;
