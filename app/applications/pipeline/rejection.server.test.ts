import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { rules } from '#app/moderation/rules.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { inLanguage } from '#app/platform/language/language.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { addTemplate } from '#app/templates/commands.server.ts'
import { listTemplates } from '#app/templates/queries.server.ts'
import { moveMany } from './bulk.server.ts'
import { anApplication } from '../fixtures.server.ts'
import { preparedReasons, readRejection, rejectionFor, rejectionReasons } from '../reasons.ts'
import { keepNewReason, listReasons, loadRejection } from './rejection.server.ts'
import { rejectApplication } from './decisions.server.ts'
import { bulkRejectionInput, rejectionInput } from '../schema.server.ts'
import { applications } from '../tables.server.ts'

test('a text with fields reaches each of several applicants with their own name and job', async () => {
	const member = await aMember()
	const people = []
	for (const [name, title] of [
		['Dr Asha Menon', 'Cardiac Surgeon'],
		['Dr Ravi Rao', 'Physician'],
	] as const) {
		const job = await aJob({ hospitalId: member.hospitalId, title })
		people.push(await anApplication({ job, specialist: await aSpecialist({ name }) }))
	}

	await moveMany(member, people, { to: 'rejected', reason: 'Dear {name}, the place as {job} is filled. {sender}' })

	const reasons = await Promise.all(people.map(({ id }) => reasonOf(id)))
	expect(reasons).toEqual([
		`Dear Dr Asha Menon, the place as Cardiac Surgeon is filled. ${member.name}`,
		`Dear Dr Ravi Rao, the place as Physician is filled. ${member.name}`,
	])
})

test('a reason that a hospital words itself is offered to its team the next time, and to no one else', async () => {
	const member = await aMember()
	const recruiter = await aMember({ hospitalId: member.hospitalId, role: 'recruiter' })

	await Promise.all([
		keepNewReason(member, 'We need someone who lives nearby.'),
		keepNewReason(recruiter, 'we need someone who lives nearby'),
		keepNewReason(member, preparedReasons['more-experience'].toUpperCase()),
		keepNewReason(member, null),
	])

	const own = await listTemplates(recruiter, 'rejection-reason')
	expect(own).toHaveLength(1)
	expect(await listReasons(recruiter)).toEqual([...rejectionReasons, only(own).name])
	expect(await listReasons(await aMember())).toEqual([...rejectionReasons])
})

test('the form takes a reason of the hospital, a new one or own words, and refuses what it does not offer', () => {
	const form = { application: [], version: '1' }
	const fields = rejectionInput(['No visa'])
	const parse = (given: Record<string, string>) => fields.safeParse({ version: form.version, ...given })

	expect(parse({ reason: 'No visa' }).success).toBe(true)
	expect(parse({ newReason: 'Too far away' }).success).toBe(true)
	expect(parse({ freeText: 'Dear {name}, sorry.' }).success).toBe(true)
	expect(parse({}).error?.issues[0]?.message).toBe('Choose a reason or write your own')
	expect(parse({ reason: 'Another hospital’s reason' }).success).toBe(false)
	expect(parse({ freeText: 'Dear {nmae}, sorry.' }).error?.issues[0]?.message).toContain('{nmae} is not a field')
	expect(bulkRejectionInput(['No visa']).safeParse({ application: [], freeText: '{x}' }).success).toBe(false)
	expect(rejectionFor({ reason: 'No visa', newReason: 'Too far away.', freeText: 'Sorry.' })).toBe(
		'No visa. Too far away. Sorry.',
	)
})

test('a prepared reason is stored by its key and read in the language of its reader, before the words of the hospital', async () => {
	const member = await aMember()
	const job = await aJob({ hospitalId: member.hospitalId })
	const { id, version } = await anApplication({ job })
	const reason = rejectionFor({ reason: preparedReasons.filled, newReason: null, freeText: 'Dear {name}, thank you.' })

	expect(await rejectApplication(member, id, { reason, version })).toMatchObject({ ok: true })

	const stored = only(await db.select().from(applications).where(eq(applications.id, id)))
	expect(stored).toMatchObject({ rejectionKey: 'filled', rejectionReason: 'Dear Dr Asha Menon, thank you.' })
	expect(readRejection(stored)).toBe('The position has been filled. Dear Dr Asha Menon, thank you.')
	expect(inLanguage('hi', () => readRejection(stored))).toMatch(/^[\u0900-\u097f ]+। Dear Dr Asha Menon, thank you\.$/)
})

test('a demand for money is refused in every text of a rejection, also in a reason that the hospital kept before', () => {
	const demand = 'Pay a refundable deposit of ₹5,000 and we will think again'
	const fields = rejectionInput([demand])
	for (const field of ['reason', 'newReason', 'freeText']) {
		const [issue] = fields.safeParse({ version: '1', [field]: demand }).error?.issues ?? []
		expect([issue?.path, issue?.message]).toEqual([[field], rules.fee.advice])
	}
})

test('a template is there in the form, where no script runs by its address', async () => {
	const member = await aMember()
	await addTemplate(member, 'rejection', { name: 'Thank you', body: 'Dear {name}, thank you.' })
	const [template] = await listTemplates(member, 'rejection')
	const about = { name: 'Dr Asha Menon', job: 'Surgeon' }

	expect(await loadRejection(member, about)).toMatchObject({ text: '', values: { ...about, sender: member.name } })
	expect(await loadRejection(member, about, template?.id)).toMatchObject({ text: 'Dear {name}, thank you.' })
	expect((await loadRejection(await aMember(), about, template?.id)).text).toBe('')
})

const reasonOf = async (id: string) =>
	only(await db.select().from(applications).where(eq(applications.id, id))).rejectionReason
