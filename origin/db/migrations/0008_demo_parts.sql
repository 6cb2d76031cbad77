CREATE TABLE `demo_parts` (
	`part` text PRIMARY KEY NOT NULL,
	`stored_at` integer NOT NULL
);
