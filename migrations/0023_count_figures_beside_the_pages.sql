CREATE TABLE "counted_figures" (
	"name" text PRIMARY KEY NOT NULL,
	"figures" jsonb NOT NULL,
	"took_ms" integer NOT NULL,
	"counted_at" timestamp with time zone DEFAULT now() NOT NULL
);
