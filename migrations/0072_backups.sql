CREATE TABLE "backups" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"made_at" timestamp with time zone DEFAULT now() NOT NULL,
	"rows" integer NOT NULL
);
