DROP INDEX CONCURRENTLY IF EXISTS "deliveries_by_whatsapp";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deliveries_by_whatsapp" ON "deliveries" USING btree ("provider_id") WHERE "deliveries"."channel" = 'whatsapp';--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "deliveries_instead";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "deliveries_instead" ON "deliveries" USING btree ("instead_of") WHERE "deliveries"."status" = 'queued';
