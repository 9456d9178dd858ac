// Every module that may select a specialist's data from the tables, with its reason.
import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const sources = globSync('app/**/*.{ts,tsx}')
	.filter((file) => !/\.test\.tsx?$|fixtures\.server\.ts$/.test(file))
	.map((file) => ({ file, source: readFileSync(file, 'utf8') }))

/** What `disclose` and `discloseBrief` decide about, selected column by column or as whole rows. */
const personal = [
	/\bspecialists\.(name|speciality|email|bio|photoKey|location|latitude|longitude|preferredAreas|yearsOfExperience|expected\w+)\b/,
	/\baccounts\.phone\b/,
	/\.select\(\)\s*\.from\(specialists\)/,
]

/** A folder, or one file, and why it reads these columns itself. Anything else asks specialists/disclosure. */
const readers: Record<string, string> = {
	'app/specialists/': 'keeps them: gives them out sealed (brief) or disclosed (disclosure)',
	'app/identity/': 'the account’s own number: login, codes, the owner’s own pages',
	'app/operations/': 'for operators, under a reason that is on record',
	'app/personal-data/': 'for the person: export, erasure, mail about them',
	'app/matching/person.server.ts':
		'for the person: matches of their own; for a hospital only through discloseFit, beside disclose',
	'app/credentials/papers/same-picture.server.ts':
		'for operators, beside the paper that they decide on: whose other paper it looks like',
	'app/credentials/own.server.ts': 'for the person: the form of a credential',
	'app/marketplace/search/name-in-text.server.ts': 'finds a name that is erased',
	'app/marketplace/database/supply.server.ts': 'counts people by speciality and city, and names no one',
	'app/cover/availability/obstacles.server.ts': 'the person’s own hours and place, read for them alone',
	'app/cover/my-cover.server.ts': 'for the person: the way from home',
	'app/cover/asking/hospital-cover.server.ts': 'the name and number of who accepted a request of the hospital',
	'app/cover/answering/links.server.ts': 'for the person: the code that goes to their own number',
	'app/alerts/reach.server.ts': 'for the person: where their own alerts go',
	'app/moderation/typed-texts.ts': 'names the columns that the scanner reads, and reads none',
	'app/credentials/identity-code/identity-checks.server.ts': 'for the person: holds the name against a code of theirs',
	'app/notifications/whatsapp/contacts.server.ts': 'the person’s own number, which their consent is for',
	'app/audit/breach-letters.server.ts': 'for the person: where the letter about a breach is sent to',
	'app/content/sender.server.ts': 'for the person: fills in the contact form',
	'app/offers/queries.server.ts': 'for the person: their own years, by which the usual pay beside an offer is chosen',
}
const mayRead = (file: string) => Object.keys(readers).some((place) => file.startsWith(place))

test('only these modules read name, field, pay or contact data of a specialist past disclosure', () => {
	const reading = sources.filter(({ source }) => personal.some((column) => column.test(source))).map(({ file }) => file)

	expect(reading.filter((file) => !mayRead(file))).toEqual([])
	expect(Object.keys(readers).filter((place) => !reading.some((file) => file.startsWith(place)))).toEqual([])
})

test('a name is read off an application only where applications, and what they lead to, are shown', () => {
	const signed = sources
		.filter(({ source }) => /import \{[^}]*\bsignature\b[^}]*\}/.test(source))
		.map(({ file }) => file)

	expect(
		signed.filter((file) => !/^app\/(applications|interviews|offers|cover)\/|^app\/frame\/hospital-palette/.test(file)),
	).toEqual([])
})

test('who hides from whom, and what has come of applications and requests, is read from the one view', () => {
	const rules = [/\bhiddenHospitals\.(hospitalId|nameKey|blocked)\b/, /\bcontactRequests\.contactShared\b/]
	const owners = ['app/specialists/hiding/hidden-hospitals.server.ts', 'app/contacts/requests/my-requests.server.ts']
	const others = sources
		.filter(({ file, source }) => !owners.includes(file) && rules.some((rule) => rule.test(source)))
		.map(({ file }) => file)

	expect(others).toEqual([])
})

test('a hospital’s names are written with the keys by which the view compares them', () => {
	const writers = sources
		.filter(({ source }) => /\b(insert|update)\(hospitals\)/.test(source) && /\b(legalName|displayName): /.test(source))
		.filter(({ source }) => !source.includes('storedNames('))

	expect(writers.map(({ file }) => file)).toEqual([])
})

/** Where a hospital is shown people without an event of its own in the audit log, and why. */
const unrecorded: Record<string, string> = {
	'app/specialists/disclosure/disclosure.ts': 'decides',
	'app/specialists/brief.server.ts': 'gives out what others show',
	'app/specialists/routes/profile.tsx': 'shows the person how hospitals see them',
	'app/applications/pipeline/applicant-card.ts': 'prints what applicants-page.server.ts records',
	'app/applications/pipeline/applicants.server.ts': 'selects what applicants-page.server.ts records',
	'app/messages/queries.server.ts': 'selects what the list and the conversation record',
	'app/interviews/calendar/hospital-page.server.ts': 'prints what hospital-interviews.server.ts records',
	'app/interviews/routes/choose-applicant.tsx': 'prints what hospital-interviews.server.ts records',
	'app/applications/concerned.server.ts': 'a message to the hospital that was applied to',
	'app/applications/pipeline/bulk.server.ts': 'names applicants of a list that was recorded',
	'app/applications/transitions.server.ts': 'a message about an application',
	'app/applications/pipeline/shortlist-for-job.server.ts': 'names a candidate whose profile was recorded',
	'app/contacts/notifications.server.ts': 'a message about a request',
	'app/contacts/requests/message-fields.server.ts': 'the name in a request to a candidate whose profile was recorded',
	'app/messages/notifications.server.ts': 'a message about a conversation',
	'app/interviews/queries.server.ts': 'an interview of an applicant whose application was recorded',
	'app/interviews/changes/participants.server.ts': 'a message about an interview',
	'app/interviews/calendar/interviewing.server.ts':
		'the interviews of an interviewer, whose applications were recorded',
	'app/offers/queries.server.ts': 'an offer to an applicant whose application was recorded',
	'app/offers/reminders.server.ts': 'a message about an offer',
	'app/offers/notifications.server.ts': 'a message about an offer',
	'app/offers/placements/joining-date.server.ts': 'the joining date of an offer, for both sides',
	'app/offers/ratings/rating.server.ts': 'a message about a rating',
	'app/offers/letter.server.ts': 'the letter of an offer, for both sides',
	'app/offers/placements/placement-queries.server.ts': 'a placement of an applicant whose application was recorded',
	'app/cover/settlement/disputes.server.ts': 'read by our operators, and by no hospital',
	'app/frame/hospital-palette.server.ts': 'names of the hospital’s own applicants while a member types',
}

test('every other module that shows people to a hospital writes it down', () => {
	const shows =
		/\bdisclose(Brief|Speciality)\(|kind: 'hospital', relation|\bsealedBrief,|\breadBrief\(|ame: signature\b/
	const showing = sources.filter(({ source }) => shows.test(source))
	const silent = showing.filter(({ source }) => !/\brecord(Listed|Shown|Access)\(/.test(source)).map(({ file }) => file)

	expect(silent.filter((file) => !(file in unrecorded))).toEqual([])
	expect(Object.keys(unrecorded).filter((file) => !silent.includes(file))).toEqual([])
})
