import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { anApplication } from '#app/applications/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { aPlacement, aPromiseCheck } from '#app/offers/fixtures.server.ts'
import { publishPromises } from '#app/offers/responses/promises.server.ts'
import { db } from '#app/platform/database/db.server.ts'
import { rowsAtOnce } from '#app/platform/http/growing-list.ts'
import { publishedAnswers } from '#app/specialists/tables.server.ts'
import { aMember } from '../../fixtures.server.ts'
import { loadHospitalPage } from './hospital-page.server.ts'

test('a hospital at which no one has had a payday says of pay that it is not due yet', async () => {
	const member = await aMember()
	for (let at = 0; at < 3; at++) {
		const application = await anApplication({ stage: 'hired', job: await aJob({ hospitalId: member.hospitalId }) })
		const placement = await aPlacement({ member, application })
		await aPromiseCheck(placement, { duties: 'yes', accommodation: 'none', answeredAt: new Date() })
	}
	await publishPromises.run({})

	const page = await loadHospitalPage({ kind: 'visitor' }, member.hospitalId, new Date(), rowsAtOnce)

	expect(page?.asAdvertised?.facts).toEqual([
		{ label: 'Pay', value: 'Not due yet' },
		{ label: 'Pay on time', value: 'Not due yet' },
		{ label: 'Duties and hours', value: '3 of 3' },
	])
})

test('a hospital whose answers were published in two years shows both, so that a reader sees which way it goes', async () => {
	const member = await aMember()
	const say = (isYes: boolean, year: number) =>
		db
			.insert(publishedAnswers)
			.values({ hospitalId: member.hospitalId, about: 'pay-on-time', answerId: randomUUID(), isYes, year })
	for (const isYes of [true, true, true, false]) await say(isYes, 2025)
	const asAdvertised = async () =>
		(await loadHospitalPage({ kind: 'visitor' }, member.hospitalId, new Date(), rowsAtOnce))?.asAdvertised

	expect(await asAdvertised()).toMatchObject({
		hasYears: false,
		facts: [{ value: 'Not due yet' }, { value: '3 of 4' }],
	})

	for (const isYes of [false, false, true]) await say(isYes, 2026)
	expect(await asAdvertised()).toMatchObject({
		hasYears: true,
		facts: [{ value: 'Not due yet' }, { label: 'Pay on time', value: '4 of 7 · 2026: 1 of 3 · 2025: 3 of 4' }],
	})
})
