import { expect, test } from 'vitest'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { formatDay } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { specialistSearch } from '#app/specialists/search/specialist-search.server.ts'
import { specialistSkills } from '#app/specialists/tables.server.ts'
import { askedBy } from './asked-by.server.ts'
import { candidateRow } from './candidate-row.ts'
import { findCandidates } from './candidates.server.ts'
import { listPublicCards } from '../database/public-cards.server.ts'
import { type Asked, nothingAsked } from './asked.ts'
import { matchedBy } from './reasons.ts'

const asked = {
	skills: ['Transesophageal echo'],
	shifts: ['Weekend'],
	languages: ['English'],
	degrees: ['DNB Anesthesiology'],
	words: [],
}

async function aCandidate() {
	const asha = await aSpecialist({
		shifts: ['morning', 'night', 'weekend'],
		availability: { mon: { from: '08:00', to: '14:00' }, sat: { from: '20:00', to: '08:00' } },
		expectedShiftPaise: 1_200_000n,
	})
	const skills = ['TIVA', 'Difficult airway', 'ICU care', 'ACLS', 'Transesophageal echo']
	await db
		.insert(specialistSkills)
		.values(skills.map((name, position) => ({ specialistId: asha.specialistId, name, position })))
	await aCredential(asha, { kind: 'degree', title: 'MBBS', year: 2008 })
	await aCredential(asha, { kind: 'degree', title: 'DNB Anaesthesiology', year: 2014 })
	const [candidate] = await findCandidates(await aMember(), [asha.specialistId])
	if (!candidate) throw new Error('Not found')
	return candidate
}

test('a candidate’s row shows first what the search asked for, in any spelling', async () => {
	const candidate = await aCandidate()
	const row = (by?: Asked) => candidateRow(candidate, { now: new Date(), isSavedCandidate: false, asked: by })

	expect(row()).toMatchObject({
		degrees: 'MBBS, DNB Anaesthesiology',
		skills: ['TIVA', 'Difficult airway', 'ICU care', 'ACLS'],
		shifts: 'Morning, Night, Weekend',
	})
	expect(row(asked)).toMatchObject({
		degrees: 'DNB Anaesthesiology, MBBS',
		skills: ['Transesophageal echo', 'TIVA', 'Difficult airway', 'ICU care'],
		shifts: 'Weekend, Morning, Night',
		languages: 'English, Marathi, Hindi',
	})
	expect(row({ ...nothingAsked, words: ['echo'] }).skills[0]).toBe('Transesophageal echo')
})

test('a candidate’s row says what was verified, of whom and when', async () => {
	const { checks, isVerified } = candidateRow(await aCandidate(), { now: new Date(), isSavedCandidate: false })

	expect(isVerified).toBe(false)
	expect(checks).toEqual(
		['MBBS', 'DNB Anaesthesiology'].map(
			(title) => `Our team verified the degree ${title} of Dr Asha Menon on ${formatDay(new Date())}.`,
		),
	)
})

test('a public card has room for four skills, those asked for among them', async () => {
	const { profile } = await aCandidate()
	const [card] = await listPublicCards([profile.id], asked)

	expect(card?.skills).toEqual(['Transesophageal echo', 'TIVA', 'Difficult airway', 'ICU care'])
	expect(card?.languages[0]).toBe('English')
})

test('the reasons name the fact that each filter matched, and no other', async () => {
	const { profile } = await aCandidate()
	const query = 'shift=weekend&shift=evening&language=en&day=sat&payMax=4,00,000&place=Pune'
	const search = specialistSearch.parse(new URLSearchParams(query))
	const found = { search, km: 6, placeName: 'Pune', asked: askedBy(search, []) }

	expect(matchedBy(profile, found)).toEqual([
		'Lives about 6 km from Pune, measured from the city',
		'Prefers weekend shifts',
		'Speaks English',
		'Expects ₹3 lakh a month, within your limits',
		'Available Sat 20:00–08:00',
	])
	expect(matchedBy(profile, { ...found, asked })).toEqual(
		expect.arrayContaining(['Lists Transesophageal echo', 'Holds DNB Anaesthesiology']),
	)
})
