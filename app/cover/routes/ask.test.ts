import { expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitalSites } from '#app/hospitals/tables.server.ts'
import type { Member } from '#app/identity/actor.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aPayRange } from '#app/pay/fixtures.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { aCoverRequest, aCoverSpecialist } from '../fixtures.server.ts'
import { saveSheet } from '../asking/sheets.server.ts'
import { askWave } from '../asking/cascade.server.ts'
import { listUnaccepted } from '../asking/unaccepted.server.ts'
import { loadRequestForm } from '../asking/ask-form.server.ts'
import { loader } from './ask.tsx'
import { loader as loadNeeds } from './needs.tsx'
import { loader as loadRequest } from './our-request.tsx'

const formAt = async (as: Member, query: string) => loader(await routeArgs(`/hospital/cover/new?${query}`, { as }))

test('the case that was typed sets speciality and unit, whatever was asked for last', async () => {
	const as = await aMember()
	await aCoverRequest({ member: as, work: 'LSCS', payPaise: 777_700n })

	const { defaults, understood } = await formAt(as, 'work=ICU+night&speciality=anesthesiologist&unit=case&pay=')

	expect(defaults).toMatchObject({ work: 'ICU night', speciality: 'intensivist', unit: 'shift' })
	expect(defaults.pay).not.toBe('7,777')
	expect(understood).toContain('Intensivist, per shift')
	const { needs } = await loadNeeds(await routeArgs('/hospital/cover/needs?work=TKR&location=Pune', { as }))
	expect(needs).toMatchObject({ speciality: 'anesthesiologist', unit: 'case' })
})

test('usual pay is filled in for the case, or for the speciality and unit that were chosen instead', async () => {
	const as = await aMember()
	const around = (median: bigint) => ({
		...{ tenthPaise: median / 2n, lowPaise: median - 100_000n, medianPaise: median, highPaise: median + 100_000n },
	})
	await aPayRange({ unit: 'case', ...around(650_000n) })
	await aPayRange({ specialitySlug: 'intensivist', unit: 'shift', ...around(1_200_000n) })
	const filledIn = async (query: string) =>
		(await loadNeeds(await routeArgs(`/hospital/cover/needs?location=Pune&${query}`, { as }))).needs

	expect((await formAt(as, 'work=LSCS&pay=')).defaults).toMatchObject({ pay: '6,500', unit: 'case' })
	expect((await formAt(as, 'work=LSCS&pay=9%2C000')).defaults.pay).toBe('9,000')
	expect(await filledIn('work=LSCS')).toMatchObject({
		pay: '6,500',
		line: 'Filled in for LSCS: Anesthesiologist, per case, usual pay ₹6,500. You can change each.',
	})
	expect(await filledIn('work=LSCS&speciality=pediatrician')).toMatchObject({
		...{ speciality: 'pediatrician', pay: '' },
		line: 'Filled in for LSCS: per case. You can change each.',
	})
	expect(await filledIn('work=LSCS&unit=shift')).toMatchObject({ unit: 'shift', pay: '' })
	expect(await filledIn('work=ICU+duty&unit=case')).toMatchObject({ speciality: 'intensivist', unit: 'case', pay: '' })
	expect(await filledIn('work=ICU+duty')).toMatchObject({ pay: '12,000' })
	expect(await filledIn('work=Night+duty&shown=intensivist')).toMatchObject({
		...{ speciality: 'intensivist', unit: 'shift', pay: '12,000' },
		line: 'Filled in for Night duty: per shift, usual pay ₹12,000. You can change each.',
	})
})

test('a new request takes nothing over from the last one in silence', async () => {
	const as = await aMember()
	const last = await aCoverRequest({
		...{ member: as, specialitySlug: 'intensivist', payPaise: 777_700n, payUnit: 'shift' },
		...{ equipment: ['machine'], note: 'Ring the bell', startsIn: -30 },
	})

	const fresh = await formAt(as, '')
	expect(fresh.defaults).toMatchObject({ speciality: 'anesthesiologist', pay: '', unit: 'case', note: '', work: '' })
	expect(fresh.takenOver).toEqual({ from: 'sheet', line: 'The equipment is as you last said for this site.' })
	expect((await formAt(as, 'work=&clear=sheet')).defaults.equipment).toEqual([])

	const like = await formAt(as, `like=${last.id}`)
	expect(like.defaults).toMatchObject({ speciality: 'intensivist', note: 'Ring the bell' })
	expect(like.takenOver?.line).toMatch(/^Taken over from your request for .*: everything but the day\.$/)
	expect((await formAt(as, 'clear=request')).defaults).toMatchObject({ note: '', equipment: [] })
})

test('words that name nothing leave the form as it began, and it says so', async () => {
	const as = await aMember()
	const asked = 'work=monthly+payroll+audit&location=Pune&shown=anesthesiologist'
	const answer = await loadNeeds(await routeArgs(`/hospital/cover/needs?${asked}`, { as }))

	expect(answer).toMatchObject({
		needs: null,
		line: 'We do not know “monthly payroll audit”. Check speciality and pay.',
	})
	expect(answer.few?.line).toMatch(/as Anesthesiologist\.$/)
})

test('a request like one whose hours are over today begins on the next day, and an emergency like it now', async () => {
	const as = await aMember()
	const { id } = await aCoverRequest({
		...{ member: as, startsAt: new Date('2026-01-05T09:10+05:30'), endsAt: new Date('2026-01-05T11:10+05:30') },
	})
	const at = async (clock: string) => {
		const { defaults, soon } = await loadRequestForm(
			as,
			new URLSearchParams({ like: id }),
			new Date(`2031-05-06T${clock}+05:30`),
		)
		return { day: defaults.date, from: defaults.from, soon: soon.date }
	}

	expect(await at('08:00')).toEqual({ day: '2031-05-06', from: '09:10', soon: '2031-05-06' })
	expect(await at('12:30')).toEqual({ day: '2031-05-07', from: '09:10', soon: '2031-05-06' })
})

test('choosing another site keeps what was typed, and takes the equipment of that site', async () => {
	const as = await aMember()
	const { id } = only(
		await db
			.insert(hospitalSites)
			.values({
				...{ hospitalId: as.hospitalId, name: 'Day care', address: '3 Station Road', city: 'Pune', pin: '411001' },
				...{ latitude: 18.52, longitude: 73.87 },
			})
			.returning(),
	)

	const typed =
		'work=lap+chole&urgency=emergency&pay=8%2C500&unit=case&note=Side+gate&equipment=drugs&equipment=machine'
	const { defaults, sites, takenOver } = await formAt(as, `site=&${typed}&site=${id}`)

	expect(sites.find(({ isChosen }) => isChosen)?.name).toBe('Day care')
	expect(defaults).toMatchObject({
		...{ site: id, work: 'lap chole', urgency: 'emergency', pay: '8,500', note: 'Side gate' },
		equipment: [],
	})
	expect(takenOver).toEqual({ from: null, line: 'No equipment added for this site yet.' })
	await saveSheet(as, id, ['ventilator'])
	expect((await formAt(as, `site=&${typed}&site=${id}`)).defaults.equipment).toEqual(['ventilator'])
	expect((await formAt(as, `site=${id}&${typed}&site=main`)).defaults.equipment).toEqual([])
	// The same site once more changes nothing.
	expect((await formAt(as, `site=&${typed}&site=main`)).defaults.equipment).toEqual(['drugs', 'machine'])
	// As well where it is not what the case would fill in.
	const chosen = `site=main&work=LSCS&speciality=pediatrician&unit=shift&pay=7%2C000&site=${id}`
	expect(await formAt(as, chosen)).toMatchObject({
		defaults: { work: 'LSCS', speciality: 'pediatrician', unit: 'shift', pay: '7,000' },
		understood: null,
	})
})

test('few of a kind are said before and after sending, with what would help, and operators see the request at once', async () => {
	const as = await aMember()
	await aCoverSpecialist()
	const { few } = await formAt(as, '')
	expect(few).toMatchObject({ isFew: true })
	expect(few?.line).toMatch(/^Fewer than 5 verified specialists are listed in and around Pune/)

	const request = await aCoverRequest({ member: as, startsIn: 40, specialitySlug: 'neuro-anesthesiologist' })
	await askWave.run({ requestId: request.id, plannedFor: request.nextWaveAt?.toISOString() ?? '' })

	const page = await loadRequest(await routeArgs(`/hospital/cover/${request.id}`, { as }))
	expect(page).toMatchObject({ isFew: true, isAllAsked: false })
	const queue = await listUnaccepted(await anOperator())
	expect(queue.map(({ request: { id } }) => id)).toContain(request.id)
})

test('where there is no one to ask it is never said that everyone has been asked', async () => {
	const { id: hospitalId } = await aHospital()
	const as = await aMember({ hospitalId })
	const request = await aCoverRequest({ member: as, allAskedAt: new Date(), availableInCity: 0 })

	const page = await loadRequest(await routeArgs(`/hospital/cover/${request.id}`, { as }))

	expect(page).toMatchObject({ isFew: true, isAllAsked: true, asked: null })
})
