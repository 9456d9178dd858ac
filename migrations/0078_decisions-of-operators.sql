CREATE TABLE "operator_decisions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"act" text NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"operator_id" uuid NOT NULL,
	"waits" boolean NOT NULL,
	"input" jsonb,
	"decided_at" timestamp with time zone DEFAULT now() NOT NULL,
	"carried_out_at" timestamp with time zone,
	"undone_at" timestamp with time zone,
	"failure" text,
	CONSTRAINT "decision_ends_once" CHECK ("operator_decisions"."carried_out_at" is null or "operator_decisions"."undone_at" is null),
	CONSTRAINT "ended_decision_keeps_no_words" CHECK ("operator_decisions"."input" is null or ("operator_decisions"."carried_out_at" is null and "operator_decisions"."undone_at" is null))
);
--> statement-breakpoint
ALTER TABLE "operator_decisions" ADD CONSTRAINT "operator_decisions_operator_id_accounts_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "one_waiting_decision" ON "operator_decisions" USING btree ("kind","subject_id") WHERE "operator_decisions"."waits" and "operator_decisions"."carried_out_at" is null and "operator_decisions"."undone_at" is null;--> statement-breakpoint
CREATE INDEX "operator_decisions_operator_id_index" ON "operator_decisions" USING btree ("operator_id");