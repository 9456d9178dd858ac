DROP INDEX CONCURRENTLY IF EXISTS "one_current_order";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "one_current_order" ON "plan_orders" USING btree ("hospital_id") WHERE "plan_orders"."status" not in ('completed', 'expired', 'cancelled') and not "plan_orders"."waits" and "plan_orders"."replaced_at" is null;--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "one_waiting_order";--> statement-breakpoint
CREATE UNIQUE INDEX CONCURRENTLY "one_waiting_order" ON "plan_orders" USING btree ("hospital_id") WHERE "plan_orders"."status" not in ('completed', 'expired', 'cancelled') and "plan_orders"."waits";--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "one_live_order";
