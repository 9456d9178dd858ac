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
	'app/credentials/own.server.ts': 'for the person: the form of a credential',
	'app/credentials/pack-opening.server.ts': 'for whom the person gave the link of a credential pack',
	'app/marketplace/erasure.server.ts': 'finds a name that is erased',
	'app/marketplace/supply.server.ts': 'counts people by speciality and city, and names no one',
	'app/content/sender.server.ts': 'for the person: fills in the contact form',
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
		signed.filter((file) => !/^app\/(applications|interviews|offers)\/|^app\/frame\/hospital-palette/.test(file)),
	).toEqual([])
})

test('who hides from whom, and what has come of applications and requests, is read from the one view', () => {
	const rules = [/\bhiddenHospitals\.(hospitalId|nameKey|blocked)\b/, /\bcontactRequests\.contactShared\b/]
	const owners = [
		'app/specialists/hidden-hospitals.server.ts',
		'app/contacts/my-requests.server.ts',
		'app/contacts/export.server.ts',
	]
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
