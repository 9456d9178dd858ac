import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { blockHospital } from '#app/contacts/blocks.server.ts'
import { aCredential } from '#app/credentials/fixtures.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { aPayRange } from '#app/pay/fixtures.server.ts'
import { istToday, startOfIstDay } from '#app/platform/text/dates.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { countQueued } from '#app/platform/tasks/tasks.server.ts'
import { aHiddenHospital, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { locationColumns } from '#app/specialists/onboarding/registration.server.ts'
import { specialistSkills } from '#app/specialists/tables.server.ts'
import { acceptCover, declineCover } from '../answering/answers.server.ts'
import { chooseNext, listEligible } from './candidates.server.ts'
import { askWave } from './cascade.server.ts'
import { addDaysOff, addExtraHours } from '../availability/days-off.server.ts'
import { aCoverRequest, aCoverSpecialist, askFor, hoursFromNow } from '../fixtures.server.ts'
import { notifyOfRaise, notifyOthers, notifyRaised } from '../notifications.server.ts'
import { countHelp } from './help.server.ts'
import { askFurther, raisePay } from './reach.server.ts'
import { saveHospitalSettings } from '../availability/settings.server.ts'
import { coverAsks, coverPreferences, coverRequests } from '../tables.server.ts'
import { asksOnlyNightCallers } from './waves.ts'

type Story = Parameters<typeof aCoverRequest>[0]
const chosenFor = async (story: Story = {}, onlyNightCallers = false) =>
	chooseNext(db, { request: await aCoverRequest(story), limit: 10, onlyNightCallers })
const day = (fromNow: number) => istToday(hoursFromNow(24 * fromNow))
const mayTire = { mayTire: true }
const everyEvening = Object.fromEntries(
	['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((weekday) => [weekday, { from: '18:00', to: '23:59' }]),
)

describe('a registration', () => {
	test('that ends before the day of the case keeps a person from being asked, one that ends on the day does not', async () => {
		const person = await aSpecialist()
		await aCredential(person, { validUntil: day(2) })
		await db.insert(coverPreferences).values({ specialistId: person.specialistId, onUntil: hoursFromNow(100) })

		expect(await chosenFor({ startsIn: 24 * 3 })).toEqual([])
		const noon = hoursFromNow(24)
		expect(await chosenFor({ startsAt: noon, endsAt: new Date(noon.getTime() + 1) })).toEqual([person.specialistId])
	})

	test('and a day off on the next day, do not count against an evening that ends at midnight', async () => {
		const [person, resting] = [await aSpecialist(), await aCoverSpecialist({ availability: everyEvening })]
		await aCredential(person, { validUntil: day(1) })
		await db.insert(coverPreferences).values({ specialistId: person.specialistId, onUntil: hoursFromNow(100) })
		await db
			.update(coverPreferences)
			.set({ onUntil: null, isOn: true })
			.where(eq(coverPreferences.specialistId, resting.specialistId))
		await addDaysOff(resting, { first: day(2), last: '' })
		const midnight = startOfIstDay(day(2))
		const evening = { startsAt: new Date(midnight.getTime() - 3 * 3_600_000), endsAt: midnight }

		const chosen = await chosenFor(evening)

		expect(chosen.toSorted()).toEqual([person.specialistId, resting.specialistId].toSorted())
	})

	test('that has ended since the person was asked is noticed when they accept', async () => {
		const person = await aSpecialist()
		await aCredential(person, { validUntil: day(0) })
		const request = await aCoverRequest({ startsIn: 30 })
		await askFor(request.id, [person.specialistId])

		expect(await acceptCover(person, request.id, mayTire)).toMatchObject({ failure: 'unqualified' })
	})
})

describe('what a hospital requires', () => {
	test('certificates, the council of the state and languages: only people with all of them are asked', async () => {
		const [plain, certified, elsewhere] = [
			await aCoverSpecialist({ languages: ['en'] }),
			await aCoverSpecialist({ languages: ['mr', 'en'] }),
			await aSpecialist(),
		]
		await aCredential(certified, { kind: 'certificate', title: 'ACLS', status: 'verified' })
		await aCredential(plain, { kind: 'certificate', title: 'ACLS', status: 'pending' })
		await aCredential(elsewhere, { title: 'Karnataka Medical Council', councilCode: 'KA-MC' })
		await db.insert(coverPreferences).values({ specialistId: elsewhere.specialistId, onUntil: hoursFromNow(72) })

		expect(await chosenFor()).toHaveLength(3)
		expect(await chosenFor({ credentials: ['ACLS'] })).toEqual([certified.specialistId])
		expect((await chosenFor({ credentials: ['state-council'] })).toSorted()).toEqual(
			[plain, certified].map(({ specialistId }) => specialistId).toSorted(),
		)
		expect((await chosenFor({ languages: ['mr', 'en'] })).toSorted()).toEqual(
			[certified, elsewhere].map(({ specialistId }) => specialistId).toSorted(),
		)
	})

	test('someone with a needed skill is asked before someone without, who is nearer', async () => {
		const [without, skilled] = [await aCoverSpecialist(), await aCoverSpecialist({ latitude: 18.6 })]
		await db
			.insert(specialistSkills)
			.values({ specialistId: skilled.specialistId, name: 'Difficult airway', position: 0 })
		const request = await aCoverRequest({ skills: ['difficult airway'] })

		expect(await chooseNext(db, { request, limit: 10, onlyNightCallers: false })).toEqual([skilled.specialistId])
		await askFor(request.id, [skilled.specialistId])
		expect(await chooseNext(db, { request, limit: 10, onlyNightCallers: false })).toEqual([without.specialistId])
	})

	test('people who would not be rested are not asked and cannot accept where the hospital does not want that', async () => {
		const [member, tired] = [await aMember(), await aCoverSpecialist()]
		const other = await aCoverRequest({ member, startsIn: 8, hours: 10 })
		await askFor(other.id, [tired.specialistId])
		await acceptCover(tired, other.id, mayTire)
		expect(await chosenFor({ member, startsIn: 2, hours: 4 })).toEqual([tired.specialistId])

		await saveHospitalSettings(member, false)

		expect(await chosenFor({ member, startsIn: 2, hours: 4 })).toEqual([])
		const request = await aCoverRequest({ member, startsIn: 2, hours: 4 })
		await askFor(request.id, [tired.specialistId])
		expect(await acceptCover(tired, request.id, mayTire)).toMatchObject({ failure: 'too-tired' })
	})
})

describe('what a person has chosen', () => {
	test('at night only those are asked who want it, and a wave at that hour obeys', async () => {
		const [wants] = [
			await aCoverSpecialist({ preferences: { onUntil: null, isOn: true, atNight: true }, availability: always }),
			await aCoverSpecialist({ preferences: { onUntil: null, isOn: true }, availability: always }),
		]
		const tomorrow = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 6.5 * 3_600_000)
		const story = {
			startsAt: tomorrow,
			endsAt: new Date(tomorrow.getTime() + 3_600_000),
			urgency: 'emergency',
		} as const
		expect(await chosenFor(story, asksOnlyNightCallers({ istHour: 12 }))).toHaveLength(2)
		expect(await chosenFor(story, asksOnlyNightCallers({ istHour: 23 }))).toEqual([wants.specialistId])
	})

	test('hospitals hidden by name do not reach them', async () => {
		const person = await aCoverSpecialist()
		await aHiddenHospital(person, 'Niramay Hospital')
		const niramay = await aHospital({ displayName: 'Niramay Hospital' })

		expect(await chosenFor({ member: await aMember({ hospitalId: niramay.id }) })).toEqual([])
		expect(await chosenFor()).toEqual([person.specialistId])
	})

	test('extra hours count beside the week and on a day off, as long as they are long enough', async () => {
		const person = await aCoverSpecialist({ preferences: { onUntil: null, isOn: true } })
		await addDaysOff(person, { first: day(0), last: day(2) })
		const request = await aCoverRequest({ startsIn: 5, hours: 2 })
		const eligible = () => listEligible(db, { request, onlyNightCallers: false })
		await addExtraHours(person, { startsAt: hoursFromNow(4), endsAt: hoursFromNow(6.5) })
		expect(await eligible()).toEqual([])

		await addExtraHours(person, { startsAt: hoursFromNow(4), endsAt: hoursFromNow(8) })

		expect(await eligible()).toHaveLength(1)
	})

	test('extra hours count alone, for someone who is asked at no other time', async () => {
		const [person, notAsked] = [await aSpecialist(), await aCoverSpecialist({ preferences: { onUntil: null } })]
		await aCredential(person, { status: 'verified' })
		await addExtraHours(person, { startsAt: hoursFromNow(2), endsAt: hoursFromNow(8) })

		expect(await chosenFor({ startsIn: 3 })).toEqual([person.specialistId])
		expect(await chosenFor({ startsIn: 7 })).toEqual([])
		expect(notAsked).toBeTruthy()
	})

	test('the week counts only if they are asked in its hours, whatever else is on', async () => {
		const startsAt = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 6.5 * 3_600_000)
		const story = { startsAt, endsAt: new Date(startsAt.getTime() + 3_600_000) }
		const on = { onUntil: hoursFromNow(1) }
		await aCoverSpecialist({ preferences: { ...on, isOn: false }, availability: always })
		const byWeek = await aCoverSpecialist({ preferences: { ...on, isOn: true }, availability: always })

		expect(await chosenFor(story)).toEqual([byWeek.specialistId])
	})

	test('someone free all week is asked for a night, and someone free by day is not', async () => {
		const night = await aCoverSpecialist({ preferences: { onUntil: null, isOn: true }, availability: always })
		const byDay = Object.fromEntries(Object.keys(always).map((name) => [name, { from: '08:00', to: '20:00' }]))
		await aCoverSpecialist({ preferences: { onUntil: null, isOn: true }, availability: byDay })
		const evening = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 14.5 * 3_600_000)
		const until = (hours: number) => ({ startsAt: evening, endsAt: new Date(evening.getTime() + hours * 3_600_000) })

		for (const hours of [4, 12, 24]) expect(await chosenFor(until(hours))).toEqual([night.specialistId])
	})

	const always = Object.fromEntries(
		['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'].map((name) => [name, { from: '00:00', to: '23:59' }]),
	)
})

describe('what would help', () => {
	const current = async (id: string) => only(await db.select().from(coverRequests).where(eq(coverRequests.id, id)))
	const askedFor = async (id: string) =>
		(await db.select().from(coverAsks).where(eq(coverAsks.requestId, id)).orderBy(coverAsks.askedAt)).map(
			({ specialistId }) => specialistId,
		)
	const runWave = async (id: string) =>
		askWave.run({ requestId: id, plannedFor: (await current(id)).nextWaveAt?.toISOString() ?? '' })

	test('is counted from five on, by the city: usual pay, ten km more for those who come further, a day later', async () => {
		await aPayRange({
			unit: 'case',
			tenthPaise: 600_000n,
			medianPaise: 800_000n,
			lowPaise: 700_000n,
			highPaise: 900_000n,
		})
		const several = async (count: number, story: Parameters<typeof aCoverSpecialist>[0]) => {
			for (let n = 0; n < count; n++) await aCoverSpecialist(story)
		}
		await several(6, { preferences: { leastCasePaise: 700_000n } })
		// From the point of Khadki's city to that of Pune; a radius within Pune makes no difference.
		const nextTown = { ...locationColumns('Pimpri-Chinchwad'), preferences: { radiusKm: 6, further: true } }
		await several(4, nextTown)

		expect(await countHelp(db, await aCoverRequest())).toEqual({
			pay: { rupees: 8_000, more: 5 },
			further: null,
			later: null,
		})
		await several(9, { preferences: { radiusKm: 1, further: true, leastCasePaise: 900_000n } })
		expect(await countHelp(db, await aCoverRequest())).toMatchObject({ further: null })
		await several(1, nextTown)
		expect(await countHelp(db, await aCoverRequest())).toMatchObject({ further: 5 })
	})

	test('higher pay asks those who are content with it now and tells those who have not answered, once', async () => {
		const [cheap, dear] = [
			await aCoverSpecialist(),
			await aCoverSpecialist({ preferences: { leastCasePaise: 700_000n } }),
		]
		const request = await aCoverRequest()
		await runWave(request.id)
		await runWave(request.id)
		expect(await askedFor(request.id)).toEqual([cheap.specialistId])
		expect(await raisePay(request.member, request.id, 600_000n)).toMatchObject({ failure: 'not-more' })

		expect(await raisePay(request.member, request.id, 700_000n)).toMatchObject({ ok: true })
		expect(await raisePay(request.member, request.id, 800_000n)).toMatchObject({ failure: 'raised-just-now' })
		await runWave(request.id)

		expect(await askedFor(request.id)).toEqual([cheap.specialistId, dear.specialistId])
		const titles = (await db.select().from(notifications).where(eq(notifications.accountId, cheap.accountId))).map(
			({ title }) => title,
		)
		expect(titles.filter((title) => title.includes('has raised the pay'))).toHaveLength(1)
	})

	test('higher pay at night wakes only those who want it, the others read it in the morning, and who has blocked the hospital does not', async () => {
		const [wakes, sleeps, blocks, declines] = [
			await aCoverSpecialist({ preferences: { onUntil: null, isOn: true, atNight: true } }),
			await aCoverSpecialist({ preferences: { onUntil: null, isOn: true } }),
			await aCoverSpecialist(),
			await aCoverSpecialist(),
		]
		const elevenPm = new Date(Math.ceil(Date.now() / 86_400_000) * 86_400_000 + 17.5 * 3_600_000)
		const at = (hours: number) => new Date(elevenPm.getTime() + hours * 3_600_000)
		const soon = await aCoverRequest({ startsAt: at(11), endsAt: at(12) })
		const later = await aCoverRequest({ member: soon.member, startsAt: at(48), endsAt: at(49) })
		const all = [wakes, sleeps, blocks, declines].map(({ specialistId }) => specialistId)
		for (const { id } of [soon, later]) await askFor(id, all)
		await declineCover(declines, soon.id)
		await declineCover(declines, later.id)
		await blockHospital(blocks, soon.hospitalId)
		const told = async ({ id }: { id: string }) =>
			(
				await db
					.select()
					.from(notifications)
					.where(eq(notifications.key, `cover/${id}/raised`))
			).map(({ accountId }) => accountId)
		const raise = (request: typeof soon, now: Date) => db.transaction((tx) => notifyOfRaise(tx, request, now))

		await raise(soon, elevenPm)
		await raise(later, elevenPm)
		expect([await told(soon), await told(later)]).toEqual([[wakes.accountId], []])
		expect(await countQueued(notifyRaised)).toBe(2)

		await notifyRaised.run({ requestId: soon.id })
		await raise(soon, at(8.1))
		expect((await told(soon)).toSorted()).toEqual([wakes, sleeps].map(({ accountId }) => accountId).toSorted())
	})

	test('those who have blocked the hospital do not read that someone else has it', async () => {
		const [blocks, waits, accepts] = [await aCoverSpecialist(), await aCoverSpecialist(), await aCoverSpecialist()]
		const request = await aCoverRequest()
		await askFor(
			request.id,
			[blocks, waits, accepts].map(({ specialistId }) => specialistId),
		)
		await blockHospital(blocks, request.hospitalId)
		await acceptCover(accepts, request.id, mayTire)
		await notifyOthers.run({ requestId: request.id })

		const titlesOf = async ({ accountId }: typeof blocks) =>
			(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)
		expect(await titlesOf(waits)).toContain('Covered by someone else: LSCS')
		expect(await titlesOf(blocks)).not.toContain('Covered by someone else: LSCS')
	})

	test('asking further asks those who come further, and no one beyond what they chose', async () => {
		const comes = await aCoverSpecialist({ preferences: { radiusKm: 1, further: true } })
		await aCoverSpecialist({ preferences: { radiusKm: 1 } })
		const request = await aCoverRequest()
		await runWave(request.id)
		expect(await askedFor(request.id)).toEqual([])

		await askFurther(request.member, request.id)
		await runWave(request.id)

		expect(await askedFor(request.id)).toEqual([comes.specialistId])
		expect(await askFurther(await aMember(), request.id)).toMatchObject({ failure: 'not-found' })
	})
})
