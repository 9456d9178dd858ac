import { experienceRows } from '#app/catalog/experience-rows.sql.ts'
import { launchMarket } from '#app/catalog/places/launch-market.ts'
import { slugsOf } from '#app/catalog/specialities.ts'
import { defineDeferredTrigger, defineFunction, defineView, sqlList } from '#app/platform/database/database-objects.ts'
import { type CompletionFacts, completionItems } from '../profile/completion.ts'
import { notSpecified } from '../profile/profile.ts'
import { minRatings } from '../profile/rating.ts'
import { launchPoints, relevancePoints, recencySteps } from './relevance.ts'

/** What the items of completion.ts are in the database. `enough` is how many of a list are asked. */
const isThere: Record<keyof CompletionFacts, (enough: number) => string> = {
	speciality: () => `person.speciality <> '${notSpecified}'`,
	location: () => `person.location <> '${notSpecified}'`,
	registration: () => 'claim.registered',
	experience: () => 'EXISTS (SELECT FROM work_experiences WHERE specialist_id = person.id)',
	education: (enough) => `cardinality(course.degrees) >= ${enough}`,
	skills: (enough) => `cardinality(skill.names) >= ${enough}`,
	pay: () =>
		'coalesce(person.expected_monthly_paise, person.expected_shift_paise, person.expected_hourly_paise, person.expected_case_paise) IS NOT NULL',
	shifts: () => "person.shifts <> '{}'",
	area: () => "person.travel_radius_km IS NOT NULL OR person.preferred_areas <> '{}'",
	availability: () => "person.availability <> '{}'",
	yearsOfExperience: () => 'person.years_of_experience IS NOT NULL',
	languages: () => "person.languages <> '{}'",
	bio: () => 'person.bio IS NOT NULL',
	resume: () => 'EXISTS (SELECT FROM resumes WHERE specialist_id = person.id AND retired_at IS NULL)',
	email: () => 'person.email IS NOT NULL',
}
const completeness = completionItems
	.map(({ key, weight, enough = 1 }) => `${weight} * (${isThere[key](enough)})::int`)
	.join(' + ')

const freshness = recencySteps
	.map(
		({ days, share }) => `WHEN extract(day FROM now() - changed_at) <= ${days} THEN ${relevancePoints.recent * share}`,
	)
	.join(' ')

/** Whether hospitals and the public may find someone at all. Everything that lists or counts people asks this. */
const isListed = defineFunction(
	'is_listed',
	`(person specialists) RETURNS boolean IMMUTABLE LANGUAGE sql
	RETURN person.profile_visibility AND person.hiding_asked_at IS NOT NULL`,
)

const searchableSpecialists = defineView(
	'searchable_specialists',
	`SELECT person.id FROM specialists person JOIN accounts account ON account.id = person.id
WHERE is_listed(person) AND account.suspended_at IS NULL`,
)

/** What a profile's last change counts for: in whole steps, from fresh to forgotten in half a year. */
const searchFreshness = defineFunction(
	'search_freshness',
	`(changed_at timestamptz) RETURNS int LANGUAGE sql STABLE PARALLEL SAFE RETURN
	CASE ${freshness} ELSE 0 END`,
)

/** A specialist as searches find them: nothing of someone who hides, and of someone anonymous no word that they typed. */
const searchSpecialistRows = defineView(
	'search_specialist_rows',
	`WITH found AS (
	SELECT person.*, skill.names AS skills, claim.verified, claim.degrees || CASE WHEN person.experience_visibility THEN course.degrees ELSE '{}' END AS degrees,
		person.experience_visibility AND NOT person.anonymous_mode AS is_exact,
		CASE WHEN person.expected_monthly_paise IS NOT NULL THEN greatest(1, round(person.expected_monthly_paise / 100.0))::bigint END AS pay,
		${completeness} AS completeness,
		search_freshness(person.updated_at) AS freshness,
		CASE WHEN person.speciality_slug IN (${sqlList(slugsOf(launchMarket.family))}) THEN ${launchPoints.speciality} ELSE 0 END
		+ CASE WHEN search_km(person.city_latitude, person.city_longitude, ${launchMarket.lat}, ${launchMarket.lng}) <= ${launchMarket.reachKm} THEN ${launchPoints.place} ELSE 0 END AS launch,
		bucket.slug AS bucket, bucket.least AS bucket_years,
		CASE WHEN person.rating_count >= ${minRatings} THEN round(person.rating_sum * 100.0 / person.rating_count) ELSE 0 END AS rating
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
	LEFT JOIN LATERAL (SELECT slug, least FROM (VALUES ${experienceRows}) step (slug, least, most)
		WHERE person.years_of_experience >= least ORDER BY least DESC LIMIT 1) bucket ON true
), scored AS (
	SELECT found.*, (verified::int * ${relevancePoints.verified} + completeness * ${relevancePoints.complete / 100} + freshness)::bigint AS relevance FROM found
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
	|| ARRAY(SELECT 'experience=' || slug FROM (VALUES ${experienceRows}) step (slug, least, most)
		WHERE CASE WHEN is_exact THEN years_of_experience BETWEEN least AND most ELSE slug = bucket END), NULL) AS tags) facet
CROSS JOIN LATERAL (SELECT CASE WHEN anonymous_mode THEN city_latitude ELSE scored.latitude END AS latitude,
	CASE WHEN anonymous_mode THEN city_longitude ELSE scored.longitude END AS longitude) place
CROSS JOIN LATERAL (SELECT CASE WHEN anonymous_mode THEN '{}' ELSE search_name_tags(name) END AS tags) names`,
)

const refreshSearchSpecialists = defineFunction(
	'refresh_search_specialists',
	`(ids uuid[]) RETURNS void LANGUAGE plpgsql SET jit = off AS $$
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
END $$`,
)

export const specialistRows = [
	isListed,
	searchableSpecialists,
	searchFreshness,
	searchSpecialistRows,
	refreshSearchSpecialists,
	defineDeferredTrigger('keep_search_of_specialists', {
		on: 'specialists',
		when: 'after insert or update',
		run: "execute function keep_search_rows('specialist', 'id')",
	}),
	defineDeferredTrigger('keep_search_of_accounts', {
		on: 'accounts',
		when: 'after update of suspended_at',
		run: "when (new.kind = 'specialist') execute function keep_search_rows('specialist', 'id')",
	}),
	defineDeferredTrigger('keep_search_of_skills', {
		on: 'specialist_skills',
		when: 'after insert or update or delete',
		run: "execute function keep_search_rows('specialist', 'specialist_id')",
	}),
	defineDeferredTrigger('keep_search_of_educations', {
		on: 'educations',
		when: 'after insert or update or delete',
		run: "execute function keep_search_rows('specialist', 'specialist_id')",
	}),
	defineDeferredTrigger('keep_search_of_experience', {
		on: 'work_experiences',
		when: 'after insert or delete',
		run: "execute function keep_search_rows('specialist', 'specialist_id')",
	}),
	defineDeferredTrigger('keep_search_of_resumes', {
		on: 'resumes',
		when: 'after insert or update or delete',
		run: "execute function keep_search_rows('specialist', 'specialist_id')",
	}),
	defineDeferredTrigger('keep_search_of_credentials', {
		on: 'credentials',
		when: 'after insert or update or delete',
		run: "execute function keep_search_rows('specialist', 'specialist_id')",
	}),
]
