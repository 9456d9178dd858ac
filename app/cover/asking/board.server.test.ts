import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { startOfIstDay, istToday } from '#app/platform/text/dates.ts'
import { db } from '#app/platform/database/db.server.ts'
import { askFirst } from './favourites.server.ts'
import { aCoverRequest, aCoverSpecialist, aWorkedCover, hoursFromNow } from '../fixtures.server.ts'
import { ourLine } from '../lines.ts'
import { findOurs, listAhead, listOver, listWeek } from './hospital-cover.server.ts'
import { requestCover } from './requests.server.ts'
import { loadStatement } from '../settlement/statement.server.ts'
import { requestInput, requestOf } from '../schema.server.ts'
import { changeSeries, endSeries, listSeries } from './series.server.ts'
import { coverRequests } from '../tables.server.ts'

test('what is ahead is on the board whatever is over, which has pages of its own', async () => {
	const { member, id, ...over } = await aCoverRequest({ startsIn: -50, status: 'unfilled', nextWaveAt: null })
	const { createdAt: _, ...row } = over
	await db.insert(coverRequests).values(Array.from({ length: 320 }, () => row))
	const ahead = await aCoverRequest({ member, startsIn: 30 })

	expect((await listAhead(member, {})).map(({ request }) => request.id)).toEqual([ahead.id])
	const pages = [await listOver(member, { page: 1 }), await listOver(member, { page: 13 })]
	expect(pages.map(({ rows, hasMore }) => [rows.length, hasMore])).toEqual([
		[25, true],
		[21, false],
	])
	expect(await listAhead(await aMember(), {})).toEqual([])
	expect(id).toBeTruthy()
})

test('the week has what begins in its seven days at one site or all, without what was cancelled', async () => {
	const today = startOfIstDay(istToday(new Date()))
	const at = (days: number) => ({
		startsAt: new Date(today.getTime() + days * 86_400_000 + 3_600_000),
		endsAt: new Date(today.getTime() + days * 86_400_000 + 7_200_000),
	})
	const { member, ...first } = await aCoverRequest(at(0))
	const last = await aCoverRequest({ member, ...at(6) })
	await aCoverRequest({ member, ...at(7) })
	await aCoverRequest({ member, ...at(-1) })
	await aCoverRequest({ member, ...at(2), status: 'cancelled', nextWaveAt: null })

	expect((await listWeek(member, { from: today })).map(({ request }) => request.id)).toEqual([first.id, last.id])
	expect(await listWeek(member, { from: today, site: { id: crypto.randomUUID(), location: '' } })).toEqual([])
})

test('a hospital with people of its own reads no number for work that can wait: it would tell whether they can come', async () => {
	const own = await aCoverSpecialist()
	const { member } = await aWorkedCover(own, { endedAgo: 50, status: 'finished' })
	const shown = async (urgency: 'elective' | 'emergency', availableInCity: number) => {
		const request = await aCoverRequest({ member, urgency, availableInCity })
		return (await findOurs(member, request.id))?.asked
	}
	expect(await shown('elective', 6)).toBe(5)
	expect(await shown('elective', 4)).toBeNull()

	await askFirst(member, own.specialistId, true)

	for (const available of [0, 1, 5, 600]) expect(await shown('elective', available)).toBeNull()
	expect(await shown('emergency', 6)).toBe(5)
	expect(await shown('emergency', 4)).toBeNull()
})

test('a hospital that takes its people off the list does not read the number either, asked before or after they were on it', async () => {
	const own = await aCoverSpecialist()
	const { member } = await aWorkedCover(own, { endedAgo: 50, status: 'finished' })
	const shown = async (id: string) => (await findOurs(member, id))?.asked
	const ist = new Date(hoursFromNow(24 + 5.5)).toISOString()
	const typed = {
		...{ speciality: 'anesthesiologist', work: 'LSCS', urgency: 'elective', patient: 'adult', date: ist.slice(0, 10) },
		...{ from: '08:00', to: '10:00', pay: '6,000', unit: 'case' },
	}
	const before = await aCoverRequest({ member, availableInCity: 6 })
	expect(await shown(before.id)).toBe(5)

	await askFirst(member, own.specialistId, true)
	const asked = await requestCover(member, requestOf(requestInput().parse(typed)))
	const during = asked.ok ? (asked.value.requestIds[0] ?? '') : ''
	await db.update(coverRequests).set({ availableInCity: 6 }).where(eq(coverRequests.id, during))
	await askFirst(member, own.specialistId, false)

	expect([await shown(before.id), await shown(during)]).toEqual([null, null])
	const later = await aCoverRequest({ member, availableInCity: 6 })
	expect(await shown(later.id)).toBe(5)
})

test('a weekly list is changed where no one has been asked, and ended as a whole', async () => {
	const member = await aMember()
	const ist = (hours: number) => new Date(hoursFromNow(5.5 + hours)).toISOString()
	const typed = {
		...{ speciality: 'anesthesiologist', work: 'Nerve blocks', urgency: 'elective', patient: 'adult' },
		...{ date: ist(24).slice(0, 10), from: '08:00', to: '14:00', pay: '9,000', unit: 'shift', weeks: '3' },
	}
	const input = requestOf(requestInput().parse(typed))
	expect(input.procedureSlug).toBe('nerve-blocks')
	const asked = await requestCover(member, input)
	if (!asked.ok) throw new Error(asked.failure)
	const [first] = await db.select().from(coverRequests)
	const seriesId = first?.seriesId ?? ''
	await db
		.update(coverRequests)
		.set({ wave: 1 })
		.where(eq(coverRequests.id, asked.value.requestIds[0] ?? ''))

	const weeks = async () =>
		(await listSeries(member, seriesId)).map((one) => ourLine({ request: one, name: null, asked: null }))
	expect((await weeks()).map(({ isPlanned, note }) => [isPlanned, note?.slice(0, 10)])).toEqual([
		[false, undefined],
		[false, undefined],
		[true, 'Asked from'],
	])

	expect(await changeSeries(member, seriesId, { from: '09:00', to: '15:00', payPaise: 1_000_000n })).toEqual({
		ok: true,
		value: { changed: 2 },
	})
	expect((await listSeries(member, seriesId)).map(({ payPaise }) => payPaise)).toEqual([
		900_000n,
		1_000_000n,
		1_000_000n,
	])
	expect(await endSeries(await aMember(), seriesId, 'No more.')).toBe(0)
	expect(await endSeries(member, seriesId, 'The list moves to Thursdays.')).toBe(3)
	expect(await listSeries(member, seriesId)).toEqual([])
})

test('the statement has the day on which it was marked as paid', async () => {
	const person = await aCoverSpecialist()
	const now = new Date()
	await aWorkedCover(person, {
		endedAgo: 0.1,
		...{
			status: 'confirmed',
			workedFrom: now,
			workedTo: new Date(now.getTime() + 60_000),
			duePaise: 600_000n,
			paidAt: now,
		},
	})

	expect((await loadStatement(person, null)).lines).toMatchObject([{ state: 'paid', paidOn: istToday(now) }])
})

test('the statement reaches back to the begin of the tax year whose return is due', async () => {
	const person = await aCoverSpecialist()
	const monthsAt = async (now: string) =>
		(await loadStatement(person, '2026-04', new Date(now))).months.map(({ month }) => month)

	const months = await Promise.all(
		['2026-04-01T00:00:00+05:30', '2027-03-31T23:59:00+05:30', '2027-07-15T12:00:00+05:30'].map(monthsAt),
	)

	expect(months.map((all) => [all[0], all.at(-1)])).toEqual([
		['2026-04', '2025-04'],
		['2027-03', '2025-04'],
		['2027-07', '2026-04'],
	])
})
