CREATE TABLE "told_specialists" (
	"account_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"told_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "told_specialists_account_id_specialist_id_pk" PRIMARY KEY("account_id","specialist_id")
);
--> statement-breakpoint
ALTER TABLE "told_specialists" ADD CONSTRAINT "told_specialists_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "told_specialists" ADD CONSTRAINT "told_specialists_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "told_specialists_specialist_id_index" ON "told_specialists" USING btree ("specialist_id");