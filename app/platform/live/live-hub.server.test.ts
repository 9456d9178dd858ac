import { expect, test, vi } from 'vitest'
import { db } from '../database/db.server.ts'
import { announceChange } from './live.server.ts'
import { createHub, type Seat } from './live-hub.server.ts'

const [asha, ravi] = ['0b1f0000-0000-4000-8000-000000000001', '0b1f0000-0000-4000-8000-000000000002']

function aSeat(accountId: string, sessionId = accountId) {
	const heard: string[] = []
	const seat: Seat & { heard: string[]; isClosed: boolean } = {
		accountId,
		sessionId,
		heard,
		isClosed: false,
		say: (event, line) => heard.push(`${event} ${line}`.trim()),
		beat: () => undefined,
		close() {
			seat.isClosed = true
		},
	}
	return seat
}
const allActive = async (ids: string[]) => new Set(ids)
const untilHeard = (seat: { heard: string[] }, count = 1) =>
	vi.waitFor(
		async () => {
			if (seat.heard.length < count) await announceChange(db, [asha], { kind: 'messages' })
			expect(seat.heard.length).toBeGreaterThanOrEqual(count)
		},
		{ interval: 100 },
	)

test('a committed change reaches the pages of the accounts it concerns, and no others', async () => {
	const hub = createHub()
	const [hers, his] = [aSeat(asha), aSeat(ravi)]
	await Promise.all([hub.join(hers, allActive), hub.join(his, allActive)])

	const undone = db.transaction(async (tx) => {
		await announceChange(tx, [asha], { kind: 'offers' })
		throw new Error('undone')
	})
	await expect(undone).rejects.toThrow('undone')
	await db.transaction((tx) => announceChange(tx, [asha], { kind: 'interviews', id: 'x' }))

	await vi.waitFor(() => expect(hers.heard).toContain('change {"kind":"interviews","id":"x"}'), 10_000)
	expect(hers.heard.join()).not.toContain('offers')
	expect(his.heard).toEqual([])
	await hub.stop()
	expect([hers.isClosed, his.isClosed]).toEqual([true, true])
})

test('when the connection is lost every page is asked to check again, and gets later changes', async () => {
	const hub = createHub()
	const seat = aSeat(asha)
	await hub.join(seat, allActive)

	await db.execute(
		`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'live' and datname = current_database()`,
	)

	await vi.waitFor(() => expect(seat.heard).toContain('missed'), 15_000)
	await untilHeard(seat, seat.heard.length + 1)
	await hub.stop()
})

test('whoever is logged out hears no more, at once', async () => {
	const hub = createHub()
	const [ended, open] = [aSeat(asha, 'ended'), aSeat(asha, 'open')]
	const active = async (ids: string[]) => new Set(ids.filter((id) => id === 'open'))
	await Promise.all([hub.join(ended, active), hub.join(open, active)])

	await announceChange(db, [asha], { kind: 'sessions' })

	await vi.waitFor(() => expect(ended.isClosed).toBe(true), 10_000)
	expect(open.isClosed).toBe(false)
	await hub.stop()
})

test('the page that waits longest makes room for the eleventh of one account', async () => {
	const hub = createHub(() => ({ begun: Promise.resolve(), stop: async () => undefined }))
	const memberRoles = Array.from({ length: 11 }, () => aSeat(asha))
	for (const seat of memberRoles) void hub.join(seat, allActive)

	expect(memberRoles.map(({ isClosed }) => isClosed)).toEqual([true, ...Array.from({ length: 10 }, () => false)])
	await hub.stop()
})
