import { expect, test } from 'vitest'
import { groupEntries, type PaletteEntry } from './palette-entries.ts'

const known: PaletteEntry[] = [
	{ kind: 'page', to: '/hospital/team', label: 'Team' },
	{ kind: 'action', to: '/hospital/team/invitations/new', label: 'Invite a team member' },
	{ kind: 'setting', to: '/hospital/settings/embed', label: 'Job list for your site', also: 'embed' },
]
const found: PaletteEntry[] = [
	{ kind: 'job', to: '/hospital/jobs/1/applicants', label: 'Theatre team lead', detail: 'Active' },
	{ kind: 'applicant', to: '/hospital/applications/1', label: 'Dr Asha Menon', detail: 'New' },
]

test('without letters the palette lists pages and actions', () => {
	expect(groupEntries('', known, []).map(({ name }) => name)).toEqual(['Pages', 'Actions'])
})

test('people and jobs come first, and an answer to earlier letters shows only what still matches', () => {
	expect(groupEntries('TEAM', known, found).map(({ name, entries }) => [name, entries.length])).toEqual([
		['Jobs', 1],
		['Pages', 1],
		['Actions', 1],
	])
	expect(groupEntries('zzz', known, found)).toEqual([])
})

test('a setting is found by its name and by other words for it', () => {
	for (const typed of ['job list', 'embed', 'site list'])
		expect(groupEntries(typed, known, [])).toMatchObject([
			{ name: 'Settings', entries: [{ label: 'Job list for your site' }] },
		])
})
