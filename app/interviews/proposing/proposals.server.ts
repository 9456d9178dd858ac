import { and, eq, inArray, sql } from 'drizzle-orm'
import { receivedBy } from '#app/applications/pipeline/decisions.server.ts'
import { goesOn } from '#app/applications/progress.server.ts'
import { type LockedApplication, lockApplication, moveApplication } from '#app/applications/transitions.server.ts'
import { isOpen } from '#app/applications/stage.ts'
import type { Member } from '#app/identity/actor.ts'
import { db, only, type Queryable, type Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import { type Availability, specialists } from '#app/specialists/tables.server.ts'
import { type Busy, listBusy } from './busy.server.ts'
import { areColleagues, isOf, lockInterview } from '../locks.server.ts'
import {
	type Details,
	interviewRunner,
	moveInterview,
	type Refused,
	rowOf,
	writeInterviewers,
	writeSlots,
} from '../transitions.server.ts'
import { overlap, problemsOf, type Slot, type SlotProblem } from './slots.ts'
import { openStatuses } from '../status.ts'
import { interviews } from '../tables.server.ts'
import { notifyOfProposal } from '../notifications.server.ts'

/** `mayBeOutside`: also times outside the hours that the specialist entered. */
export type Proposal = Details & { slots: readonly Slot[]; mayBeOutside?: boolean }

type ProposeFailure = 'not-found' | 'suspended' | 'application-ended' | 'already-open' | 'no-such-interviewer'
/** For each time what is wrong, and who is not free then. */
type BadSlots = { ok: false; failure: 'bad-slots'; problems: (SlotProblem | null)[]; conflicts: Busy[][] }
export type Proposed =
	| { ok: true; value: { interviewId: string; specialistName: string } }
	| { ok: false; failure: ProposeFailure }
	| BadSlots

/**
 * Proposes up to three times to an applicant. If they had only applied, shortlists them in the same transaction.
 *
 * Fails with `already-open` when an interview about this application is being arranged, with `application-ended` after
 * a decision, with `suspended` while the account of the specialist is, and with `bad-slots` when a time has passed,
 * overlaps another, someone is not free, or the specialist is not available by their profile and the proposal does not
 * say that it knows.
 */
export async function proposeInterview(member: Member, applicationId: string, proposal: Proposal): Promise<Proposed> {
	return db.transaction(async (tx) => {
		const application = await lockApplication(tx, applicationId, receivedBy(member))
		if (!application) return fail('not-found')
		if (!isOpen(application.stage)) return fail('application-ended')
		if (!(await goesOn(tx, application))) return fail('suspended')
		if (await hasOpenInterview(tx, applicationId)) return fail('already-open')
		const refused = await checkProposal(tx, member, application, proposal)
		if (refused) return refused

		await shortlist(tx, application, member)
		const { slots, mayBeOutside: _, ...details } = proposal
		const interview = only(
			await tx
				.insert(interviews)
				.values({
					...rowOf(details),
					applicationId,
					hospitalId: application.hospitalId,
					specialistId: application.specialistId,
				})
				.returning({ id: interviews.id, round: interviews.round, version: interviews.version }),
		)
		await writeInterviewers(tx, interview.id, details.interviewerAccountIds)
		await writeSlots(tx, interview.id, interview.round, slots)
		await interviewRunner.begin(tx, interview.id, member.accountId)
		await notifyOfProposal(tx, interview.id, { freed: null })
		return ok({ interviewId: interview.id, specialistName: application.specialistName })
	})
}

export type ProposedAgain =
	| { ok: true; value: { specialistName: string } }
	| Refused
	| { ok: false; failure: ProposeFailure }
	| BadSlots

/**
 * Proposes other times for an interview that is proposed or scheduled: the next round, and the old times are void. Fails
 * as `proposeInterview` does, or as the interview's own rule says.
 */
export async function proposeAgain(
	member: Member,
	interviewId: string,
	{ version, slots, mayBeOutside = false, ...details }: Proposal & { version: number },
): Promise<ProposedAgain> {
	return db.transaction(async (tx) => {
		const interview = await lockInterview(tx, interviewId, isOf(member))
		if (!interview) return fail('not-found')
		if (!isOpen(interview.application.stage)) return fail('application-ended')
		if (!(await goesOn(tx, interview.application))) return fail('suspended')
		const { specialistName } = interview.application
		const refused = await checkProposal(
			tx,
			member,
			interview.application,
			{ ...details, slots, mayBeOutside },
			interviewId,
		)
		if (refused) return refused

		const move = { kind: 'propose-again', by: 'hospital' } as const
		const moved = await moveInterview(tx, interview, move, { actorAccountId: member.accountId, version, details })
		if (!moved.ok) return moved
		await writeSlots(tx, interviewId, interview.round + 1, slots)
		await notifyOfProposal(tx, interviewId, { freed: moved.value.freed })
		return ok({ specialistName })
	})
}

async function checkProposal(
	tx: Transaction,
	member: Member,
	{ id: applicationId, specialistId }: Pick<LockedApplication, 'id' | 'specialistId'>,
	{ interviewerAccountIds, slots, mayBeOutside }: Proposal,
	exceptInterviewId?: string,
) {
	if (!(await areColleagues(tx, member, applicationId, interviewerAccountIds))) return fail('no-such-interviewer')
	const busy = await listBusy(tx, { interviewerAccountIds, specialistId, exceptInterviewId })
	const hours = mayBeOutside ? {} : await readHours(tx, specialistId)
	const { now } = only(
		(await tx.execute<{ now: string }>(sql`select extract(epoch from clock_timestamp())::text as now`)).rows,
	)
	const problems = problemsOf(slots, busy, new Date(Number(now) * 1_000), hours)
	const conflicts = slots.map((slot) => busy.filter((other) => overlap(other, slot)))
	return problems.some(Boolean) ? { ...fail('bad-slots'), problems, conflicts } : null
}

/** When the specialist is available, as the hospital reads it in their profile. */
export async function readHours(on: Queryable, specialistId: string): Promise<Availability> {
	const [profile] = await on
		.select({ availability: specialists.availability })
		.from(specialists)
		.where(eq(specialists.id, specialistId))
	return profile?.availability ?? {}
}

async function hasOpenInterview(tx: Transaction, applicationId: string) {
	const [open] = await tx
		.select({ id: interviews.id })
		.from(interviews)
		.where(and(eq(interviews.applicationId, applicationId), inArray(interviews.status, [...openStatuses])))
	return open !== undefined
}

/** An interview needs the shortlist stage. The notification of the times says more than one of the stage would. */
async function shortlist(tx: Transaction, application: LockedApplication, member: Member) {
	if (application.stage !== 'applied') return
	const move = { to: 'shortlisted', by: 'hospital', isNotifiedByCaller: true, version: application.version } as const
	const moved = await moveApplication(tx, application, { ...move, actorAccountId: member.accountId })
	if (!moved.ok) throw new Error(`An applicant could not be shortlisted: ${moved.failure}`)
}
