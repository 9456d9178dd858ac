ALTER TABLE "hidden_hospital_matches" ADD COLUMN "exact" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_hospital_matches" ADD COLUMN "alike" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Which entries mean a hospital exactly is found out when one of the two is written, as similar names are, and no longer with
-- every read: the view below joins two tables by their keys, where it joined three by any of three conditions.
CREATE OR REPLACE FUNCTION match_hospital_with_hidden() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER hospitals_match_hidden AFTER INSERT OR UPDATE OF name_readings, legal_name_key, display_name_key ON hospitals
	FOR EACH ROW EXECUTE FUNCTION match_hospital_with_hidden();--> statement-breakpoint
CREATE OR REPLACE FUNCTION match_hidden_with_hospitals() RETURNS trigger LANGUAGE plpgsql AS $$
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
END $$;--> statement-breakpoint
CREATE OR REPLACE TRIGGER hidden_match_hospitals AFTER INSERT OR UPDATE OF name_readings, name_key, hospital_id ON hidden_hospitals
	FOR EACH ROW EXECUTE FUNCTION match_hidden_with_hospitals();--> statement-breakpoint
INSERT INTO hidden_hospital_matches (hidden_id, specialist_id, hospital_id, exact, alike)
	SELECT entry.id, entry.specialist_id, hospital.id, true, false FROM hidden_hospitals entry JOIN hospitals hospital ON hospital.id = entry.hospital_id
	UNION SELECT entry.id, entry.specialist_id, hospital.id, true, false FROM hidden_hospitals entry JOIN hospitals hospital ON hospital.legal_name_key = entry.name_key
	UNION SELECT entry.id, entry.specialist_id, hospital.id, true, false FROM hidden_hospitals entry JOIN hospitals hospital ON hospital.display_name_key = entry.name_key
	ON CONFLICT (hidden_id, hospital_id) DO UPDATE SET exact = true;--> statement-breakpoint

-- Which hospitals an entry in a specialist's list means: those it means exactly, and those whose names are similar, unless the
-- person said otherwise. A block ends what began, so it reaches only the first.
CREATE OR REPLACE VIEW hiding AS
	SELECT meant.specialist_id, meant.hospital_id, meant.exact AND entry.blocked AS blocked
	FROM hidden_hospital_matches meant JOIN hidden_hospitals entry ON entry.id = meant.hidden_id
	WHERE NOT meant.shown AND CASE WHEN entry.only_hospital THEN meant.hospital_id = entry.hospital_id
		ELSE meant.exact OR NOT entry.blocked OR entry.hidden_after_block END;--> statement-breakpoint

-- What lies between a hospital and a specialist: a row for every pair, worked out when it is read. Name at least one side, and
-- few of the other. The view holds facts only; what follows from them is in app/relations/rules.ts. Each source is read once, as
-- aggregates that the planner does not copy for every fact that is asked of them: a plan takes a fifth of the time.
CREATE OR REPLACE VIEW relations AS
SELECT hospital.id AS hospital_id, specialist.id AS specialist_id,
	hospital.status = 'verified' AS verified,
	NOT is_listed(specialist) AS private,
	account.suspended_at IS NOT NULL AS suspended,
	specialist.anonymous_mode AS anonymous,
	hides.blocked IS NOT NULL AS hidden,
	coalesce(hides.blocked, false) AS blocked,
	coalesce(sent.applied, false) AS applied,
	sent.shortlist_settles_at,
	coalesce(sent.shortlist_settles_at <= statement_timestamp(), false) AS shortlisted,
	contact.shared IS NOT NULL AS contact_accepted,
	coalesce(contact.shared, false) AS contact_shared
FROM hospitals hospital CROSS JOIN specialists specialist JOIN accounts account ON account.id = specialist.id
LEFT JOIN LATERAL (SELECT bool_or(hiding.blocked) AS blocked FROM hiding WHERE hiding.specialist_id = specialist.id AND hiding.hospital_id = hospital.id) hides ON true
LEFT JOIN LATERAL (
	-- Access ends at once when the specialist withdraws, and 30 days after a rejection, or earlier when the specialist ends it.
	SELECT bool_or(application.stage <> 'withdrawn' AND (application.stage <> 'rejected'
			OR application.access_ended_at IS NULL AND application.stage_changed_at > statement_timestamp() - interval '30 days')) AS applied,
		max(application.stage_changed_at) FILTER (WHERE application.stage = 'rejected'
			AND (application.access_ended_at IS NOT NULL OR application.stage_changed_at <= statement_timestamp() - interval '30 days')) AS let_go_at,
		-- When the first shortlisting (or a later stage) can no longer be undone. Until then it shares nothing, so a hospital
		-- cannot shortlist, read the phone number and undo.
		min(coalesce((
			SELECT min(event.at) FROM application_events event
			WHERE event.application_id = application.id AND event.undoes IS NULL AND event."to" IN ('shortlisted', 'interview', 'offered', 'hired')
				AND NOT EXISTS (SELECT FROM application_events undo WHERE undo.undoes = event.id)
				-- An application that was withdrawn and sent again is a new one: what came before shares nothing.
				AND NOT EXISTS (SELECT FROM application_events again WHERE again.application_id = application.id
					AND again."from" = 'withdrawn' AND again."to" = 'applied' AND again.undoes IS NULL AND again.at > event.at)
		), application.stage_changed_at)) FILTER (WHERE application.stage IN ('shortlisted', 'interview', 'offered', 'hired')) + interval '1 minute' AS shortlist_settles_at
	FROM applications application JOIN jobs job ON job.id = application.job_id
	WHERE application.specialist_id = specialist.id AND job.hospital_id = hospital.id
) sent ON true
LEFT JOIN LATERAL (
	-- When a rejection ends the access that the application gave, it also ends what an earlier acceptance gave.
	SELECT bool_or(request.contact_shared) AS shared FROM contact_requests request
	WHERE request.specialist_id = specialist.id AND request.hospital_id = hospital.id AND request.status = 'accepted'
		AND request.revoked_at IS NULL AND (sent.let_go_at IS NULL OR sent.let_go_at < request.decided_at)
) contact ON true;
