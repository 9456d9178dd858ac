-- Searching on PostgreSQL alone: one narrow table for jobs and one for specialists, kept by triggers in the transaction of each
-- change. What may not be found has no row. `terms` holds exact tags ('shift=night'), and words by weight: A title and
-- speciality, B skills, requirements and degrees, C the rest of the text, D place and name of the hospital. `facets` has a
-- bit for each tag that is an option of a filter. The indexes of places and specialities hold all that searches by them ask.

ALTER TABLE "specialists" ADD COLUMN "city_latitude" double precision;--> statement-breakpoint
ALTER TABLE "specialists" ADD COLUMN "city_longitude" double precision;--> statement-breakpoint

CREATE TABLE "search_jobs" (
	"id" uuid PRIMARY KEY NOT NULL CONSTRAINT "search_jobs_id_jobs_id_fk" REFERENCES "jobs" ("id") ON DELETE CASCADE,
	"speciality" text,
	"latitude" double precision,
	"longitude" double precision,
	"cell" int,
	"pay_hourly" bigint NOT NULL,
	"pay_case" bigint NOT NULL,
	"starts_on" date NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"by_newest" bigint NOT NULL,
	"by_pay" bigint NOT NULL,
	"by_start" bigint NOT NULL,
	"facets" bigint NOT NULL,
	"terms" tsvector NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);--> statement-breakpoint
CREATE TABLE "search_specialists" (
	"id" uuid PRIMARY KEY NOT NULL CONSTRAINT "search_specialists_id_specialists_id_fk" REFERENCES "specialists" ("id") ON DELETE CASCADE,
	"listed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"speciality" text,
	"latitude" double precision,
	"longitude" double precision,
	"cell" int,
	"city_latitude" double precision,
	"city_longitude" double precision,
	"city_cell" int,
	"pay" bigint,
	"available_from" date,
	"completeness" int NOT NULL,
	"by_relevance" bigint NOT NULL,
	"by_relevance_public" bigint NOT NULL,
	"by_experience" bigint NOT NULL,
	"by_experience_public" bigint NOT NULL,
	"by_rating" bigint NOT NULL,
	"by_pay" bigint NOT NULL,
	"facets" bigint NOT NULL,
	"terms" tsvector NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.05);--> statement-breakpoint
CREATE TABLE "search_words" (
	"kind" text NOT NULL,
	"word" text COLLATE "C" NOT NULL,
	CONSTRAINT "search_words_pk" PRIMARY KEY ("kind", "word"),
	CONSTRAINT "search_word_kind" CHECK ("search_words"."kind" in ('job', 'specialist', 'name'))
);--> statement-breakpoint
CREATE INDEX "search_words_like" ON "search_words" (left("word", 1),length("word"));--> statement-breakpoint
ALTER TABLE "search_jobs" ALTER COLUMN "terms" SET STATISTICS 400;--> statement-breakpoint
ALTER TABLE "search_specialists" ALTER COLUMN "terms" SET STATISTICS 400;--> statement-breakpoint
CREATE INDEX "search_jobs_terms" ON "search_jobs" USING gin ("terms") WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "search_jobs_place" ON "search_jobs" ("cell","speciality") INCLUDE ("id","facets","latitude","longitude","pay_hourly","pay_case","starts_on","by_newest","by_pay","by_start");--> statement-breakpoint
CREATE INDEX "search_jobs_speciality" ON "search_jobs" ("speciality","cell") INCLUDE ("id","facets","latitude","longitude","pay_hourly","pay_case","starts_on","by_newest","by_pay","by_start");--> statement-breakpoint
CREATE INDEX "search_jobs_newest" ON "search_jobs" ("by_newest","id");--> statement-breakpoint
CREATE INDEX "search_jobs_pay" ON "search_jobs" ("by_pay","id");--> statement-breakpoint
CREATE INDEX "search_jobs_start" ON "search_jobs" ("by_start","id");--> statement-breakpoint
CREATE INDEX "search_specialists_terms" ON "search_specialists" USING gin ("terms") WITH (fastupdate = off);--> statement-breakpoint
CREATE INDEX "search_specialists_place" ON "search_specialists" ("cell","speciality")
	INCLUDE ("id","facets","latitude","longitude","pay","available_from","by_relevance","by_experience","by_rating","by_pay");--> statement-breakpoint
CREATE INDEX "search_specialists_city" ON "search_specialists" ("city_cell","speciality")
	INCLUDE ("id","facets","city_latitude","city_longitude","by_relevance_public","by_experience_public","by_rating");--> statement-breakpoint
CREATE INDEX "search_specialists_speciality" ON "search_specialists" ("speciality","cell")
	INCLUDE ("id","facets","latitude","longitude","pay","available_from","by_relevance","by_relevance_public","by_experience","by_experience_public","by_rating","by_pay");--> statement-breakpoint
CREATE INDEX "search_specialists_relevance" ON "search_specialists" ("by_relevance","id");--> statement-breakpoint
CREATE INDEX "search_specialists_relevance_public" ON "search_specialists" ("by_relevance_public","id");--> statement-breakpoint
CREATE INDEX "search_specialists_experience" ON "search_specialists" ("by_experience","id");--> statement-breakpoint
CREATE INDEX "search_specialists_experience_public" ON "search_specialists" ("by_experience_public","id");--> statement-breakpoint
CREATE INDEX "search_specialists_rating" ON "search_specialists" ("by_rating","id");--> statement-breakpoint
CREATE INDEX "search_specialists_pay" ON "search_specialists" ("by_pay","id");--> statement-breakpoint
CREATE INDEX "search_specialists_listed" ON "search_specialists" ("listed_at");--> statement-breakpoint

-- Words are compared by their English stem. No word is left out: 'OR' is an operating room.
CREATE TEXT SEARCH DICTIONARY search_stem (TEMPLATE = pg_catalog.snowball, LANGUAGE = english);--> statement-breakpoint
CREATE TEXT SEARCH CONFIGURATION search (PARSER = pg_catalog."default");--> statement-breakpoint
ALTER TEXT SEARCH CONFIGURATION search
	ADD MAPPING FOR asciiword, word, numword, asciihword, hword, numhword, int, uint WITH search_stem;--> statement-breakpoint

-- Devanagari in Latin letters, roughly as it is typed: 'देशपांडे' becomes 'deshapande'. How it sounds does not depend on the silent 'a'.
CREATE FUNCTION search_latin(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	translate(
		replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(
			regexp_replace(regexp_replace(written, '([\u0915-\u0939])(?=[\u0904-\u0939\u0902])', '\1a', 'g'), '(\u094d[\u0915-\u0939])(?![\u0900-\u097fa])', '\1a', 'g'),
			'ज्ञ', 'dny'), 'ख', 'kh'), 'घ', 'gh'), 'च', 'ch'), 'छ', 'ch'), 'झ', 'jh'), 'ठ', 'th'), 'ढ', 'dh'), 'थ', 'th'), 'ध', 'dh'), 'फ', 'ph'), 'भ', 'bh'), 'श', 'sh'), 'ष', 'sh'),
		'अआइईउऊऋएऐओऔकगङजञटडणतदनपबमयरलवसहळािीुूृेैॅोौॉंँ०१२३४५६७८९ः्',
		'aaiiuureeookgnjntdntdnpbmyrlvshlaiiuureeeooonn0123456789');--> statement-breakpoint

-- One spelling of a text: lower case, no accents, American syllables, abbreviations without dots ('M.D.' is 'md'), words parted
-- by single spaces. app/catalog/spelling.ts folds the same way but for Devanagari, and a test compares the two.
CREATE FUNCTION search_fold(written text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	folded text := lower(written);
BEGIN
	IF folded ~ '[^ -~]' THEN
		folded := lower(regexp_replace(normalize(written, NFKD), '[\u0300-\u036f\u093c\u200c\u200d]', '', 'g'));
		IF folded ~ '[\u0900-\u097f]' THEN
			folded := search_latin(folded);
		END IF;
		folded := translate(folded, '’ʼ', '');
	END IF;
	folded := translate(folded, '''`', '');
	IF position('.' IN folded) > 0 THEN
		folded := regexp_replace(folded, '(?<![a-z0-9])([a-z])(?:\. ?(?=[a-z]\.)|\.(?=[a-z]{1,3}(?![a-z0-9])))', '\1', 'g');
	END IF;
	folded := trim(regexp_replace(folded, '[^a-z0-9\u00c0-\u00d6\u00d8-\u00f6\u00f8-\u0963\u0966-\u1fff\u2c60-\u2dff\u3040-\ufdff\ufe70-\ufefe]+', ' ', 'g'));
	folded := replace(replace(replace(replace(replace(folded, 'anae', 'ane'), 'paed', 'ped'), 'gynae', 'gyne'), 'haem', 'hem'), 'oesoph', 'esoph');
	folded := replace(replace(replace(replace(replace(folded, 'labour', 'labor'), 'theatre', 'theater'), 'centre', 'center'), 'fibre', 'fiber'), 'tumour', 'tumor');
	RETURN replace(replace(folded, 'caesar', 'cesar'), 'isation', 'ization');
END $$;--> statement-breakpoint

-- How a folded word sounds: Mishra and Misra, Gokhale and Gokhle, Navjeevan and Navjivan, Shree and Sri have one sound. The rules
-- are those of soundOf in app/catalog/correct.ts, and a test compares the two.
CREATE FUNCTION search_sound(folded text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
DECLARE
	sound text := replace(replace(replace(replace(replace(replace(folded, 'sch', 's'), 'chh', 'c'), 'ch', 'c'), 'ksh', 'ks'), 'x', 'ks'), 'ph', 'f');
BEGIN
	sound := translate(regexp_replace(sound, '([bdgjkpst])h', '\1', 'g'), 'wqz', 'vkj');
	sound := regexp_replace(regexp_replace(sound, '^ai(?=y)', 'i'), 'er$', 'ar');
	sound := replace(regexp_replace(sound, 'ee|ie|ea', 'i', 'g'), 'oo', 'u');
	sound := regexp_replace(sound, 'ai|ay(?![aeiou])|ei|ey(?![aeiou])', 'e', 'g');
	sound := regexp_replace(sound, 'a[uw](?=[dgkt]|$)|ou|ow', 'o', 'g');
	sound := replace(regexp_replace(sound, 'r[iu](?=[^aeiou])', 'r', 'g'), 'iy', 'y');
	sound := regexp_replace(regexp_replace(sound, 'y(?![aeiou])', 'i', 'g'), '([a-z])\1+', '\1', 'g');
	-- An 'a' in the middle may be silent, and 'i' and 'e' are heard alike at the end.
	RETURN regexp_replace(regexp_replace(sound, '(?<=.)a(?=.)', '', 'g'), '[ie]$', 'i');
END $$;--> statement-breakpoint

-- The words of a name as tags: as each sounds, and as it is spelled, for what only begins a name.
CREATE FUNCTION search_name_tags(name text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	ARRAY(SELECT tag FROM unnest(string_to_array(search_fold(name), ' ')) word, LATERAL (VALUES ('n/' || search_sound(word)), ('w/' || word)) tags (tag)
		WHERE word <> '');--> statement-breakpoint

-- The query for words that stand next to each other. `suffix` limits each to weights (':A') or makes it a prefix (':*').
CREATE FUNCTION search_query(words text, suffix text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	to_tsquery('search', replace(nullif(search_fold(words), ''), ' ', suffix || ' <-> ') || suffix);--> statement-breakpoint
-- Names with words that sound like these. With ':*' the last word may also be only the beginning of one, as it is spelled.
CREATE FUNCTION search_name_query(words text, suffix text) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	(SELECT string_agg('(''n/' || search_sound(word) || CASE WHEN suffix = ':*' AND at = count THEN ''' | ''w/' || word || ''':*)' ELSE ''')' END, ' & ')
	FROM (SELECT word, at, count(*) OVER () AS count FROM unnest(string_to_array(search_fold(words), ' ')) WITH ORDINALITY typed (word, at)
		WHERE word <> '') words)::tsquery;--> statement-breakpoint

-- The cell of about 5.5 km that a point is in, as app/catalog/distance.ts numbers them.
CREATE FUNCTION search_cell(latitude double precision, longitude double precision) RETURNS int LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	floor(latitude / 0.05)::int * 2048 + floor(longitude / 0.05)::int;--> statement-breakpoint

-- The tag of the area of four by four cells that a cell is in, for searches that have words as well.
CREATE FUNCTION search_area(name text, cell int) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	name || '=' || (cell / 8192) * 512 + cell % 2048 / 4;--> statement-breakpoint

-- Along the surface of the earth, as app/catalog/distance.ts. Not STRICT, so that it becomes part of the statement that asks it.
CREATE FUNCTION search_km(lat_a double precision, lng_a double precision, lat_b double precision, lng_b double precision)
RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	2 * 6371 * asin(sqrt(least(1, sin(radians(lat_b - lat_a) / 2) ^ 2
		+ cos(radians(lat_a)) * cos(radians(lat_b)) * sin(radians(lng_b - lng_a) / 2) ^ 2)));--> statement-breakpoint

-- ('skill', '{General anaesthesia,TIVA}') becomes '{skill=general-anesthesia,skill=tiva}'.
CREATE FUNCTION search_tags(name text, names text[]) RETURNS text[] LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE AS $$
DECLARE
	tags text[] := '{}';
	one text;
BEGIN
	FOREACH one IN ARRAY coalesce(names, '{}') LOOP
		tags := tags || (name || '=' || replace(search_fold(one), ' ', '-'));
	END LOOP;
	RETURN tags;
END $$;--> statement-breakpoint

-- The tags that have a bit in `facets`, by its number. New ones go to the end. The definitions of the searches have the same
-- list (job-search.server.ts, specialist-search.server.ts), and a test compares the two.
CREATE FUNCTION search_options(of_kind text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
	CASE of_kind
		WHEN 'job' THEN string_to_array('shift=morning shift=afternoon shift=evening shift=night shift=weekend shift=emergency shift=variable '
			'type=permanent type=locum type=part-time type=visiting unit=month unit=shift unit=hour unit=case urgent=on bonus=on fresher=on '
			'experience=0-2 experience=3-5 experience=5-10 experience=10+ language=mr language=hi language=en language=gu language=kn language=te '
			'language=ta language=ml language=bn language=pa language=ur language=or language=as language=kok language=sd accommodation=on', ' ')
		WHEN 'specialist' THEN string_to_array('profession=doctor profession=nurse verified=on gender=female gender=male gender=other '
			'experience=0-2 experience=3-5 experience=5-10 experience=10+ '
			'experiencePublic=0-2 experiencePublic=3-5 experiencePublic=5-10 experiencePublic=10+ '
			'shift=morning shift=afternoon shift=evening shift=night shift=weekend shift=emergency '
			'day=mon day=tue day=wed day=thu day=fri day=sat day=sun language=mr language=hi language=en language=gu language=kn language=te '
			'language=ta language=ml language=bn language=pa language=ur language=or language=as language=kok language=sd', ' ')
	END;--> statement-breakpoint
CREATE FUNCTION search_facets(of_kind text, tags text[]) RETURNS bigint LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN
	(SELECT coalesce(bit_or(1::bigint << (array_position(search_options(of_kind), tag) - 1)), 0) FROM unnest(tags) tag);--> statement-breakpoint

-- What searches may find: a job that everyone may see, and a specialist who does not hide from all.
CREATE VIEW searchable_jobs AS
SELECT job.id FROM jobs job JOIN hospitals hospital ON hospital.id = job.hospital_id WHERE job.status = 'open' AND hospital.status = 'verified';--> statement-breakpoint
CREATE VIEW searchable_specialists AS
SELECT person.id FROM specialists person JOIN accounts account ON account.id = person.id
WHERE person.profile_visibility AND account.suspended_at IS NULL;--> statement-breakpoint

-- A job as searches find it.
CREATE VIEW search_job_rows AS
SELECT job.id, job.speciality_slug AS speciality, job.latitude, job.longitude, search_cell(job.latitude, job.longitude) AS cell,
	CASE WHEN job.pay_unit = 'case' THEN -1 ELSE coalesce(job.pay_hourly_paise, -1) END AS pay_hourly,
	CASE WHEN job.pay_unit = 'case' THEN coalesce(job.pay_min_paise, -1) ELSE -1 END AS pay_case,
	job.starts_on, job.opened_at,
	(extract(epoch FROM job.opened_at) * 1000000)::bigint AS by_newest,
	CASE WHEN job.pay_unit = 'case' THEN -1 ELSE coalesce(job.pay_hourly_paise, -1) END AS by_pay,
	-(job.starts_on - date '1970-01-01')::bigint AS by_start,
	search_facets('job', facet.tags) AS facets,
	array_to_tsvector(array_remove(facet.tags || search_tags('skill', job.required_skills) || names.tags
			|| search_area('area', search_cell(job.latitude, job.longitude)), NULL))
		|| setweight(to_tsvector('search', search_fold(job.title || ' ; ' || job.speciality)), 'A')
		|| setweight(to_tsvector('search', search_fold(array_to_string(job.required_skills || job.requirements, ' ; '))), 'B')
		|| setweight(to_tsvector('search', search_fold(job.description || ' ; ' || array_to_string(job.responsibilities, ' ; '))), 'C')
		|| setweight(to_tsvector('search', search_fold(hospital.display_name || ' ; ' || job.location)), 'D') AS terms,
	search_fold(concat_ws(' ', job.title, job.speciality, array_to_string(job.required_skills, ' '), array_to_string(job.requirements, ' '),
		job.description, hospital.display_name, job.location)) AS words
FROM searchable_jobs
JOIN jobs job USING (id)
JOIN hospitals hospital ON hospital.id = job.hospital_id
CROSS JOIN LATERAL (SELECT array_remove(ARRAY[
		'speciality=' || job.speciality_slug, 'shift=' || nullif(job.shift_type, ''), 'type=' || job.employment_type, 'unit=' || job.pay_unit,
		CASE WHEN job.urgent THEN 'urgent=on' END, CASE WHEN coalesce(job.experience_min_years, 0) < 2 THEN 'fresher=on' END, CASE WHEN job.joining_bonus_paise >= 1 THEN 'bonus=on' END
	] || ARRAY(SELECT 'language=' || code FROM unnest(job.languages) code)
	|| ARRAY(SELECT 'experience=' || slug FROM (VALUES ('0-2', 0, 2), ('3-5', 3, 5), ('5-10', 5, 10), ('10+', 10, 1000)) bucket (slug, least, most)
		WHERE coalesce(job.experience_min_years, 0) <= most AND coalesce(job.experience_max_years, 1000) >= least), NULL) AS tags) facet
CROSS JOIN LATERAL (SELECT search_name_tags(hospital.display_name) AS tags) names;--> statement-breakpoint

-- What a profile's last change counts for: in whole steps, from fresh to forgotten in half a year.
CREATE FUNCTION search_freshness(changed_at timestamptz) RETURNS int LANGUAGE sql STABLE PARALLEL SAFE RETURN
	CASE WHEN extract(day FROM now() - changed_at) <= 7 THEN 200 WHEN extract(day FROM now() - changed_at) <= 30 THEN 160
		WHEN extract(day FROM now() - changed_at) <= 90 THEN 100 WHEN extract(day FROM now() - changed_at) <= 180 THEN 40 ELSE 0 END;--> statement-breakpoint

-- A specialist as searches find them: nothing of someone who hides, and of someone anonymous no word that they typed.
CREATE VIEW search_specialist_rows AS
WITH found AS (
	SELECT person.*, skill.names AS skills, claim.verified, claim.degrees || CASE WHEN person.experience_visibility THEN course.degrees ELSE '{}' END AS degrees,
		person.experience_visibility AND NOT person.anonymous_mode AS is_exact,
		CASE WHEN person.expected_monthly_paise IS NOT NULL THEN greatest(1, round(person.expected_monthly_paise / 100.0))::bigint END AS pay,
		8 * (person.speciality <> 'Not specified')::int + 8 * (person.location <> 'Not specified')::int + 12 * claim.registered::int
		+ 12 * EXISTS (SELECT FROM work_experiences WHERE specialist_id = person.id)::int + 8 * (cardinality(course.degrees) > 0)::int
		+ 8 * (cardinality(skill.names) >= 3)::int
		+ 6 * (coalesce(person.expected_monthly_paise, person.expected_shift_paise, person.expected_hourly_paise, person.expected_case_paise) IS NOT NULL)::int
		+ 5 * (person.shifts <> '{}')::int + 5 * (person.travel_radius_km IS NOT NULL OR person.preferred_areas <> '{}')::int
		+ 5 * (person.availability <> '{}')::int + 5 * (person.years_of_experience IS NOT NULL)::int + 4 * (person.languages <> '{}')::int
		+ 4 * (person.bio IS NOT NULL)::int + 6 * EXISTS (SELECT FROM resumes WHERE specialist_id = person.id AND retired_at IS NULL)::int
		+ 4 * (person.email IS NOT NULL)::int AS completeness,
		search_freshness(person.updated_at) AS freshness,
		CASE WHEN person.speciality_slug LIKE '%anesthesiologist' OR person.speciality_slug = 'pain-physician' THEN 100 ELSE 0 END
		+ CASE WHEN search_km(person.city_latitude, person.city_longitude, 18.5204, 73.8567) <= 60 THEN 50 ELSE 0 END AS launch,
		bucket.slug AS bucket, bucket.least AS bucket_years,
		CASE WHEN person.rating_count >= 3 THEN round(person.rating_sum * 100.0 / person.rating_count) ELSE 0 END AS rating
	FROM searchable_specialists
	JOIN specialists person USING (id)
	CROSS JOIN LATERAL (SELECT coalesce(array_agg(name), '{}') AS names FROM specialist_skills WHERE specialist_id = person.id) skill
	CROSS JOIN LATERAL (SELECT coalesce(array_agg(degree), '{}') AS degrees FROM educations WHERE specialist_id = person.id) course
	CROSS JOIN LATERAL (
		SELECT coalesce(bool_or(kind = 'registration' AND status = 'verified'
				AND (valid_until IS NULL OR valid_until >= (now() AT TIME ZONE 'Asia/Kolkata')::date)), false) AS verified,
			coalesce(bool_or(kind = 'registration'), false) AS registered,
			coalesce(array_agg(title) FILTER (WHERE kind = 'degree'), '{}') AS degrees
		FROM credentials WHERE specialist_id = person.id) claim
	LEFT JOIN LATERAL (SELECT slug, least FROM (VALUES ('0-2', 0), ('3-5', 3), ('5-10', 5), ('10+', 10)) step (slug, least)
		WHERE person.years_of_experience >= least ORDER BY least DESC LIMIT 1) bucket ON true
), scored AS (
	SELECT found.*, (verified::int * 350 + completeness * 3 + freshness)::bigint AS relevance FROM found
)
SELECT scored.id, speciality_slug AS speciality, place.latitude, place.longitude, search_cell(place.latitude, place.longitude) AS cell,
	city_latitude, city_longitude, search_cell(city_latitude, city_longitude) AS city_cell, pay, available_from, completeness,
	relevance AS by_relevance, relevance + launch AS by_relevance_public,
	CASE WHEN is_exact THEN coalesce(years_of_experience + 1, 0) ELSE coalesce(bucket_years + 1, 0) END * 1024 + relevance AS by_experience,
	coalesce(bucket_years + 1, 0) * 1024 + relevance AS by_experience_public,
	(rating * 1024 + relevance)::bigint AS by_rating,
	coalesce(2147483648 - pay, 0) AS by_pay,
	search_facets('specialist', facet.tags) AS facets,
	array_to_tsvector(array_remove(facet.tags || search_tags('skill', skills) || search_tags('degree', degrees) || names.tags
			|| search_area('area', search_cell(place.latitude, place.longitude)) || search_area('cityArea', search_cell(city_latitude, city_longitude)), NULL))
		|| CASE WHEN anonymous_mode THEN '' ELSE setweight(to_tsvector('search', search_fold(speciality)), 'A')
			|| setweight(to_tsvector('search', search_fold(array_to_string(skills || degrees, ' ; '))), 'B')
			|| setweight(to_tsvector('search', search_fold(location)), 'C') END AS terms,
	CASE WHEN anonymous_mode THEN '' ELSE search_fold(concat_ws(' ', speciality, array_to_string(skills || degrees, ' '), location)) END AS words,
	CASE WHEN anonymous_mode THEN '' ELSE search_fold(name) END AS name_words
FROM scored
CROSS JOIN LATERAL (SELECT array_remove(ARRAY[
		'speciality=' || speciality_slug, 'profession=' || profession, CASE WHEN verified THEN 'verified=on' END, 'gender=' || gender,
		'experiencePublic=' || bucket
	] || ARRAY(SELECT 'shift=' || shift FROM unnest(shifts) shift)
	|| ARRAY(SELECT 'language=' || code FROM unnest(languages) code)
	|| ARRAY(SELECT 'day=' || day FROM jsonb_object_keys(availability) day)
	|| ARRAY(SELECT 'experience=' || slug FROM (VALUES ('0-2', 0, 2), ('3-5', 3, 5), ('5-10', 5, 10), ('10+', 10, 1000)) step (slug, least, most)
		WHERE CASE WHEN is_exact THEN years_of_experience BETWEEN least AND most ELSE slug = bucket END), NULL) AS tags) facet
CROSS JOIN LATERAL (SELECT CASE WHEN anonymous_mode THEN city_latitude ELSE scored.latitude END AS latitude,
	CASE WHEN anonymous_mode THEN city_longitude ELSE scored.longitude END AS longitude) place
CROSS JOIN LATERAL (SELECT CASE WHEN anonymous_mode THEN '{}' ELSE search_name_tags(name) END AS tags) names;--> statement-breakpoint

-- Words of rows, for corrections of what is typed. They are looked up by their length and first letter.
CREATE FUNCTION add_search_words(of_kind text, folded text) RETURNS void LANGUAGE sql AS $$
	INSERT INTO search_words (kind, word)
	SELECT DISTINCT of_kind, typed.word FROM unnest(string_to_array(folded, ' ')) typed (word)
	WHERE length(typed.word) BETWEEN 3 AND 24 AND typed.word !~ '[0-9]'
		AND NOT EXISTS (SELECT FROM search_words known WHERE known.kind = of_kind AND known.word = typed.word)
	ORDER BY 2 ON CONFLICT DO NOTHING
$$;--> statement-breakpoint

-- Writes the rows of these as the views say them now, and takes away what may no longer be found.
CREATE FUNCTION refresh_search_jobs(ids uuid[]) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
DECLARE
	one uuid;
	fresh search_job_rows;
BEGIN
	FOREACH one IN ARRAY coalesce(ids, '{}') LOOP
		SELECT * INTO fresh FROM search_job_rows WHERE id = one;
		IF NOT FOUND THEN
			DELETE FROM search_jobs WHERE id = one;
			CONTINUE;
		END IF;
		INSERT INTO search_jobs AS old (id, speciality, latitude, longitude, cell, pay_hourly, pay_case, starts_on, opened_at, by_newest, by_pay, by_start, facets, terms)
		VALUES (fresh.id, fresh.speciality, fresh.latitude, fresh.longitude, fresh.cell, fresh.pay_hourly, fresh.pay_case, fresh.starts_on, fresh.opened_at,
			fresh.by_newest, fresh.by_pay, fresh.by_start, fresh.facets, fresh.terms)
		ON CONFLICT (id) DO UPDATE SET (speciality, latitude, longitude, cell, pay_hourly, pay_case, starts_on, opened_at, by_newest, by_pay, by_start, facets, terms)
			= (excluded.speciality, excluded.latitude, excluded.longitude, excluded.cell, excluded.pay_hourly, excluded.pay_case, excluded.starts_on, excluded.opened_at,
				excluded.by_newest, excluded.by_pay, excluded.by_start, excluded.facets, excluded.terms)
		WHERE (old.speciality, old.latitude, old.longitude, old.cell, old.pay_hourly, old.pay_case, old.starts_on, old.opened_at, old.by_newest, old.by_pay,
				old.by_start, old.facets, old.terms)
			IS DISTINCT FROM (excluded.speciality, excluded.latitude, excluded.longitude, excluded.cell, excluded.pay_hourly, excluded.pay_case, excluded.starts_on, excluded.opened_at,
				excluded.by_newest, excluded.by_pay, excluded.by_start, excluded.facets, excluded.terms);
		IF FOUND THEN
			PERFORM add_search_words('job', fresh.words);
		END IF;
	END LOOP;
END $$;--> statement-breakpoint
CREATE FUNCTION refresh_search_specialists(ids uuid[]) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
DECLARE
	one uuid;
	fresh search_specialist_rows;
BEGIN
	FOREACH one IN ARRAY coalesce(ids, '{}') LOOP
		SELECT * INTO fresh FROM search_specialist_rows WHERE id = one;
		IF NOT FOUND THEN
			DELETE FROM search_specialists WHERE id = one;
			CONTINUE;
		END IF;
		INSERT INTO search_specialists AS old (id, speciality, latitude, longitude, cell, city_latitude, city_longitude, city_cell, pay, available_from, completeness, by_relevance, by_relevance_public,
				by_experience, by_experience_public, by_rating, by_pay, facets, terms)
		VALUES (fresh.id, fresh.speciality, fresh.latitude, fresh.longitude, fresh.cell, fresh.city_latitude, fresh.city_longitude, fresh.city_cell, fresh.pay, fresh.available_from,
			fresh.completeness, fresh.by_relevance, fresh.by_relevance_public, fresh.by_experience, fresh.by_experience_public, fresh.by_rating,
			fresh.by_pay, fresh.facets, fresh.terms)
		ON CONFLICT (id) DO UPDATE SET (speciality, latitude, longitude, cell, city_latitude, city_longitude, city_cell, pay, available_from, completeness, by_relevance, by_relevance_public,
				by_experience, by_experience_public, by_rating, by_pay, facets, terms)
			= (excluded.speciality, excluded.latitude, excluded.longitude, excluded.cell, excluded.city_latitude, excluded.city_longitude, excluded.city_cell, excluded.pay,
				excluded.available_from, excluded.completeness, excluded.by_relevance, excluded.by_relevance_public, excluded.by_experience,
				excluded.by_experience_public, excluded.by_rating, excluded.by_pay, excluded.facets, excluded.terms)
		WHERE (old.speciality, old.latitude, old.longitude, old.cell, old.city_latitude, old.city_longitude, old.city_cell, old.pay, old.available_from, old.completeness, old.by_relevance,
				old.by_relevance_public, old.by_experience, old.by_experience_public, old.by_rating, old.by_pay, old.facets, old.terms)
			IS DISTINCT FROM (excluded.speciality, excluded.latitude, excluded.longitude, excluded.cell, excluded.city_latitude, excluded.city_longitude, excluded.city_cell, excluded.pay,
				excluded.available_from, excluded.completeness, excluded.by_relevance, excluded.by_relevance_public, excluded.by_experience,
				excluded.by_experience_public, excluded.by_rating, excluded.by_pay, excluded.facets, excluded.terms);
		IF FOUND THEN
			PERFORM add_search_words('specialist', fresh.words), add_search_words('name', fresh.name_words);
		END IF;
	END LOOP;
END $$;--> statement-breakpoint

-- At the end of a transaction, once for each row that it touched. Whoever changes a specialist or a hospital waits for the one
-- before, so that the last to commit has seen everything. The lock is taken after all others of the transaction.
CREATE FUNCTION keep_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_search_of_specialists AFTER INSERT OR UPDATE ON specialists
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_search_rows('specialist', 'id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_search_of_accounts AFTER UPDATE OF suspended_at ON accounts
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN (NEW.kind = 'specialist') EXECUTE FUNCTION keep_search_rows('specialist', 'id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_search_of_skills AFTER INSERT OR UPDATE OR DELETE ON specialist_skills
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_search_rows('specialist', 'specialist_id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_search_of_educations AFTER INSERT OR UPDATE OR DELETE ON educations
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_search_rows('specialist', 'specialist_id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_search_of_experience AFTER INSERT OR DELETE ON work_experiences
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_search_rows('specialist', 'specialist_id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_search_of_resumes AFTER INSERT OR UPDATE OR DELETE ON resumes
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_search_rows('specialist', 'specialist_id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_search_of_credentials AFTER INSERT OR UPDATE OR DELETE ON credentials
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_search_rows('specialist', 'specialist_id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_search_of_jobs AFTER INSERT OR UPDATE OF
	title, speciality, speciality_slug, location, latitude, longitude, shift_type, employment_type, starts_on, experience_min_years, experience_max_years,
	required_skills, requirements, description, responsibilities, languages, pay_min_paise, pay_unit, pay_hourly_paise, joining_bonus_paise, urgent,
	status, opened_at ON jobs
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_search_rows('job', 'id');--> statement-breakpoint
CREATE CONSTRAINT TRIGGER keep_search_of_hospitals AFTER UPDATE OF status, display_name ON hospitals
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION keep_search_rows('hospital', 'id');--> statement-breakpoint

-- What was there before.
SELECT refresh_search_jobs(array_agg(id)) FROM jobs WHERE status = 'open';--> statement-breakpoint
SELECT refresh_search_specialists(array_agg(id)) FROM specialists;
