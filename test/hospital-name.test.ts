import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { passUndoMinute } from '#app/cases/fixtures.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { reviews } from '#app/moderation/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import * as approve from '#app/operations/routes/approve-review.tsx'
import * as review from '#app/operations/routes/review.tsx'
import * as undo from '#app/operations/routes/undo-decision.tsx'
import * as undoRefusal from '#app/operations/routes/undo-refusal.tsx'
import { db, only } from '#app/platform/database/db.server.ts'
import { auditEvents } from '#app/platform/tables.server.ts'
import { findRelation } from '#app/relations/queries.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { hideFromHospital } from '#app/specialists/hiding/hidden-hospitals.server.ts'
import { askRoute, redirectOf, routeArgs } from './ask-route.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import * as name from '#app/hospitals/routes/name.tsx'

const path = '/hospital/profile/name'
const asked = { displayName: 'Marathe Heart Hospital', legalName: 'Marathe Medical Foundation', reason: 'New owners.' }

async function aRequest(form: Record<string, string> = asked) {
	const hospital = await aHospital({ displayName: 'Wellspring', legalName: 'Wellspring LLP' })
	const owner = await aMember({ hospitalId: hospital.id, role: 'owner' })
	const answer = await askRoute(name.action, path, { as: owner, form })
	const [held] = await db.select().from(reviews).where(eq(reviews.hospitalId, hospital.id))
	return { hospital, owner, answer, id: held?.id ?? '' }
}

async function namesOf({ id }: { id: string }) {
	const { displayName, legalName, status } = only(await db.select().from(hospitals).where(eq(hospitals.id, id)))
	return [displayName, legalName, status]
}
const titlesTo = async ({ accountId }: { accountId: string }) =>
	(await db.select().from(notifications).where(eq(notifications.accountId, accountId))).map(({ title }) => title)
const before = ['Wellspring', 'Wellspring LLP', 'verified']

test('a verified hospital keeps its name and badge until an operator approves the new one, and is hidden from by it', async () => {
	const [operator, asha] = [await anOperator(), await aSpecialist()]
	await hideFromHospital(asha, 'Marathe Hospital')
	const alike = await aHospital({ displayName: 'Marathe Heart Institute' })
	const { hospital, owner, answer, id } = await aRequest()
	expect((await redirectOf(answer)).message?.title).toBe('New name in review')
	const isHidden = async () =>
		(await findRelation({ hospitalId: hospital.id, specialistId: asha.specialistId }))?.hidden
	expect([await namesOf(hospital), await isHidden()]).toEqual([before, false])

	const shown = await review.loader(await routeArgs(`/operator/reviews/${id}`, { as: operator }))
	expect(shown.review.rename).toMatchObject({
		from: { displayName: 'Wellspring', legalName: 'Wellspring LLP' },
		to: { displayName: asked.displayName, legalName: asked.legalName },
		others: [{ id: alike.id, similarName: true }],
	})
	const approved = await askRoute(approve.action, `/operator/reviews/${id}/approval`, { as: operator, form: {} })
	const undoIt = (await redirectOf(approved)).message?.undo?.action ?? ''
	await askRoute(undo.action, undoIt, { as: operator, form: {} })
	await passUndoMinute(id)
	expect(await namesOf(hospital)).toEqual(before)

	await askRoute(approve.action, `/operator/reviews/${id}/approval`, { as: operator, form: {} })
	await passUndoMinute(id)

	expect(await namesOf(hospital)).toEqual([asked.displayName, asked.legalName, 'verified'])
	expect(await isHidden()).toBe(true)
	expect(await titlesTo(owner)).toContain(`Your hospital’s new name is live: ${asked.displayName}`)
	const [audited] = await db.select().from(auditEvents).where(eq(auditEvents.action, 'hospital.renamed'))
	expect(audited?.facts).toMatchObject({ displayNameBefore: 'Wellspring', displayName: asked.displayName })
})

test('a refused name is told with its reason, can be undone for a minute, and changes nothing', async () => {
	const operator = await anOperator()
	const { hospital, owner, id } = await aRequest()
	const refuse = { freeText: 'The certificate shows another name.' }

	const refused = await askRoute(review.action, `/operator/reviews/${id}`, { as: operator, form: refuse })

	expect(await titlesTo(owner)).toContain(`Not approved: ${asked.displayName}`)
	const page = await name.loader(await routeArgs(path, { as: owner }))
	expect(page.review).toMatchObject({ status: 'refused', reason: refuse.freeText })
	const undoIt = (await redirectOf(refused)).message?.undo?.action ?? ''
	await askRoute(undoRefusal.action, undoIt, { as: operator, form: {} })
	expect((await name.loader(await routeArgs(path, { as: owner }))).review?.status).toBe('waiting')
	expect(await namesOf(hospital)).toEqual(before)
})

test('the same name, a name with our badge and a hospital that is suspended by then are refused', async () => {
	const same = await aRequest({ displayName: 'Wellspring', legalName: 'Wellspring LLP', reason: 'None.' })
	expect(same.answer.init?.status).toBe(422)
	const badge = await aRequest({ ...asked, displayName: 'Marathe ✔ Verified' })
	expect(badge.answer.init?.status).toBe(422)
	expect(await db.$count(reviews)).toBe(0)

	const operator = await anOperator()
	const { hospital, id } = await aRequest()
	await db
		.update(hospitals)
		.set({ status: 'suspended', statusReason: 'Complaints.' })
		.where(eq(hospitals.id, hospital.id))
	const approved = await askRoute(approve.action, `/operator/reviews/${id}/approval`, { as: operator, form: {} })
	expect(approved.init?.status ?? approved.status).toBe(409)
	expect(await namesOf(hospital)).toEqual(['Wellspring', 'Wellspring LLP', 'suspended'])
})
