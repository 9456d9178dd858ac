import { randomUUID } from 'node:crypto'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import type { Actor } from '#app/identity/actor.ts'
import { env } from '#app/platform/env.server.ts'
import { requestFacts } from '#app/platform/http/request-context.server.ts'
import { aCareer, aSpecialist } from '#app/specialists/fixtures.server.ts'
import { publicIdOf } from '#app/specialists/disclosure/public-id.server.ts'
import { routeArgs } from '#test/ask-route.ts'
import { consumeCards, consumePlace } from '../allowance.server.ts'
import { loadDatabase } from '../database/database.server.ts'
import { loader } from './database.tsx'

const visitor: Actor = { kind: 'visitor' }
const now = new Date('2026-11-22T06:00:00Z')

/** The page at an address, as seen from a separate connection. */
async function look(actor: Actor, address: string, connection: string = randomUUID()) {
	const { searchParams } = new URL(address, 'http://localhost:3000')
	return loadDatabase(actor, searchParams, connection, now)
}

/** As `look`, where no limit is expected. */
async function list(actor: Actor, address = '/doctor-database', connection?: string) {
	const page = await look(actor, address, connection)
	if (page.kind !== 'list') throw new Error('A limit was reached')
	return page
}

/** What the page's loader answers a visitor. */
async function answer(address: string, clientAddress: string) {
	const request = new Request(new URL(address, 'http://localhost:3000'))
	const context = new RouterContextProvider()
	context.set(requestFacts, { ...context.get(requestFacts), clientAddress })
	const args = { request, context, params: {}, url: new URL(request.url), pattern: '/doctor-database' }
	const answered = await loader(args as unknown as Parameters<typeof loader>[0])
	return answered as { data: { page: object }; init: object | null }
}

const idsOf = ({ cards }: Awaited<ReturnType<typeof list>>) => cards.map(({ id }) => id)

const several = (count: number, story: Parameters<typeof aSpecialist>[0] = {}) =>
	Promise.all(Array.from({ length: count }, () => aSpecialist(story)))

test('a verified hospital is led to its day, and with a search to the same search of its own table', async () => {
	const { accountId } = await aMember()
	const waiting = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })
	const ledTo = async (path: string, id = accountId) => {
		const args = await routeArgs(path, { as: { accountId: id, kind: 'member' } })
		return loader(args).then(
			() => null,
			(answer: Response) => answer.headers.get('Location'),
		)
	}

	expect(await ledTo('/doctor-database')).toBe('/hospital/today')
	expect(await ledTo('/doctors/database')).toBe('/hospital/today')
	expect(await ledTo('/doctor-database?q=ICU&shift=night')).toBe('/hospitals/dashboard?q=ICU&shift=night')
	expect(await ledTo('/doctor-database', waiting.accountId)).toBeNull()
})

describe('whom the database shows', () => {
	test('a visitor finds people by what they do, never by name, and gets no word of who they are', async () => {
		const asha = await aSpecialist({ bio: 'I am Asha' })
		await aCareer(asha)

		const found = await list(visitor, '/doctor-database?q=anesthetist')

		expect(idsOf(found)).toEqual([publicIdOf(asha.specialistId)])
		expect(JSON.stringify(found)).not.toMatch(/Asha|Menon|lakeside|Niramay|Medical College|3,00,000/)
		expect(idsOf(await list(visitor, '/doctor-database?q=menon'))).toEqual([])
		const byName = await list(visitor, '/doctor-database?q=nobody+of+this+name')
		expect(await list(visitor, '/doctor-database?q=menon')).toMatchObject({ count: 'Not searched', isNotAsked: true })
		expect([byName.count, byName.notes.unused[0]?.why]).toEqual([
			'Not searched',
			'This is not asked here. Only verified hospitals can search by it.',
		])
	})

	test('a hospital that waits for its verification finds no one by name and reads none', async () => {
		await aSpecialist()
		const waiting = await aMember({ hospitalId: (await aHospital({ status: 'pending' })).id })

		expect(idsOf(await list(waiting, '/doctor-database?q=asha'))).toEqual([])
		expect(JSON.stringify(await list(waiting))).not.toMatch(/Asha|Menon/)
	})

	test('no one in Private Mode', async () => {
		await aSpecialist({ profileVisibility: false })
		const shown = await aSpecialist()

		expect(idsOf(await list(visitor))).toEqual([publicIdOf(shown.specialistId)])
	})

	test('pay and free days neither narrow nor sort the list of a visitor', async () => {
		await several(2)

		const asked = await list(visitor, '/doctor-database?payMin=900000&day=sun&sort=pay')

		expect(asked).toMatchObject({ count: '2 specialists', here: '/doctor-database', chips: [] })
	})

	test('stars are on a card from three ratings up', async () => {
		await aSpecialist({ ratingSum: 14, ratingCount: 3 })
		await aSpecialist({ ratingSum: 10, ratingCount: 2, specialitySlug: 'surgeon' })

		const { cards } = await list(visitor, '/doctor-database?sort=rating')

		expect(cards.map(({ rating }) => rating)).toEqual([{ stars: '4.7', count: 3 }, null])
	})
})

describe('Load More', () => {
	test('ends for a guest after thirty, whatever the address asks for', async () => {
		await several(33)

		const far = await list(visitor, '/doctor-database?language=mr&show=600')

		expect([idsOf(far).length, far.more, far.isCapped]).toEqual([30, null, true])
	})
})

describe('in one day', () => {
	test('an address sees so many different cards and then is told so, but can still come to the first page', async () => {
		const shown = await several(7)
		const connection = randomUUID()
		const others = Array.from({ length: 113 }, () => randomUUID())

		expect((await look(visitor, '/doctor-database?language=mr&show=12', connection)).kind).toBe('list')
		expect(await consumeCards(visitor, connection, others)).toBe(true)
		expect(await consumeCards(visitor, connection, [randomUUID()])).toBe(false)
		expect(await consumeCards(visitor, connection, [shown[0]?.specialistId ?? ''])).toBe(true)

		await aSpecialist({ languages: ['ta'] })
		expect(await look(visitor, '/doctor-database?language=ta', connection)).toMatchObject({
			kind: 'limit',
			retryAfterSeconds: 45_000,
		})
		expect((await look(visitor, '/doctor-database', connection)).kind).toBe('list')
		expect((await look(visitor, '/doctor-database?language=ta')).kind).toBe('list')
	})

	test('an address searches around so many places, is then told so with 429, and may go on without a new place', async () => {
		const connection = randomUUID()
		await list(visitor, '/doctor-database?place=Pune', connection)
		for (let at = 1; at < env.GUEST_PLACES_PER_DAY; at++)
			expect(await consumePlace(visitor, connection, { lat: at, lng: at })).toBe(true)

		const beyond = await answer('/doctor-database?place=Nashik', connection)
		expect(beyond.init).toMatchObject({ status: 429, headers: { 'Retry-After': expect.stringMatching(/^[1-9]\d*$/) } })
		expect(beyond.data.page).toMatchObject({ kind: 'limit', of: 'places' })
		for (const known of ['/doctor-database?place=Pune&km=5', '/doctor-database?language=mr', '/doctor-database'])
			expect((await look(visitor, known, connection)).kind).toBe('list')
		expect((await look(visitor, '/doctor-database?place=Nashik')).kind).toBe('list')
		// A place is a place in words too, and each of several.
		for (const words of ['nurse nashik', 'pune or nashik'])
			expect((await look(visitor, `/doctor-database?q=${words}`, connection)).kind).toBe('limit')
	})
})

test('if no one fits, filters to drop are named, the one that brings most people back first', async () => {
	await several(2)
	await aSpecialist({ languages: ['ta'], shifts: ['evening'] })

	const page = await list(visitor, '/doctor-database?language=ta&shift=night')

	expect(page).toMatchObject({
		count: 'No specialists',
		relaxedFilters: [
			{ label: 'Remove Speaks Tamil: 2 specialists', to: '/doctor-database?shift=night' },
			{ label: 'Remove Night shifts: 1 specialist', to: '/doctor-database?language=ta' },
		],
	})
})
