import { and, asc, eq, sql } from 'drizzle-orm'
import { listMembersToNotify, worksForAll } from '#app/hospitals/team/membership.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import { isCheckDue } from '#app/hospitals/checks/yearly-check.server.ts'
import { credentials } from '#app/credentials/tables.server.ts'
import type { Member, Operator, Specialist } from '#app/identity/actor.ts'
import { listOperators } from '#app/identity/operators/operators.server.ts'
import { accounts } from '#app/identity/tables.server.ts'
import { notify, send } from '#app/notifications/notify.server.ts'
import { recordAudit } from '#app/platform/audit/audit.server.ts'
import { formatDateTime } from '#app/platform/text/dates.ts'
import { db, only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok, type Result } from '#app/platform/result.ts'
import { settle } from '#app/platform/tasks/settle.server.ts'
import { findReader } from '#app/specialists/brief.server.ts'
import { type Case, type CaseSubject, lockCase, workOnCase } from './cases.server.ts'
import {
	caseAnswered,
	credentialCasePage,
	hospitalAsked,
	hospitalCasePage,
	memberAnswered,
	memberAsked,
	questionPage,
	reporterAsked,
	specialistAnswered,
	specialistAsked,
} from './messages.ts'
import { caseAddress, queues } from './kinds.ts'
import { caseMessages, cases } from './tables.server.ts'

/** Of a hospital or credential, for its case. */
export const hospitalSubject = (hospitalId: string): CaseSubject => ({
	kind: 'hospital',
	subjectId: hospitalId,
	hospitalId,
})
export const credentialSubject = (credentialId: string, specialistId: string): CaseSubject => ({
	kind: 'credential',
	subjectId: credentialId,
	credentialId,
	specialistId,
})

/**
 * Of a held text or a report: who is asked about it, under which name, the version that the question is about, and whether it still waits for
 * a decision.
 */
export type Asked = {
	name: string
	isReport: boolean
	version: number
	isOpen: (on: Queryable) => Promise<boolean>
} & ({ side: 'hospital'; hospitalId: string } | { side: 'specialist'; specialistId: string })

/**
 * Writes to the hospital or specialist. The case waits for them until they answer or change what they submitted. Of a check its owner is
 * asked; who it is of anything else, the folder that knows it says. Fails with `already-decided` for what no longer waits: no one would read the
 * answer.
 */
export const askForMore = (
	actor: Operator,
	subject: CaseSubject,
	body: string,
	party?: Asked,
): Promise<Result<null, 'taken' | 'unknown' | 'already-decided' | 'no-one-to-ask'>> =>
	writeToOwner(actor, subject, { body, party, sends: 'question' })

/**
 * Writes to the hospital or specialist without waiting for them: the case keeps its status, its place in the queue and whoever has taken it.
 * Fails as `askForMore` does.
 */
export const answerAsOperator = (actor: Operator, subject: CaseSubject, body: string, party?: Asked) =>
	writeToOwner(actor, subject, { body, party, sends: 'answer' })

type Sends = 'question' | 'answer'
type Written = { key: string; body: string; sends: Sends }

const writeToOwner = (
	actor: Operator,
	subject: CaseSubject,
	{ body, party, sends }: { body: string; party: Asked | undefined; sends: Sends },
): Promise<Result<null, 'taken' | 'unknown' | 'already-decided' | 'no-one-to-ask'>> =>
	workOnCase(actor, subject, async (tx, found) => {
		const asked = party ?? (await findAsked(tx, subject))
		if (!asked) return fail('unknown')
		if (!(await asked.isOpen(tx))) return fail('already-decided')
		const message = await write(tx, found.id, { side: 'operator', accountId: actor.accountId, body })
		const { assignedTo, assignedAt } = found
		const isQuestion = sends === 'question'
		await tx
			.update(cases)
			.set({
				...(isQuestion
					? { askedVersion: asked.version, askedAt: sql`now()`, assignedTo: null, assignedAt: null }
					: { assignedTo, assignedAt }),
				...(party ? { askedSide: party.side } : {}),
				...(party?.side === 'specialist' ? { specialistId: party.specialistId } : {}),
			})
			.where(eq(cases.id, found.id))
		await recordAudit(tx, {
			actorAccountId: actor.accountId,
			action: isQuestion ? 'case.asked' : 'case.answered',
			subjectType: subject.kind,
			subjectId: subject.subjectId,
			reason: body,
		})
		const written = { key: `case-message/${message}`, body, sends }
		const told = party
			? await notifyParty(tx, found.id, party, written)
			: await notifyOwners(tx, subject, asked.name, written)
		return told ? ok(null) : fail('no-one-to-ask')
	})

async function notifyParty(tx: Transaction, caseId: string, party: Asked, { key, body, sends }: Written) {
	const about = { about: party.name, isReport: party.isReport, body }
	const facts = { caseId, ...about }
	const answer = { href: questionPage(caseId), ...about }
	if (party.side === 'hospital') {
		const to = await listMembersToNotify(tx, party.hospitalId, worksForAll)
		if (sends === 'answer') await send(tx, memberAnswered, { to, key, facts: answer })
		else await send(tx, memberAsked, { to, key, facts })
		return to.length > 0
	}
	const to = await findReader(tx, party.specialistId)
	if (sends === 'answer') await send(tx, specialistAnswered, { to, key, facts: answer })
	else await send(tx, reporterAsked, { to, key, facts })
	return to.length > 0
}

async function notifyOwners(
	tx: Transaction,
	{ hospitalId, specialistId, credentialId }: CaseSubject,
	name: string,
	{ key, body, sends }: Written,
): Promise<boolean> {
	if (credentialId && specialistId) {
		const to = await findReader(tx, specialistId)
		const href = credentialCasePage(credentialId)
		if (sends === 'answer')
			await send(tx, specialistAnswered, { to, key, facts: { href, about: name, isReport: false, body } })
		else await send(tx, specialistAsked, { to, key, facts: { credentialId, title: name, body } })
		return to.length > 0
	}
	if (!hospitalId) return false
	const to = await listMembersToNotify(tx, hospitalId, worksForAll)
	const answer = { href: hospitalCasePage, about: name, isReport: false, body }
	if (sends === 'answer') await send(tx, memberAnswered, { to, key, facts: answer })
	else await send(tx, hospitalAsked, { to, key, facts: { name, body } })
	return to.length > 0
}

/** What can be asked about: its name, the version that the question is about, and whether its check waits for a decision. */
async function findAsked(tx: Transaction, { kind, subjectId }: CaseSubject) {
	if (kind === 'hospital') {
		const { id, version, displayName, status } = hospitals
		const isOpen = sql<boolean>`(${status} = 'pending' or ${isCheckDue})`
		const [row] = await tx.select({ version, name: displayName, isOpen }).from(hospitals).where(eq(id, subjectId))
		return row ? { ...row, isOpen: async () => row.isOpen } : null
	}
	if (kind !== 'credential') return null
	const { id, version, title, status } = credentials
	const [row] = await tx.select({ version, name: title, status }).from(credentials).where(eq(id, subjectId))
	return row ? { ...row, isOpen: async () => row.status === 'pending' } : null
}

async function write(
	tx: Transaction,
	caseId: string,
	{ side, accountId, body }: { side: 'operator' | 'owner'; accountId: string; body: string },
): Promise<string> {
	const values = { caseId, side, body, authorAccountId: accountId }
	return only(await tx.insert(caseMessages).values(values).returning({ id: caseMessages.id })).id
}

/** A hospital answers, or writes first. The case returns to the queue. */
export const answerForHospital = (member: Member, body: string) =>
	db.transaction(async (tx) => {
		const found = await lockCase(tx, hospitalSubject(member.hospitalId))
		await answer(tx, found, { accountId: member.accountId, body }, member.hospitalName)
	})

/** A specialist answers about their own credential; false when it is not theirs. */
export const answerForCredential = (actor: Specialist, credentialId: string, body: string): Promise<boolean> =>
	db.transaction(async (tx) => {
		const [own] = await tx
			.select({ id: credentials.id })
			.from(credentials)
			.where(and(eq(credentials.id, credentialId), eq(credentials.specialistId, actor.specialistId)))
		if (!own) return false
		const found = await lockCase(tx, credentialSubject(credentialId, actor.specialistId))
		await answer(tx, found, { accountId: actor.accountId, body }, actor.name)
		return true
	})

async function answer(
	tx: Transaction,
	{ id, kind, subjectId }: Case,
	{ accountId, body }: { accountId: string; body: string },
	name: string,
) {
	const message = await write(tx, id, { side: 'owner', accountId, body })
	await tx
		.update(cases)
		.set({ askedVersion: null, askedAt: null, heldUntil: null, heldReason: null })
		.where(eq(cases.id, id))
	await notify(tx, caseAnswered, {
		to: await listReaders(tx, { id, kind }),
		key: `case-message/${message}`,
		facts: {
			href: caseAddress(kind, subjectId),
			name,
			body,
		},
	})
}

/** The case of a held text or a report in which we asked this hospital or specialist; null for everyone else. */
async function findAskedCase(on: Queryable, actor: Member | Specialist, caseId: string) {
	const mine =
		actor.kind === 'member'
			? and(eq(cases.askedSide, 'hospital'), eq(cases.hospitalId, actor.hospitalId))
			: and(eq(cases.askedSide, 'specialist'), eq(cases.specialistId, actor.specialistId))
	const [found] = await on
		.select()
		.from(cases)
		.where(and(eq(cases.id, caseId), mine))
	return found ?? null
}

/** Whether what a case is about still waits for a decision. The folder that knows it says. */
export type IsOpen = (on: Queryable, subject: Pick<CaseSubject, 'kind' | 'subjectId'>) => Promise<boolean>

/** What we asked the actor, and what they answered; null when we asked someone else or no one. */
export async function findOwnQuestion(actor: Member | Specialist, caseId: string, isOpen: IsOpen) {
	const found = await findAskedCase(db, actor, caseId)
	if (!found) return null
	const { kind, askedVersion } = found
	const isDecided = !(await isOpen(db, found))
	return { id: caseId, kind, isAsked: askedVersion !== null, isDecided, messages: await listCaseMessages(found) }
}

/**
 * The answer of whom we asked about a held text or a report; `not-found` for everyone else, and `already-decided` once no one waits for it. The
 * case returns to the queue.
 */
export const answerQuestion = (
	actor: Member | Specialist,
	caseId: string,
	body: string,
	isOpen: IsOpen,
): Promise<Result<null, 'not-found' | 'already-decided'>> =>
	settle<null, 'not-found' | 'already-decided'>(async (tx) => {
		const asked = await findAskedCase(tx, actor, caseId)
		if (!asked) return fail('not-found')
		const name = actor.kind === 'member' ? actor.hospitalName : actor.name
		const found = await lockCase(tx, { kind: asked.kind, subjectId: asked.subjectId })
		if (!(await isOpen(tx, found))) return fail('already-decided')
		await answer(tx, found, { accountId: actor.accountId, body }, name)
		return ok(null)
	})

/** The operators who wrote in this case; all of them when no one has. */
async function listReaders(tx: Transaction, { id: caseId, kind }: Pick<Case, 'id' | 'kind'>) {
	const operators = await listOperators(tx, queues[kind].duty)
	const wrote = await tx
		.selectDistinct({ accountId: caseMessages.authorAccountId })
		.from(caseMessages)
		.where(and(eq(caseMessages.caseId, caseId), eq(caseMessages.side, 'operator')))
	const involved = operators.filter(({ accountId }) => wrote.some((one) => one.accountId === accountId))
	return involved.length > 0 ? involved : operators
}

export type CaseMessage = { id: string; side: 'operator' | 'owner'; body: string; at: string; by: string | null }

/** What was written about a case, the oldest first. */
export async function listCaseMessages({
	kind,
	subjectId,
}: Pick<CaseSubject, 'kind' | 'subjectId'>): Promise<CaseMessage[]> {
	const rows = await db
		.select({
			id: caseMessages.id,
			side: caseMessages.side,
			body: caseMessages.body,
			sentAt: caseMessages.sentAt,
			by: accounts.name,
		})
		.from(caseMessages)
		.innerJoin(cases, eq(cases.id, caseMessages.caseId))
		.leftJoin(accounts, eq(accounts.id, caseMessages.authorAccountId))
		.where(and(eq(cases.kind, kind), eq(cases.subjectId, subjectId)))
		.orderBy(asc(caseMessages.sentAt), asc(caseMessages.id))
	return rows.map(({ sentAt, ...row }) => ({ ...row, at: formatDateTime(sentAt) }))
}
