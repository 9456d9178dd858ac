ALTER TABLE "phone_challenges" ADD COLUMN "proved_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "specialists" ADD COLUMN "hiding_asked_at" timestamp with time zone DEFAULT now();--> statement-breakpoint
-- Who has an account already counts as asked: the default of the column. Registration writes null.

-- Whether hospitals and the public may find someone at all. Everything that lists or counts people asks this.
CREATE FUNCTION is_listed(person specialists) RETURNS boolean IMMUTABLE LANGUAGE sql
	RETURN person.profile_visibility AND person.hiding_asked_at IS NOT NULL;--> statement-breakpoint
CREATE OR REPLACE VIEW searchable_specialists AS
SELECT person.id FROM specialists person JOIN accounts account ON account.id = person.id
WHERE is_listed(person) AND account.suspended_at IS NULL;--> statement-breakpoint
-- In the view of relations, too: someone who was not asked yet is as private as someone in Private Mode. The rest of the view stays as it is.
DO $$
DECLARE
	before text := pg_get_viewdef('relations'::regclass);
	after text := replace(before, 'NOT specialist.profile_visibility', 'NOT is_listed(specialist)');
BEGIN
	IF after = before THEN
		RAISE EXCEPTION 'The view of relations does not read profile_visibility as expected';
	END IF;
	EXECUTE 'CREATE OR REPLACE VIEW relations AS ' || after;
END $$;
