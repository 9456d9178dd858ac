CREATE TABLE "hidden_hospital_matches" (
	"hidden_id" uuid NOT NULL,
	"specialist_id" uuid NOT NULL,
	"hospital_id" uuid NOT NULL,
	"shown" boolean DEFAULT false NOT NULL,
	CONSTRAINT "hidden_hospital_matches_hidden_id_hospital_id_pk" PRIMARY KEY("hidden_id","hospital_id")
);
--> statement-breakpoint
ALTER TABLE "hospital_sites" ADD COLUMN "name_readings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hospital_sites" ADD COLUMN "name_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "name_readings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "name_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_hospitals" ADD COLUMN "name_readings" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_hospitals" ADD COLUMN "name_keys" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_hospitals" ADD COLUMN "only_hospital" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_hospital_matches" ADD CONSTRAINT "hidden_hospital_matches_hidden_id_hidden_hospitals_id_fk" FOREIGN KEY ("hidden_id") REFERENCES "public"."hidden_hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_hospital_matches" ADD CONSTRAINT "hidden_hospital_matches_specialist_id_specialists_id_fk" FOREIGN KEY ("specialist_id") REFERENCES "public"."specialists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hidden_hospital_matches" ADD CONSTRAINT "hidden_hospital_matches_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hidden_hospital_matches_specialist_id_hospital_id_index" ON "hidden_hospital_matches" USING btree ("specialist_id","hospital_id");--> statement-breakpoint
CREATE INDEX "hidden_hospital_matches_hospital_id_index" ON "hidden_hospital_matches" USING btree ("hospital_id");--> statement-breakpoint
-- Names of hospitals as app/hospitals/parsed-name.server.ts reads them, compared. Every word of the one is in the other:
CREATE FUNCTION hospital_words_are_in(words jsonb, others jsonb) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql
	RETURN NOT EXISTS (SELECT FROM jsonb_array_elements(words) word WHERE NOT EXISTS (
		SELECT FROM jsonb_array_elements(others) other WHERE word ?| ARRAY(SELECT jsonb_array_elements_text(other))));--> statement-breakpoint
-- Whether a hospital with these names may be the one that someone means by a typed name. Rather too wide than too narrow.
CREATE FUNCTION hospital_names_match(typed jsonb, stored jsonb) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql
	RETURN EXISTS (SELECT FROM jsonb_array_elements(typed) one, jsonb_array_elements(stored) other
		WHERE (hospital_words_are_in(one->'words', other->'words')
				OR NOT (other->>'common')::boolean AND hospital_words_are_in(other->'words', one->'words'))
			AND (starts_with(one->>'initials', other->>'initials') OR starts_with(other->>'initials', one->>'initials'))
			AND (one->'fields' = '[]' OR other->'fields' = '[]'
				OR (one->'fields') ?| ARRAY(SELECT jsonb_array_elements_text(other->'fields'))));--> statement-breakpoint
-- A hospital that registers or renames, or gets a site, is hidden from by everyone whose list means such a name.
CREATE FUNCTION match_hospital_with_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A name that is listed at the same moment is seen by the one or the other.
	PERFORM pg_advisory_xact_lock(7304260);
	INSERT INTO hidden_hospital_matches (hidden_id, specialist_id, hospital_id)
		SELECT hidden.id, hidden.specialist_id, CASE TG_TABLE_NAME WHEN 'hospitals' THEN NEW.id ELSE (to_jsonb(NEW)->>'hospital_id')::uuid END
		FROM hidden_hospitals hidden
		WHERE hidden.name_keys && NEW.name_keys AND hospital_names_match(hidden.name_readings, NEW.name_readings)
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER hospitals_match_hidden AFTER INSERT OR UPDATE OF name_readings ON hospitals
	FOR EACH ROW EXECUTE FUNCTION match_hospital_with_hidden();--> statement-breakpoint
CREATE TRIGGER sites_match_hidden AFTER INSERT OR UPDATE OF name_readings ON hospital_sites
	FOR EACH ROW EXECUTE FUNCTION match_hospital_with_hidden();--> statement-breakpoint
CREATE FUNCTION match_hidden_with_hospitals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(7304260);
	INSERT INTO hidden_hospital_matches (hidden_id, specialist_id, hospital_id)
		SELECT NEW.id, NEW.specialist_id, named.id FROM (
			SELECT id, name_keys, name_readings FROM hospitals
			UNION ALL SELECT hospital_id, name_keys, name_readings FROM hospital_sites
		) named
		WHERE named.name_keys && NEW.name_keys AND hospital_names_match(NEW.name_readings, named.name_readings)
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER hidden_match_hospitals AFTER INSERT OR UPDATE OF name_readings ON hidden_hospitals
	FOR EACH ROW EXECUTE FUNCTION match_hidden_with_hospitals();--> statement-breakpoint

-- Which hospitals an entry in a specialist's list means: the one with its id, any that has the same name, and any whose names
-- match, unless the person said otherwise. A block ends what began, so it reaches only the first two.
CREATE OR REPLACE VIEW hiding AS
	SELECT entry.specialist_id, hospital.id AS hospital_id, entry.blocked
	FROM hidden_hospitals entry
	JOIN hospitals hospital ON hospital.id = entry.hospital_id
		OR hospital.legal_name_key = entry.name_key OR hospital.display_name_key = entry.name_key
	WHERE (NOT entry.only_hospital OR hospital.id = entry.hospital_id)
		AND NOT EXISTS (SELECT FROM hidden_hospital_matches named
			WHERE named.hidden_id = entry.id AND named.hospital_id = hospital.id AND named.shown)
	UNION ALL
	SELECT named.specialist_id, named.hospital_id, false
	FROM hidden_hospital_matches named JOIN hidden_hospitals entry ON entry.id = named.hidden_id
	WHERE NOT named.shown AND NOT entry.only_hospital AND (NOT entry.blocked OR entry.hidden_after_block);
