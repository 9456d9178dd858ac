import { eq, like } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { appealForAccount, appealForHospital } from '#app/cases/appeals.server.ts'
import { releaseCase, takeCase } from '#app/cases/cases.server.ts'
import { caseAppeals, proposals } from '#app/cases/tables.server.ts'
import { aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals, hospitalStatusEvents } from '#app/hospitals/tables.server.ts'
import { decideHospital } from '#app/hospitals/checks/verification.server.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { appealRemoval } from '#app/jobs/review/appeal.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { removeJob } from '#app/jobs/review/removal.server.ts'
import { jobs, jobStatusEvents } from '#app/jobs/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { denyAppeal, findAppeal, grantAppeal } from './appeal-case.server.ts'
import { anAppeal } from '../fixtures.server.ts'
import { listOpenCases } from './open-cases.server.ts'
import { confirmProposal, proposeJobRemoval } from './second-operator.server.ts'
import { restoreAccount, suspendAccount } from '../people/suspension.server.ts'

const reason = 'We never asked anyone for money.'

/** A suspended hospital with its owner, the operator who suspended it, and the event of that. */
async function aSuspendedHospital() {
	const [owner, refuser] = [await aMember(), await anOperator()]
	const suspended = await decideHospital(refuser, owner.hospitalId, {
		to: 'suspended',
		reason: 'Fees.',
		seenVersion: 1,
	})
	expect(suspended.ok).toBe(true)
	const events = await db
		.select()
		.from(hospitalStatusEvents)
		.where(eq(hospitalStatusEvents.hospitalId, owner.hospitalId))
	const decisionId = events.find(({ to }) => to === 'suspended')?.id ?? ''
	return { owner: { ...owner, hospitalStatus: 'suspended' as const }, refuser, decisionId }
}
const statusOf = async (hospitalId: string) =>
	only(await db.select().from(hospitals).where(eq(hospitals.id, hospitalId))).status

test('a suspended hospital appeals once, stays suspended, and only another operator lifts the suspension', async () => {
	const { owner, refuser, decisionId } = await aSuspendedHospital()

	expect(await appealForHospital(owner, reason)).toEqual({ ok: true, value: null })
	expect(await appealForHospital(owner, reason)).toEqual({ ok: false, failure: 'already-appealed' })
	expect(await statusOf(owner.hospitalId)).toBe('suspended')
	expect(await listOpenCases(refuser, 'appeal')).toMatchObject([{ id: decisionId, detail: 'Hospital suspended' }])

	expect(await grantAppeal(refuser, decisionId)).toEqual({ ok: false, failure: 'own-refusal' })
	expect((await grantAppeal(await anOperator(), decisionId)).ok).toBe(true)
	expect(await statusOf(owner.hospitalId)).toBe('verified')
})

test('a removed job returns to its hospital closed when the appeal is granted', async () => {
	const [owner, refuser, second] = [await aMember(), await anOperator(), await anOperator()]
	const job = await aJob({ hospitalId: owner.hospitalId })
	await removeJob(refuser, job.id, 'It asks for a deposit.')
	const removal = only(await db.select().from(jobStatusEvents).where(eq(jobStatusEvents.to, 'removed')))

	expect((await appealRemoval(await aMember(), job.id, reason)).ok).toBe(false)
	expect((await appealRemoval(owner, job.id, reason)).ok).toBe(true)
	expect((await appealRemoval(owner, job.id, reason)).ok).toBe(false)
	expect((await grantAppeal(second, removal.id)).ok).toBe(true)

	expect(only(await db.select().from(jobs).where(eq(jobs.id, job.id)))).toMatchObject({ status: 'closed' })
})

test('neither operator of a removal decides the appeal against it', async () => {
	const [owner, proposer, confirmer] = [await aMember(), await anOperator(), await anOperator()]
	const job = await aJob({ hospitalId: owner.hospitalId })
	await proposeJobRemoval(proposer, job.id, { reason: 'It asks for a deposit.' })
	const proposal = only(await db.select().from(proposals).where(eq(proposals.subjectId, job.id)))
	await confirmProposal(confirmer, proposal.id, () => Promise.resolve(true))
	const removal = only(await db.select().from(jobStatusEvents).where(eq(jobStatusEvents.to, 'removed')))
	await appealRemoval(owner, job.id, reason)

	for (const one of [proposer, confirmer]) {
		expect(await grantAppeal(one, removal.id)).toEqual({ ok: false, failure: 'own-refusal' })
		expect(await denyAppeal(one, removal.id, 'It was right.')).toEqual({ ok: false, failure: 'own-refusal' })
	}
	const told = await db
		.select()
		.from(notifications)
		.where(like(notifications.href, `%${removal.id}`))
	expect(told.map(({ accountId }) => accountId)).not.toContain(proposer.accountId)
	expect((await grantAppeal(await anOperator(), removal.id)).ok).toBe(true)
})

test('the owner of a suspended account appeals by the link in the mail, and is restored when it is granted', async () => {
	const { decisionId, accountId, token } = await anAppeal()

	expect(await appealForAccount(token, 'Again.')).toBe(false)
	expect(await appealForAccount(`${decisionId}.forged`, reason)).toBe(false)
	expect((await grantAppeal(await anOperator(), decisionId)).ok).toBe(true)
	expect(only(await db.select().from(accounts).where(eq(accounts.id, accountId))).suspendedAt).toBeNull()
})

test('of two operators who decide an appeal at one moment one does', async () => {
	const { decisionId } = await anAppeal()
	const [one, other] = [await anOperator(), await anOperator()]

	const decided = await Promise.all([grantAppeal(one, decisionId), denyAppeal(other, decisionId, 'It was right.')])

	expect(decided.filter(({ ok }) => ok)).toHaveLength(1)
	expect(decided.find(({ ok }) => !ok)).toMatchObject({ failure: 'already-decided' })
	expect((await findAppeal(one, decisionId))?.outcome).toBe(decided[0].ok ? 'granted' : 'denied')
})

test('a suspension that is lifted ends the appeal against it, and the appeal lifts no later one', async () => {
	const { decisionId, accountId } = await anAppeal()
	const [lifter, colleague] = [await anOperator(), await anOperator()]
	await takeCase(colleague, { kind: 'appeal', subjectId: decisionId })
	expect(await restoreAccount(lifter, accountId)).toEqual({ ok: false, failure: 'taken' })
	await releaseCase(colleague, { kind: 'appeal', subjectId: decisionId })

	expect((await restoreAccount(lifter, accountId)).ok).toBe(true)
	expect(await findAppeal(lifter, decisionId)).toMatchObject({ outcome: 'granted', decidedBy: lifter.name })
	expect(await listOpenCases(lifter, 'appeal')).toEqual([])

	await suspendAccount(lifter, accountId, 'Another matter.')
	// As one that was sent in the moment of the lifting.
	await db.update(caseAppeals).set({ outcome: null, decidedBy: null }).where(eq(caseAppeals.refusalId, decisionId))
	expect(await grantAppeal(colleague, decisionId)).toEqual({ ok: false, failure: 'no-longer-possible' })
	expect(only(await db.select().from(accounts).where(eq(accounts.id, accountId))).suspendedAt).not.toBeNull()
})
