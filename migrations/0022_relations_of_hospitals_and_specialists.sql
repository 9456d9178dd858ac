ALTER TABLE "hidden_hospitals" DROP CONSTRAINT "hidden_hospitals_hospital_id_hospitals_id_fk";
--> statement-breakpoint
ALTER TABLE "applications" ADD COLUMN "access_ended_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "legal_name_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "hospitals" ADD COLUMN "display_name_key" text NOT NULL;--> statement-breakpoint
ALTER TABLE "hidden_hospitals" ADD CONSTRAINT "hidden_hospitals_hospital_id_hospitals_id_fk" FOREIGN KEY ("hospital_id") REFERENCES "public"."hospitals"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hospitals_legal_name_key_index" ON "hospitals" USING btree ("legal_name_key");--> statement-breakpoint
CREATE INDEX "hospitals_display_name_key_index" ON "hospitals" USING btree ("display_name_key");--> statement-breakpoint
ALTER TABLE "applications" ADD CONSTRAINT "only_access_after_a_rejection_is_ended" CHECK ("applications"."stage" = 'rejected' or "applications"."access_ended_at" is null);
--> statement-breakpoint

-- Which hospital an entry of somebody's list means: by its id, or by a name that it goes by, also when it registered or
-- was renamed later. A block reaches as far: a hospital that registers twice under one name does not escape it.
CREATE VIEW hiding AS
	SELECT entry.specialist_id, hospital.id AS hospital_id, entry.blocked
	FROM hidden_hospitals entry
	JOIN hospitals hospital ON hospital.id = entry.hospital_id
		OR hospital.legal_name_key = entry.name_key OR hospital.display_name_key = entry.name_key;--> statement-breakpoint

-- What lies between a hospital and a specialist: one row for every two, read by naming at least one side and few of the
-- other, for each row is worked out on demand. Only facts stand here; what follows from them stands in app/relations/rules.ts.
CREATE VIEW relations AS
	SELECT hospital_id, specialist_id, verified, private, suspended, anonymous, hidden, blocked, applied, shortlist_settles_at,
		coalesce(shortlist_settles_at <= statement_timestamp(), false) AS shortlisted,
		contact IS NOT NULL AS contact_accepted, coalesce(contact, false) AS contact_shared
	FROM (
		SELECT two.*, (
			-- A rejection ends what an acceptance before it had opened, when it ends what the application had.
			SELECT bool_or(request.contact_shared) FROM contact_requests request
			WHERE request.specialist_id = two.specialist_id AND request.hospital_id = two.hospital_id
				AND request.status = 'accepted' AND request.revoked_at IS NULL
				AND (two.let_go_at IS NULL OR two.let_go_at < request.decided_at)
		) AS contact
		FROM (
			SELECT hospital.id AS hospital_id, specialist.id AS specialist_id,
				hospital.status = 'verified' AS verified,
				NOT specialist.profile_visibility AS private,
				account.suspended_at IS NOT NULL AS suspended,
				specialist.anonymous_mode AS anonymous,
				EXISTS (SELECT FROM hiding WHERE hiding.specialist_id = specialist.id AND hiding.hospital_id = hospital.id) AS hidden,
				EXISTS (SELECT FROM hiding WHERE hiding.specialist_id = specialist.id AND hiding.hospital_id = hospital.id AND hiding.blocked) AS blocked,
				-- Withdrawn is over at once; not selected 30 days later, or when the specialist says so.
				EXISTS (
					SELECT FROM applications application JOIN jobs job ON job.id = application.job_id
					WHERE application.specialist_id = specialist.id AND job.hospital_id = hospital.id
						AND application.stage <> 'withdrawn'
						AND (application.stage <> 'rejected' OR application.access_ended_at IS NULL
							AND application.stage_changed_at > statement_timestamp() - interval '30 days')
				) AS applied,
				(
					SELECT max(application.stage_changed_at) FROM applications application JOIN jobs job ON job.id = application.job_id
					WHERE application.specialist_id = specialist.id AND job.hospital_id = hospital.id AND application.stage = 'rejected'
						AND (application.access_ended_at IS NOT NULL
							OR application.stage_changed_at <= statement_timestamp() - interval '30 days')
				) AS let_go_at,
				-- When the first move to where both sides want it can no longer be undone. Until then nothing follows from it:
				-- a hospital that shortlists, reads the phone number and undoes has not shortlisted.
				(
					SELECT min(coalesce((
						SELECT min(event.at) FROM application_events event
						WHERE event.application_id = application.id AND event.undoes IS NULL
							AND event."to" IN ('shortlisted', 'interview', 'offered', 'hired')
							AND NOT EXISTS (SELECT FROM application_events undo WHERE undo.undoes = event.id)
					), application.stage_changed_at)) + interval '60 seconds'
					FROM applications application JOIN jobs job ON job.id = application.job_id
					WHERE application.specialist_id = specialist.id AND job.hospital_id = hospital.id
						AND application.stage IN ('shortlisted', 'interview', 'offered', 'hired')
				) AS shortlist_settles_at
			FROM hospitals hospital CROSS JOIN specialists specialist JOIN accounts account ON account.id = specialist.id
		) two
	) both_sides;
