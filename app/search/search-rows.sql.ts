import { defineFunction } from '#app/platform/database/database-objects.ts'

/**
 * At the end of a transaction, once for each row that it touched. A change of a specialist or a hospital waits for the one
 * before, so that the last to commit has seen everything. The lock is taken after all others of the transaction.
 */
export const keepSearchRows = defineFunction(
	'keep_search_rows',
	`() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed jsonb := to_jsonb(CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END);
	key text := TG_ARGV[0] || ' ' || (changed ->> TG_ARGV[1]);
	done text := coalesce(current_setting('search.done', true), '');
BEGIN
	IF position(key IN done) > 0 THEN
		RETURN NULL;
	END IF;
	PERFORM set_config('search.done', right(done || ' ' || key, 20000), true);
	IF TG_ARGV[0] = 'specialist' THEN
		PERFORM pg_advisory_xact_lock(hashtextextended(key, 0));
		PERFORM refresh_search_specialists(ARRAY[(changed ->> TG_ARGV[1])::uuid]);
	ELSIF TG_ARGV[0] = 'job' THEN
		PERFORM pg_advisory_xact_lock(hashtextextended('hospital ' || (changed ->> 'hospital_id'), 0));
		PERFORM refresh_search_jobs(ARRAY[(changed ->> 'id')::uuid]);
	ELSE
		PERFORM pg_advisory_xact_lock(hashtextextended(key, 0));
		PERFORM refresh_search_jobs(ARRAY(SELECT id FROM jobs WHERE hospital_id = (changed ->> 'id')::uuid AND status = 'open'));
	END IF;
	RETURN NULL;
END $$`,
)
