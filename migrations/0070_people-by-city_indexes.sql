DROP INDEX CONCURRENTLY IF EXISTS "search_specialists_by_city";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "search_specialists_by_city" ON "search_specialists" USING btree ("city_cell","speciality")
	INCLUDE ("id","facets","city_latitude","city_longitude","pay","available_from","by_relevance","by_relevance_public","by_experience","by_experience_public","by_rating","by_pay");--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "search_specialists_city";
