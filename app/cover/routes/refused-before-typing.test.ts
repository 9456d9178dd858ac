import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { db } from '#app/platform/database/db.server.ts'
import { askRoute } from '#test/ask-route.ts'
import { aCoverSpecialist, aWorkedCover, hoursFromNow } from '../fixtures.server.ts'
import { enterHours } from '../settlement/hours.server.ts'
import { coverRequests } from '../tables.server.ts'
import { loader as absence } from './absence.tsx'
import { loader as cancellation } from './cancel.tsx'
import { loader as theirDisagreement } from './disagree-with-specialist.tsx'
import { loader as disagreement } from './disagree.tsx'
import { loader as giveBack } from './give-back.tsx'
import { loader as raise } from './raise.tsx'

const hospitalForms = { absence, cancellation, disagreement: theirDisagreement, pay: raise }
const specialistForms = { cancellation: giveBack, disagreement }

test('a form about cover that would be refused says so before someone types', async () => {
	const as = await aCoverSpecialist()
	const { id, member } = await aWorkedCover(as, { endedAgo: 5 })
	const offered = async () => {
		const found: string[] = []
		for (const [side, actor, path, forms] of [
			['hospital', member, `/hospital/cover/${id}`, hospitalForms],
			['specialist', as, `/cover/${id}`, specialistForms],
		] as const)
			for (const [name, loader] of Object.entries(forms)) {
				const { init } = await askRoute(loader, `${path}/${name}`, { as: actor })
				if (init === undefined) found.push(`${side}: ${name}`)
				else expect([name, init.status]).toEqual([name, 409])
			}
		return found
	}
	const become = (changes: Partial<typeof coverRequests.$inferInsert>) =>
		db.update(coverRequests).set(changes).where(eq(coverRequests.id, id))
	const ahead = { startsAt: hoursFromNow(20), endsAt: hoursFromNow(22) }
	const past = { startsAt: hoursFromNow(-7), endsAt: hoursFromNow(-5) }

	expect(await offered()).toEqual(['hospital: absence'])
	await enterHours(as, id, past)
	expect(await offered()).toEqual(['hospital: absence'])
	await enterHours(member, id, { ...past, endsAt: hoursFromNow(-6), reason: 'It ended early.' })
	expect(await offered()).toEqual(['specialist: disagreement'])

	await become({ status: 'covered', ...ahead })
	expect(await offered()).toEqual(['hospital: cancellation', 'specialist: cancellation'])
	for (const status of ['confirmed', 'lapsed', 'disputed'] as const) {
		await become({ status, ...past })
		expect([status, await offered()]).toEqual([status, []])
	}
})
