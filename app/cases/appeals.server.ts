import { and, desc, eq, gte, isNull, sql } from 'drizzle-orm'
import { moveCredential } from '#app/credentials/transitions.server.ts'
import { credentialStatusEvents, credentials } from '#app/credentials/tables.server.ts'
import { hospitalStatusEvents } from '#app/hospitals/tables.server.ts'
import { moveHospital } from '#app/hospitals/checks/verification.server.ts'
import type { Member, Operator, Specialist } from '#app/identity/actor.ts'
import { findDependence, listOperators } from '#app/identity/operators/operators.server.ts'
import { accountStatus, accountStatusEvents, accounts } from '#app/identity/tables.server.ts'
import { isKeyedHash, keyedHash } from '#app/identity/tokens.server.ts'
import { notify } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { db, only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { env } from '#app/platform/env.server.ts'
import { isId } from '#app/platform/http/http.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { specialists } from '#app/specialists/tables.server.ts'
import { beginDecision, type CaseSubject, lockCase } from './cases.server.ts'
import { caseAddress, queues } from './kinds.ts'
import { refusalAppealed } from './messages.ts'
import { caseAppeals, cases } from './tables.server.ts'
import { credentialSubject, hospitalSubject } from './thread.server.ts'

export type AppealFailure = 'unknown' | 'not-refused' | 'already-appealed'

/**
 * A hospital objects to its refusal and returns to the queue with what it submitted before, for another operator; or to its
 * suspension. Fails with `not-refused` when it is neither refused nor suspended now, and with `already-appealed` when this refusal already answered an appeal.
 */
export const appealForHospital = (member: Member, reason: string): Promise<Result<null, AppealFailure>> =>
	settle<null, AppealFailure>(async (tx) => {
		const subject = hospitalSubject(member.hospitalId)
		const found = await lockCase(tx, subject)
		const appealable = await findAppealable(tx, subject)
		if (!appealable.ok) return appealable
		const appeal = { author: member, reason, name: member.hospitalName }
		// A suspended hospital stays so until another operator has decided.
		if (member.hospitalStatus === 'suspended')
			return fileAppeal(tx, { ...appealable.value, hospitalId: member.hospitalId }, appeal)
		const moved = await moveHospital(tx, member, member.hospitalId, 'pending')
		if (!moved.ok) return fail('not-refused')
		await record(tx, found.id, subject, appealable.value, appeal)
		return ok(null)
	})

/** A specialist objects to the refusal of their credential. Fails as `appealForHospital` does. */
export const appealForCredential = (
	actor: Specialist,
	credentialId: string,
	reason: string,
): Promise<Result<null, AppealFailure>> =>
	settle<null, AppealFailure>(async (tx) => {
		const [own] = await tx
			.select({ title: credentials.title })
			.from(credentials)
			.where(and(eq(credentials.id, credentialId), eq(credentials.specialistId, actor.specialistId)))
		if (!own) return fail('unknown')
		const subject = credentialSubject(credentialId, actor.specialistId)
		const found = await lockCase(tx, subject)
		const appealable = await findAppealable(tx, subject)
		if (!appealable.ok) return appealable
		const moved = await moveCredential(tx, actor, credentialId, 'pending')
		if (!moved.ok) return fail('not-refused')
		await record(tx, found.id, subject, appealable.value, {
			author: actor,
			reason,
			name: `${actor.name}: ${own.title}`,
		})
		return ok(null)
	})

/** `proposedBy`: of a removal, the operator who proposed it; it was decided by two. */
type Refusal = { id: string; refusedBy: string | null; proposedBy?: string | null }
/** A suspension or a removal: its event in the history, who decided, and whom it concerns. */
type Decision = Refusal & { hospitalId?: string; specialistId?: string | null }
type Appeal = { author: { accountId: string }; reason: string; name: string }

/**
 * An appeal against a suspension or a removal, which is a case of its own: what was decided stays until another operator has read it. One
 * for each decision, so it fails with `already-appealed`.
 */
export async function fileAppeal(
	tx: Transaction,
	{ hospitalId, specialistId, ...decision }: Decision,
	appeal: Appeal,
): Promise<Result<null, 'already-appealed'>> {
	const subject: CaseSubject = {
		kind: 'appeal',
		subjectId: decision.id,
		...(hospitalId ? { hospitalId } : {}),
		...(specialistId ? { specialistId } : {}),
	}
	const found = await lockCase(tx, subject)
	if (await isAppealed(tx, decision.id)) return fail('already-appealed')
	await record(tx, found.id, subject, decision, appeal)
	return ok(null)
}

/** Whether there was an appeal against this decision. */
export const isAppealed = async (on: Queryable, decisionId: string) =>
	(await on.$count(caseAppeals, eq(caseAppeals.refusalId, decisionId))) > 0

const accountKey = (eventId: string) => `appeal against a suspension: ${eventId}`

const accountToken = (eventId: string) => `${eventId}.${keyedHash(accountKey(eventId))}`

/** The address where the suspension of an account is appealed, whose owner cannot log in. */
export const accountAppealPath = (eventId: string) => `/appeal?${new URLSearchParams({ token: accountToken(eventId) })}`

/** The suspension that a link is about, while it stands and has not been appealed; null for every other link. */
export async function findAccountAppeal(token: string, on: Queryable = db) {
	const [eventId = '', mac = ''] = token.split('.')
	if (!isId(eventId) || !isKeyedHash(accountKey(eventId), mac)) return null
	const { id, accountId, to, reason, actorAccountId } = accountStatusEvents
	const [event] = await on
		.select({ id, accountId, reason, refusedBy: actorAccountId, name: accounts.name, specialistId: specialists.id })
		.from(accountStatusEvents)
		.innerJoin(accounts, eq(accounts.id, accountId))
		.innerJoin(accountStatus, eq(accountStatus.id, accountId))
		.leftJoin(specialists, eq(specialists.id, accountId))
		.where(
			and(
				eq(id, eventId),
				eq(to, 'suspended'),
				eq(accountStatus.status, 'suspended'),
				// A suspension after another one is a decision of its own.
				sql`not exists (select 1 from ${accountStatusEvents} later where later.account_id = ${accountId} and later.at > ${accountStatusEvents.at})`,
			),
		)
	return event && !(await isAppealed(on, event.id)) ? event : null
}

/** Where someone who has just proved that a suspended account is theirs reads why and can appeal; null when they have. */
export async function findAppealPath(account: string): Promise<string | null> {
	const [last] = await db
		.select({ id: accountStatusEvents.id })
		.from(accountStatusEvents)
		.where(eq(accountStatusEvents.accountId, account))
		.orderBy(desc(accountStatusEvents.at))
		.limit(1)
	return last && (await findAccountAppeal(accountToken(last.id))) ? accountAppealPath(last.id) : null
}

/** The token of such an address. */
export const tokenIn = (address: string) => new URL(address, env.APP_ORIGIN).searchParams.get('token') ?? ''

/** The owner of a suspended account objects, by the link in our mail. False when it cannot be appealed. */
export const appealForAccount = async (token: string, reason: string): Promise<boolean> => {
	const appealed = await settle<null, 'already-appealed'>(async (tx) => {
		const event = await findAccountAppeal(token, tx)
		if (!event) return fail('already-appealed')
		const { accountId, name, ...decision } = event
		return fileAppeal(tx, decision, { author: { accountId }, reason, name })
	})
	return appealed.ok
}

/** Where each is decided. */
async function record(
	tx: Transaction,
	caseId: string,
	subject: CaseSubject,
	refusal: Refusal,
	{ author, reason, name }: Appeal,
) {
	const { id } = only(
		await tx
			.insert(caseAppeals)
			.values({
				caseId,
				refusalId: refusal.id,
				refusedBy: refusal.refusedBy,
				reason,
				authorAccountId: author.accountId,
			})
			.returning({ id: caseAppeals.id }),
	)
	await tx
		.update(cases)
		.set({ askedVersion: null, askedAt: null, assignedTo: null, assignedAt: null, heldUntil: null, heldReason: null })
		.where(eq(cases.id, caseId))
	await recordAudit(tx, {
		actorAccountId: author.accountId,
		action: 'case.appealed',
		subjectType: subject.kind,
		subjectId: subject.subjectId,
		reason,
	})
	const operators = await listOperators(tx, queues[subject.kind].duty)
	await notify(tx, refusalAppealed, {
		to: operators.filter(({ accountId }) => accountId !== refusal.refusedBy && accountId !== refusal.proposedBy),
		key: `appeal/${id}`,
		facts: {
			href: caseAddress(subject.kind, subject.subjectId),
			name,
			reason,
		},
	})
}

/** The refusal that stands now, where it can be appealed: it was not itself the answer to an appeal. */
export async function findAppealable(
	on: Queryable,
	{ kind, subjectId }: CaseSubject,
): Promise<Result<Refusal, 'not-refused' | 'already-appealed'>> {
	const events = await (kind === 'hospital' ? listHospitalEvents(on, subjectId) : listCredentialEvents(on, subjectId))
	const [last] = events
	if (last?.to === 'suspended')
		return (await isAppealed(on, last.id)) ? fail('already-appealed') : ok({ id: last.id, refusedBy: last.by })
	if (last?.to !== 'rejected') return fail('not-refused')
	const submittedAt = events.find(({ to }) => to === 'pending')?.at
	const [denied] = await on
		.select({ id: caseAppeals.id })
		.from(caseAppeals)
		.innerJoin(cases, eq(cases.id, caseAppeals.caseId))
		.where(
			and(
				eq(cases.kind, kind),
				eq(cases.subjectId, subjectId),
				eq(caseAppeals.outcome, 'denied'),
				// What is submitted after it is another matter.
				submittedAt ? gte(caseAppeals.decidedAt, submittedAt) : undefined,
			),
		)
	return denied ? fail('already-appealed') : ok({ id: last.id, refusedBy: last.by })
}

/** The history, the latest first. */
const listHospitalEvents = (on: Queryable, hospitalId: string) => {
	const { id, to, at, actorAccountId: by } = hospitalStatusEvents
	const own = eq(hospitalStatusEvents.hospitalId, hospitalId)
	return on.select({ id, to, at, by }).from(hospitalStatusEvents).where(own).orderBy(desc(at))
}

const listCredentialEvents = (on: Queryable, credentialId: string) => {
	const { id, to, at, actorAccountId: by } = credentialStatusEvents
	const own = eq(credentialStatusEvents.credentialId, credentialId)
	return on.select({ id, to, at, by }).from(credentialStatusEvents).where(own).orderBy(desc(at))
}

/**
 * How an operator decides a case that may be an appeal, within the transaction of the decision. Fails with `taken` while
 * another operator works on it, and with `own-refusal` for the one against whom the appeal is.
 */
export async function beginAppealableDecision(
	tx: Transaction,
	actor: Operator,
	subject: CaseSubject,
	outcome: 'granted' | 'denied',
): Promise<Result<null, 'taken' | 'own-refusal'>> {
	const begun = await beginDecision(tx, actor, subject)
	if (!begun.ok) return begun
	const [appeal] = await tx
		.select()
		.from(caseAppeals)
		.where(and(eq(caseAppeals.caseId, begun.value.id), isNull(caseAppeals.outcome)))
		.for('update')
	if (!appeal) return ok(null)
	if (await findDependence(tx, actor.accountId, appeal.refusedBy)) return fail('own-refusal')
	await tx
		.update(caseAppeals)
		.set({ outcome, decidedBy: actor.accountId, decidedAt: sql`now()` })
		.where(eq(caseAppeals.id, appeal.id))
	return ok(null)
}

const eventsOf = {
	hospital: { events: hospitalStatusEvents, of: hospitalStatusEvents.hospitalId },
	account: { events: accountStatusEvents, of: accountStatusEvents.accountId },
}

/**
 * A suspension that is lifted without waiting for the appeal against it: the appeal is granted, in the transaction of the move and before it.
 * Whoever suspended may lift it, too, and then no other operator has decided. Fails with `taken` while another operator works on the appeal.
 */
export async function grantOpenAppeals(
	tx: Transaction,
	actor: Operator,
	about: keyof typeof eventsOf,
	subjectId: string,
): Promise<Result<null, 'taken'>> {
	const { events, of } = eventsOf[about]
	const { hospitalId, specialistId } = cases
	const open = await tx
		.select({ decisionId: events.id, hospitalId, specialistId, refusedBy: caseAppeals.refusedBy })
		.from(caseAppeals)
		.innerJoin(cases, eq(cases.id, caseAppeals.caseId))
		.innerJoin(events, eq(events.id, caseAppeals.refusalId))
		.where(and(eq(cases.kind, 'appeal'), isNull(caseAppeals.outcome), eq(of, subjectId)))
	for (const { decisionId, refusedBy, ...concerned } of open) {
		const begun = await beginDecision(tx, actor, { kind: 'appeal', subjectId: decisionId, ...concerned })
		if (!begun.ok) return begun
		await tx
			.update(caseAppeals)
			.set({
				outcome: 'granted',
				decidedBy: refusedBy === actor.accountId ? null : actor.accountId,
				decidedAt: sql`now()`,
			})
			.where(and(eq(caseAppeals.refusalId, decisionId), isNull(caseAppeals.outcome)))
	}
	return ok(null)
}

/** The appeal that waits in this case. */
export async function findOpenAppeal({ kind, subjectId }: Pick<CaseSubject, 'kind' | 'subjectId'>) {
	const [appeal] = await db
		.select({ reason: caseAppeals.reason, sentAt: caseAppeals.sentAt, refusedBy: caseAppeals.refusedBy })
		.from(caseAppeals)
		.innerJoin(cases, eq(cases.id, caseAppeals.caseId))
		.where(and(eq(cases.kind, kind), eq(cases.subjectId, subjectId), isNull(caseAppeals.outcome)))
	return appeal ?? null
}
