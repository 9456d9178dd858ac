DROP INDEX CONCURRENTLY IF EXISTS "whatsapp_contacts_by_user_id";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "whatsapp_contacts_by_user_id" ON "whatsapp_contacts" USING btree ("user_id");