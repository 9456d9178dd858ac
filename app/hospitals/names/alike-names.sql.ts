import { defineFunction } from '#app/platform/database/database-objects.ts'

/** Names of hospitals as app/hospitals/names/parsed-name.server.ts reads them, compared. Every word of the one is in the other: */
const hospitalWordsAreIn = defineFunction(
	'hospital_words_are_in',
	`(words jsonb, others jsonb) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql
	RETURN NOT EXISTS (SELECT FROM jsonb_array_elements(words) word WHERE NOT EXISTS (
		SELECT FROM jsonb_array_elements(others) other WHERE word ?| ARRAY(SELECT jsonb_array_elements_text(other))))`,
)

/** Whether a hospital with these names may be the one that someone means by a typed name. Rather too wide than too narrow. */
const hospitalNamesMatch = defineFunction(
	'hospital_names_match',
	`(typed jsonb, stored jsonb) RETURNS boolean IMMUTABLE PARALLEL SAFE LANGUAGE sql
	RETURN EXISTS (SELECT FROM jsonb_array_elements(typed) one, jsonb_array_elements(stored) other
		WHERE (hospital_words_are_in(one->'words', other->'words')
				OR NOT (other->>'common')::boolean AND hospital_words_are_in(other->'words', one->'words'))
			AND (starts_with(one->>'initials', other->>'initials') OR starts_with(other->>'initials', one->>'initials'))
			AND (one->'fields' = '[]' OR other->'fields' = '[]'
				OR (one->'fields') ?| ARRAY(SELECT jsonb_array_elements_text(other->'fields'))))`,
)

export const alikeNames = [hospitalWordsAreIn, hospitalNamesMatch]
