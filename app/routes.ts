import { index, layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes'

// This file alone says which actors may enter. Each heading is a layout without a page. Its middleware refuses others
// before any loader or action below it runs. These get the actor from `specialistOf(context)`, `memberOf(context)` and
// so on (identity/groups.server.ts). The page's query decides rules about the object, such as whose application it is.
const visitors = (pages: RouteConfigEntry[]) => pages
const accounts = (pages: RouteConfigEntry[]) => [layout('identity/routes/group-accounts.tsx', pages)]
const passwordAccounts = (pages: RouteConfigEntry[]) => [layout('identity/routes/group-password-accounts.tsx', pages)]
const specialists = (pages: RouteConfigEntry[]) => [layout('identity/routes/group-specialists.tsx', pages)]
const members = (pages: RouteConfigEntry[]) => [layout('identity/routes/group-members.tsx', pages)]
const owners = (pages: RouteConfigEntry[]) => [layout('hospitals/routes/group-owners.tsx', pages)]
const verifiedMembers = (pages: RouteConfigEntry[]) => [layout('identity/routes/group-verified-members.tsx', pages)]
const participants = (pages: RouteConfigEntry[]) => [layout('identity/routes/group-participants.tsx', pages)]
const operators = (pages: RouteConfigEntry[]) => [layout('identity/routes/group-operators.tsx', pages)]

export default [
	// Everyone. A page that answers by kind of viewer asks for itself.
	...visitors([
		index('home/routes/show.tsx'),
		route('card.png', 'home/routes/card.tsx'),

		route('logout', 'identity/routes/logout.tsx'),
		route('logout/everywhere', 'identity/routes/logout-everywhere.tsx'),
		route('sign-in/second-factor', 'identity/routes/second-factor.tsx'),
		route('sign-in/passkey', 'identity/routes/passkey-sign-in.tsx'),
		route('sign-in/passkey/options', 'identity/routes/passkey-options.tsx'),

		route('theme', 'frame/routes/theme.tsx'),
		route('name-banner', 'frame/routes/name-banner.tsx'),
		route('*', 'frame/routes/not-found.tsx'),

		route('manifest.webmanifest', 'pwa/routes/manifest.tsx'),
		route('icons/:name', 'pwa/routes/app-icon.tsx'),
		route('favicon.ico', 'pwa/routes/favicon.tsx'),
		route('apple-touch-icon.png', 'pwa/routes/apple-icon.tsx'),
		route('service-worker.js', 'pwa/routes/offline-worker.tsx'),
		route('offline', 'pwa/routes/offline.tsx'),

		route('updates', 'live/routes/updates.tsx'),

		route('saved-searches', 'alerts/routes/saved-searches.tsx'),
		route('unsubscribe/:token', 'alerts/routes/unsubscribe.tsx'),
		route('unsubscribe/:token/undo', 'alerts/routes/resubscribe.tsx'),

		route('doctors/register', 'specialists/routes/register.tsx'),
		route('doctors/register/code', 'specialists/routes/code.tsx'),
		route('doctors/register/name', 'specialists/routes/register-name.tsx'),
		route('doctors/register/code/resend', 'specialists/routes/resend-code.tsx'),
		route('doctors/:specialistId', 'specialists/routes/show.tsx'),
		route('doctors/:specialistId/photo', 'specialists/routes/show-photo.tsx'),

		route('credentials/:token', 'credentials/routes/pack.tsx'),
		route('credentials/:token/pdf', 'credentials/routes/pack-pdf.tsx'),

		route('hospital/auth', 'hospitals/routes/auth.tsx'),
		route('hospitals/auth', 'hospitals/routes/auth.tsx', { id: 'hospitals/routes/auth-plural' }),
		route('hospital/auth/guest', 'hospitals/routes/guest.tsx'),
		route('hospital/check-inbox', 'hospitals/routes/check-inbox.tsx'),
		route('hospital/confirm-email', 'hospitals/routes/confirm-email.tsx'),
		route('hospital/resend-confirmation', 'hospitals/routes/resend-confirmation.tsx'),
		route('hospital/forgot-password', 'hospitals/routes/forgot-password.tsx'),
		route('hospital/reset-password', 'hospitals/routes/reset-password.tsx'),
		route('hospital/invitation', 'hospitals/routes/invitation.tsx'),
		route('hospitals/:hospitalId', 'hospitals/routes/show.tsx'),
		route('hospitals/:hospitalId/logo/:mark', 'hospitals/routes/show-logo.tsx'),
		route('hospitals/:hospitalId/photos/:photoId', 'hospitals/routes/show-photo.tsx'),

		route('operator/sign-in', 'operations/routes/sign-in.tsx'),

		route('robots.txt', 'seo/routes/robots.tsx'),
		route('.well-known/security.txt', 'seo/routes/security-txt.tsx'),
		route('sitemap.xml', 'seo/routes/sitemap.tsx'),
		route('sitemaps/:file', 'seo/routes/sitemap-part.tsx'),
		route('jobs/feed.xml', 'seo/routes/jobs-rss.tsx'),
		route('jobs/feed.json', 'seo/routes/jobs-json.tsx'),
		route('jobs/:jobId/card.png', 'seo/routes/job-card.tsx'),
		route('blog/:slug/card.png', 'seo/routes/article-card.tsx'),
		route('doctors/guides/:slug/card.png', 'seo/routes/guide-card.tsx'),

		route('search/suggestions', 'suggestions/routes/list.tsx'),

		route('jobs', 'jobs/routes/list.tsx'),
		route('jobs/in', 'jobs/routes/jobs-by-city.tsx'),
		route('jobs/in/:city', 'jobs/routes/city-jobs.tsx'),
		route('jobs/in/:city/:speciality', 'jobs/routes/city-jobs.tsx', { id: 'jobs/routes/city-speciality-jobs' }),
		route('jobs/:jobId', 'jobs/routes/show.tsx'),
		route('jobs/:jobId/report', 'jobs/routes/report.tsx'),

		route('r/:token', 'contacts/routes/open-link.tsx'),

		route('unsubscribe/candidates/:token', 'marketplace/routes/unsubscribe-candidates.tsx'),
		route('unsubscribe/candidates/:token/undo', 'marketplace/routes/resubscribe-candidates.tsx'),
		route('doctor-database', 'marketplace/routes/database.tsx'),
		route('doctors/database', 'marketplace/routes/database.tsx', { id: 'marketplace/routes/database-of-doctors' }),
		route('doctor-database/access', 'marketplace/routes/database-access.tsx'),

		route('calendar/:file', 'interviews/routes/feed.tsx'),

		route('doctors', 'content/routes/doctors.tsx'),
		route('hospitals', 'content/routes/hospitals.tsx'),
		route('how-it-works', 'content/routes/page.tsx', { id: 'content/routes/how-it-works' }),
		route('about-us', 'content/routes/page.tsx', { id: 'content/routes/about' }),
		route('about', 'content/routes/page.tsx', { id: 'content/routes/about-short' }),
		route('success-stories', 'content/routes/page.tsx', { id: 'content/routes/success-stories' }),
		route('doctors/success-stories', 'content/routes/page.tsx', { id: 'content/routes/success-stories-of-doctors' }),
		route('faq', 'content/routes/faq.tsx'),
		route('hospitals/faq', 'content/routes/faq.tsx', { id: 'content/routes/faq-of-hospitals' }),
		route('blog', 'content/routes/blog.tsx'),
		route('blog/:slug', 'content/routes/article.tsx'),
		route('doctors/guides', 'content/routes/guides.tsx'),
		route('career-resources', 'content/routes/guides.tsx', { id: 'content/routes/career-resources' }),
		route('doctors/guides/:slug', 'content/routes/guide.tsx'),
		route('contact', 'content/routes/contact.tsx'),
		route('privacy-policy', 'content/routes/legal.tsx', { id: 'content/routes/privacy' }),
		route('terms-of-service', 'content/routes/legal.tsx', { id: 'content/routes/terms' }),
		route('cookies', 'content/routes/legal.tsx', { id: 'content/routes/cookies' }),

		route('dev/outbox', 'dev/routes/outbox.tsx'),
		route('dev/outbox.json', 'dev/routes/outbox-json.tsx'),
		route('dev/ui', 'dev/routes/ui.tsx'),
	]),

	// Everyone who is logged in.
	...accounts([
		route('account/confirm', 'identity/routes/confirm.tsx'),
		route('account/confirm/app', 'identity/routes/confirm-app.tsx'),
		route('account/confirm/passkey', 'identity/routes/confirm-passkey.tsx'),
		route('account/security', 'identity/routes/security.tsx'),
		route('account/security/sessions/:sessionId/ending', 'identity/routes/end-session.tsx'),
		route('account/security/other-sessions/ending', 'identity/routes/end-other-sessions.tsx'),
		route('account/security/passkeys/new', 'identity/routes/add-passkey.tsx'),
		route('account/security/passkeys/options', 'identity/routes/add-passkey-options.tsx'),
		route('account/security/passkeys/:passkeyId/removal', 'identity/routes/remove-passkey.tsx'),
		route('account/security/authenticator', 'identity/routes/enrol-authenticator.tsx'),
		route('account/security/authenticator/confirmation', 'identity/routes/confirm-authenticator.tsx'),
		route('account/security/authenticator/removal', 'identity/routes/remove-authenticator.tsx'),

		route('updates/since', 'live/routes/updates-since.tsx'),

		route('notifications', 'notifications/routes/list.tsx'),
		route('notifications/read', 'notifications/routes/mark-read.tsx'),
		route('notifications/push', 'notifications/routes/subscribe-push.tsx'),
		route('notifications/push/removal', 'notifications/routes/unsubscribe-push.tsx'),
		route('notifications/:notificationId/opening', 'notifications/routes/open.tsx'),

		route('interviews', 'interviews/routes/list.tsx'),
	]),

	// Everyone who logs in with a password: members and operators.
	...passwordAccounts([route('account/confirm/password', 'identity/routes/confirm-password.tsx')]),

	...specialists([
		route('account/confirm/sms', 'identity/routes/confirm-sms.tsx'),
		route('account/confirm/code', 'identity/routes/confirm-code.tsx'),

		route('doctors/offline', 'pwa/routes/doctor-offline.tsx'),

		route('saved-searches/alerts', 'alerts/routes/turn-on-alerts.tsx'),
		route('saved-searches/:searchId/name', 'alerts/routes/rename-search.tsx'),
		route('saved-searches/:searchId/muting', 'alerts/routes/mute-search.tsx'),
		route('saved-searches/:searchId/unmuting', 'alerts/routes/unmute-search.tsx'),
		route('saved-searches/:searchId/removal', 'alerts/routes/remove-search.tsx'),
		route('saved-searches/:searchId/restoration', 'alerts/routes/restore-search.tsx'),

		route('doctors/complete-profile', 'specialists/routes/complete-profile.tsx'),
		route('doctors/complete-profile/skip', 'specialists/routes/skip-completion.tsx'),
		route('doctors/complete-profile/details', 'specialists/routes/onboarding.tsx'),
		route('profile', 'specialists/routes/profile.tsx'),
		route('profile/about', 'specialists/routes/edit-about.tsx'),
		route('profile/languages', 'specialists/routes/edit-languages.tsx'),
		route('profile/shifts', 'specialists/routes/edit-shifts.tsx'),
		route('profile/availability', 'specialists/routes/edit-availability.tsx'),
		route('profile/pay', 'specialists/routes/edit-pay.tsx'),
		route('profile/area', 'specialists/routes/edit-area.tsx'),
		route('profile/experience', 'specialists/routes/entries.tsx', { id: 'specialists/routes/experience' }),
		route('profile/experience/new', 'specialists/routes/edit-post.tsx', { id: 'specialists/routes/add-post' }),
		route('profile/experience/:entryId', 'specialists/routes/edit-post.tsx'),
		route('profile/experience/:entryId/removal', 'specialists/routes/remove-entry.tsx', {
			id: 'specialists/routes/remove-post',
		}),
		route('profile/experience/:entryId/up', 'specialists/routes/move-entry.tsx', {
			id: 'specialists/routes/move-post-up',
		}),
		route('profile/experience/:entryId/down', 'specialists/routes/move-entry.tsx', {
			id: 'specialists/routes/move-post-down',
		}),
		route('profile/education', 'specialists/routes/entries.tsx', { id: 'specialists/routes/education' }),
		route('profile/education/new', 'specialists/routes/edit-course.tsx', { id: 'specialists/routes/add-course' }),
		route('profile/education/:entryId', 'specialists/routes/edit-course.tsx'),
		route('profile/education/:entryId/removal', 'specialists/routes/remove-entry.tsx', {
			id: 'specialists/routes/remove-course',
		}),
		route('profile/education/:entryId/up', 'specialists/routes/move-entry.tsx', {
			id: 'specialists/routes/move-course-up',
		}),
		route('profile/education/:entryId/down', 'specialists/routes/move-entry.tsx', {
			id: 'specialists/routes/move-course-down',
		}),
		route('profile/skills', 'specialists/routes/entries.tsx', { id: 'specialists/routes/skills' }),
		route('profile/skills/new', 'specialists/routes/edit-skill.tsx', { id: 'specialists/routes/add-skill' }),
		route('profile/skills/:entryId', 'specialists/routes/edit-skill.tsx'),
		route('profile/skills/:entryId/removal', 'specialists/routes/remove-entry.tsx', {
			id: 'specialists/routes/remove-skill',
		}),
		route('profile/skills/:entryId/up', 'specialists/routes/move-entry.tsx', {
			id: 'specialists/routes/move-skill-up',
		}),
		route('profile/skills/:entryId/down', 'specialists/routes/move-entry.tsx', {
			id: 'specialists/routes/move-skill-down',
		}),
		route('profile/photo', 'specialists/routes/photo.tsx'),
		route('profile/photo/removal', 'specialists/routes/remove-photo.tsx'),
		route('profile/saves/:revisionId/undo', 'specialists/routes/undo-save.tsx'),
		route('profile/resume-reading', 'specialists/routes/resume-reading.tsx'),
		route('profile/resume-reading/:resumeId/acceptance', 'specialists/routes/accept-proposals.tsx'),
		route('profile/resume-reading/:resumeId/restoration', 'specialists/routes/restore-proposals.tsx'),
		route('settings', 'specialists/routes/settings.tsx'),
		route('settings/notifications', 'specialists/routes/settings-notifications.tsx'),
		route('settings/security', 'specialists/routes/settings-security.tsx'),
		route('settings/privacy', 'specialists/routes/settings-privacy.tsx'),
		route('settings/private-mode', 'specialists/routes/private-mode.tsx'),
		route('settings/privacy/hidden-hospitals', 'specialists/routes/hidden-hospitals.tsx'),
		route('settings/privacy/hidden-hospitals/:hiddenId/removal', 'specialists/routes/stop-hiding.tsx'),
		route('resumes/:resumeId', 'specialists/routes/resume.tsx'),
		route('resumes/:resumeId/removal', 'specialists/routes/remove-resume.tsx'),
		route('resumes/:resumeId/restoration', 'specialists/routes/restore-resume.tsx'),
		route('doctors/dashboard', 'specialists/routes/dashboard.tsx'),

		route('profile/credentials', 'credentials/routes/list.tsx'),
		route('profile/credentials/new/:kind', 'credentials/routes/add.tsx'),
		route('profile/credentials/:credentialId', 'credentials/routes/show.tsx'),
		route('profile/credentials/:credentialId/edit', 'credentials/routes/edit.tsx'),
		route('profile/credentials/:credentialId/removal', 'credentials/routes/remove.tsx'),
		route('profile/credentials/:credentialId/document', 'credentials/routes/document.tsx'),
		route('profile/credential-packs', 'credentials/routes/packs.tsx'),
		route('profile/credential-packs/:packId/revocation', 'credentials/routes/revoke-pack.tsx'),

		route('settings/my-data', 'personal-data/routes/my-data.tsx'),
		route('settings/my-data/consents/:item/withdrawal', 'personal-data/routes/withdraw-consent.tsx'),
		route('settings/my-data/consents/:item/renewal', 'personal-data/routes/renew-consent.tsx'),
		route('settings/my-data/export', 'personal-data/routes/export.tsx'),
		route('settings/my-data/export/file', 'personal-data/routes/export-file.tsx'),
		route('settings/my-data/deletion', 'personal-data/routes/deletion.tsx'),
		route('settings/my-data/deletion/cancellation', 'personal-data/routes/cancel-deletion.tsx'),

		route('jobs/saved', 'jobs/routes/saved.tsx'),
		route('jobs/:jobId/saving', 'jobs/routes/save.tsx'),
		route('jobs/:jobId/saving/removal', 'jobs/routes/unsave.tsx'),

		route('jobs/matches', 'matching/routes/list.tsx'),

		route('contact-requests', 'contacts/routes/my-requests.tsx'),
		route('contact-requests/:requestId', 'contacts/routes/show.tsx'),
		route('contact-requests/:requestId/acceptance', 'contacts/routes/accept.tsx'),
		route('contact-requests/:requestId/refusal', 'contacts/routes/decline.tsx'),
		route('contact-requests/:requestId/revocation', 'contacts/routes/end-contact.tsx'),
		route('hospitals/:hospitalId/block', 'contacts/routes/block-hospital.tsx'),
		route('hospitals/:hospitalId/report', 'contacts/routes/report-hospital.tsx'),

		route('jobs/:jobId/apply', 'applications/routes/apply.tsx'),
		route('applications', 'offers/routes/applications.tsx'),
		route('applications/:applicationId', 'applications/routes/show.tsx'),
		route('applications/:applicationId/withdrawal', 'applications/routes/withdraw.tsx'),
		route('applications/:applicationId/access', 'applications/routes/end-access.tsx'),
		route('applications/:applicationId/withdrawal/undo', 'applications/routes/undo-withdrawal.tsx'),
		route('applications/:applicationId/invitation/acceptance', 'applications/routes/accept-invitation.tsx'),
		route('applications/:applicationId/invitation/refusal', 'applications/routes/decline-invitation.tsx'),

		route('interviews/:interviewId/choice', 'interviews/routes/choose-slot.tsx'),
		route('interviews/:interviewId/other-times', 'interviews/routes/ask-for-other-times.tsx'),

		route('offers/:offerId', 'offers/routes/show.tsx'),
		route('offers/:offerId/acceptance', 'offers/routes/accept-offer.tsx'),
		route('offers/:offerId/refusal', 'offers/routes/decline-offer.tsx'),
		route('offers/:offerId/answer/undo', 'offers/routes/undo-answer.tsx'),
		route('applications/:applicationId/rating', 'offers/routes/rate-hospital.tsx'),
	]),

	// Around the pages of a hospital's people: the navigation beside them.
	layout('frame/routes/workspace.tsx', [
		// It asks for itself: a visitor is told why the hospital portal comes first.
		...visitors([route('doctors/:specialistId/contact', 'contacts/routes/contact-specialist.tsx')]),

		// Members of any hospital, also one that we have not verified.
		...members([
			layout('hospitals/routes/dashboard-layout.tsx', [
				route('hospitals/dashboard', 'marketplace/routes/candidates.tsx'),
				route('hospitals/dashboard/jobs', 'jobs/routes/postings.tsx'),
				route('hospitals/dashboard/interviews', 'interviews/routes/hospital-interviews.tsx'),
			]),

			route('hospitals/verification', 'hospitals/routes/verification.tsx'),
			route('hospital/profile', 'hospitals/routes/public-page.tsx'),
			route('hospital/team', 'hospitals/routes/team.tsx'),
			route('hospital/team/leaving', 'hospitals/routes/leave-team.tsx'),
			route('hospital/settings', 'hospitals/routes/settings.tsx'),
			route('hospital/settings/shortcuts', 'hospitals/routes/switch-shortcuts.tsx'),

			route('hospital/post-job', 'jobs/routes/post-job.tsx'),
			route('post-job', 'jobs/routes/post-job.tsx', { id: 'jobs/routes/post-job-short' }),
			route('hospital/post-job/preview', 'jobs/routes/preview-job.tsx'),
			route('hospital/jobs/drafts', 'jobs/routes/save-draft.tsx'),
			route('hospital/jobs/:jobId/preview', 'jobs/routes/preview-job.tsx', { id: 'jobs/routes/preview-stored-job' }),
			route('hospital/jobs/:jobId/edit', 'jobs/routes/edit-job.tsx'),
			route('hospital/jobs/:jobId/template', 'jobs/routes/save-template.tsx'),
			route('hospital/pay-figures', 'jobs/routes/pay-figures.tsx'),
			route('hospital/job-templates', 'jobs/routes/templates.tsx'),
			route('hospital/job-templates/:templateId/name', 'jobs/routes/rename-template.tsx'),
			route('hospital/job-templates/:templateId/removal', 'jobs/routes/delete-template.tsx'),
			route('hospital/jobs/:jobId/autosave', 'jobs/routes/autosave.tsx'),
			route('hospital/jobs/:jobId/deletion', 'jobs/routes/delete-draft.tsx'),
			route('hospital/jobs/:jobId/publication', 'jobs/routes/publication.tsx'),
			route('hospital/jobs/:jobId/closure', 'jobs/routes/closure.tsx'),
			route('hospital/jobs/:jobId/pause', 'jobs/routes/pause.tsx'),
			route('hospital/jobs/:jobId/duplication', 'jobs/routes/duplication.tsx'),
			route('hospital/jobs/:jobId/reopening', 'jobs/routes/reopening.tsx'),
			route('hospital/jobs/:jobId/undo', 'jobs/routes/undo-move.tsx'),
			route('hospital/reviews', 'moderation/routes/list.tsx'),
			route('hospital/reviews/:reviewId/withdrawal', 'moderation/routes/withdraw.tsx'),

			route('hospital/palette', 'frame/routes/palette.tsx'),
		]),

		// Owners of a hospital.
		...owners([
			route('hospital/profile/logo', 'hospitals/routes/logo.tsx'),
			route('hospital/profile/logo/removal', 'hospitals/routes/remove-logo.tsx'),
			route('hospital/profile/photos', 'hospitals/routes/photos.tsx'),
			route('hospital/profile/photos/:photoId/removal', 'hospitals/routes/remove-photo.tsx'),
			route('hospital/profile/departments', 'hospitals/routes/departments.tsx'),
			route('hospital/profile/sites', 'hospitals/routes/sites.tsx'),
			route('hospital/profile/sites/:siteId', 'hospitals/routes/edit-site.tsx'),
			route('hospital/profile/sites/:siteId/removal', 'hospitals/routes/remove-site.tsx'),
			route('hospital/team/invitations/new', 'hospitals/routes/invite.tsx'),
			route('hospital/team/members/:memberId/removal', 'hospitals/routes/remove-member.tsx'),
			route('hospital/team/invitations/:invitationId/resending', 'hospitals/routes/resend-invitation.tsx'),
			route('hospital/team/invitations/:invitationId/revocation', 'hospitals/routes/revoke-invitation.tsx'),
			route('hospital/team/members/:memberId/promotion', 'hospitals/routes/promote-member.tsx'),
			route('hospital/team/members/:memberId/demotion', 'hospitals/routes/demote-member.tsx'),
		]),

		...verifiedMembers([
			route('hospital/shortlist', 'marketplace/routes/saved-candidates.tsx'),
			route('hospital/compare', 'marketplace/routes/compare.tsx'),
			route('hospital/candidate-searches', 'marketplace/routes/candidate-searches.tsx'),
			route('hospital/candidate-searches/:searchId/name', 'marketplace/routes/rename-candidate-search.tsx'),
			route('hospitals/dashboard/candidates.csv', 'marketplace/routes/candidates-csv.tsx'),
			route('hospital/shortlist/removal', 'marketplace/routes/remove-saved-candidates.tsx'),
			route('hospital/shortlist/restoration', 'marketplace/routes/restore-saved-candidates.tsx'),
			route('hospital/shortlist/:specialistId', 'marketplace/routes/save-candidate.tsx'),
			route('hospital/shortlist/:specialistId/removal', 'marketplace/routes/remove-saved-candidate.tsx'),
			route('hospital/candidates/:specialistId/resume', 'marketplace/routes/candidate-resume.tsx'),
			route('hospital/candidate-searches/:searchId/muting', 'marketplace/routes/mute-candidate-search.tsx'),
			route('hospital/candidate-searches/:searchId/unmuting', 'marketplace/routes/unmute-candidate-search.tsx'),
			route('hospital/candidate-searches/:searchId/removal', 'marketplace/routes/remove-candidate-search.tsx'),
			route('hospital/candidate-searches/:searchId/restoration', 'marketplace/routes/restore-candidate-search.tsx'),

			route('hospital/candidates/contact', 'contacts/routes/contact-several.tsx'),
			route('hospital/contact-requests', 'contacts/routes/hospital-requests.tsx'),
			route('hospital/candidates/:specialistId/report', 'contacts/routes/report-specialist.tsx'),
			route('doctors/:specialistId/contact/preview', 'contacts/routes/preview-contact.tsx'),
			route('hospital/contact-requests/:requestId/withdrawal', 'contacts/routes/withdraw.tsx'),

			route('hospital/jobs/:jobId/specialists', 'matching/routes/people.tsx'),

			route('hospital/jobs/:jobId/applicants', 'applications/routes/applicants.tsx'),
			route('hospital/applications/:applicationId', 'applications/routes/applicant.tsx'),
			route('hospital/applications/:applicationId/rejection', 'applications/routes/reject.tsx'),
			route('hospital/applications/:applicationId/notes', 'applications/routes/add-note.tsx'),
			route('hospital/applications/:applicationId/tags', 'applications/routes/add-tag.tsx'),
			route('hospital/applications/:applicationId/scorecard', 'applications/routes/score.tsx'),
			route('hospital/candidates/:specialistId/consideration', 'applications/routes/consider.tsx'),
			route('hospital/applicants', 'applications/routes/all-applicants.tsx'),
			route('hospital/applicants/rejection', 'applications/routes/reject-many.tsx'),
			route('hospital/applications/:applicationId/resume', 'applications/routes/resume.tsx'),
			route('hospital/applications/:applicationId/invitation', 'applications/routes/invite-again.tsx'),
			route('hospital/applications/:applicationId/stage', 'applications/routes/move.tsx'),
			route('hospital/applications/:applicationId/stage/undo', 'applications/routes/undo-move.tsx'),
			route('hospital/applicants/stage', 'applications/routes/move-many.tsx'),
			route('hospital/applicants/undo', 'applications/routes/undo-many.tsx'),
			route('hospital/applications/:applicationId/notes/:noteId/removal', 'applications/routes/remove-note.tsx'),
			route('hospital/applications/:applicationId/tags/removal', 'applications/routes/remove-tag.tsx'),

			route('hospital/interviews/new', 'interviews/routes/choose-applicant.tsx'),
			route('hospital/applications/:applicationId/interviews/new', 'interviews/routes/propose.tsx'),
			route('interviews/:interviewId/proposal', 'interviews/routes/propose-again.tsx'),
			route('interviews/:interviewId/details', 'interviews/routes/change-details.tsx'),
			route('interviews/:interviewId/completion', 'interviews/routes/complete.tsx'),
			route('interviews/:interviewId/no-show', 'interviews/routes/mark-no-show.tsx'),

			route('hospital/applications/:applicationId/offer', 'offers/routes/offer.tsx'),
			route('hospital/applications/:applicationId/offer/preview', 'offers/routes/preview-offer.tsx'),
			route('hospital/applications/:applicationId/start', 'offers/routes/start.tsx'),
			route('hospital/applications/:applicationId/rating', 'offers/routes/rate-specialist.tsx'),
			route('hospital/applications/:applicationId/start/undo', 'offers/routes/undo-start.tsx'),
			route('hospital/offers/:offerId/undo', 'offers/routes/undo-offer.tsx'),
			route('hospital/offers/:offerId/withdrawal', 'offers/routes/withdraw-offer.tsx'),
		]),

		// Both sides of a conversation or an interview; a specialist sees no navigation beside it.
		...participants([
			layout('messages/routes/inbox.tsx', [
				route('messages', 'messages/routes/none-chosen.tsx'),
				route('messages/with/:otherId', 'messages/routes/conversation.tsx'),
			]),

			route('offers/:offerId/letter', 'offers/routes/letter.tsx'),

			route('interviews/:interviewId', 'interviews/routes/show.tsx'),
			route('interviews/:interviewId/cancellation', 'interviews/routes/cancel.tsx'),
			route('account/calendar', 'interviews/routes/calendar.tsx'),
			route('interviews/:interviewId/calendar.ics', 'interviews/routes/calendar-file.tsx'),
			route('account/calendar/removal', 'interviews/routes/remove-feed.tsx'),

			route('messages/with/:otherId/sending', 'messages/routes/send.tsx'),
			route('messages/files/:fileId', 'messages/routes/file.tsx'),
		]),
	]),

	...operators([
		route('operator', 'operations/routes/hospitals.tsx'),
		route('operator/reports', 'operations/routes/job-reports.tsx'),
		route('operator/reports/:reportId', 'operations/routes/job-report.tsx'),
		route('operator/reviews', 'operations/routes/reviews.tsx'),
		route('operator/reviews/:reviewId', 'operations/routes/review.tsx'),
		route('operator/reviews/:reviewId/approval', 'operations/routes/approve-review.tsx'),
		route('operator/reviews/:reviewId/undo', 'operations/routes/undo-refusal.tsx'),
		route('operator/jobs/:jobId/removal', 'operations/routes/remove-job.tsx'),
		route('operator/ratings', 'operations/routes/ratings.tsx'),
		route('operator/ratings/:applicationId/:side/hiding', 'operations/routes/hide-rating.tsx'),
		route('operator/ratings/:applicationId/:side/showing', 'operations/routes/show-rating.tsx'),
		route('operator/conduct', 'operations/routes/user-reports.tsx'),
		route('operator/conduct/:reportId', 'operations/routes/user-report.tsx'),
		route('operator/hospitals/:hospitalId', 'operations/routes/hospital.tsx'),
		route('operator/hospitals/:hospitalId/verification', 'operations/routes/verify-hospital.tsx'),
		route('operator/hospitals/:hospitalId/rejection', 'operations/routes/reject-hospital.tsx'),
		route('operator/hospitals/:hospitalId/suspension', 'operations/routes/suspend-hospital.tsx'),
		route('operator/specialists/:specialistId', 'operations/routes/specialist.tsx'),
		route('operator/hospitals/:hospitalId/members/:memberId/removal', 'operations/routes/remove-member.tsx'),
		route('operator/hospitals/:hospitalId/reinstatement', 'operations/routes/reinstate-hospital.tsx'),
		route('operator/credentials', 'operations/routes/credentials.tsx'),
		route('operator/credentials/:credentialId', 'operations/routes/credential.tsx'),
		route('operator/credentials/:credentialId/document', 'operations/routes/credential-document.tsx'),
		route('operator/credentials/:credentialId/verification', 'operations/routes/verify-credential.tsx'),
		route('operator/credentials/:credentialId/rejection', 'operations/routes/reject-credential.tsx'),
	]),
] satisfies RouteConfig
