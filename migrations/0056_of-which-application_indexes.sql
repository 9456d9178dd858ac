DROP INDEX CONCURRENTLY IF EXISTS "applications_with_resume";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "applications_with_resume" ON "applications" USING btree ("resume_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "documents_of_credential";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "documents_of_credential" ON "credential_documents" USING btree ("credential_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "interviews_of_application";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "interviews_of_application" ON "interviews" USING btree ("application_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "offers_of_application";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "offers_of_application" ON "offers" USING btree ("application_id");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "resumes_of_specialist";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "resumes_of_specialist" ON "resumes" USING btree ("specialist_id");