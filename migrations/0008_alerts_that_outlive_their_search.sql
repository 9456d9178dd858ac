ALTER TABLE "job_alerts" DROP CONSTRAINT "job_alerts_saved_search_id_saved_searches_id_fk";
--> statement-breakpoint
DROP INDEX "searches_by_speciality";--> statement-breakpoint
ALTER TABLE "job_alerts" ALTER COLUMN "saved_search_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "saved_searches" ADD COLUMN "removed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "notification_preferences" ADD COLUMN "version" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "job_alerts" ADD CONSTRAINT "job_alerts_saved_search_id_saved_searches_id_fk" FOREIGN KEY ("saved_search_id") REFERENCES "public"."saved_searches"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "searches_by_words" ON "saved_searches" USING btree ("words") WHERE "saved_searches"."muted_at" is null and "saved_searches"."removed_at" is null and "saved_searches"."words" <> '';--> statement-breakpoint
CREATE INDEX "searches_removed" ON "saved_searches" USING btree ("removed_at") WHERE "saved_searches"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "searches_by_speciality" ON "saved_searches" USING btree ("speciality_slug") WHERE "saved_searches"."muted_at" is null and "saved_searches"."removed_at" is null;