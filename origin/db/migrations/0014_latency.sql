CREATE TABLE `latency_counts` (
	`hour` integer NOT NULL,
	`stage` text NOT NULL,
	`bucket` integer NOT NULL,
	`total` integer NOT NULL,
	PRIMARY KEY(`hour`, `stage`, `bucket`)
);
