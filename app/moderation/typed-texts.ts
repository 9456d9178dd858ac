/**
 * Every text that a person types and we keep, by its column: who writes it, who reads it, and what the scanner does before anyone else
 * does. A test derives the columns from the tables and the fields from the forms, and fails on one that does not stand here.
 */

type Writer = 'hospital' | 'specialist' | 'visitor' | 'either side' | 'operator'

/**
 * `held` waits for an operator; what a specialist sends to a hospital is refused instead, unless they tell what was asked of them.
 * `refused` is refused beside its field, where nothing can wait; `verified`: an operator verifies it before anyone sees it. Else why it is
 * not scanned.
 */
type Scan = 'held' | 'refused' | 'verified' | { not: string }

export type TypedText = {
	by: Writer
	/** 'author' with their own side, or whom else. */
	readBy: 'author' | 'operators' | 'specialists' | 'hospitals' | 'other side' | 'public'
	scanned: Scan
	/** The fields of forms that it is typed into, as 'file#field'. */
	fields: readonly string[]
	/** The file that refuses it, where the schema lies in a folder that the scanner itself builds on. */
	through?: string
}

const own = { not: 'Only its author and their own side read it.' }
const forOperators = { not: 'Only operators read it.' }
const ofOperators = { not: 'Operators write it.' }
const named = { not: 'A name: letters, marks and signs of names only.' }
const known = { not: 'Words of a list, or places that the map knows.' }

const text = (by: Writer, readBy: TypedText['readBy'], scanned: Scan, fields: string, through?: string): TypedText => ({
	by,
	readBy,
	scanned,
	fields: fields.split(' ').filter(Boolean),
	...(through ? { through } : {}),
})

export const typedTexts: Record<string, TypedText> = {
	// Jobs, wherever they are posted from: forms, programs, templates and feeds pass the same move.
	'jobs.title': text('hospital', 'public', 'held', 'jobs/schema.server.ts#title jobs/schema.server.ts#unfinishedInput'),
	'jobs.speciality': text('hospital', 'public', 'held', 'jobs/schema.server.ts#otherSpeciality'),
	'jobs.location': text('hospital', 'public', 'held', 'jobs/schema.server.ts#location'),
	'jobs.description': text('hospital', 'public', 'held', 'jobs/schema.server.ts#description'),
	'jobs.responsibilities': text('hospital', 'public', 'held', 'jobs/schema.server.ts#lines'),
	'jobs.requirements': text('hospital', 'public', 'held', ''),
	'jobs.required_skills': text('hospital', 'public', 'held', 'jobs/schema.server.ts#skills'),
	'jobs.team': text('hospital', 'public', 'held', 'jobs/form/duty-sheet.ts#team'),
	'jobs.contact_role': text('hospital', 'public', 'held', 'jobs/form/duty-sheet.ts#contactRole'),
	'jobs.bond_for': text('hospital', 'public', 'held', 'jobs/terms/terms.ts#bondFor'),
	'jobs.unfinished': text('hospital', 'author', own, ''),
	'jobs.status_reason': text('hospital', 'public', 'refused', 'jobs/closure-schema.server.ts#otherReason'),
	'job_status_events.reason': text('hospital', 'public', 'refused', ''),
	'job_templates.name': text('hospital', 'author', own, 'jobs/routes/rename-template.tsx#name'),
	'job_templates.values': text('hospital', 'author', own, ''),
	'job_reports.detail': text('specialist', 'operators', forOperators, 'jobs/review/report-schema.server.ts#detail'),
	'job_reports.contact': text('specialist', 'operators', forOperators, 'jobs/review/report-schema.server.ts#contact'),
	'job_reports.outcome': text('operator', 'author', ofOperators, 'operations/schema.server.ts#outcome'),

	// Applications
	'applications.note': text('specialist', 'hospitals', 'refused', 'applications/schema.server.ts#note'),
	'applications.rejection_reason': text(
		'hospital',
		'specialists',
		'refused',
		'applications/schema.server.ts#newReason applications/schema.server.ts#freeText',
	),
	'application_events.reason': text('either side', 'other side', 'refused', ''),
	'application_notes.body': text('hospital', 'author', own, 'applications/schema.server.ts#body'),
	'application_tags.tag': text('hospital', 'author', own, 'applications/schema.server.ts#tag'),
	'scorecards.note': text('hospital', 'author', own, ''),

	// Messages, requests, interviews, offers
	'messages.body': text('either side', 'other side', 'held', 'messages/schema.server.ts#body'),
	'message_files.file_name': text('either side', 'other side', 'held', ''),
	'contact_requests.reason': text('hospital', 'specialists', 'held', 'contacts/schema.server.ts#reason'),
	'contact_requests.place': text('hospital', 'specialists', 'held', 'contacts/schema.server.ts#place'),
	'contact_requests.message': text('hospital', 'specialists', 'held', 'contacts/schema.server.ts#message'),
	'contact_requests.decline_reason': text('specialist', 'hospitals', 'refused', 'contacts/schema.server.ts#freeText'),
	'contact_request_events.reason': text('specialist', 'hospitals', 'refused', ''),
	'user_reports.detail': text('either side', 'operators', forOperators, 'contacts/schema.server.ts#detail'),
	'user_reports.outcome': text('operator', 'author', ofOperators, ''),
	'interviews.place': text(
		'hospital',
		'specialists',
		'refused',
		'interviews/schema.server.ts#address interviews/schema.server.ts#link',
	),
	'interviews.note': text('hospital', 'specialists', 'refused', 'interviews/schema.server.ts#note'),
	'interviews.reason': text('either side', 'other side', 'refused', 'interviews/schema.server.ts#reason'),
	'interview_events.reason': text('either side', 'other side', 'refused', ''),
	'offers.message': text('hospital', 'specialists', 'held', 'offers/schema.server.ts#message'),
	'offers.terms': text('hospital', 'specialists', 'held', 'offers/schema.server.ts#terms'),
	'offers.differences': text('hospital', 'specialists', 'held', 'offers/schema.server.ts#reasons'),
	'offers.bond_for': text('hospital', 'specialists', 'held', 'jobs/terms/terms.ts#bondFor'),
	'offers.decline_reason': text('specialist', 'hospitals', 'refused', 'offers/schema.server.ts#reason'),
	'offer_events.reason': text('specialist', 'hospitals', 'refused', ''),
	'joining_date_proposals.reason': text('either side', 'other side', 'refused', 'offers/schema.server.ts#reason'),
	'joining_date_events.reason': text('either side', 'other side', 'refused', ''),
	'ratings.comment': text('either side', 'other side', 'refused', 'offers/schema.server.ts#comment'),
	'ratings.appeal': text('either side', 'operators', forOperators, ''),
	'ratings.hidden_reason': text('operator', 'author', ofOperators, ''),

	// Cover
	'cover_first_requests.registration_number': text(
		'hospital',
		'operators',
		forOperators,
		'cover/schema.server.ts#registrationNumber',
	),
	'cover_first_requests.reason': text('operator', 'author', ofOperators, ''),
	'cover_requests.work': text('hospital', 'specialists', 'refused', 'cover/schema.server.ts#work'),
	'cover_requests.skills': text(
		'hospital',
		'specialists',
		'refused',
		'cover/asking/details.ts#skills',
		'cover/schema.server.ts',
	),
	'cover_requests.note': text(
		'hospital',
		'specialists',
		'refused',
		'cover/asking/details.ts#note',
		'cover/schema.server.ts',
	),
	'cover_events.reason': text(
		'either side',
		'other side',
		'refused',
		'cover/schema.server.ts#reasonText cover/schema.server.ts#optionalReason cover/schema.server.ts#reason',
	),
	'cover_replies.text': text('either side', 'other side', 'refused', 'cover/schema.server.ts#reply'),

	// What a hospital says about itself
	'hospitals.legal_name': text('hospital', 'public', 'verified', 'hospitals/schema.server.ts#legalName'),
	'hospitals.display_name': text('hospital', 'public', 'verified', 'hospitals/schema.server.ts#hospitalName'),

	'hospitals.address': text('hospital', 'public', 'verified', 'hospitals/schema.server.ts#address'),
	'hospitals.city': text('hospital', 'public', known, 'hospitals/schema.server.ts#place'),
	'hospitals.about': text('hospital', 'public', 'held', 'hospitals/page/public-page-schema.server.ts#about'),
	'hospitals.facilities': text('hospital', 'public', 'held', 'hospitals/page/public-page-schema.server.ts#facilities'),
	'hospitals.promise_reply': text('hospital', 'public', 'held', 'hospitals/page/public-page-schema.server.ts#reply'),
	'hospitals.rating_reply': text('hospital', 'public', 'held', ''),
	'hospitals.website': text('hospital', 'public', 'verified', 'hospitals/schema.server.ts#website'),
	'hospitals.registration_number': text(
		'hospital',
		'operators',
		forOperators,
		'hospitals/schema.server.ts#registrationNumber',
	),
	'hospitals.facility_id': text('hospital', 'operators', forOperators, 'hospitals/schema.server.ts#facilityId'),
	'hospitals.gstin': text('hospital', 'operators', forOperators, 'hospitals/schema.server.ts#gstin'),
	'hospitals.status_reason': text('operator', 'author', ofOperators, 'operations/schema.server.ts#freeText'),
	'hospitals.checked_against': text(
		'operator',
		'author',
		ofOperators,
		'operations/schema.server.ts#source operations/schema.server.ts#otherSource',
	),
	'hospital_status_events.reason': text('operator', 'author', ofOperators, ''),
	'hospital_documents.file_name': text('hospital', 'operators', forOperators, ''),
	'hospital_photos.caption': text(
		'hospital',
		'public',
		'refused',
		'hospitals/page/public-page-schema.server.ts#photoCaption',
		'hospitals/routes/photos.tsx',
	),
	'hospital_departments.name': text(
		'hospital',
		'public',
		'refused',
		'hospitals/page/departments.server.ts#name',
		'hospitals/routes/departments.tsx',
	),
	'hospital_departments.head_role': text(
		'hospital',
		'public',
		'refused',
		'hospitals/page/departments.server.ts#headRole',
		'hospitals/routes/departments.tsx',
	),
	'hospital_sites.name': text(
		'hospital',
		'public',
		'refused',
		'hospitals/sites/sites.server.ts#name',
		'hospitals/routes/sites.tsx',
	),
	'hospital_sites.address': text(
		'hospital',
		'public',
		'refused',
		'hospitals/sites/sites.server.ts#address',
		'hospitals/routes/edit-site.tsx',
	),
	'hospital_sites.city': text(
		'hospital',
		'public',
		'refused',
		'hospitals/sites/sites.server.ts#city',
		'hospitals/routes/sites.tsx',
	),
	'hospital_templates.name': text('hospital', 'author', own, 'templates/schema.server.ts#name'),
	/** Scanned as the message, request, offer or rejection that it becomes. */
	'hospital_templates.body': text('hospital', 'author', own, 'templates/schema.server.ts#body'),

	// What a specialist says about themself
	'specialists.name': text('specialist', 'hospitals', named, 'specialists/schema.server.ts#name'),
	'specialists.speciality': text('specialist', 'hospitals', known, 'specialists/schema.server.ts#speciality'),
	'specialists.location': text('specialist', 'hospitals', known, 'specialists/schema.server.ts#location'),
	'specialists.preferred_areas': text(
		'specialist',
		'hospitals',
		known,
		'specialists/sections/section-fields.ts#preferredAreas',
	),
	'specialists.bio': text(
		'specialist',
		'hospitals',
		'refused',
		'specialists/sections/section-fields.ts#bio',
		'specialists/routes/edit-about.tsx',
	),
	'specialist_skills.name': text(
		'specialist',
		'hospitals',
		'refused',
		'specialists/sections/entry-schemas.server.ts#name',
		'specialists/routes/edit-skill.tsx',
	),
	'work_experiences.role': text(
		'specialist',
		'hospitals',
		'refused',
		'specialists/sections/entry-schemas.server.ts#title',
		'specialists/routes/edit-post.tsx',
	),
	'work_experiences.hospital': text(
		'specialist',
		'hospitals',
		'refused',
		'specialists/sections/section-fields.ts#hospital',
		'specialists/routes/edit-post.tsx',
	),
	'work_experiences.description': text(
		'specialist',
		'hospitals',
		'refused',
		'specialists/sections/section-fields.ts#description',
		'specialists/routes/edit-post.tsx',
	),
	'educations.degree': text(
		'specialist',
		'hospitals',
		'refused',
		'specialists/sections/section-fields.ts#degree',
		'specialists/routes/edit-course.tsx',
	),
	'educations.field': text(
		'specialist',
		'hospitals',
		'refused',
		'specialists/sections/section-fields.ts#field',
		'specialists/routes/edit-course.tsx',
	),
	'educations.institution': text(
		'specialist',
		'hospitals',
		'refused',
		'specialists/sections/section-fields.ts#institution',
		'specialists/routes/edit-course.tsx',
	),
	'resumes.file_name': text('specialist', 'hospitals', { not: 'The file itself is read by the hospital too.' }, ''),
	'resume_readings.proposal': text('specialist', 'author', own, ''),
	'resume_readings.text': text('specialist', 'author', own, ''),
	'profile_revisions.before': text('specialist', 'author', own, ''),
	'hidden_hospitals.name': text(
		'specialist',
		'author',
		own,
		'specialists/schema.server.ts#hospital specialists/schema.server.ts#hide specialists/schema.server.ts#hideAlso',
	),

	// Credentials and their packs
	'credentials.title': text('specialist', 'hospitals', 'verified', 'credentials/schema.server.ts#title'),
	'credentials.number': text('specialist', 'hospitals', 'verified', ''),
	'credentials.midwife_number': text('specialist', 'operators', forOperators, ''),
	'credentials.national_number': text('specialist', 'operators', forOperators, ''),
	'credentials.qualification': text(
		'specialist',
		'operators',
		forOperators,
		'credentials/schema.server.ts#qualification',
	),
	'credentials.institution': text('specialist', 'hospitals', 'verified', 'credentials/schema.server.ts#institution'),
	'credentials.holder_name': text('specialist', 'operators', forOperators, ''),
	'credentials.status_reason': text('operator', 'author', ofOperators, ''),
	'credentials.checked_against': text('operator', 'author', ofOperators, ''),
	'credential_status_events.reason': text('operator', 'author', ofOperators, ''),
	'credential_documents.file_name': text('specialist', 'operators', forOperators, ''),
	'credential_documents.edited_with': text('specialist', 'operators', forOperators, ''),
	'credential_papers.file_name': text('specialist', 'operators', forOperators, ''),
	'credential_papers.reading': text('specialist', 'operators', forOperators, ''),
	'credential_papers.edited_with': text('specialist', 'operators', forOperators, ''),
	'credential_packs.label': text('specialist', 'author', own, 'credentials/schema.server.ts#label'),
	'credential_pack_openings.opener_name': text(
		'visitor',
		'specialists',
		'refused',
		'credentials/schema.server.ts#name',
		'credentials/routes/pack.tsx',
	),
	'credential_pack_openings.opener_organisation': text(
		'visitor',
		'specialists',
		'refused',
		'credentials/schema.server.ts#organisation',
		'credentials/routes/pack.tsx',
	),

	// Accounts
	'accounts.name': text(
		'hospital',
		'specialists',
		'refused',
		'hospitals/schema.server.ts#name',
		'hospitals/routes/invitation.tsx',
	),
	'account_status.reason': text('operator', 'author', ofOperators, ''),
	'account_status_events.reason': text('operator', 'author', ofOperators, ''),
	'passkeys.label': text('either side', 'author', own, 'identity/schema.server.ts#label'),

	// Lists, searches and keys of one side
	'saved_searches.name': text('specialist', 'author', own, 'saved-searches/schema.server.ts#name'),
	'candidate_searches.name': text('hospital', 'author', own, ''),
	'candidate_pools.name': text('hospital', 'author', own, 'marketplace/schema.server.ts#name'),
	'saved_candidates.note': text(
		'hospital',
		'author',
		own,
		'marketplace/schema.server.ts#note marketplace/schema.server.ts#before',
	),
	'saved_views.name': text('hospital', 'author', own, 'views/routes/add.tsx#name'),
	'api_keys.name': text('hospital', 'author', own, 'api/key-input.server.ts#name'),
	'webhook_endpoints.url': text('hospital', 'author', own, ''),

	// Operators, and what is written to them
	'contact_messages.name': text('visitor', 'operators', forOperators, 'content/schema.server.ts#name'),
	'contact_messages.email': text('visitor', 'operators', forOperators, ''),
	'contact_messages.subject': text('visitor', 'operators', forOperators, 'content/schema.server.ts#subject'),
	'contact_messages.message': text('visitor', 'operators', forOperators, 'content/schema.server.ts#message'),
	'contact_message_events.reason': text('operator', 'author', ofOperators, ''),
	'contact_message_events.reply': text('operator', 'author', ofOperators, 'content/schema.server.ts#reply'),
	'suspended_numbers.reason': text('operator', 'author', ofOperators, 'operations/routes/suspended-numbers.tsx#reason'),
	'rights_requests.name': text('visitor', 'operators', forOperators, 'rights/schema.server.ts#name'),
	'rights_requests.email': text('visitor', 'operators', forOperators, 'rights/schema.server.ts#contact'),
	'rights_requests.phone': text('visitor', 'operators', forOperators, ''),
	'rights_requests.about': text('visitor', 'operators', forOperators, 'rights/schema.server.ts#about'),
	'rights_requests.nominee_name': text('visitor', 'operators', forOperators, ''),
	'rights_requests.nominee_contact': text(
		'visitor',
		'operators',
		forOperators,
		'rights/schema.server.ts#nomineeContact',
	),
	'rights_requests.message': text('visitor', 'operators', forOperators, 'rights/schema.server.ts#message'),
	'rights_order_files.file_name': text('visitor', 'operators', forOperators, ''),
	'rights_request_events.reason': text('operator', 'author', ofOperators, ''),
	'rights_request_events.reply': text('operator', 'author', ofOperators, 'rights/schema.server.ts#reply'),
	'rights_request_events.proof': text('operator', 'author', ofOperators, 'rights/schema.server.ts#proof'),
	'case_appeals.reason': text('either side', 'operators', forOperators, 'cases/schema.server.ts#reason'),
	'case_messages.body': text(
		'either side',
		'operators',
		forOperators,
		'cases/schema.server.ts#body operations/schema.server.ts#question',
	),
	'cases.held_reason': text('operator', 'author', ofOperators, ''),
	'cases.note': text('operator', 'author', ofOperators, 'operations/schema.server.ts#note'),
	'proposals.title': text('operator', 'author', ofOperators, ''),
	'proposals.reason': text('operator', 'author', ofOperators, ''),
	'subscription_events.reason': text('operator', 'author', ofOperators, ''),
	'credit_notes.reason': text('operator', 'author', ofOperators, ''),
	'review_events.reason': text('operator', 'author', ofOperators, ''),
	'reviews.texts': text('hospital', 'operators', forOperators, 'hospitals/schema.server.ts#reason'),
	'reviews.status_reason': text('operator', 'author', ofOperators, ''),
	'audit_reasons.text': text('operator', 'author', ofOperators, ''),
	'audit_events.reason': text(
		'operator',
		'author',
		ofOperators,
		'operations/schema.server.ts#AccessReason operations/people/account-schema.server.ts#reason operations/people/account-schema.server.ts#name',
	),
}

/** Texts of forms that are not kept as typed: what is looked for, and secrets. */
export const fieldsNotKept = [
	'hospitals/sites/position.server.ts#locality',
	'hospitals/schema.server.ts#email',
	'identity/schema.server.ts#code',
	'rights/schema.server.ts#number',
	'operations/people/account-schema.server.ts#q',
	'operations/schema.server.ts#email',
	'specialists/schema.server.ts#error',
]

/** Columns of text that are not typed: keys, hashes, codes of lists, files, and copies of what stands above. */
export const columnsNotTyped: Record<string, string> = {
	api_answers: 'idempotency_key request_hash body',
	api_keys: 'hash ending scopes',
	audit_anchors: 'key',
	audit_chains: 'subject_type',
	audit_events: 'action subject_type fields facts origin address',
	accounts: 'phone email image',
	candidate_searches: 'query',
	calendar_feeds: 'token_hash',
	channel_choices: 'event',
	consent_receipts: 'version item',
	contact_messages: 'sender_key',
	counted_figures: 'name figures',
	cover_requests: 'help location city speciality_slug procedure_slug',
	credential_documents: 'storage_key signature',
	credential_papers: 'storage_key signature',
	credential_packs: 'token_hash',
	credentials: 'council_code checked_name',
	credit_notes: 'number',
	daily_allowances: 'key',
	cover_first_requests: 'form work',
	deliveries: 'key provider_id last_error instead_of',
	demo_outbox: 'to subject text code buttons',
	demo_subscriptions: 'id state',
	form_drafts: 'id path',
	hidden_hospitals: 'name_key name_readings name_keys',
	operator_decisions: 'act kind input failure',
	hospital_documents: 'storage_key',
	hospital_invitations: 'email token_hash',
	hospital_photos: 'storage_key',
	hospital_sites: 'pin name_readings name_keys',
	hospital_members: 'phone',
	hospitals: 'name_readings name_keys legal_name_key display_name_key pin phone logo_key',
	identity_checks: 'checked_name',
	invoice_counters: 'financial_year',
	invoices:
		'number seller_name seller_address seller_gstin buyer_name buyer_address buyer_gstin place_of_supply description sac',
	job_reports: 'sender_key',
	job_templates: 'languages',
	jobs: 'speciality_slug shift_type languages',
	known_devices: 'token_hash',
	message_files: 'storage_key',
	notifications: 'key title body message facts href',
	operator_invitations: 'email token_hash',
	passkey_challenges: 'id challenge',
	passkeys: 'credential_id transports',
	pay_ranges: 'speciality_slug city band contributions',
	payment_events: 'provider_event_id kind provider_id payment_id',
	payments: 'provider_payment_id',
	phone_challenges: 'id phone intent',
	phone_codes: 'challenge_id pepper_id',
	picture_reviews: 'storage_key',
	plan_orders: 'provider_id checkout_url',
	profile_access: 'detail',
	profile_revisions: 'section',
	push_subscriptions: 'endpoint p256dh auth',
	resume_readings: 'settled',
	resumes: 'storage_key',
	reviews: 'title findings held',
	rights_order_files: 'storage_key',
	rights_requests: 'sender_key',
	saved_searches: 'query',
	saved_views: 'address',
	search_jobs: 'speciality',
	search_specialists: 'speciality',
	search_words: 'word',
	sessions: 'token ip_address user_agent',
	sign_in_events: 'key',
	suspended_numbers: 'phone',
	passwords: 'hash',
	specialists: 'speciality_slug email languages shifts availability photo_key',
	authenticators: 'recovery_codes',
	verifications: 'identifier value',
	webhook_deliveries: 'type data last_error',
	webhook_endpoints: 'events',
	whatsapp_contacts: 'phone user_id',
	whatsapp_events: 'wamid',
	whatsapp_pace: 'recipient',
	whatsapp_standing: 'about detail state',
}
