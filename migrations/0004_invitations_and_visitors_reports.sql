CREATE TABLE "application_invitations" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"invited_by" uuid,
	"invited_at" timestamp with time zone DEFAULT now() NOT NULL,
	"answer" text,
	"answered_at" timestamp with time zone,
	CONSTRAINT "invitation_answer" CHECK ("application_invitations"."answer" in ('accepted', 'declined')),
	CONSTRAINT "answered_invitation_has_a_date" CHECK (("application_invitations"."answer" is null) = ("application_invitations"."answered_at" is null))
);
--> statement-breakpoint
ALTER TABLE "job_reports" ALTER COLUMN "reporter_account_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "job_reports" ADD COLUMN "sender_key" text;--> statement-breakpoint
ALTER TABLE "job_reports" ADD COLUMN "contact" text;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_application_id_applications_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_invitations" ADD CONSTRAINT "application_invitations_invited_by_accounts_id_fk" FOREIGN KEY ("invited_by") REFERENCES "public"."accounts"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_reports" ADD CONSTRAINT "report_has_a_sender" CHECK (("job_reports"."reporter_account_id" is null) = ("job_reports"."sender_key" is not null)) NOT VALID;--> statement-breakpoint

-- As before but for one rule: a shortlisting from before a second application does not count for it.
CREATE OR REPLACE VIEW relations AS
	SELECT hospital_id, specialist_id, verified, private, suspended, anonymous, hidden, blocked, applied, shortlist_settles_at,
		coalesce(shortlist_settles_at <= statement_timestamp(), false) AS shortlisted,
		contact IS NOT NULL AS contact_accepted, coalesce(contact, false) AS contact_shared
	FROM (
		SELECT two.*, (
			-- When a rejection ends the access that the application gave, it also ends what an earlier acceptance gave.
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
				-- Access ends at once when the specialist withdraws, and 30 days after a rejection, or earlier when the specialist ends it.
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
				-- When the first shortlisting (or a later stage) can no longer be undone. Until then it shares nothing, so a hospital
				-- cannot shortlist, read the phone number and undo.
				(
					SELECT min(coalesce((
						SELECT min(event.at) FROM application_events event
						WHERE event.application_id = application.id AND event.undoes IS NULL
							AND event."to" IN ('shortlisted', 'interview', 'offered', 'hired')
							AND NOT EXISTS (SELECT FROM application_events undo WHERE undo.undoes = event.id)
							-- An application that was withdrawn and sent again is a new one: what came before shares nothing.
							AND NOT EXISTS (SELECT FROM application_events again WHERE again.application_id = application.id
								AND again."from" = 'withdrawn' AND again."to" = 'applied' AND again.undoes IS NULL AND again.at > event.at)
					), application.stage_changed_at)) + interval '60 seconds'
					FROM applications application JOIN jobs job ON job.id = application.job_id
					WHERE application.specialist_id = specialist.id AND job.hospital_id = hospital.id
						AND application.stage IN ('shortlisted', 'interview', 'offered', 'hired')
				) AS shortlist_settles_at
			FROM hospitals hospital CROSS JOIN specialists specialist JOIN accounts account ON account.id = specialist.id
		) two
	) both_sides;
