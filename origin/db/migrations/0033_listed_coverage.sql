-- Files of football-data.co.uk and rows of iSportsAPI count cards and corners; before, that passed for a list of them.
UPDATE matches SET cards_covered = 0 WHERE source IN ('football-data', 'isports') AND cards_covered = 1
  AND NOT EXISTS (SELECT 1 FROM incidents i WHERE i.match_id = matches.id
    AND i.kind IN ('yellow_card', 'second_yellow', 'red_card'));
--> statement-breakpoint
UPDATE matches SET corners_covered = 0 WHERE source IN ('football-data', 'isports') AND corners_covered = 1
  AND NOT EXISTS (SELECT 1 FROM incidents i WHERE i.match_id = matches.id AND i.kind = 'corner');
