CREATE TABLE "identity_checks" (
	"specialist_id" uuid PRIMARY KEY NOT NULL,
	"checked_name" text NOT NULL,
	"checked_on" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credentials" ADD COLUMN "check_grade" text;--> statement-breakpoint
-- What operators chose so far, by its words. A signature counts where the program found it valid; whatever else was typed was seen.
UPDATE "credentials" SET "check_grade" = CASE
	WHEN "checked_against" LIKE 'Digital signature of %' AND EXISTS (
		SELECT FROM "credential_documents" "d" WHERE "d"."credential_id" = "credentials"."id" AND "d"."signature" ->> 'kind' = 'signed'
	) THEN 'signed'
	WHEN "checked_against" LIKE 'Page of %, opened by the code on the document' THEN 'council-page'
	WHEN "checked_against" IN ('Indian Medical Register', 'Indian Nurses Register', 'Degree certificate and university list', 'National Board results list')
		OR "checked_against" LIKE '%, online register' THEN 'register'
	ELSE 'seen' END
WHERE "status" IN ('verified', 'expired');--> statement-breakpoint
ALTER TABLE "identity_checks" ADD CONSTRAINT "identity_checks_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credentials" ADD CONSTRAINT "credential_check_grade" CHECK ("credentials"."check_grade" in ('signed', 'council-page', 'register', 'seen'));