-- Contract: nothing reads these since the searches run on the tables of migration 0001.
DROP TRIGGER "specialists_are_listed" ON "specialists";--> statement-breakpoint
DROP TRIGGER "suspended_specialists_are_not_listed" ON "accounts";--> statement-breakpoint
DROP FUNCTION list_specialist();--> statement-breakpoint
DROP FUNCTION note_search_change() CASCADE;--> statement-breakpoint
DROP FUNCTION note_search_change_of_all() CASCADE;--> statement-breakpoint
DROP FUNCTION note_job_search_change() CASCADE;--> statement-breakpoint
DROP FUNCTION note_job_search_change_of_all() CASCADE;--> statement-breakpoint
DROP FUNCTION note_job_search_changes_of_hospital() CASCADE;--> statement-breakpoint
DROP TABLE "search_changes";--> statement-breakpoint
DROP TABLE "search_listings";--> statement-breakpoint
DROP TABLE "job_search_changes";--> statement-breakpoint
ALTER TABLE "jobs" DROP COLUMN "search_text";--> statement-breakpoint
DROP INDEX "searches_by_speciality";--> statement-breakpoint
DROP INDEX "searches_by_words";--> statement-breakpoint
ALTER TABLE "saved_searches" DROP COLUMN "words", DROP COLUMN "speciality_slug", DROP COLUMN "latitude", DROP COLUMN "longitude",
	DROP COLUMN "radius_km", DROP COLUMN "shifts", DROP COLUMN "min_pay_paise", DROP COLUMN "pay_per_case", DROP COLUMN "min_years",
	DROP COLUMN "max_years", DROP COLUMN "starts_by", DROP COLUMN "starts_soon", DROP COLUMN "urgent_only", DROP COLUMN "bonus_only";
