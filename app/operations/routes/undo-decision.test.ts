import { and, eq, like, sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listOpenDecisions } from '#app/cases/decisions.server.ts'
import { cases, operatorDecisions } from '#app/cases/tables.server.ts'
import { takeCase } from '#app/cases/cases.server.ts'
import { hospitalSubject } from '#app/cases/thread.server.ts'
import { aContactMessage } from '#app/content/fixtures.server.ts'
import { contactMessages } from '#app/content/tables.server.ts'
import { passUndoMinute } from '#app/cases/fixtures.server.ts'
import { aCredential, aDocument } from '#app/credentials/fixtures.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import { aHospital, aMember } from '#app/hospitals/fixtures.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { anOperator } from '#app/identity/fixtures.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { aJob } from '#app/jobs/fixtures.server.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import { notifications } from '#app/notifications/tables.server.ts'
import { aPlacement, aRating } from '#app/offers/fixtures.server.ts'
import { ratings } from '#app/offers/tables.server.ts'
import { db, only } from '#app/platform/database/db.server.ts'
import { aFailedTask } from '#app/platform/tasks/failed-task-fixtures.server.ts'
import { aWaitingPicture } from '#app/platform/files/picture-review-fixtures.server.ts'
import { auditEvents, deliveries, pictureReviews } from '#app/platform/tables.server.ts'
import { aSpecialist } from '#app/specialists/fixtures.server.ts'
import { askRoute, redirectOf } from '#test/ask-route.ts'
import { countQueues, findNextCase, listOpenCases } from '../cases/open-cases.server.ts'
import { proposeJobRemoval, withdrawProposal } from '../cases/second-operator.server.ts'
import * as approvePicture from './approve-picture.tsx'
import * as closeMessage from './close-message.tsx'
import * as declineProposal from './decline-proposal.tsx'
import * as hideRating from './hide-rating.tsx'
import * as message from './message.tsx'
import * as recheckHospital from './recheck-hospital.tsx'
import * as reinstate from './reinstate-hospital.tsx'
import * as rejectHospital from './reject-hospital.tsx'
import * as retryTask from './retry-task.tsx'
import * as showRating from './show-rating.tsx'
import * as suspendAccount from './suspend-account.tsx'
import * as suspendHospital from './suspend-hospital.tsx'
import * as undo from './undo-decision.tsx'
import * as verifyCredential from './verify-credential.tsx'
import * as verifyHospital from './verify-hospital.tsx'

const post = (action: unknown, path: string, as: Operator, form: Record<string, string> = {}) =>
	askRoute(action, path, { as, form })
const undoAt = async (answer: unknown) => (await redirectOf(answer)).message?.undo?.action ?? ''
const undoOf = async (as: Operator, answer: unknown) => post(undo.action, await undoAt(answer), as)
const statusOf = ({ status, init }: Awaited<ReturnType<typeof post>>) => init?.status ?? status
const decisionOf = async (subjectId: string) =>
	only(await db.select().from(operatorDecisions).where(eq(operatorDecisions.subjectId, subjectId)))
/** As if the minute were over, and the task late. */
const age = (subjectId: string) =>
	db
		.update(operatorDecisions)
		.set({ decidedAt: sql`now() - interval '61 seconds'` })
		.where(eq(operatorDecisions.subjectId, subjectId))
const actionsAbout = async (subjectId: string) =>
	(
		await db
			.select({ action: auditEvents.action })
			.from(auditEvents)
			.where(eq(auditEvents.subjectId, subjectId))
			.orderBy(auditEvents.at)
	).map(({ action }) => action)
const noticesOf = (accountId: string) => db.$count(notifications, eq(notifications.accountId, accountId))
const emailsTo = (accountId: string) =>
	db.$count(deliveries, and(like(deliveries.key, `%${accountId}%`), eq(deliveries.channel, 'email')))
const hospitalOf = async (id: string) => only(await db.select().from(hospitals).where(eq(hospitals.id, id)))

async function aPendingHospital() {
	const hospital = await aHospital({ status: 'pending' })
	return { hospital, owner: await aMember({ hospitalId: hospital.id, role: 'owner' }) }
}
const verify = (as: Operator, hospital: { id: string; version: number }) =>
	post(verifyHospital.action, `/operator/hospitals/${hospital.id}/verification`, as, {
		version: String(hospital.version),
		source: 'Health Facility Registry',
		freeText: 'Name and address are those of the register.',
	})

test('a decision that others would notice is out of every queue at once, and is carried out after a minute', async () => {
	const [operator, other] = [await anOperator(), await anOperator()]
	const { id } = await aRating(await aPlacement())
	const waitingRatings = async () =>
		(await countQueues(operator)).find(({ to }) => to === '/operator/ratings')?.count ?? 0
	const before = await waitingRatings()

	const shown = await post(showRating.action, `/operator/ratings/${id}/showing`, operator)

	expect((await redirectOf(shown)).message).toMatchObject({
		title: 'Rating stays visible',
		detail: 'This takes effect in one minute unless you undo.',
		undo: { label: 'Undo' },
	})
	const checkedAt = async () => only(await db.select().from(ratings).where(eq(ratings.id, id))).checkedAt
	expect(await checkedAt()).toBeNull()
	expect(await waitingRatings()).toBe(before - 1)
	expect((await listOpenCases(other, 'rating')).map((row) => row.id)).not.toContain(id)
	// No other operator decides it in that minute, neither so nor otherwise.
	expect(statusOf(await post(showRating.action, `/operator/ratings/${id}/showing`, other))).toBe(409)
	const hiding = { freeText: 'It names a patient.' }
	expect(statusOf(await post(hideRating.action, `/operator/ratings/${id}/hiding`, other, hiding))).toBe(409)

	await passUndoMinute(id)
	expect(await checkedAt()).not.toBeNull()
	expect((await decisionOf(id)).failure).toBeNull()
	// Once more it does nothing.
	await passUndoMinute(id)
	expect(await actionsAbout(id)).toContain('decision.made')
})

test('a yearly check and a failed task that were decided a moment ago are neither listed nor counted', async () => {
	const operator = await anOperator()
	const hospital = await aHospital()
	await db
		.update(hospitals)
		.set({ verifiedAt: sql`now() - interval '13 months'`, lastCheckedAt: null })
		.where(eq(hospitals.id, hospital.id))
	const { id: taskId } = await aFailedTask()
	const waiting = async () => {
		const counted = new Map((await countQueues(operator)).map(({ to, count }) => [to, count]))
		const ids = async (kind: 'hospital' | 'task') => (await listOpenCases(operator, kind)).map(({ id }) => id)
		return {
			counts: [counted.get('/operator/hospitals') ?? 0, counted.get('/operator/tasks') ?? 0],
			isListed: [(await ids('hospital')).includes(hospital.id), (await ids('task')).includes(taskId)],
		}
	}
	const before = await waiting()
	expect(before.isListed).toEqual([true, true])

	const { version } = await hospitalOf(hospital.id)
	await post(recheckHospital.action, `/operator/hospitals/${hospital.id}/yearly-check`, operator, {
		...{ version: String(version), source: 'Health Facility Registry' },
		freeText: 'Name and address are those of the register.',
	})
	await post(retryTask.action, `/operator/tasks/${taskId}/retry`, operator)

	const after = await waiting()
	expect(after.isListed).toEqual([false, false])
	expect(after.counts).toEqual(before.counts.map((count) => count - 1))
})

test('an undo within the minute puts a rating back into its queue with its words forgotten, and both are in the audit log', async () => {
	const operator = await anOperator()
	const { id } = await aRating(await aPlacement())
	const form = { freeText: 'It names a patient.' }
	const hidden = await post(hideRating.action, `/operator/ratings/${id}/hiding`, operator, form)

	const undone = await redirectOf(await undoOf(operator, hidden))

	expect(undone).toMatchObject({ to: `/operator/ratings/${id}`, message: { title: 'Undone: Hide rating' } })
	expect((await listOpenCases(operator, 'rating')).map((row) => row.id)).toContain(id)
	expect((await decisionOf(id)).input).toBeNull()
	expect(await actionsAbout(id)).toEqual(['decision.made', 'decision.undone'])
	// The task that was queued finds nothing to do, and the case can be decided again.
	await passUndoMinute(id)
	expect(only(await db.select().from(ratings).where(eq(ratings.id, id))).hiddenAt).toBeNull()
	expect(statusOf(await post(hideRating.action, `/operator/ratings/${id}/hiding`, operator, form))).toBe(303)
})

test('only the operator who decided can undo, once, within the minute, and not when it has been carried out', async () => {
	const [operator, other] = [await anOperator(), await anOperator()]
	const decide = async () => {
		const { id } = await aRating(await aPlacement())
		return { id, answer: await post(showRating.action, `/operator/ratings/${id}/showing`, operator) }
	}
	const [first, late, done] = [await decide(), await decide(), await decide()]

	expect(statusOf(await undoOf(other, first.answer))).toBe(409)
	expect(statusOf(await undoOf(operator, first.answer))).toBe(303)
	expect(statusOf(await undoOf(operator, first.answer))).toBe(409)

	await age(late.id)
	expect(statusOf(await undoOf(operator, late.answer))).toBe(409)

	await passUndoMinute(done.id)
	expect(statusOf(await undoOf(operator, done.answer))).toBe(409)
	const unknown = `/operator/decisions/${crypto.randomUUID()}/undo`
	expect(statusOf(await post(undo.action, unknown, operator))).toBe(404)
})

test('of an undo and the task that carries out at the same moment, one happens', async () => {
	const operator = await anOperator()
	for (let at = 0; at < 5; at++) {
		const { id } = await aRating(await aPlacement())
		const answer = await post(showRating.action, `/operator/ratings/${id}/showing`, operator)
		const [undone] = await Promise.all([undoOf(operator, answer), passUndoMinute(id)])

		const { checkedAt } = only(await db.select().from(ratings).where(eq(ratings.id, id)))
		expect(checkedAt === null).toBe(statusOf(undone) === 303)
	}
})

test('of two operators who decide at the same moment one does', async () => {
	const [operator, other] = [await anOperator(), await anOperator()]
	const { id } = await aRating(await aPlacement())
	const path = `/operator/ratings/${id}/showing`

	const answers = await Promise.all([operator, other].map((as) => post(showRating.action, path, as)))

	expect(answers.map(statusOf).toSorted()).toEqual([303, 409])
})

test('a decision that has become impossible in the minute changes nothing, and its operator reads so', async () => {
	const operator = await anOperator()
	const { id, version } = await aContactMessage({ hoursAgo: 2 })
	const path = `/operator/messages/${id}/closing`
	expect(statusOf(await post(closeMessage.action, path, operator, { version: String(version) }))).toBe(303)
	await db
		.update(contactMessages)
		.set({ version: version + 1 })
		.where(eq(contactMessages.id, id))

	await passUndoMinute(id)

	expect((await decisionOf(id)).failure).toBe('changed-meanwhile')
	expect((await listOpenCases(operator, 'contact-message')).map((row) => row.id)).toContain(id)
	const [notice] = await db.select().from(notifications).where(eq(notifications.accountId, operator.accountId))
	expect(notice).toMatchObject({
		title: 'Your decision was not carried out: Close message',
		href: `/operator/messages/${id}`,
	})
})

test('a decision of an operator who has left in that minute is not carried out', async () => {
	const operator = await anOperator()
	const { id } = await aRating(await aPlacement())
	await post(showRating.action, `/operator/ratings/${id}/showing`, operator)
	await db.update(accounts).set({ suspendedAt: new Date() }).where(eq(accounts.id, operator.accountId))

	await passUndoMinute(id)

	expect((await decisionOf(id)).failure).toBe('operator-gone')
})

test('an answer to a message is emailed after the minute, and not when it is undone', async () => {
	const operator = await anOperator()
	const answer = async () => {
		const sent = await aContactMessage({ hoursAgo: 2 })
		const form = { version: String(sent.version), reply: 'We verified it today.' }
		return { id: sent.id, answered: await post(message.action, `/operator/messages/${sent.id}`, operator, form) }
	}
	const emails = (id: string) => db.$count(deliveries, like(deliveries.key, `mail/contact/${id}/%`))
	const [sent, undone] = [await answer(), await answer()]

	expect(await emails(sent.id)).toBe(0)
	await undoOf(operator, undone.answered)
	for (const { id } of [sent, undone]) await passUndoMinute(id)

	expect([await emails(sent.id), await emails(undone.id)]).toEqual([1, 0])
	expect((await listOpenCases(operator, 'contact-message')).map(({ id }) => id)).toContain(undone.id)
})

test('a picture is shown to others after the minute', async () => {
	await db.delete(pictureReviews)
	const operator = await anOperator({ operatorRole: 'moderate' })
	const { id } = await aWaitingPicture()
	const approved = await post(approvePicture.action, `/operator/pictures/${id}/approval`, operator)
	const isApproved = async () =>
		only(await db.select().from(pictureReviews).where(eq(pictureReviews.id, id))).approvedAt !== null

	expect(await isApproved()).toBe(false)
	expect(await listOpenDecisions(operator)).toMatchObject([{ label: 'Approve picture', mayUndo: true }])
	expect((await redirectOf(await undoOf(operator, approved))).to).toBe('/operator/pictures')
	expect(await isApproved()).toBe(false)
	expect(await listOpenDecisions(operator)).toEqual([])
})

test('a hospital is verified at once, and its members are notified after the minute', async () => {
	const operator = await anOperator()
	const { hospital, owner } = await aPendingHospital()

	const verified = await redirectOf(await verify(operator, hospital))

	expect(verified.message?.detail).toBe('Its members are notified in one minute unless you undo.')
	expect((await hospitalOf(hospital.id)).status).toBe('verified')
	expect([await noticesOf(owner.accountId), await emailsTo(owner.accountId)]).toEqual([0, 0])
	await passUndoMinute(hospital.id)
	expect([await noticesOf(owner.accountId), await emailsTo(owner.accountId)]).toEqual([1, 1])
})

test('a hospital of which no member can be reached is not said to have been notified', async () => {
	const operator = await anOperator()
	const hospital = await aHospital({ status: 'pending' })
	expect((await redirectOf(await verify(operator, hospital))).message?.detail).toBe(
		'None of its members has confirmed an email address, so no one can be notified.',
	)
})

test('an undone verification leaves the hospital and its case as they were, and no one is notified', async () => {
	const operator = await anOperator()
	const { hospital, owner } = await aPendingHospital()
	await takeCase(operator, hospitalSubject(hospital.id))
	const before = await hospitalOf(hospital.id)
	const caseOf = async () => only(await db.select().from(cases).where(eq(cases.subjectId, hospital.id)))
	const caseBefore = await caseOf()

	const undone = await redirectOf(await undoOf(operator, await verify(operator, hospital)))

	expect(undone.to).toBe(`/operator/hospitals/${hospital.id}`)
	const { version: _, updatedAt: __, ...after } = await hospitalOf(hospital.id)
	expect(before).toMatchObject(after)
	expect(await caseOf()).toEqual(caseBefore)
	await passUndoMinute(hospital.id)
	expect([await noticesOf(owner.accountId), await emailsTo(owner.accountId)]).toEqual([0, 0])
	expect(await actionsAbout(hospital.id)).toEqual(expect.arrayContaining(['decision.made', 'decision.undone']))
	// It can be decided again.
	expect(statusOf(await verify(operator, await hospitalOf(hospital.id)))).toBe(303)
})

test('a verification is not undone after another decision, nor when the hospital has posted a job', async () => {
	const operator = await anOperator()
	const [first, second] = [await aPendingHospital(), await aPendingHospital()]
	const verified = [await verify(operator, first.hospital), await verify(operator, second.hospital)]
	const { version } = await hospitalOf(first.hospital.id)
	const suspension = { version: String(version), freeText: 'Its registration is forged.' }
	const path = `/operator/hospitals/${first.hospital.id}/suspension`
	expect(statusOf(await post(suspendHospital.action, path, await anOperator(), suspension))).toBe(303)
	await aJob({ hospitalId: second.hospital.id })

	expect(statusOf(await undoOf(operator, verified[0]))).toBe(409)
	expect(statusOf(await undoOf(operator, verified[1]))).toBe(409)
	expect((await hospitalOf(first.hospital.id)).status).toBe('suspended')
	expect((await hospitalOf(second.hospital.id)).status).toBe('verified')
})

test('a rejection and a suspension of a hospital are undone, and the reason is gone', async () => {
	const operator = await anOperator()
	const { hospital } = await aPendingHospital()
	const form = {
		version: String(hospital.version),
		source: 'Health Facility Registry',
		freeText: 'Not in the register.',
	}
	const rejected = await post(rejectHospital.action, `/operator/hospitals/${hospital.id}/rejection`, operator, form)
	expect((await hospitalOf(hospital.id)).status).toBe('rejected')
	await undoOf(operator, rejected)
	expect(await hospitalOf(hospital.id)).toMatchObject({ status: 'pending', statusReason: null })

	const other = await aHospital()
	const suspension = { version: String(other.version), freeText: 'Its registration is forged.' }
	const path = `/operator/hospitals/${other.id}/suspension`
	const suspended = await post(suspendHospital.action, path, operator, suspension)
	expect((await hospitalOf(other.id)).status).toBe('suspended')
	await undoOf(operator, suspended)
	expect(await hospitalOf(other.id)).toMatchObject({ status: 'verified', statusReason: null })
})

test('a suspension is lifted after the minute', async () => {
	const operator = await anOperator()
	const hospital = await aHospital({ status: 'suspended', statusReason: 'Its registration has expired.' })
	const path = `/operator/hospitals/${hospital.id}/reinstatement`
	expect(statusOf(await post(reinstate.action, path, operator, { version: String(hospital.version) }))).toBe(303)
	expect((await hospitalOf(hospital.id)).status).toBe('suspended')
	await passUndoMinute(hospital.id)
	expect((await hospitalOf(hospital.id)).status).toBe('verified')
})

test('both credentials that were verified together are undone together', async () => {
	const operator = await anOperator()
	const specialist = await aSpecialist()
	const first = await aCredential(specialist, { status: 'pending' })
	const degree = { kind: 'degree' as const, title: 'MD Anaesthesiology', number: null, councilCode: null }
	const second = await aCredential(specialist, { status: 'pending', ...degree })
	for (const credential of [first, second]) await aDocument(credential, { scan: 'clean' })
	const statuses = async () =>
		(
			await db
				.select({ status: credentials.status, at: credentials.verifiedAt })
				.from(credentials)
				.where(eq(credentials.specialistId, specialist.specialistId))
		).map(({ status, at }) => [status, at !== null])

	const verified = await post(verifyCredential.action, `/operator/credentials/${first.id}/verification`, operator, {
		version: String(first.version),
		source: 'Indian Medical Register',
		'others[0].id': second.id,
		'others[0].version': String(second.version),
		'others[0].source': 'University',
	})
	expect(await statuses()).toEqual([
		['verified', true],
		['verified', true],
	])
	expect(await noticesOf(specialist.accountId)).toBe(0)
	expect(statusOf(await undoOf(operator, verified))).toBe(303)

	expect(await statuses()).toEqual([
		['pending', false],
		['pending', false],
	])
	expect(await findNextCase(operator, 'credential', crypto.randomUUID())).not.toBeNull()
})

test('a suspended person is logged out at once, and an undo lets them in again before they are notified', async () => {
	const operator = await anOperator()
	const { accountId } = await aMember()
	const form = { freeText: 'The degree certificate is forged.' }
	const isSuspended = async () =>
		only(await db.select().from(accounts).where(eq(accounts.id, accountId))).suspendedAt !== null

	const suspended = await post(suspendAccount.action, `/operator/accounts/${accountId}/suspension`, operator, form)
	expect([await isSuspended(), await emailsTo(accountId)]).toEqual([true, 0])
	expect(statusOf(await undoOf(operator, suspended))).toBe(303)

	expect([await isSuspended(), await emailsTo(accountId)]).toEqual([false, 0])
})

test('an operator withdraws their own proposal, and no other does', async () => {
	const [operator, other] = [await anOperator(), await anOperator()]
	const job = await aJob()
	const proposed = await proposeJobRemoval(operator, job.id, { reason: 'It asks for money.' })
	const { proposalId } = proposed.ok ? proposed.value : { proposalId: '' }

	expect(await withdrawProposal(other, proposalId)).toEqual({ ok: false, failure: 'unknown' })
	expect((await withdrawProposal(operator, proposalId)).ok).toBe(true)
	expect(only(await db.select().from(jobs).where(eq(jobs.id, job.id))).status).toBe('open')
})

test('what is said of the hospital after a decision reads whether anyone there can be notified', async () => {
	const operator = await anOperator()
	const decline = async (hospitalId: string) => {
		const job = await aJob({ hospitalId })
		const proposed = await proposeJobRemoval(await anOperator(), job.id, { reason: 'It asks for money.' })
		const path = `/operator/proposals/${proposed.ok ? proposed.value.proposalId : ''}/refusal`
		return (await redirectOf(await post(declineProposal.action, path, operator))).message?.detail
	}

	expect(await decline((await aMember()).hospitalId)).toMatch(/The hospital is notified then\.$/)
	expect(await decline((await aHospital()).id)).toMatch(/so the hospital cannot be notified\.$/)
})

test.each([
	['suspend', suspendHospital, 'suspension', { freeText: 'The certificate has lapsed.' }],
	['verify', verifyHospital, 'verification', { freeText: 'As in the register.', source: 'Health Facility Registry' }],
	['reject', rejectHospital, 'rejection', { freeText: 'Not in the register.', source: 'Health Facility Registry' }],
] as const)('a hospital that is not there cannot be decided about: %s', async (_what, route, path, form) => {
	const address = `/operator/hospitals/${crypto.randomUUID()}/${path}`
	expect(statusOf(await post(route.action, address, await anOperator(), { version: '1', ...form }))).toBe(404)
})
