import { describe, expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import type { Actor } from '#app/identity/actor.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { consumeNameLookup } from '#app/marketplace/allowance.server.ts'
import { env } from '#app/platform/env.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { hideFromHospital } from '#app/specialists/hiding/hidden-hospitals.server.ts'
import { askRoute } from '#test/ask-route.ts'
import type { Suggestion } from '../suggestion.ts'
import { loader } from './list.tsx'

type Asker = Exclude<Actor, { kind: 'visitor' }> | null

async function ask(query: string, as: Asker = null) {
	const answer = await askRoute(loader, `/search/suggestions?${query}`, { as })
	return { found: (await answer.json()) as Suggestion[], cached: answer.headers.get('Cache-Control') }
}
const textsOf = async (query: string, as: Asker = null) => (await ask(query, as)).found.map(({ text }) => text)

describe('words of the trade', () => {
	test.each([
		['anes', 'Anesthesiologist'],
		['anaes', 'Anesthesiologist'],
		['rmo', 'Resident Medical Officer'],
		['tiv', 'TIVA'],
		['gnm', 'GNM'],
	])('“%s” offers %s', async (typed, text) => {
		expect(await textsOf(`for=specialists&q=${typed}`)).toContain(text)
	})

	test('the end of a longer text is completed, with what stands before it', async () => {
		expect(await textsOf('for=jobs&q=night+icu+nu')).toEqual(['night ICU Nurse'])
		expect(await textsOf('for=jobs&q=anesthesiologist+pune')).toContain('anesthesiologist Pune')
	})

	test('one letter, an unknown kind and nonsense offer nothing', async () => {
		for (const query of [
			'for=jobs&q=a',
			'for=jobs&q=%25%25',
			'for=people&q=asha',
			'q=pune',
			`for=jobs&q=${'x'.repeat(500)}`,
		])
			expect(await textsOf(query)).toEqual([])
	})
})

describe('words in every script', () => {
	test.each([
		['परिचारिका', 'Staff Nurse'],
		['നഴ്സ്', 'Staff Nurse'],
		['அனஸ்தெ', 'Anesthesiologist'],
		['ICU নার্স', 'ICU Nurse'],
		['mbbs', 'Resident Medical Officer'],
		['bams', 'AYUSH Medical Officer'],
	])('the speciality field offers for “%s” %s', async (typed, name) => {
		expect(await textsOf(`for=specialities&q=${encodeURIComponent(typed)}`)).toContain(name)
	})

	test.each(['ನರ್ಸ್', 'નર્સ', 'ନର୍ସ'])('a search box offers for “%s” the nurse', async (typed) => {
		expect(await textsOf(`for=jobs&q=${encodeURIComponent(typed)}`)).toContain('Staff Nurse')
	})

	test.each([
		['GNM', ['Understood as Staff Nurse.']],
		['ICU nurse', []],
		['Neuro', ['This may be Neurosurgeon, Neurologist, or Neuro Anesthesiologist.']],
		['Physio', ['We list doctors and nurses. We do not list physiotherapists.']],
		['Zonal lead', ['We do not know this speciality. Job matches and job alerts cannot use it.']],
	])('below the field stands what “%s” was understood as', async (typed, said) => {
		expect(await textsOf(`for=speciality-meaning&q=${encodeURIComponent(typed)}`)).toEqual(said)
	})
})

describe('skills, degrees and colleges', () => {
	test.each([
		['skill', 'GA', ['Understood as General anesthesia.']],
		['skill', 'General anaesthesia', []],
		['degree', 'M.D. Anaesthesia', ['Understood as MD Anaesthesiology.']],
		['degree', 'MBBS, MS Ortho', ['Understood as MBBS, MS Orthopaedics.']],
		['college', 'AFMC', ['Understood as Armed Forces Medical College, Pune.']],
		['college', 'Rural School, Vita', ['We do not know this college. Hospitals see it as you typed it.']],
	])('below the field for a %s stands what “%s” was understood as', async (field, typed, said) => {
		expect(await textsOf(`for=${field}-meaning&q=${encodeURIComponent(typed)}`)).toEqual(said)
	})

	test('are offered while they are typed', async () => {
		expect(await textsOf('for=colleges&q=kem')).toContain('Seth G. S. Medical College and KEM Hospital, Mumbai')
		expect(await textsOf('for=degrees&q=anaes')).toContain('MD Anaesthesiology')
		expect(await textsOf('for=skills&q=cannu')).toContain('IV cannulation')
	})
})

test('a place field offers cities by any of their names, and names a PIN code', async () => {
	expect(await textsOf('for=places&q=pu')).toContain('Pune')
	expect(await textsOf('for=places&q=bengal')).toContain('Bangalore')
	expect(await textsOf('for=places&q=411001')).toEqual(['Pune 411001'])
})

test.each([
	['वडगाव मावळ', ['Understood as Wadgaon.']],
	['poona', ['Understood as Pune.']],
	['kothrud pune', []],
	['411038', ['Understood as Pune 411038.']],
	['Maharashtra', [expect.stringMatching(/^Which city in Maharashtra/)]],
	['Atlantis', ['Location not found. Enter the nearest city or a 6-digit PIN code.']],
])('below a place field stands what “%s” was understood as', async (typed, said) => {
	expect(await textsOf(`for=place-meaning&q=${encodeURIComponent(typed)}`)).toEqual(said)
})

test('titles come from open jobs and hospitals from those that have one', async () => {
	const open = await aHospital({ displayName: 'Zenith Hospital' })
	await aJob({ hospitalId: open.id, title: 'Zonal Anaesthesia Lead' })
	await aJob({ hospitalId: open.id, title: 'Zonal Draft', status: 'draft', openedAt: null })
	const closed = await aHospital({ displayName: 'Zephyr Hospital' })
	await aJob({ hospitalId: closed.id, title: 'Zonal Closed', status: 'closed' })
	await aHospital({ displayName: 'Zest Hospital' })

	expect(await textsOf('for=jobs&q=zo')).toEqual(['Zonal Anaesthesia Lead'])
	expect(await textsOf('for=jobs&q=zonal+anaes')).toContain('Zonal Anaesthesia Lead')
	expect(await textsOf('for=jobs&q=ze')).toEqual(['Zenith Hospital'])
})

describe('names of people', () => {
	const nadia = { name: 'Dr Nadia Qureshi' }

	test('are offered to a verified hospital, and to no one else', async () => {
		const person = await aSpecialist(nadia)

		for (const typed of ['qur', 'dr+nad', 'Nadia+Qure', 'qureshi'])
			expect(await textsOf(`for=specialists&q=${typed}`, await aMember())).toContain('Dr Nadia Qureshi')
		expect(await textsOf('for=specialists&q=%26+%7C+%21', await aMember())).toEqual([])
		const pending = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
		for (const other of [null, person, pending]) expect(await textsOf('for=specialists&q=qur', other)).toEqual([])
		expect(await textsOf('for=jobs&q=qur', await aMember())).toEqual([])
	})

	test('are not offered where the person hides from the hospital, is private or anonymous', async () => {
		const member = await aMember()
		const hiding = await aSpecialist(nadia)
		await hideFromHospital(hiding, member.hospitalName)
		await aSpecialist({ name: 'Dr Omar Qureshi', profileVisibility: false })
		await aSpecialist({ name: 'Dr Zoya Qureshi', anonymousMode: true })

		expect(await textsOf('for=specialists&q=qur', member)).toEqual([])
	})

	test('come before places, of which there are two at most', async () => {
		await aSpecialist({ name: 'Dr Ashok Khan' })

		const found = await textsOf('for=specialists&q=ash', await aMember())

		expect(found[0]).toBe('Dr Ashok Khan')
		expect(found).toHaveLength(3)
	})

	test('need three letters, and stop at the limit of the day', async () => {
		await aSpecialist(nadia)
		const member = await aMember()

		expect(await textsOf('for=specialists&q=qu', member)).not.toContain('Dr Nadia Qureshi')
		for (let used = 0; used < env.HOSPITAL_SEARCHES_PER_DAY; used++) await consumeNameLookup(member, `used ${used}`)
		expect(await textsOf('for=specialists&q=qur', member)).toEqual([])
	})

	test('are kept by no cache; what is the same for everyone is kept for a minute', async () => {
		expect((await ask('for=specialists&q=icu', await aMember())).cached).toBe('private, no-store')
		expect((await ask('for=jobs&q=icu', await aMember())).cached).toBe('public, max-age=60')
		expect((await ask('for=specialists&q=icu')).cached).toBe('public, max-age=60')
	})
})

test('a number in the name of a hospital is part of the name, and elsewhere it is not used', async () => {
	const name = 'Rose Hospital 10000380'
	await aJob({ hospitalId: (await aHospital({ displayName: name })).id })

	const kinds = async (typed: string) =>
		(await ask(`for=jobs&q=${encodeURIComponent(typed)}`)).found.map(({ kind }) => kind ?? '')
	expect((await kinds(name)).filter((kind) => kind.startsWith('Not used'))).toEqual([])
	expect((await kinds('anesthesiologist 10000380')).filter((kind) => kind.startsWith('Not used'))).toHaveLength(1)
})
