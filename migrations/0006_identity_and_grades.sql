CREATE TABLE "identity_checks" (
	"specialist_id" uuid PRIMARY KEY NOT NULL,
	"checked_name" text NOT NULL,
	"checked_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "check_grade" text;--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credential_check_grade" CHECK ("credentials"."check_grade" in ('signed', 'council-page', 'register', 'seen')) NOT VALID;