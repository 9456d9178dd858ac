import { defineFunction, defineTrigger, defineView } from '#app/platform/database/database-objects.ts'

/** Which entries mean a hospital is found out when one of the two is written, so that the view below joins two tables by their keys. */
const matchHospitalWithHidden = defineFunction(
	'match_hospital_with_hidden',
	`() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A name that is listed at the same moment is seen by the one or the other.
	PERFORM pg_advisory_xact_lock(7304260);
	IF TG_TABLE_NAME = 'hospital_sites' THEN
		INSERT INTO hidden_hospital_matches (hidden_id, specialist_id, hospital_id)
			SELECT entry.id, entry.specialist_id, NEW.hospital_id FROM hidden_hospitals entry
			WHERE entry.name_keys && NEW.name_keys AND hospital_names_match(entry.name_readings, NEW.name_readings)
			ON CONFLICT (hidden_id, hospital_id) DO UPDATE SET alike = true WHERE NOT hidden_hospital_matches.alike;
		RETURN NULL;
	END IF;
	UPDATE hidden_hospital_matches SET exact = false WHERE hospital_id = NEW.id AND exact;
	INSERT INTO hidden_hospital_matches (hidden_id, specialist_id, hospital_id, exact, alike)
		SELECT * FROM (
			SELECT entry.id, entry.specialist_id, NEW.id,
				coalesce(entry.hospital_id = NEW.id, false) OR entry.name_key IN (NEW.legal_name_key, NEW.display_name_key) AS exact,
				entry.name_keys && NEW.name_keys AND hospital_names_match(entry.name_readings, NEW.name_readings) AS alike
			FROM hidden_hospitals entry
			WHERE entry.hospital_id = NEW.id OR entry.name_key IN (NEW.legal_name_key, NEW.display_name_key) OR entry.name_keys && NEW.name_keys
		) meant WHERE exact OR alike
		ON CONFLICT (hidden_id, hospital_id)
			DO UPDATE SET exact = excluded.exact, alike = hidden_hospital_matches.alike OR excluded.alike;
	DELETE FROM hidden_hospital_matches WHERE hospital_id = NEW.id AND NOT exact AND NOT alike;
	RETURN NULL;
END $$`,
)

const matchHiddenWithHospitals = defineFunction(
	'match_hidden_with_hospitals',
	`() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_advisory_xact_lock_shared(7304260);
	UPDATE hidden_hospital_matches SET exact = false WHERE hidden_id = NEW.id AND exact;
	INSERT INTO hidden_hospital_matches (hidden_id, specialist_id, hospital_id, exact, alike)
		SELECT NEW.id, NEW.specialist_id, id, bool_or(exact), bool_or(alike) FROM (
			SELECT id, coalesce(id = NEW.hospital_id, false) OR NEW.name_key IN (legal_name_key, display_name_key) AS exact,
				name_keys && NEW.name_keys AND hospital_names_match(NEW.name_readings, name_readings) AS alike
			FROM hospitals
			WHERE id = NEW.hospital_id OR legal_name_key = NEW.name_key OR display_name_key = NEW.name_key OR name_keys && NEW.name_keys
			UNION ALL
			SELECT hospital_id, false, hospital_names_match(NEW.name_readings, name_readings) FROM hospital_sites WHERE name_keys && NEW.name_keys
		) meant WHERE exact OR alike GROUP BY id
		ON CONFLICT (hidden_id, hospital_id)
			DO UPDATE SET exact = excluded.exact, alike = hidden_hospital_matches.alike OR excluded.alike;
	DELETE FROM hidden_hospital_matches WHERE hidden_id = NEW.id AND NOT exact AND NOT alike;
	RETURN NULL;
END $$`,
)

/**
 * Which hospitals an entry in a specialist's list means: those it means exactly, and those whose names are similar, unless the
 * person said otherwise. A block ends what began, so it reaches only the first.
 */
const hiding = defineView(
	'hiding',
	`SELECT meant.specialist_id, meant.hospital_id, meant.exact AND entry.blocked AS blocked
	FROM hidden_hospital_matches meant JOIN hidden_hospitals entry ON entry.id = meant.hidden_id
	WHERE NOT meant.shown AND CASE WHEN entry.only_hospital THEN meant.hospital_id = entry.hospital_id
		ELSE meant.exact OR NOT entry.blocked OR entry.hidden_after_block END`,
)

export const hiddenHospitals = [
	matchHospitalWithHidden,
	matchHiddenWithHospitals,
	hiding,
	defineTrigger('hospitals_match_hidden', {
		on: 'hospitals',
		when: 'after insert or update of name_readings, legal_name_key, display_name_key',
		run: 'execute function match_hospital_with_hidden()',
	}),
	defineTrigger('sites_match_hidden', {
		on: 'hospital_sites',
		when: 'after insert or update of name_readings',
		run: 'execute function match_hospital_with_hidden()',
	}),
	defineTrigger('hidden_match_hospitals', {
		on: 'hidden_hospitals',
		when: 'after insert or update of name_readings, name_key, hospital_id',
		run: 'execute function match_hidden_with_hospitals()',
	}),
]
