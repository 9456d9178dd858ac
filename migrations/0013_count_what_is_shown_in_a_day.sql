CREATE TABLE "daily_allowances" (
	"key" text NOT NULL,
	"day" date NOT NULL,
	"taken" integer[] NOT NULL,
	CONSTRAINT "daily_allowances_key_day_pk" PRIMARY KEY("key","day")
);
--> statement-breakpoint
CREATE INDEX "daily_allowances_day_index" ON "daily_allowances" USING btree ("day");