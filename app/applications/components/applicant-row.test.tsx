import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ApplicantCard } from '../pipeline/applicant-card.ts'
import { drawnRows } from '#app/ui/list/drawn-rows.ts'
import { stages } from '../stage.ts'
import { ApplicantRow } from './applicant-row.tsx'

const applicant: ApplicantCard = {
	id: '9175f9d0-2eda-4e18-a279-d161d4a11959',
	stage: 'applied',
	version: 1,
	isUnread: true,
	name: 'Dr Asha Menon',
	speciality: 'Cardiac Surgeon',
	city: 'Kochi',
	distance: 'about 12 km, from the city',
	isVerified: true,
	available: 'Now',
	skills: ['CABG', 'Valve replacement'],
	years: '8 years',
	pay: '₹2.5 lakh',
	inStage: '41 h',
	isLate: false,
	moves: ['shortlisted'],
	jobTitle: 'Cardiac Surgeon',
	tags: [],
	score: 4.5,
	statusLines: [],
	fit: 82,
	fitLabel: 'Strong match',
	reasons: ['Registration verified'],
	misses: ['Prefers mornings'],
}
const here = '/hospital/jobs/1e63475b-9bad-4443-93f0-2821466571a1/applicants?view=list&shown=408'
const row = () =>
	renderToStaticMarkup(<ApplicantRow applicant={applicant} here={here} showsJob={false} isOpened={false} />)

test('a row says everything about an applicant, in words too where it draws', () => {
	const words = row().replace(/<[^>]*>/g, '')

	for (const said of [
		'Verified',
		'Unread',
		'Strong match, 82%',
		'8 years',
		'₹2.5 lakh',
		'~12 km',
		'Now',
		'4.5',
		'41 h',
	])
		expect(words).toContain(said)
	expect(row()).toContain('title="Strong match. Registration verified · Not: Prefers mornings"')
	expect(row()).toContain('<i aria-hidden="true"><b></b><b></b><b></b><b></b><b data-off=""></b></i>')
})

test('a row is small, as a list has hundreds of them', () => {
	const text = row()

	// Of which 350 are the address of the applicant and their id, and 120 the reasons.
	expect(text.length).toBeLessThan(2_000)
	// Its id in the row, its link and its tick box; the menu takes it from the row.
	expect(text.split(applicant.id)).toHaveLength(4)
	// The server writes an element in three pieces and each of its attributes in five.
	expect(text.match(/<\w/g)?.length).toBeLessThanOrEqual(40)
	expect(text.match(/ [\w-]+="/gi)?.length).toBeLessThanOrEqual(51)
})

test('a row of any kind is written as React draws it', () => {
	const kinds: Partial<ApplicantCard>[] = [
		{},
		...stages.map((stage) => ({ stage, moves: [], isUnread: false, inStage: null, statusLines: [] })),
		{ isLate: true, isVerified: false, tags: ['Call & ask', '"Best"'] },
		{ statusLines: [{ text: 'Times proposed', isDue: false }], city: null, years: null, pay: null, score: null },
		{ statusLines: [{ text: 'Offer declined', isDue: true }], distance: null, available: null },
		{ fit: null, fitLabel: 'Not enough details', reasons: [], misses: [] },
		{ fit: 100, fitLabel: null, name: "O'Neil <b>" },
	]
	const rows = kinds.flatMap((kind, at) =>
		[true, false].map((isOn) => (
			<ApplicantRow
				key={`${at}${isOn}`}
				applicant={{ ...applicant, ...kind }}
				here={here}
				showsJob={isOn}
				isOpened={isOn}
			/>
		)),
	)

	expect(renderToString(<ul {...drawnRows(rows)} />)).toBe(renderToString(<ul>{rows}</ul>))
})
