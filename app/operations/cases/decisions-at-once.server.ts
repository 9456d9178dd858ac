import { and, count, eq, gte, sql } from 'drizzle-orm'
import { z } from 'zod'
import { CaseBefore, readCaseBefore, restoreCase } from '#app/cases/cases.server.ts'
import { type Decision, defineDecisionAtOnce } from '#app/cases/decisions.server.ts'
import { credentialSubject, hospitalSubject } from '#app/cases/thread.server.ts'
import { contactRequests } from '#app/contacts/tables.server.ts'
import { CredentialBefore, credentialRunner, notifyOfCredential } from '#app/credentials/transitions.server.ts'
import { CheckBefore, hospitalRunner, notifyOfStatus } from '#app/hospitals/checks/verification.server.ts'
import { undoSuspension } from '#app/identity/account-status.server.ts'
import { hospitals } from '#app/hospitals/tables.server.ts'
import type { Operator } from '#app/identity/actor.ts'
import { jobs } from '#app/jobs/tables.server.ts'
import type { Transaction } from '#app/platform/database/db.server.ts'
import { fail, ok } from '#app/platform/result.ts'
import { caseAddress } from '#app/cases/kinds.ts'
import { notifyOfSuspension } from '../people/suspension.server.ts'

// Decisions that are in effect at once: someone waits to begin, or must be stopped. Their messages wait a minute.

const by = ({ operatorId, decidedAt }: Decision) => ({ operatorId, decidedAt })
const undoneBy = ({ accountId }: Operator, eventId: string) => ({
	eventId,
	by: 'operator' as const,
	actorAccountId: accountId,
})

const HospitalKept = z.object({ hospitalId: z.uuid(), eventId: z.uuid(), before: CheckBefore, case: CaseBefore })
const decidedHospital = defineDecisionAtOnce('decide-hospital', {
	...{ kind: 'hospital', label: 'Decide about hospital', page: (id) => caseAddress('hospital', id) },
	kept: HospitalKept,
	tell: (tx, { eventId }) => notifyOfStatus(tx, eventId),
	async undo(tx, actor, kept, decision) {
		const { hospitalId } = kept
		if (await hasActed(tx, hospitalId, decision.decidedAt)) return fail('too-late')
		const undone = await hospitalRunner.undoLast(tx, hospitalId, {
			...undoneBy(actor, kept.eventId),
			set: { ...kept.before, updatedAt: sql`now()` },
		})
		if (!undone.ok) return undone
		await restoreCase(tx, hospitalSubject(hospitalId), kept.case, by(decision))
		return ok(null)
	},
})

/** What only a verified hospital may do, done since: it is not taken away with an undo. */
async function hasActed(tx: Transaction, hospitalId: string, since: Date) {
	const [posted] = await tx
		.select({ jobs: count() })
		.from(jobs)
		.where(and(eq(jobs.hospitalId, hospitalId), eq(jobs.status, 'open'), gte(jobs.openedAt, since)))
	const [asked] = await tx
		.select({ requests: count() })
		.from(contactRequests)
		.where(and(eq(contactRequests.hospitalId, hospitalId), gte(contactRequests.sentAt, since)))
	return (posted?.jobs ?? 0) + (asked?.requests ?? 0) > 0
}

/** What a decision about a hospital does before it and after it; `decisionId` is known afterwards. */
export function keepHospital(actor: Operator, hospitalId: string) {
	const kept: { before?: z.infer<typeof CheckBefore>; case?: z.infer<typeof CaseBefore>; decisionId?: string } = {}
	return {
		kept,
		before: async (tx: Transaction) => {
			// Of a hospital that is not there, no case is made.
			if ((await tx.$count(hospitals, eq(hospitals.id, hospitalId))) === 0) return
			kept.case = await readCaseBefore(tx, hospitalSubject(hospitalId))
			kept.before = CheckBefore.parse(await hospitalRunner.lock(tx, hospitalId))
		},
		after: async (tx: Transaction, eventId: string) => {
			if (!kept.before || !kept.case) throw new Error('Decided without what was before')
			const { before, case: caseBefore } = kept
			kept.decisionId = await decidedHospital(tx, actor, hospitalId, { hospitalId, eventId, before, case: caseBefore })
		},
	}
}

const CredentialKept = z.object({
	credentialId: z.uuid(),
	eventId: z.uuid(),
	before: CredentialBefore,
	case: CaseBefore,
})
const decidedCredentials = defineDecisionAtOnce('decide-credentials', {
	...{ kind: 'credential', label: 'Decide about credentials', page: (id) => caseAddress('credential', id) },
	kept: z.object({ credentials: z.array(CredentialKept).min(1) }),
	async tell(tx, { credentials }) {
		for (const { credentialId, eventId } of credentials) await notifyOfCredential(tx, credentialId, eventId)
	},
	async undo(tx, actor, { credentials }, decision) {
		for (const kept of credentials) {
			const { credentialId, eventId, before } = kept
			const undone = await credentialRunner.undoLast(tx, credentialId, { ...undoneBy(actor, eventId), set: before })
			if (!undone.ok) return undone
			await restoreCase(tx, { kind: 'credential', subjectId: credentialId }, kept.case, by(decision))
		}
		return ok(null)
	},
})

/** As `keepHospital`, for credentials of one specialist that are decided together. */
export function keepCredentials(actor: Operator, specialistId: string, credentialIds: readonly string[]) {
	const before = new Map<string, { before: z.infer<typeof CredentialBefore>; case: z.infer<typeof CaseBefore> }>()
	const kept: { decisionId?: string } = {}
	return {
		kept,
		before: async (tx: Transaction) => {
			for (const id of credentialIds.toSorted()) {
				const state = await readCaseBefore(tx, credentialSubject(id, specialistId))
				const credential = await credentialRunner.lock(tx, id)
				if (credential) before.set(id, { before: CredentialBefore.parse(credential), case: state })
			}
		},
		after: async (tx: Transaction, moved: readonly { credentialId: string; eventId: string }[]) => {
			const credentials = moved.flatMap((one) => {
				const was = before.get(one.credentialId)
				return was ? [{ ...one, ...was }] : []
			})
			kept.decisionId = await decidedCredentials(tx, actor, credentialIds[0] ?? '', { credentials })
		},
	}
}

export const suspendedAccount = defineDecisionAtOnce('suspend-account', {
	...{ kind: 'account', label: 'Suspend account', page: (id) => `/operator/accounts/${id}` },
	kept: z.object({ accountId: z.uuid(), eventId: z.uuid() }),
	tell: (tx, { accountId, eventId }) => notifyOfSuspension(tx, accountId, eventId),
	undo: (tx, actor, { accountId, eventId }) =>
		undoSuspension(tx, accountId, { eventId, actorAccountId: actor.accountId }),
})
