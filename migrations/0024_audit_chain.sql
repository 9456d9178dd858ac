CREATE TABLE "audit_anchors" (
	"day" date PRIMARY KEY NOT NULL,
	"events" integer NOT NULL,
	"digest" "bytea" NOT NULL,
	"key" text NOT NULL,
	"signature" "bytea" NOT NULL,
	"signed_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_chains" (
	"subject_type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"length" integer DEFAULT 0 NOT NULL,
	"hash" "bytea" DEFAULT '\x'::bytea NOT NULL,
	"removed" integer DEFAULT 0 NOT NULL,
	"removed_hash" "bytea" DEFAULT '\x'::bytea NOT NULL,
	CONSTRAINT "audit_chains_subject_type_subject_id_pk" PRIMARY KEY("subject_type","subject_id")
);
--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "about" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "fields" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "origin" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "position" integer;--> statement-breakpoint
ALTER TABLE "audit_events" ADD COLUMN "hash" "bytea";
