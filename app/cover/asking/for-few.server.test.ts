import { expect, test } from 'vitest'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { usualValues } from '#app/platform/text/declared-fields.ts'
import { aCoverSpecialist, hoursFromNow } from '../fixtures.server.ts'
import { type CoverDetails, coverDetails } from './details.ts'
import { requestCover } from './requests.server.ts'

const asked = {
	specialitySlug: 'neurologist',
	work: 'Stroke call',
	urgency: 'elective' as const,
	patient: 'adult' as const,
	payPaise: 600_000n,
	payUnit: 'case' as const,
	procedureSlug: null,
	siteId: null,
	...usualValues(coverDetails),
	weeks: 1,
}

type Needs = Partial<CoverDetails>[]

const neurologist = { specialitySlug: 'neurologist', speciality: 'Neurologist' }

test('a hospital cannot require what fewer than five listed specialists have, whether or not they are available', async () => {
	const member = await aMember()
	const ask = async (needs: Partial<typeof asked>) => {
		const { failure } = {
			failure: null,
			...(await requestCover(member, { ...asked, startsAt: hoursFromNow(30), endsAt: hoursFromNow(32), ...needs })),
		}
		return failure
	}
	const one = await aCoverSpecialist({ ...neurologist, languages: ['mr', 'or'] })
	await aCredential(one, { kind: 'certificate', title: 'ACLS', status: 'verified' })
	for (let more = 0; more < 3; more++) await aCoverSpecialist({ ...neurologist, languages: ['mr'] })

	// One who is there for every question, and four of the speciality in all.
	for (const needs of [{ languages: ['or'] }, { credentials: ['ACLS'] }, { languages: ['mr'] }] satisfies Needs)
		expect([needs, await ask(needs)]).toEqual([needs, 'for-few'])
	expect(await ask({})).toBeNull()

	// A fifth who takes no cover at all: only what is listed counts, so the answer says nothing of hours or pay.
	const fifth = await aSpecialist({ ...neurologist, languages: ['mr'] })
	await aCredential(fifth, { status: 'verified' })
	expect(await ask({ languages: ['mr'] })).toBeNull()
	for (const needs of [{ languages: ['mr', 'or'] }, { languages: ['mr'], credentials: ['ACLS'] }] satisfies Needs)
		expect([needs, await ask(needs)]).toEqual([needs, 'for-few'])
})
